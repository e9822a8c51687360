// The table: rail above, map with the drawer, side column, and the dock with order slip and hands or dice.
import { type ReactNode, useState } from 'react';
import { classes } from '../art/Drawing';
import { DamagePanel } from '../combat/DamagePanel';
import { DiceTray } from '../combat/DiceTray';
import { FallingSlip } from '../combat/FallingSlip';
import { FightPanel } from '../combat/FightPanel';
import { type Showing, type Stage, useStage } from '../combat/useStage';
import { GoBackQuestion } from '../dialogs/GoBackQuestion';
import { Help } from '../dialogs/Help';
import { NoticeBar } from '../dialogs/NoticeBar';
import { Settings } from '../dialogs/Settings';
import { Chapters } from '../guide/Chapters';
import { Hands } from '../hand/Hands';
import { LogPanel } from '../log/LogPanel';
import { MapView } from '../map/MapView';
import { Drawer } from '../panels/Drawer';
import { OddsPanel } from '../panels/OddsPanel';
import { PlayedPanel } from '../panels/PlayedPanel';
import { OrderSlip } from '../prompt/OrderSlip';
import { Rail } from '../rail/Rail';
import { ReplayDock } from '../replay/ReplayDock';
import { TimelineHost, useTimelineOpen } from '../timeline/TimelineHost';
import { useTable } from '../useTable';
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

function SidePanels({ stage }: { stage: Stage }): ReactNode {
  const prompt = useTable((table) => table.prompt);
  const { battle, fight, falling, tray } = stage;
  if (prompt?.at === 'damage' && !falling) return <DamagePanel prompt={prompt} />;
  const result = fight && !falling ? <FightPanel fight={fight} tray={tray !== null} /> : null;
  return (
    <>
      {!(battle && result) && <PlayedPanel />}
      <OddsPanel otherwise={result} />
    </>
  );
}

export interface TableScreenProps {
  /** Dice that are being shown. */
  readonly showing: Showing;
  readonly onCurtain: () => void;
  readonly onResult: () => void;
}

export function TableScreen({ showing, onCurtain, onResult }: TableScreenProps): ReactNode {
  const stage = useStage(showing);
  const { battle, tray, falling } = stage;
  const side = useTable(
    ({ prompt, curtain, view }) => prompt?.side ?? curtain?.to ?? view?.outcome?.winner ?? 'neutral',
  );
  const replaying = useTable(({ replay }) => replay !== null);
  const elsewhere = useTimelineOpen();
  const [sheet, setSheet] = useState<'settings' | 'help' | null>(null);
  const close = (): void => setSheet(null);
  return (
    <div
      className={classes('table', battle && 'fighting', replaying && 'replaying', falling && 'falling', side)}
      data-testid="table"
    >
      <Rail onSettings={() => setSheet('settings')} onHelp={() => setSheet('help')} />
      <div className="lay" inert={elsewhere}>
        <MapRegion />
        <aside className="side-column">
          <Chapters />
          <SidePanels stage={stage} />
          <LogPanel />
        </aside>
        <footer className={`dock ${side}`}>
          {replaying && <ReplayDock />}
          {!replaying && tray && falling && <FallingSlip roll={tray.roll} />}
          {!replaying && !falling && <OrderSlip onCurtain={onCurtain} onResult={onResult} />}
          {!replaying && (tray ? <DiceTray {...tray} falling={showing === 'falling'} /> : <Hands />)}
        </footer>
      </div>
      <TimelineHost />
      {sheet === 'settings' && <Settings onClose={close} />}
      {sheet === 'help' && <Help onClose={close} />}
      <GoBackQuestion />
    </div>
  );
}
