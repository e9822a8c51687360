// The table: rail above, map with the drawer, side column, and the dock with order slip and hands or dice.
import { type ReactNode, useState } from 'react';
import { classes } from '../art/Drawing';
import { type Showing, type Stage, useStage } from '../combat/useStage';
import { NoticeBar } from '../dialogs/NoticeBar';
import { Hands } from '../hand/Hands';
import { LogPanel } from '../log/LogPanel';
import { MapView } from '../map/MapView';
import { Drawer } from '../panels/Drawer';
import { PlayedPanel } from '../panels/PlayedPanel';
import { OrderSlip } from '../prompt/OrderSlip';
import { Rail } from '../rail/Rail';
import { TimelineHost, useTimelineOpen } from '../timeline/TimelineHost';
import { useTable } from '../useTable';
import { useDrawer } from './useDrawer';
import { useLater } from './useLater';
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
  const later = useLater();
  if (!later) return <PlayedPanel />;
  if (prompt?.at === 'damage' && !falling) return <later.DamagePanel prompt={prompt} />;
  const result = fight && !falling ? <later.FightPanel fight={fight} tray={tray !== null} /> : null;
  return (
    <>
      {!(battle && result) && <PlayedPanel />}
      <later.OddsPanel otherwise={result} />
    </>
  );
}

/** The dock: what is asked, and the cards; dice that fall; the bar of a replay. */
function Dock({ stage, showing, onCurtain, onResult }: TableScreenProps & { stage: Stage }): ReactNode {
  const replaying = useTable(({ replay }) => replay !== null);
  const later = useLater();
  const { tray, falling } = stage;
  if (replaying) return later && <later.ReplayDock />;
  return (
    <>
      {tray && falling && later && <later.FallingSlip roll={tray.roll} />}
      {!falling && <OrderSlip onCurtain={onCurtain} onResult={onResult} />}
      {tray ? later && <later.DiceTray {...tray} falling={showing === 'falling'} /> : <Hands />}
    </>
  );
}

export interface TableScreenProps {
  /** Dice that are being shown. */
  readonly showing: Showing;
  readonly onCurtain: () => void;
  readonly onResult: () => void;
}

export function TableScreen(screen: TableScreenProps): ReactNode {
  const stage = useStage(screen.showing);
  const { battle, falling } = stage;
  const later = useLater();
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
          {later && <later.Chapters />}
          <SidePanels stage={stage} />
          <LogPanel />
        </aside>
        <footer className={`dock ${side}`}>
          <Dock {...screen} stage={stage} />
        </footer>
      </div>
      <TimelineHost />
      {later && sheet === 'settings' && <later.Settings onClose={close} />}
      {later && sheet === 'help' && <later.Help onClose={close} />}
      {later && <later.GoBackQuestion />}
    </div>
  );
}
