// Whether the lab is open, and whether it was entered from the position on the table. Of the screen only.
import { create } from 'zustand';

export interface LabDoor {
  readonly open: boolean;
  /** Where games are to start from when it is entered: a new game, or the position on the table. */
  readonly from: 'new' | 'here';
}

export const useLabDoor = create<LabDoor>(() => ({ open: false, from: 'new' }));

export const openLab = (from: LabDoor['from']): void => useLabDoor.setState({ open: true, from });

export const closeLab = (): void => useLabDoor.setState({ open: false });
