// A small paper at an area where several decisions are possible: one button for each.
import { useEffect, useRef } from 'react';
import { classes } from '../art/Drawing';
import type { Choice } from './desk';
import { areaShapes, type Point } from './geometry';
import { optionFacts, optionName } from './labels';
import { placeOf } from './placeOf';
import type { Board } from './useBoard';
import { useFocusBack } from './useFocusBack';
import type { Play } from './usePlay';
import type { Sight } from './useTrayPlace';

interface SlipProps {
  readonly board: Board;
  readonly play: Play;
  readonly choice: Choice;
  readonly sight: Sight;
}

/** Room that a slip may need right of and below its area, in pixels. */
const room = { right: 310, below: 190 };

/** Towards which sides the slip opens: away from the edges of the screen. */
function opening([x, y]: Point, { pose, viewport }: Sight): string {
  const leftwards = x * pose.k + pose.x + room.right > viewport.width;
  const upwards = y * pose.k + pose.y + room.below > viewport.height;
  return classes('map-at map-choice', leftwards && 'leftwards', upwards && 'upwards');
}

function OptionButtons({ board: { speech }, play, choice }: Omit<SlipProps, 'sight'>) {
  return choice.options.map((option) => {
    const facts = optionFacts(speech, option);
    const point = () => play.setPreview(option);
    return (
      <button
        key={JSON.stringify(option.decision)}
        type="button"
        className="btn"
        data-testid={`do-${option.decision.type}`}
        onClick={() => play.take(option.decision)}
        onPointerEnter={point}
        onFocus={point}
      >
        {optionName(speech, option)}
        {facts.length > 0 && <small>{speech.words.list(facts)}</small>}
      </button>
    );
  });
}

export function ChoiceSlip({ board, play, choice, sight }: SlipProps) {
  const slip = useRef<HTMLElement>(null);
  useFocusBack(slip);
  useEffect(() => slip.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const at = areaShapes[choice.area]?.counter.at;
  if (!at) return null;
  const { mapWords, names } = board.speech;
  const { stack } = choice;
  const instead = stack && (() => play.chooseStackOf(choice.area));
  return (
    <section
      ref={slip}
      className={opening(at, sight)}
      style={placeOf(at)}
      aria-label={mapWords.choice(names.area(choice.area))}
    >
      <div className="paper">
        <h2>{names.area(choice.area)}</h2>
        <OptionButtons board={board} play={play} choice={choice} />
        {instead && (
          <button type="button" className="btn quiet" data-testid="do-select-stack" onClick={instead}>
            {mapWords.selectInstead}
          </button>
        )}
      </div>
    </section>
  );
}
