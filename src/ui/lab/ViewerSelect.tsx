// By whose knowledge a position is played on (R6.4): the other hand is dealt anew in each game, or hands are as they are.
import type { ReactNode } from 'react';
import type { Side } from '../../engine';
import { useWords } from '../useWords';
import { type Start, startFrom, useLabDesk } from './labDesk';
import { useLabWords } from './useLab';

const viewers: readonly NonNullable<Start['viewer']>[] = ['axis', 'allies', 'open'];

export function ViewerSelect(): ReactNode {
  const { words } = useWords();
  const { setup } = useLabWords();
  const start = useLabDesk((desk) => desk.start);
  if (!start.save) return null;
  const nameOf = (viewer: Side | 'open'): string =>
    viewer === 'open' ? setup.openHands : setup.asKnownTo(words.sides[viewer]);
  const choose = (value: string): void => startFrom({ ...start, viewer: viewers.find((one) => one === value) ?? null });
  return (
    <div className="field wide">
      <label htmlFor="lab-viewer">{setup.viewer}</label>
      <select
        id="lab-viewer"
        data-testid="lab-viewer"
        value={start.viewer ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="" disabled>
          {setup.chooseViewer}
        </option>
        {viewers.map((viewer) => (
          <option key={viewer} value={viewer}>
            {nameOf(viewer)}
          </option>
        ))}
      </select>
      <small>{start.viewer === 'open' ? setup.hands : setup.dealt}</small>
    </div>
  );
}
