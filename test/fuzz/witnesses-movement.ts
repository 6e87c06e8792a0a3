import type { UnitRequest } from '@riposte/rules';

const here = { x: 0, y: 0, z: 0 };

/** Requests in which units of Cerberus' movement read what made-up ones hardly ever come to, by the id of the unit. */
export const movementWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  'cerberus.movement.area.membership': [
    { input: { shape: 'radius', size_ft: 20, origin: here, point: { ...here, z: 20 } } },
  ],
  'cerberus.movement.combined': [
    {
      input: { kind: 'shot', dx_ft: 700, dy_ft: 0, dz_ft: 0, weapon: 'longbow', cover: 'light', defends: false },
      decisions: [{ id: 'cerberus.movement.range.shot#beyond', value: { x: 1, y: 2 } }],
    },
    {
      input: { kind: 'shot', dx_ft: 30, dy_ft: 0, dz_ft: 0, weapon: 'longbow', cover: 'light', defends: false },
    },
  ],
  'cerberus.movement.move': [
    {
      input: {
        mover: { speed_ft: 60 },
        way: ['walk', 'climb', 'swim', 'fly'].map((mode) => ({ mode, distance_ft: 0 })),
        actions: ['cast', 'general', 'ritual'].map((action) => ({ action })),
        threats: [{ id: 'orso', hasFeat: true }],
      },
      decisions: [{ id: 'cerberus.movement.speed.modes#difficult', value: true }],
    },
  ],
};
