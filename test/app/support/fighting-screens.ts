import { ALDO_ENGAGES, add, begin, does, ENCOUNTER, happened, outOfTurn, ROUND, TURN } from './fights.ts';
import { fold } from './form.ts';
import type { Phone } from './phone.ts';
import { openFolds, type ScreenToSee, shown } from './screen.ts';

async function closed(phone: Phone): Promise<void> {
  await phone.tap('button', 'Close');
  await phone.sheet.waitFor({ state: 'hidden' });
}

const THREE = [
  { name: 'Ilse', figures: { DEX: 20, SPD: 6 } },
  { name: 'Odo of the Long Bridge', figures: { DEX: 15, SPD: 4 } },
  { name: 'Scout', figures: { DEX: 12, SPD: 4 } },
];

/** The fights, from none to one that goes on. */
export const fighting: ScreenToSee[] = [
  { name: 'fights, none', reach: (phone) => shown(phone, '/fights', 'No fights yet') },
  { name: 'a fight to choose', reach: (phone) => shown(phone, '/fights/new', 'By which rules?') },
  { name: 'a fight to set up', reach: (phone) => shown(phone, TURN, 'Who takes part?') },
  {
    name: 'a fight half set up',
    async reach(phone) {
      await add(
        phone,
        THREE.map(({ name }) => ({ name })),
      );
    },
    async leave(phone) {
      for (const { name } of THREE) {
        const somebody = await fold(phone, name);
        await somebody.getByRole('button', { name: `Remove ${name}`, exact: true }).tap();
        await somebody.waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'a Turn',
    async reach(phone) {
      await begin(phone, TURN, THREE);
      await does(phone, 'Next Segment', 'Segment 1: nobody acts.');
      await does(phone, 'Next Segment', 'Segment 2: Ilse.');
      await does(phone, 'Ilse holds the action', 'Ilse holds the action.');
      await does(phone, 'Next Segment', /^Segment 3: Odo/);
    },
  },
  {
    name: 'one of the fight',
    async reach(phone) {
      await phone.page.locator('.fighter', { hasText: 'Ilse' }).tap();
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'everything that is open',
    async reach(phone) {
      await phone.tap('button', 'Everything');
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'what a Phase holds',
    async reach(phone) {
      await phone.tap('button', /acts$/);
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'why a step came so',
    async reach(phone) {
      await phone.page.locator('.log-line').first().tap();
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  {
    name: 'a fight to change',
    async reach(phone) {
      await phone.tap('link', 'Change');
      await phone.titled('Change the fight');
      await openFolds(phone);
    },
  },
  {
    name: 'a round by DEX-ranks',
    async reach(phone) {
      await begin(phone, ROUND, [
        { name: 'Aldo', figures: { DEX: 14 } },
        { name: 'Berta', figures: { DEX: 11 } },
        { name: 'Cato' },
      ]);
      await does(phone, 'Next phase', 'Magic.');
      await does(phone, 'Next phase', 'Actions, by DEX-rank.');
    },
  },
  {
    name: 'whom to engage',
    async reach(phone) {
      await phone.tap('button', 'Aldo engages');
      await phone.sheet.waitFor();
    },
  },
  {
    name: 'an attack and its defence',
    async reach(phone) {
      await phone.touch(phone.sheet.getByRole('button', { name: 'Aldo engages' }));
      await happened(phone, ALDO_ENGAGES);
      await phone.tap('button', 'Berta attacks with the sword');
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
  { name: 'fights', reach: (phone) => shown(phone, '/fights', 'Going on') },
  { name: 'play with fights', reach: (phone) => shown(phone, '/', 'Aldo, Berta, Cato') },
  {
    name: 'an encounter to set up from an example',
    async reach(phone) {
      await phone.visit(ENCOUNTER);
      await openFolds(phone);
    },
  },
  {
    name: 'an encounter, an attack that waits for its defense',
    async reach(phone) {
      await phone.tap('button', /^The harbor warehouse/);
      await phone.tap('button', 'Begin');
      await phone.button('Undo').waitFor();
      await outOfTurn(phone, 'Osseur', 'Osseur attacks with the axe');
      await phone.touch(phone.sheet.getByRole('button', { name: 'Brant', exact: true }));
      await happened(phone, 'Osseur attacks Brant.');
      await phone.button(/^Brant takes it.*lands 100 ?%$/).waitFor();
    },
  },
  {
    name: 'one of an encounter',
    async reach(phone) {
      await phone.page.locator('.fighter', { hasText: 'Maelis' }).tap();
      await phone.sheet.waitFor();
    },
    leave: closed,
  },
];
