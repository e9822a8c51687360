// Whether a newer version of the program lies ready to take over. Of the screen only.
import { create } from 'zustand';

export interface UpdateState {
  /** The worker of the newer version, waiting until the player wants it. */
  readonly waiting: ServiceWorker | null;
}

export const useUpdate = create<UpdateState>(() => ({ waiting: null }));

/** Lets the newer version take over: every tab is then loaded anew from it. */
export function takeUpdate(): void {
  useUpdate.getState().waiting?.postMessage('takeOver');
}

/** Not now: the old version goes on until all its tabs are closed. */
export function putUpdateOff(): void {
  useUpdate.setState({ waiting: null });
}
