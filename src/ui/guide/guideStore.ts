// What the guide remembers while the page is open: notes that have been read. Of the screen only.
import { create } from 'zustand';

interface GuideMemory {
  readonly read: ReadonlySet<string>;
}

export const useGuideMemory = create<GuideMemory>(() => ({ read: new Set() }));

/** A note has been read. */
export function markRead(id: string): void {
  useGuideMemory.setState(({ read }) => ({ read: new Set([...read, id]) }));
}

/** Every note is new again, for another guided game. */
export function forgetAll(): void {
  useGuideMemory.setState({ read: new Set() });
}
