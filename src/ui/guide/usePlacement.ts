// Lays a paper beside what it speaks of and follows it, frame by frame, for as long as it is shown.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { boxesInUse, boxesLit, findAnchor } from './anchors';
import { type Box, cutAt, leaderOf, placeApart, placeNote, type XY } from './placeNote';

export interface Placement {
  readonly place: Box;
  readonly target: Box | null;
  readonly leader: readonly [from: XY, to: XY] | null;
  /** What is marked for good: one thing among others on a paper. */
  readonly mark: Box | null;
}

/** Frames after which what is in use is looked at again. */
const pause = 12;
const gap = 22;

function placementFor(paper: HTMLElement, ids: readonly string[], last: Box | undefined): Placement {
  const size = { width: paper.offsetWidth, height: paper.offsetHeight };
  const screen = { width: innerWidth, height: innerHeight };
  const anchor = findAnchor(ids);
  if (!anchor) return { place: placeApart(size, screen), target: null, leader: null, mark: null };
  const { point, body, onPaper } = anchor;
  const keep = boxesInUse().filter(({ left, top }) => left !== body.left || top !== body.top);
  const place = placeNote(body, size, { screen, keep, soft: boxesLit(), gap, last });
  const leader = leaderOf(place, point);
  return { place, target: point, leader: onPaper ? cutAt(leader, body) : leader, mark: onPaper ? point : null };
}

const same = (a: Placement | null, b: Placement): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where the paper lies; null until it has been measured. */
export function usePlacement(paper: RefObject<HTMLElement | null>, ids: readonly string[]): Placement | null {
  const [placement, setPlacement] = useState<Placement | null>(null);
  const current = useRef<Placement | null>(null);
  const wanted = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    let request = 0;
    let seen: string | undefined = '';
    const names = wanted.split(' ');
    const look = (): void => {
      request = requestAnimationFrame(look);
      const anchor = findAnchor(names);
      const here = JSON.stringify(anchor?.body);
      frame += 1;
      if (!paper.current || (here === seen && frame % pause !== 0)) return;
      seen = here;
      const next = placementFor(paper.current, names, current.current?.place);
      if (same(current.current, next)) return;
      current.current = next;
      setPlacement(next);
    };
    look();
    return () => cancelAnimationFrame(request);
  }, [paper, wanted]);
  return placement;
}
