// The tools at the right end of the rail: take back, repeat, timeline, rule book, keys, settings, save menu, title page.
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../art/Icon';
import { SaveMenu } from '../dialogs/SaveMenu';
import { type TipText, tipOf } from '../dialogs/tip';
import { deskWords } from '../i18n/deskWords';
import { rulesWords } from '../i18n/rulesWords';
import { seatWords } from '../i18n/seatWords';
import { titleWords } from '../i18n/titleWords';
import { openRule } from '../rules/ruleBookStore';
import { SeatsTool } from '../seats/SeatsTool';
import { useTimelineDoor } from '../timeline/useTimelineDoor';
import { useTable } from '../useTable';
import { useWords } from '../useWords';

interface ToolProps {
  readonly act: string;
  readonly icon: IconName;
  readonly name: string;
  readonly hotkey?: string;
  readonly reason?: TipText | null;
  /** What it does, when that is more than its name. */
  readonly tip?: TipText | null;
  readonly onAct: () => void;
}

function Tool({ act, icon, name, hotkey, reason, tip, onAct }: ToolProps): ReactNode {
  const label = hotkey ? `${name} ${hotkey}` : name;
  return (
    <button
      type="button"
      className="icon-btn"
      data-testid={`do-${act}`}
      data-key={hotkey?.toLowerCase()}
      aria-keyshortcuts={hotkey}
      aria-label={name}
      aria-disabled={reason ? true : undefined}
      onClick={reason ? undefined : onAct}
      {...tipOf(reason ?? tip ?? { text: label })}
    >
      <Icon name={icon} />
    </button>
  );
}

export interface ToolsProps {
  readonly onSettings: () => void;
  readonly onHelp: () => void;
}

export function Tools({ onSettings, onHelp }: ToolsProps): ReactNode {
  const { words, language } = useWords();
  const undo = useTable((table) => table.undo);
  const redo = useTable((table) => table.redo);
  const closeGame = useTable((table) => table.closeGame);
  const undoable = useTable((table) => table.undoable);
  const redoable = useTable((table) => table.redoable);
  const [saving, setSaving] = useState(false);
  const { rail } = words;
  const { said, toggle } = useTimelineDoor();
  const barrier = undoable.barrier && { title: rail.undo, text: words.barriers[undoable.barrier] };
  const undoReason = undoable.ok ? null : (barrier ?? { title: rail.undo, text: words.barriers.start });
  return (
    <nav aria-label={deskWords(language).tools}>
      <Tool act="undo" icon="undo" name={rail.undo} hotkey="Z" reason={undoReason} tip={barrier} onAct={undo} />
      <Tool
        act="redo"
        icon="redo"
        name={rail.redo}
        hotkey="Y"
        reason={redoable ? null : { text: rail.redo }}
        onAct={redo}
      />
      <Tool act="timeline" icon="tree" name={said.title} hotkey="T" onAct={toggle} />
      <SeatsTool tool={(open) => <Tool act="seats" icon="lab" name={seatWords(language).tool} onAct={open} />} />
      <Tool act="book" icon="book" name={rulesWords(language).title} hotkey="?" onAct={() => openRule()} />
      <Tool act="help" icon="keys" name={rail.help} hotkey="K" onAct={onHelp} />
      <Tool act="settings" icon="gear" name={rail.settings} onAct={onSettings} />
      <Tool act="save-menu" icon="save" name={titleWords(language).saveMenu} onAct={() => setSaving(true)} />
      <Tool act="close" icon="menu" name={rail.closeGame} onAct={closeGame} />
      {saving && <SaveMenu onClose={() => setSaving(false)} />}
    </nav>
  );
}
