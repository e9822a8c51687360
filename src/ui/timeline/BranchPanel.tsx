// All branches by name, and the name and story of the one looked at. Nothing that was taken back is lost.
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Branch } from '../../store';
import { shapeOf } from '../charts/Marker';
import { Sample } from '../charts/StairLine';
import { useTable } from '../useTable';
import type { Lane } from './lanes';
import { lookAt } from './timelineStore';
import { type Looking, lookOf } from './useLooking';
import { useStepWords } from './useStepWords';

function BranchRow({ lane, looking }: { lane: Lane; looking: Looking }): ReactNode {
  const { said, branch: nameOf, brief } = useStepWords();
  const { branch, own } = lane;
  const [first] = own;
  const untitled = branch.name === null && !branch.current && first !== undefined;
  return (
    <li>
      <button
        type="button"
        className={`branch-row ${lookOf(lane)}`}
        data-testid={`branch-row-${branch.tip}`}
        aria-current={branch === looking.branch ? 'true' : undefined}
        onClick={() => lookAt(branch.current ? looking.view.cursor : branch.tip, branch.tip)}
      >
        <Sample look={lookOf(lane)} shape={lane.row === null ? 'cross' : shapeOf(lane.style)} />
        <span>
          <b>{untitled ? brief(first) : nameOf(branch)}</b>
          <small>{said.branch.of(branch.turn, branch.steps)}</small>
        </span>
      </button>
    </li>
  );
}

/** The name is taken over when the field is left or entered. */
function NameField({ branch }: { branch: Branch }): ReactNode {
  const { said } = useStepWords();
  const nameBranch = useTable((table) => table.nameBranch);
  const [text, setText] = useState(branch.name ?? '');
  const commit = (): void => {
    if (text.trim() !== (branch.name ?? '')) nameBranch(branch.tip, text);
  };
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    commit();
  };
  return (
    <form className="name-field" onSubmit={enter}>
      <label>
        <span>{said.branch.name}</span>
        <input
          data-testid="branch-name"
          value={text}
          maxLength={40}
          placeholder={branch.current ? said.current : said.unnamed}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
        />
      </label>
    </form>
  );
}

function Story({ looking }: { looking: Looking }): ReactNode {
  const { said } = useStepWords();
  const { branch, index, view } = looking;
  const from = index.get(branch.from)?.turn ?? 1;
  const { currentStory, story, kept } = said.branch;
  return (
    <p className="story">
      {branch.current ? currentStory(branch.steps) : story(from, branch.steps, branch.turn)}
      <small>{kept(view.branches.length, view.entries.length - 1)}</small>
    </p>
  );
}

export function BranchPanel({ looking }: { looking: Looking }): ReactNode {
  const { said } = useStepWords();
  const { branch, tree } = looking;
  return (
    <section className="paper branches" aria-labelledby="branches-title">
      <h2 className="ttl" id="branches-title">
        {said.branch.title} <small>{branch.current ? said.current : said.branch.looked}</small>
      </h2>
      {tree.lanes.length > 1 && (
        <ul className="branch-list" aria-label={said.branch.list}>
          {tree.lanes.map((lane) => (
            <BranchRow key={lane.branch.tip} lane={lane} looking={looking} />
          ))}
        </ul>
      )}
      <NameField key={`${branch.tip} ${branch.name}`} branch={branch} />
      <Story looking={looking} />
    </section>
  );
}
