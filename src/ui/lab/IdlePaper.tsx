// What the lab is for, while there is nothing to show yet.
import type { ReactNode } from 'react';
import { useLabWords } from './useLab';

export function IdlePaper(): ReactNode {
  const { results } = useLabWords();
  return (
    <section className="paper lab-idle">
      <p>{results.idle}</p>
      <ul className="flow">
        {results.about.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
