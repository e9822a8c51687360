// What of the table is not in its first picture: choosing a hand, fights and odds, replays, overlays, sheets of settings, the end.
export { DamagePanel } from '../combat/DamagePanel';
export { DiceTray } from '../combat/DiceTray';
export { FallingSlip } from '../combat/FallingSlip';
export { FightPanel } from '../combat/FightPanel';
export { GoBackQuestion } from '../dialogs/GoBackQuestion';
export { Help } from '../dialogs/Help';
export { Settings } from '../dialogs/Settings';
export { EndScreen } from '../end/EndScreen';
export { Chapters } from '../guide/Chapters';
export { HandChoice } from '../hand/HandChoice';
export { AreaSearch } from '../map/AreaSearch';
export { LensGround } from '../map/lens/LensGround';
export { LensSlip } from '../map/lens/LensSlip';
export { LensTags } from '../map/lens/LensTags';
export { lensFacts } from '../map/lens/lensFacts';
export { OddsPanel } from '../panels/OddsPanel';
export { ReplayDock } from '../replay/ReplayDock';
