// How a game goes in four sentences, and the keys.
import type { ReactNode } from 'react';
import { timelineWords } from '../i18n/timelineWords';
import { useWords } from '../useWords';
import { Sheet } from './Sheet';

function useKeyList(): readonly (readonly [keys: readonly string[], does: string])[] {
  const { words, screen, language } = useWords();
  const { keys } = words;
  return [
    [['Enter'], keys.enter],
    [['Esc'], keys.escape],
    [['Z'], keys.undo],
    [['Y'], keys.redo],
    [['1', '–', '9'], screen.help.cards],
    [['E'], screen.help.event],
    [['V'], screen.help.points],
    [['Space'], keys.space],
    [['N'], keys.nextArea],
    [['←', '→', '↑', '↓'], keys.arrows],
    [['+', '−', '0'], keys.zoom],
    [['P'], keys.drawer],
    [['T'], timelineWords(language).title],
    [['M'], screen.help.boardOnly],
    [['?'], keys.help],
  ];
}

export function Help({ onClose }: { onClose: () => void }): ReactNode {
  const { words, screen } = useWords();
  const list = useKeyList();
  return (
    <Sheet name="help" title={screen.help.title} onClose={onClose}>
      <ul className="flow">
        {screen.help.flow.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className="ttl">{words.keys.title}</h3>
      <dl className="key-list">
        {list.map(([keys, does]) => (
          <KeyLine key={does} keys={keys} does={does} />
        ))}
      </dl>
    </Sheet>
  );
}

function KeyLine({ keys, does }: { keys: readonly string[]; does: string }): ReactNode {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
