// A part of the program that can no longer be had, because a newer version has taken its place on the server.

const reloadedKey = 'table-loaded-anew';
const ownAddress = import.meta.url;

/** Loads the page anew when a part is missing, once for each version, so that it never goes round in circles. */
export function reloadWhenPartsAreMissing(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === ownAddress) return;
    sessionStorage.setItem(reloadedKey, ownAddress);
    location.reload();
  });
}
