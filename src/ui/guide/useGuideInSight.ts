// Brings the area that the guide speaks of into sight; for the map.
import { useEffect } from 'react';
import { areaShapes } from '../map/geometry';
import type { Camera } from '../map/useCamera';
import { useGuideMemory } from './guideStore';

export function useGuideInSight(camera: Camera): void {
  const sight = useGuideMemory((memory) => memory.sight);
  useEffect(() => {
    const at = sight && areaShapes[sight.area]?.counter.at;
    if (at) camera.reveal(at);
  }, [sight, camera]);
}
