// "Go to area": a name typed in either language, suggestions, and the map goes there.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { AreaDef, AreaId } from '../../engine';
import { useTable } from '../useTable';
import { findAreas } from './areaSearch';
import { controlLabel, type Speech } from './labels';
import { useFocusBack } from './useFocusBack';

interface SearchProps {
  readonly speech: Speech;
  readonly onGo: (area: AreaId) => void;
  readonly onClose: () => void;
}

const shown = 7;

interface SuggestionsProps extends Pick<SearchProps, 'speech' | 'onGo'> {
  readonly id: string;
  readonly found: readonly AreaDef[];
  readonly active: number;
}

function Suggestions({ id, found, active, speech, onGo }: SuggestionsProps) {
  const language = useTable(({ preferences }) => preferences.language);
  const other = language === 'ja' ? 'en' : 'ja';
  return (
    <div className="map-found" id={id} role="listbox" aria-label={speech.mapWords.search}>
      {found.map((area, index) => (
        <div
          key={area.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-testid={`found-${area.id}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onGo(area.id)}
          onKeyDown={({ key }) => key === 'Enter' && onGo(area.id)}
        >
          <b>{area.names[language]}</b>
          <small>{area.names[other]}</small>
          <span>{controlLabel(speech, area.id)}</span>
        </div>
      ))}
    </div>
  );
}

export function AreaSearch({ speech, onGo, onClose }: SearchProps) {
  const areas = useTable((table) => table.world.areas);
  const language = useTable(({ preferences }) => preferences.language);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const box = useRef<HTMLElement>(null);
  const list = useId();
  useFocusBack(box);
  const found = findAreas(areas, text, language).slice(0, shown);
  const turn = (by: number): void => setActive((found.length + active + by) % Math.max(1, found.length));
  const press = (event: KeyboardEvent): void => {
    const chosen = found[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') turn(1);
    else if (event.key === 'ArrowUp') turn(-1);
    else if (event.key === 'Enter' && chosen) onGo(chosen.id);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section ref={box} className="paper map-search" aria-label={speech.mapWords.search}>
      <input
        ref={(field) => field?.focus({ preventScroll: true })}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={speech.mapWords.search}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${list}-${active}` : undefined}
        placeholder={speech.mapWords.searchHint}
        data-testid="area-search"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <Suggestions id={list} found={found} active={active} speech={speech} onGo={onGo} />
      {text.trim() !== '' && found.length === 0 && <p role="status">{speech.mapWords.notFound}</p>}
    </section>
  );
}
