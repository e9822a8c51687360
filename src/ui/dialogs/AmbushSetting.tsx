// R14: when a side is asked whether it ambushes. Its hand has no part in it.
import type { ReactNode } from 'react';
import type { AreaId, Side } from '../../engine';
import type { AmbushMode } from '../../store';
import { adviceWords } from '../i18n/adviceWords';
import { tableWords } from '../i18n/tableWords';
import { Act } from '../layout/Act';
import { useInstruction } from '../useInstruction';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Choice } from './Choice';

const modes: readonly AmbushMode[] = ['ask', 'onlyHere', 'never'];

interface AreaListProps {
  readonly side: Side;
  readonly title: string;
  readonly areas: readonly AreaId[];
  readonly sayOf: (area: string) => string;
  readonly mark: string;
  readonly onArea: (area: AreaId) => void;
}

function AreaList({ side, title, areas, sayOf, mark, onArea }: AreaListProps): ReactNode {
  const { names } = useWords();
  return (
    <div className="instructed" data-testid={`ambush-areas-${side}`}>
      <span>{title}</span>
      {areas.map((area) => (
        <Act
          key={area}
          act={`ambush-${side}-area-${area}`}
          look="quiet"
          tip={{ text: sayOf(names.area(area)) }}
          onAct={() => onArea(area)}
        >
          {names.area(area)}
          <i aria-hidden="true">{mark}</i>
        </Act>
      ))}
    </div>
  );
}

/** The areas asked about, or those left out when these are fewer. */
function InstructedAreas({ side }: { side: Side }): ReactNode {
  const { language } = useWords();
  const world = useTable((table) => table.world);
  const [{ areas }, change] = useInstruction(side);
  const { leftOut, noAreas, takeOut, putIn } = adviceWords(language);
  const others = world.areas.map(({ id }) => id).filter((id) => !areas.includes(id));
  if (areas.length === 0) return <small data-testid={`ambush-areas-${side}`}>{noAreas}</small>;
  const drop = (gone: AreaId): void => change({ areas: areas.filter((area) => area !== gone) });
  const add = (area: AreaId): void => change({ areas: [...areas, area] });
  const title = tableWords(language).preferences.ambushAreas;
  return others.length < areas.length ? (
    <AreaList side={side} title={leftOut} areas={others} sayOf={putIn} mark="＋" onArea={add} />
  ) : (
    <AreaList side={side} title={title} areas={areas} sayOf={takeOut} mark="×" onArea={drop} />
  );
}

export function AmbushSetting({ side }: { side: Side }): ReactNode {
  const { words, language } = useWords();
  const [{ mode }, change] = useInstruction(side);
  return (
    <Choice
      act={`ambush-${side}`}
      title={words.settings.ambush(words.sides[side])}
      choices={words.settings.instructions}
      order={modes}
      chosen={mode}
      onChoose={(chosen) => change({ mode: chosen })}
    >
      {mode === 'onlyHere' && <InstructedAreas side={side} />}
      <small>{mode === 'never' ? words.settings.ambushNote : adviceWords(language).neverByHand}</small>
    </Choice>
  );
}
