// Round brass buttons: larger, smaller, the whole board.
import { Icon, type IconName } from '../art/Icon';
import type { Speech } from './labels';
import { ToolButton } from './ToolButton';
import type { Camera } from './useCamera';

const zoomStep = 1.35;

export function ZoomButtons({ camera, speech: { words, mapWords } }: { camera: Camera; speech: Speech }) {
  const button = (act: string, icon: IconName, name: string, key: string, press: () => void) => (
    <ToolButton act={act} name={name} tip={mapWords.withKey(name, key)} hotkey={key} onPress={press}>
      <Icon name={icon} />
    </ToolButton>
  );
  return (
    <div className="map-zoom">
      {button('zoom-in', 'plus', words.panels.zoomIn, '+', () => camera.zoomBy(zoomStep))}
      {button('zoom-out', 'minus', words.panels.zoomOut, '-', () => camera.zoomBy(1 / zoomStep))}
      {button('zoom-all', 'fit', words.panels.zoomAll, '0', camera.showWhole)}
    </div>
  );
}
