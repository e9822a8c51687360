// A drawing by the charting library, which is fetched with the first one; its figures stand in a table beside it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSize } from '../../charts/useSize';
import { useLabWords } from '../useLab';

export type PlotKit = typeof import('@observablehq/plot');

export interface PlotFigureProps {
  /** What is drawn, for those who do not see it. */
  readonly name: string;
  readonly height: number;
  /** Test id. */
  readonly id: string;
  readonly draw: (kit: PlotKit, width: number) => Element;
}

function useKit(): PlotKit | null {
  const [kit, setKit] = useState<{ kit: PlotKit } | null>(null);
  useEffect(() => {
    import('@observablehq/plot').then(
      (loaded) => setKit({ kit: loaded }),
      () => undefined,
    );
  }, []);
  return kit?.kit ?? null;
}

export function PlotFigure({ name, height, id, draw }: PlotFigureProps): ReactNode {
  const { results } = useLabWords();
  const place = useRef<HTMLElement>(null);
  const size = useSize(place);
  const kit = useKit();
  const width = size?.width ?? 0;
  useEffect(() => {
    if (!kit || width < 40 || !place.current) return;
    const drawing = draw(kit, width);
    drawing.setAttribute('aria-hidden', 'true');
    place.current.replaceChildren(drawing);
  });
  return (
    <figure
      ref={place}
      className="lab-plot"
      role="img"
      aria-label={results.plot(name)}
      style={{ minHeight: height }}
      data-testid={id}
    />
  );
}
