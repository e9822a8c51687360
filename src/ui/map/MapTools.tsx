// The upper right corner of the map: going to an area, and the overlays with their keys.
import { type RefObject, useEffect, useState } from 'react';
import type { AreaId } from '../../engine';
import { Icon } from '../art/Icon';
import { useLater } from '../layout/useLater';
import type { Speech } from './labels';
import { lensOfKey, toggled } from './lens/lens';
import type { LensState } from './lens/lensFacts';
import { MapIcon } from './MapIcon';
import { ToolButton } from './ToolButton';
import { isBusy } from './useMapKeys';

type Panel = 'search' | 'overlays' | null;

interface ToolsProps {
  readonly lens: LensState;
  readonly speech: Speech;
  readonly root: RefObject<HTMLElement | null>;
  readonly onGo: (area: AreaId) => void;
}

/** Keys of the overlays wherever the focus is; G goes to an area where no action has that key, escape closes what lies open. */
function useToolKeys({ lens, root }: ToolsProps, panel: Panel, open: (panel: Panel) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isBusy(event, root.current)) return;
      const name = lensOfKey(event.key);
      if (name) lens.setLens((now) => toggled(now, name));
      else if (event.key.toLowerCase() === 'g') open('search');
      else if (event.key === 'Escape' && panel !== null) open(null);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** The overlay that lies on the map while the list is closed. */
function LensChip({ lens, speech, onOpen }: Pick<ToolsProps, 'lens' | 'speech'> & { onOpen: () => void }) {
  const { name } = lens.lens;
  if (!name) return null;
  const words = speech.mapWords.lens;
  return (
    <div className="paper map-chip" role="status">
      <button type="button" className="map-chip-name" aria-expanded={false} onClick={onOpen}>
        <MapIcon name={name} size={18} /> {words.names[name]}
      </button>
      <button
        type="button"
        className="map-chip-off"
        aria-label={words.off(words.names[name])}
        onClick={() => lens.setLens((now) => toggled(now, name))}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

export function MapTools(props: ToolsProps) {
  const { lens, speech, onGo } = props;
  const { mapWords } = speech;
  const [panel, setPanel] = useState<Panel>(null);
  const later = useLater();
  useToolKeys(props, panel, setPanel);
  const close = (): void => setPanel(null);
  const toggle = (wanted: Panel) => (): void => setPanel(panel === wanted ? null : wanted);
  const go = (area: AreaId): void => {
    if (panel === 'search') close();
    onGo(area);
  };
  const tool = (act: 'search' | 'overlays', icon: 'search' | 'layers', name: string, key: string) => (
    <ToolButton
      act={act}
      name={name}
      tip={mapWords.withKey(name, key)}
      hotkey={key}
      expanded={panel === act}
      onPress={toggle(act)}
    >
      <MapIcon name={icon} />
    </ToolButton>
  );
  return (
    <div className="map-tools">
      <div className="map-tool-row">
        {panel !== 'overlays' && <LensChip lens={lens} speech={speech} onOpen={toggle('overlays')} />}
        {tool('search', 'search', mapWords.search, '/')}
        {tool('overlays', 'layers', mapWords.lens.heading, 'O')}
      </div>
      {later && panel === 'search' && <later.AreaSearch speech={speech} onGo={go} onClose={close} />}
      {later && panel === 'overlays' && <later.LensSlip state={lens} speech={speech} onGo={go} onClose={close} />}
    </div>
  );
}
