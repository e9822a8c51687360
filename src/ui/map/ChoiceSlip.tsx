// A small paper at an area where several decisions are possible: one button for each.
import { useEffect, useRef } from 'react';
import { areaShapes } from './geometry';
import { optionFacts, optionName } from './labels';
import { placeOf } from './placeOf';
import type { Board } from './useBoard';
import type { Choice, Play } from './usePlay';

interface SlipProps {
  readonly board: Board;
  readonly play: Play;
  readonly choice: Choice;
}

function OptionButtons({ board: { speech }, play, choice }: SlipProps) {
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

export function ChoiceSlip({ board, play, choice }: SlipProps) {
  const slip = useRef<HTMLElement>(null);
  useEffect(() => slip.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const at = areaShapes[choice.area]?.counter.at;
  if (!at) return null;
  const { mapWords, names } = board.speech;
  const { stack } = choice;
  const instead = stack && (() => play.chooseStackOf(choice.area));
  return (
    <section
      ref={slip}
      className="map-at map-choice"
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
