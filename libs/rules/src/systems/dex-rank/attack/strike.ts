import { type Change, operation } from '../../../kernel/unit.ts';
import { Blow, BlowResult, blow, blowDecisions, blowDice, blowUses } from '../blows.ts';
import { blowWords } from '../words.ts';
import { strikeExamples } from './examples/strikes.ts';

/** One attack, hand-to-hand or by missile, from the d100 to the hit points lost. */
export const strike = operation<Blow, BlowResult>({
  id: 'dex-rank.attack.strike',
  title: 'Resolve one attack',
  summary:
    'Attack roll, parry or dodge out of the pool, the table of levels, damage, item, armor and hit points, and whether a riposte or a fumble follows.',
  input: Blow,
  output: BlowResult,
  dice: blowDice(),
  decisions: blowDecisions,
  uses: blowUses,
  odds: {
    attackLevel: ({ attackLevel }) => attackLevel,
    defenceLevel: ({ defenceLevel = 'none' }) => defenceLevel,
    outcome: ({ outcome }) => outcome,
    loss: ({ loss }) => loss,
    hp: ({ hp }) => hp,
    broken: ({ broken }) => broken,
    riposte: ({ riposteWith }) => riposteWith.length > 0,
    closedIn: ({ closedIn = false }) => closedIn,
  },
  resolve: blow,
  sentence: blowWords,
  changes: (came, { defender }) => changesOf(came, defender),
  groups: [
    {
      title: 'Attack',
      fields: ['attacker.skill', 'attacker.weapon', 'attacker.damageBonus', 'attacker.name'],
    },
    {
      title: 'Defender',
      fields: ['defender.hp', 'defender.armor', 'defender.defence', 'defender.defencesUsed', 'defender.name'],
    },
    {
      title: 'Riposte and the rest',
      fields: [
        'defender.held',
        'defender.riposteUsed',
        'defender.disengaging',
        'defender.magicStops',
        'attacker.base',
        'attacker.mount',
        'attacker.id',
        'defender.id',
      ],
    },
  ],
  examples: strikeExamples,
});

function changesOf({ loss, hp, itemHp, defencesUsed }: BlowResult, defender: Blow['defender']): Change[] {
  const who = defender.name ?? defender.id ?? 'defender';
  const item = defender.defence?.item;
  const used = defender.defencesUsed ?? 0;
  return [
    ...(loss > 0 ? [{ who, what: 'HP', from: defender.hp, to: hp, unit: 'HP' }] : []),
    ...(item && itemHp !== undefined && itemHp !== item.hitPoints
      ? [{ who, what: item.id ?? item.kind, from: item.hitPoints, to: itemHp }]
      : []),
    ...(defencesUsed === used ? [] : [{ who, what: 'defences used', from: used, to: defencesUsed }]),
  ];
}
