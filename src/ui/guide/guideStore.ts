// What the guide remembers while the page is open: notes that have been read, the area it speaks of. Of the screen only.
import { create } from 'zustand';

interface GuideMemory {
  readonly read: ReadonlySet<string>;
  /** Area to bring into sight; a new object for each wish. */
  readonly sight: { readonly area: string } | null;
}

export const useGuideMemory = create<GuideMemory>(() => ({ read: new Set(), sight: null }));

/** A note has been read. */
export function markRead(id: string): void {
  useGuideMemory.setState(({ read }) => ({ read: new Set([...read, id]) }));
}

/** Every note is new again, for another guided game. */
export function forgetAll(): void {
  useGuideMemory.setState({ read: new Set(), sight: null });
}

/** Asks the map to bring an area into sight. */
export function lookAt(area: string): void {
  useGuideMemory.setState({ sight: { area } });
}
