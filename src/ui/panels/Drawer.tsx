// The drawer on the map: entry tracks (R15.4), force pools and new-weapons pools of both sides (R5.3), with prices (R5.1).
import type { ReactNode } from 'react';
import { type Allegiance, type NationDef, type Pool, SIDES, type Side, type UnitDef } from '../../engine';
import { EntryTrack } from '../art/EntryTrack';
import { SideMark } from '../art/SideMark';
import { TermText } from '../guide/TermText';
import { Act } from '../layout/Act';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { UnitChoice } from './UnitChoice';
import './drawer.css';

function Track({ nation }: { nation: NationDef }): ReactNode {
  const { words, screen, names } = useWords();
  const state = useTable(({ view }) => view?.nations[nation.id]);
  if (!state || nation.track === null) return null;
  const steps = words.panels.steps(state.track, nation.track);
  const joined = state.side === 'neutral' ? null : screen.panels.joined(words.sides[state.side]);
  const expected = state.side === nation.leaning ? screen.panels.atWar : joined;
  const note = (joined && expected) ?? (state.frozen ? words.panels.frozen : steps);
  const name = names.nation(nation.id);
  return (
    <EntryTrack
      side={nation.leaning}
      nation={name}
      step={state.track}
      length={nation.track}
      note={note}
      label={words.list([name, steps, ...(joined ? [joined] : [])])}
    />
  );
}

/** Counters of one kind lie on one another: the first of them is chosen. */
function kindsOf(units: readonly UnitDef[]): readonly { readonly unit: UnitDef; readonly count: number }[] {
  const kinds = new Map<string, UnitDef[]>();
  for (const unit of units) {
    const kind = `${unit.nation} ${unit.type} ${unit.model}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit]);
  }
  return [...kinds.values()].flatMap((alike) => (alike[0] ? [{ unit: alike[0], count: alike.length }] : []));
}

function usePool(pool: Pool): (owner: Allegiance) => readonly UnitDef[] {
  const units = useTable(({ world }) => world.units);
  const view = useTable((table) => table.view);
  return (owner) =>
    units.filter(({ id, nation }) => view?.units[id]?.at === pool && view.nations[nation]?.side === owner);
}

function PoolOf({ pool, owner }: { pool: Pool; owner: Side | 'neutral' }): ReactNode {
  const { words, screen } = useWords();
  const units = usePool(pool)(owner);
  if (units.length === 0) return null;
  const name = owner === 'neutral' ? screen.panels.neutralPool : words.sides[owner];
  return (
    <>
      <h3 className={owner}>
        <SideMark side={owner} size={14} /> {screen.panels.poolOf(name, units.length)}
      </h3>
      <div className="pool">
        {kindsOf(units).map(({ unit, count }) => (
          <UnitChoice key={unit.id} id={unit.id} testId={`unit-${unit.id}`} size={38} drags>
            {count > 1 && <span className="count">{count}</span>}
            <span className="price">{screen.panels.price(unit.cost)}</span>
          </UnitChoice>
        ))}
      </div>
    </>
  );
}

const pools: readonly Pool[] = ['forcePool', 'newWeaponsPool', 'removed'];

/** Own pool first, then the other side's, then the neutrals'. */
function useOwners(): readonly (Side | 'neutral')[] {
  const asked = useTable(({ prompt, view }) => prompt?.side ?? view?.active ?? 'axis');
  return [asked, ...SIDES.filter((side) => side !== asked), 'neutral'];
}

function PoolSection({ pool }: { pool: Pool }): ReactNode {
  const { words } = useWords();
  const owners = useOwners();
  const count = useTable(({ view }) => Object.values(view?.units ?? {}).filter(({ at }) => at === pool).length);
  if (count === 0 && pool === 'removed') return null;
  return (
    <section data-testid={`pool-${pool}`} aria-label={words.pools[pool]}>
      <h2 className="ttl">
        <span>
          <TermText text={words.sentence(words.pools[pool])} />
        </span>{' '}
        <small>{count}</small>
      </h2>
      {count === 0 && <p className="empty">{words.panels.emptyPool}</p>}
      {owners.map((owner) => (
        <PoolOf key={owner} pool={pool} owner={owner} />
      ))}
    </section>
  );
}

export function Drawer({ open, onToggle }: { open: boolean; onToggle: () => void }): ReactNode {
  const { words } = useWords();
  const nations = useTable(({ world }) => world.nations);
  return (
    <>
      <aside
        className={open ? 'paper drawer' : 'paper drawer closed'}
        aria-label={words.panels.pools}
        data-testid="drawer"
        inert={!open}
      >
        <div className="drawer-scroll">
          <h2 className="ttl">
            <span>
              <TermText text={words.panels.tracks} />
            </span>
          </h2>
          {nations.map((nation) => (
            <Track key={nation.id} nation={nation} />
          ))}
          {pools.map((pool) => (
            <PoolSection key={pool} pool={pool} />
          ))}
        </div>
      </aside>
      <div className={open ? 'drawer-tab open' : 'drawer-tab'}>
        <Act act="drawer" look="quiet" hotkey="P" expanded={open} onAct={onToggle}>
          {words.panels.pools}
        </Act>
      </div>
    </>
  );
}
