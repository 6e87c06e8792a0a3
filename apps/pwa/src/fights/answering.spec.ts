import type { Offer } from '@riposte/rules';
import { describe, expect, it } from 'vitest';
import { answered, isFilledIn, noAnswers, OWN, refilled } from './answering.ts';

const attack: Offer = {
  title: 'Ilse attacks',
  command: { do: 'attack' },
  rank: 'first',
  asks: [
    { field: 'target', title: 'Whom', among: ['odo', 'scout'].map((value) => ({ label: value, value })) },
    {
      field: 'defence',
      title: 'Defence',
      among: [
        { label: 'Dodge', value: 'dodge', when: { field: 'target', is: 'odo' } },
        { label: 'Parry', value: 'parry', when: { field: 'target', is: 'scout' } },
        { label: 'None' },
      ],
    },
    { field: 'share', title: 'Share', usual: 50 },
  ],
};
const start = noAnswers(attack.asks);

describe('a command', () => {
  it('begins with the first of the usual answers', () => {
    const { command, choices } = answered(attack, start);
    expect(command).toEqual({ do: 'attack', target: 'odo', defence: 'dodge', share: 50 });
    expect(choices.defence?.map(({ label }) => label)).toEqual(['Dodge', 'None']);
  });

  it('has answers that follow from others', () => {
    const other = answered(attack, { ...start, places: { target: '1', defence: '0' } });
    expect(other.command).toMatchObject({ target: 'scout', defence: 'parry' });
  });

  it('goes without a field whose answer is none', () => {
    expect(answered(attack, { ...start, places: { defence: '2' } }).command).not.toHaveProperty('defence');
  });

  it('keeps what is filled in, and what the usual answers said stays theirs', () => {
    const { command } = answered(attack, start);
    const after = refilled({ ...command, share: 30, extra: true }, attack, start);
    expect(after.filled).toEqual({ share: 30, extra: true });
    expect(answered(attack, after).command).toEqual({ ...command, share: 30, extra: true });
  });

  it('is filled in where no usual answer fits', () => {
    const own = { places: { target: OWN }, filled: { ...start.filled, target: 'wall' } };
    expect(isFilledIn(attack.asks[0] as never, own)).toBe(true);
    expect(answered(attack, own).command).toEqual({ do: 'attack', target: 'wall', share: 50 });
  });
});
