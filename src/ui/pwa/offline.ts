// Makes the program work offline: registers the service worker, and notices when it has fetched a newer version.
import { useUpdate } from './updateStore';

const worker = './sw.js';

/** Offers a version that has been fetched, unless it is the first, which takes over by itself. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = (waiting: ServiceWorker | null): void => {
    if (waiting && registration.active) useUpdate.setState({ waiting });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(registration.waiting);
    });
  });
}

/** Asks for a newer version whenever the table comes to the fore again: a game may lie open for days. */
function askAgain(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Tabs of the old version are loaded anew once the new one has taken over; the first version needs no loading. */
function reloadOnTakeover(container: ServiceWorkerContainer): void {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(worker, { scope: './', updateViaCache: 'none' });
  watch(registration);
  askAgain(registration);
}

/** To call once, after the first picture. Without service workers (or when they are refused) the table works online only. */
export function workOffline(): void {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!container) return;
  reloadOnTakeover(container);
  register(container).catch(() => undefined);
}
