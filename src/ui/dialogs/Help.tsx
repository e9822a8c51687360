// How a game goes in four sentences, and every key.
import type { ReactNode } from 'react';
import { deskWords } from '../i18n/deskWords';
import { mapWords } from '../i18n/mapWords';
import { recoveryWords } from '../i18n/recoveryWords';
import { timelineWords } from '../i18n/timelineWords';
import { useWords } from '../useWords';
import { Sheet } from './Sheet';

type Line = readonly [keys: readonly string[], does: string];
interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
}

function useAlways(): Group {
  const { words, language } = useWords();
  const { keys } = words;
  const said = deskWords(language).keys;
  return {
    title: said.always,
    lines: [
      [['Enter'], keys.enter],
      [['Esc'], keys.escape],
      [['Tab'], said.onward],
      [['Z'], keys.undo],
      [['Y'], keys.redo],
      [['T'], timelineWords(language).title],
      [['?'], said.rules],
      [['K'], keys.help],
    ],
  };
}

function useCardKeys(): Group {
  const { words, screen, language } = useWords();
  return {
    title: deskWords(language).keys.cards,
    lines: [
      [['1', '–', '9'], screen.help.cards],
      [['E'], screen.help.event],
      [['V'], screen.help.points],
      [['Q'], words.slip.showHand],
      [['M'], screen.help.boardOnly],
    ],
  };
}

function useUnitKeys(): Group {
  const { words, language } = useWords();
  const { decisions } = words;
  return {
    title: deskWords(language).keys.units,
    lines: [
      [['M'], decisions.move],
      [['A'], decisions.attack],
      [['F'], decisions.airMove],
      [['G'], `${decisions.airAttack} / ${decisions.bomb}`],
      [['D'], decisions.drop],
      [['B'], decisions.ambush],
      [['X'], `${decisions.pass} / ${decisions.decline}`],
      [['R'], `${decisions.recover}: ${recoveryWords(language).best}`],
    ],
  };
}

function useMapKeys(): Group {
  const { words, language } = useWords();
  const { keys } = words;
  const said = deskWords(language).keys;
  return {
    title: said.map,
    lines: [
      [['←', '→', '↑', '↓'], keys.arrows],
      [['N'], keys.nextArea],
      [['Space'], keys.space],
      [['Shift', 'Space'], said.more],
      [['+', '−', '0'], keys.zoom],
      [['P'], keys.drawer],
      [['G'], mapWords(language).search],
      [['O'], said.overlays],
      [['C', 'U', 'L', 'S', 'W'], said.overlay],
    ],
  };
}

function useReplayKeys(): Group {
  const { language } = useWords();
  const said = deskWords(language).keys;
  return {
    title: said.lookBack,
    lines: [
      [['←', '→'], said.replaySteps],
      [['↑', '↓'], said.replaySpeed],
      [['Space'], said.replayPlay],
    ],
  };
}

function KeyGroup({ title, lines }: Group): ReactNode {
  return (
    <section className="key-group">
      <h4>{title}</h4>
      <dl className="key-list">
        {lines.map(([keys, does]) => (
          <div key={`${keys.join('')} ${does}`}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Help({ onClose }: { onClose: () => void }): ReactNode {
  const { words, screen } = useWords();
  const groups = [useAlways(), useCardKeys(), useMapKeys(), useReplayKeys(), useUnitKeys()];
  return (
    <Sheet name="help" title={screen.help.title} onClose={onClose}>
      <ul className="flow">
        {screen.help.flow.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className="ttl">{words.keys.title}</h3>
      <div className="key-groups">
        {groups.map((group) => (
          <KeyGroup key={group.title} {...group} />
        ))}
      </div>
    </Sheet>
  );
}
