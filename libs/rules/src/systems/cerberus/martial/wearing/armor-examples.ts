import type { Example } from '../../../../kernel/unit.ts';

/** Requests that show what `cerberus.martial.armor` answers. */
export const armorExamples: readonly Example[] = [
  {
    title: 'M3 plate of steel on a fast warrior, put on with help',
    request: {
      input: {
        category: 'heavy',
        materialMediumDr: 4,
        qualityDr: 2,
        speedBeforeArmorFt: 60,
        reflex: 33,
        helped: true,
      },
    },
  },
  {
    title: 'An enchanted mail that the GM lets its wearer sleep in',
    request: {
      input: { category: 'medium', materialMediumDr: 4, magicalDr: 2, speedBeforeArmorFt: 45, reflex: 14 },
      decisions: [{ id: 'cerberus.martial.armor.medium#trueRestAllowed', value: true, source: 'GM' }],
    },
  },
  {
    title: 'Heavy mithril: no loss of Speed or dodges',
    request: {
      input: { category: 'heavy', materialMediumDr: 6, qualityDr: 1, speedBeforeArmorFt: 48, reflex: 12 },
      amendments: ['heavy-speed', 'heavy-dodge'].flatMap((rule) =>
        ['loss', 'lossPercent'].map((name) => ({
          parameter: `cerberus.martial.armor.${rule}#${name}`,
          op: 'set',
          value: 0,
          source: 'mithril',
        })),
      ),
    },
  },
];
