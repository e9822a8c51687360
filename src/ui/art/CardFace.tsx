// A strategy card: name band, value badge over the corner, emblem of the event, text. Ambush is printed reversed.
import type { CSSProperties, ReactNode } from 'react';
import { CardArt, type CardEvent } from './CardArt';
import { isLong, setName } from './condense';
import { classes } from './Drawing';

export type CardSide = 'axis' | 'allies';
/** 112 × 152 in the hand, 206 × 224 when choosing, 176 × 250 as preview. */
export type CardSize = 'hand' | 'choice' | 'preview';

export interface CardFaceProps {
  side: CardSide;
  event: CardEvent;
  name: string;
  value: number;
  text: string;
  size?: CardSize | undefined;
  /** selected: raised with gold ring and tick. off: grey. */
  state?: 'selected' | 'off' | undefined;
  /** Without one the card is read as the text it holds. */
  label?: string | undefined;
}

/** Type size of the name and the width it has in the band. */
const NAME_ROOM: Readonly<Record<CardSize, { size: number; width: number }>> = {
  hand: { size: 13, width: 74 },
  choice: { size: 16, width: 146 },
  preview: { size: 16, width: 126 },
};
/** Width of the text and the lines beyond which it is set tight. */
const TEXT_ROOM: Readonly<Record<CardSize, { width: number; lines: number }>> = {
  hand: { width: 84, lines: 3 },
  choice: { width: 170, lines: 5 },
  preview: { width: 142, lines: 7 },
};
const SIZE_CLASS: Readonly<Record<CardSize, string | false>> = { hand: false, choice: 'big choice', preview: 'big' };
const STATE_CLASS = { selected: 'sel', off: 'off' } as const;

function Badge({ side, value }: { side: CardSide; value: number }): ReactNode {
  return (
    <span className="val">
      <svg viewBox="-17 -17 34 34" aria-hidden="true">
        {side === 'axis' ? <path d="M0-17L17 0 0 17-17 0z" /> : <circle r="15.5" />}
      </svg>
      <b>{value}</b>
    </span>
  );
}

function Band({ name, size }: { name: string; size: CardSize }): ReactNode {
  const room = NAME_ROOM[size];
  const { rows, squeeze } = setName(name, room.size, room.width);
  const style = { '--k': squeeze.toFixed(3) } as CSSProperties;
  return (
    <span className={classes('band', rows.length > 1 && 'two')}>
      {squeeze < 1 || rows.length > 1 ? (
        <span className="cond" style={style}>
          {rows.map((row) => (
            <span key={row} className="row">
              {row}
            </span>
          ))}
        </span>
      ) : (
        name
      )}
    </span>
  );
}

export function CardFace({ side, event, name, value, text, size = 'hand', state, label }: CardFaceProps): ReactNode {
  const reaction = event === 'ambush' && 'reaction';
  const long = isLong(text, TEXT_ROOM[size].width, TEXT_ROOM[size].lines) && 'long';
  return (
    <span
      className={classes('card', side, SIZE_CLASS[size], reaction, long, state && STATE_CLASS[state])}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      <Badge side={side} value={value} />
      <span className="in">
        <Band name={name} size={size} />
        <span className="art">
          <CardArt event={event} />
        </span>
        <span className="txt">
          <span>{text}</span>
        </span>
      </span>
    </span>
  );
}
