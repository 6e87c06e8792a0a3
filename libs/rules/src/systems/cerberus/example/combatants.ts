import { z } from 'zod';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { boardSlots } from '../combat/board.slots.ts';
import { attribute, level, reserve } from '../vocabulary.ts';
import { bearableShare } from './interruption.ts';

const RULE = 'cerberus.example.combatants';

/** What follows from a sheet of the worked round: slots a tick, Reflex, and what a casting bears. */
export const combatants = formula({
  id: RULE,
  input: z.strictObject({
    attacks: reserve('Attacks a round.'),
    spells: reserve('Spell actions a round.'),
    general: reserve('General actions a round.'),
    dex: attribute('DEX.'),
    level: level(),
    maxHp: whole(1, 100_000, { description: 'Maximum HP.', unit: 'HP' }),
    str: attribute('STR.').optional(),
  }),
  output: z.strictObject({
    slotsPerTick: whole(0, 1000, 'Slots in every tick.'),
    reflex: whole(-1000, 2000, { title: 'Reflex', description: 'Reflex modifier.' }),
    interruptThreshold: decimal(0, 100_000, { description: 'A casting breaks at more damage than this.', unit: 'HP' }),
  }),
  parameters: [bearableShare],
  uses: [boardSlots],
  says: ({ slotsPerTick, reflex, interruptThreshold }) =>
    `${counted(slotsPerTick, 'slot')} a tick, Reflex ${reflex}, castings break at more than ${interruptThreshold}.`,
  evaluate({ attacks, spells, general, dex, level: reached, maxHp }, ruling) {
    const { slotsPerTick } = ruling.run(boardSlots, { attack: attacks, spell: spells, general });
    const reflex = ruling.calc('Reflex').plus('DEX', dex).plus('level', reached).floor(RULE);
    const borne = ruling.calc('what a casting bears').plus('maximum HP', maxHp);
    const interruptThreshold = borne.percent('borne', ruling.parameter(bearableShare) - 100).decimal(RULE, 'HP');
    return { slotsPerTick, reflex, interruptThreshold };
  },
});
