// Whether the lab is open, and whether it was entered from the position on the table. Of the screen only.
import { create } from 'zustand';

export interface LabDoor {
  readonly open: boolean;
  /** Whether it was entered to play out the position on the table, or just entered. */
  readonly from: 'anywhere' | 'here';
}

export const useLabDoor = create<LabDoor>(() => ({ open: false, from: 'anywhere' }));

export const openLab = (from: LabDoor['from']): void => useLabDoor.setState({ open: true, from });

export const closeLab = (): void => useLabDoor.setState({ open: false });
