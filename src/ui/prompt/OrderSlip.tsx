// The order slip: the one place where the game asks, with one form for each prompt of the rules.
import type { ReactNode } from 'react';
import type { PromptFrame } from '../../engine';
import { BotSlip } from '../seats/BotSlip';
import { useTable } from '../useTable';
import { DevelopmentOrder } from './DevelopmentOrder';
import { DiplomacyOrder } from './DiplomacyOrder';
import { ArsenalOrder, BombingOrder, PartisanOrder, VichyOrder, WolfpackOrder } from './EventOrders';
import { GroupOrder } from './GroupOrder';
import { ImpulseOrder } from './ImpulseOrder';
import { type OrderSlipProps, QuietSlip } from './QuietSlip';
import { AmbushOrder, DamageOrder, RetreatOrder } from './ReactionOrders';
import { ControllersOrder, OverloadOrder, RecoveryOrder } from './TurnEndOrders';
import './prompt.css';

function Order({ prompt }: { prompt: PromptFrame }): ReactNode {
  switch (prompt.at) {
    case 'chooseHand':
      return null;
    case 'impulse':
      return <ImpulseOrder prompt={prompt} />;
    case 'points':
    case 'offensive':
    case 'landing':
      return <GroupOrder prompt={prompt} />;
    case 'diplomacy':
      return <DiplomacyOrder prompt={prompt} />;
    case 'development':
      return <DevelopmentOrder prompt={prompt} />;
    case 'vichy':
      return <VichyOrder prompt={prompt} />;
    case 'arsenal':
      return <ArsenalOrder prompt={prompt} />;
    case 'wolfpack':
      return <WolfpackOrder prompt={prompt} />;
    case 'bombing':
      return <BombingOrder prompt={prompt} />;
    case 'partisan':
      return <PartisanOrder prompt={prompt} />;
    case 'ambush':
      return <AmbushOrder prompt={prompt} />;
    case 'damage':
      return <DamageOrder prompt={prompt} />;
    case 'retreat':
      return <RetreatOrder prompt={prompt} />;
    case 'overload':
      return <OverloadOrder prompt={prompt} />;
    case 'controllers':
      return <ControllersOrder prompt={prompt} />;
    case 'recovery':
      return <RecoveryOrder prompt={prompt} />;
    default:
      return prompt satisfies never;
  }
}

export function OrderSlip({ onCurtain, onResult }: OrderSlipProps): ReactNode {
  const prompt = useTable((table) => table.prompt);
  const thinking = useTable((table) => table.thinking);
  const quiet = thinking ? <BotSlip {...thinking} /> : <QuietSlip onCurtain={onCurtain} onResult={onResult} />;
  return <div className="order-place">{prompt ? <Order prompt={prompt} /> : quiet}</div>;
}
