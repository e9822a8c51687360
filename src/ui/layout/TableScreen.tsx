// The table: rail above, map with the drawer, side column, and the dock with order slip and hands or dice.
import { type ReactNode, useState } from 'react';
import { classes } from '../art/Drawing';
import { GoBackQuestion } from '../dialogs/GoBackQuestion';
import { Help } from '../dialogs/Help';
import { NoticeBar } from '../dialogs/NoticeBar';
import { Settings } from '../dialogs/Settings';
import { Chapters } from '../guide/Chapters';
import { Hands } from '../hand/Hands';
import { LogPanel } from '../log/LogPanel';
import { MapView } from '../map/MapView';
import { DamagePanel } from '../panels/DamagePanel';
import { DiceTray } from '../panels/DiceTray';
import { Drawer } from '../panels/Drawer';
import { useLastRoll } from '../panels/inPlay';
import { OddsPanel } from '../panels/OddsPanel';
import { PlayedPanel } from '../panels/PlayedPanel';
import { OrderSlip } from '../prompt/OrderSlip';
import { Rail } from '../rail/Rail';
import { ReplayDock } from '../replay/ReplayDock';
import { TimelineHost, useTimelineOpen } from '../timeline/TimelineHost';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { useDrawer } from './useDrawer';
import './layout.css';

function MapRegion(): ReactNode {
  const drawer = useDrawer();
  return (
    <div className="map-frame">
      <MapView />
      <Drawer open={drawer.open} onToggle={drawer.toggle} />
      <NoticeBar />
    </div>
  );
}

/** Damage and retreats of a battle take the dock and the side column. */
function useBattle(): boolean {
  const at = useTable(({ prompt }) => prompt?.at);
  const roll = useLastRoll();
  return roll !== null && (at === 'damage' || at === 'retreat');
}

function SideColumn({ battle }: { battle: boolean }): ReactNode {
  const prompt = useTable((table) => table.prompt);
  return (
    <aside className="side-column">
      <Chapters />
      {prompt?.at === 'damage' ? <DamagePanel prompt={prompt} /> : <PlayedPanel />}
      <OddsPanel />
      {!battle && <DiceTray small />}
      <LogPanel />
    </aside>
  );
}

export interface TableScreenProps {
  readonly onCurtain: () => void;
  readonly onResult: () => void;
}

export function TableScreen({ onCurtain, onResult }: TableScreenProps): ReactNode {
  const { words } = useWords();
  const battle = useBattle();
  const side = useTable(
    ({ prompt, curtain, view }) => prompt?.side ?? curtain?.to ?? view?.outcome?.winner ?? 'neutral',
  );
  const replaying = useTable(({ replay }) => replay !== null);
  const elsewhere = useTimelineOpen();
  const [sheet, setSheet] = useState<'settings' | 'help' | null>(null);
  const close = (): void => setSheet(null);
  return (
    <div className={classes('table', battle && 'fighting', replaying && 'replaying', side)} data-testid="table">
      <h1 className="sr-only">{words.title}</h1>
      <Rail onSettings={() => setSheet('settings')} onHelp={() => setSheet('help')} />
      <div className="lay" inert={elsewhere}>
        <MapRegion />
        <SideColumn battle={battle} />
        <footer className={`dock ${side}`}>
          {replaying ? <ReplayDock /> : <OrderSlip onCurtain={onCurtain} onResult={onResult} />}
          {!replaying && (battle ? <DiceTray /> : <Hands />)}
        </footer>
      </div>
      <TimelineHost />
      {sheet === 'settings' && <Settings onClose={close} />}
      {sheet === 'help' && <Help onClose={close} />}
      <GoBackQuestion />
    </div>
  );
}
