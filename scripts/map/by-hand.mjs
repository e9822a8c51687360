// Places that the search does not find as well as the eye does, in board pixels: middle of the stack (`counter`), and per
// language the middle of mark and name together (`at`), its `size`, `lines`, `vertical`. What is not given is searched.
export const BY_HAND = {
  'north-atlantic': { counter: [300, 540] },
  'central-atlantic': { counter: [300, 1140] },
  'central-med': { counter: [1530, 1800] },
  greece: { counter: [1656, 1658] },
  'norwegian-sea': { counter: [960, 220] },
};
