// The button for the overlays, the list of them, and the legend of the one that lies on the map.
import type { AreaId } from '../../../engine';
import { classes } from '../../art/Drawing';
import { Icon } from '../../art/Icon';
import { tipOf } from '../../dialogs/tip';
import type { Speech } from '../labels';
import { MapIcon } from '../MapIcon';
import { LensLegend } from './LensLegend';
import { LENSES, type LensName, toggled } from './lens';
import type { LensState } from './lensFacts';

interface SlipProps {
  readonly state: LensState;
  readonly speech: Speech;
  readonly onGo: (area: AreaId) => void;
  readonly onClose: () => void;
}

function LensButton({
  name,
  letter,
  state,
  speech,
}: Omit<SlipProps, 'onGo' | 'onClose'> & { name: LensName; letter: string }) {
  const on = state.lens.name === name;
  return (
    <button
      type="button"
      className={classes('map-lens-button', on && 'on')}
      data-testid={`do-overlay-${name}`}
      aria-pressed={on}
      aria-keyshortcuts={letter}
      aria-label={speech.mapWords.lens.names[name]}
      {...tipOf({ text: speech.mapWords.withKey(speech.mapWords.lens.names[name], letter) })}
      onClick={() => state.setLens((lens) => toggled(lens, name))}
    >
      <MapIcon name={name} />
      <kbd>{letter}</kbd>
    </button>
  );
}

export function LensSlip({ state, speech, onGo, onClose }: SlipProps) {
  const { mapWords } = speech;
  const { facts, setLens } = state;
  return (
    <section className="paper map-lens-slip" aria-label={mapWords.lens.heading} data-testid="overlays">
      <h2 className="ttl">{mapWords.lens.heading}</h2>
      <button type="button" className="map-slip-close" aria-label={mapWords.lens.close} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
      <div className="map-lens-list">
        {LENSES.map(({ name, key }) => (
          <LensButton key={name} name={name} letter={key} state={state} speech={speech} />
        ))}
      </div>
      {facts && (
        <div className="map-legend">
          <h3>{mapWords.lens.names[facts.lens]}</h3>
          <LensLegend
            facts={facts}
            speech={speech}
            onGo={onGo}
            onAbout={(about) => setLens((lens) => ({ ...lens, about }))}
          />
        </div>
      )}
    </section>
  );
}
