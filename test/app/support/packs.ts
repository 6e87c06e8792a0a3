import type { Phone } from './phone.ts';

/** A pack of somebody's own. */
export const HARBOR = {
  id: 'harbor-watch',
  title: 'The harbor watch',
  version: '2',
  system: 'dex-rank',
  entries: {
    weapons: [
      {
        id: 'gaff',
        name: 'gaff',
        class: 'long spears',
        family: 'thrusting',
        baseChance: 15,
        damage: '1d6+3',
        hitPoints: 12,
        length: 'long',
      },
    ],
    armors: [{ id: 'oilskin', name: 'oilskin', protection: '1d2' }],
  },
};

/** Chooses a pack as a file on the screen that loads packs. */
export async function choosePack(phone: Phone, pack: object): Promise<void> {
  const file = { name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) };
  await phone.page.locator('input[type="file"]').setInputFiles(file);
}
