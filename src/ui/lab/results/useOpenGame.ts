// Opens a game of an experiment in the replay viewer: it is played again, then watched at the table.
import { useState } from 'react';
import type { GameRow } from '../../../store/lab';
import { useTableStore } from '../../useTable';
import { closeLab } from '../labDoor';
import { useLabStore } from '../useLab';

export type Opening = { readonly state: 'none' | 'opening' } | { readonly state: 'failed'; readonly reason: string };

export function useOpenGame(): { readonly opening: Opening; readonly open: (row: GameRow) => Promise<void> } {
  const table = useTableStore();
  const lab = useLabStore();
  const [opening, setOpening] = useState<Opening>({ state: 'none' });
  const open = async ({ line, n }: GameRow): Promise<void> => {
    setOpening({ state: 'opening' });
    try {
      const save = await lab.getState().record({ line, n });
      if (!save) return;
      const opened = table.getState().openSample(save, save.name);
      if (opened.ok) {
        table.getState().seekReplay(lab.getState().bench?.experiment.plan.from?.decisions.length ?? 0);
        closeLab();
      } else setOpening({ state: 'failed', reason: `${opened.error.path} ${opened.error.reason}` });
    } catch (error) {
      setOpening({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return { opening, open };
}
