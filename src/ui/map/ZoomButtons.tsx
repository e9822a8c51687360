// Round brass buttons: larger, smaller, the whole board.
import { Icon, type IconName } from '../art/Icon';
import { tipOf } from '../dialogs/tip';
import type { Speech } from './labels';
import type { Camera } from './useCamera';

const zoomStep = 1.35;

export function ZoomButtons({ camera, speech: { words, mapWords } }: { camera: Camera; speech: Speech }) {
  const button = (id: string, icon: IconName, name: string, key: string, press: () => void) => (
    <button
      type="button"
      className="icon-btn"
      data-testid={`do-${id}`}
      aria-label={name}
      aria-keyshortcuts={key}
      data-key={key}
      {...tipOf({ text: mapWords.withKey(name, key) })}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="map-zoom">
      {button('zoom-in', 'plus', words.panels.zoomIn, '+', () => camera.zoomBy(zoomStep))}
      {button('zoom-out', 'minus', words.panels.zoomOut, '-', () => camera.zoomBy(1 / zoomStep))}
      {button('zoom-all', 'fit', words.panels.zoomAll, '0', camera.showWhole)}
    </div>
  );
}
