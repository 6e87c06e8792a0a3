import { describe, expect, it } from 'vitest';
import { acceptedOffers, choicesNow, type Offer } from './board.ts';

const whom = { field: 'target', title: 'Whom', among: ['odo', 'scout'].map((value) => ({ label: value, value })) };
const how = {
  field: 'defence',
  title: 'Defence',
  among: [
    { label: 'Dodge', value: 'dodge', when: { field: 'target', is: 'odo' } },
    { label: 'Parry', value: 'parry', when: { field: 'target', is: 'scout' } },
    { label: 'None' },
  ],
};
const attack: Offer = { title: 'Ilse attacks', command: { do: 'attack' }, asks: [whom, how], rank: 'first' };
const labels = (offer: Offer | undefined, field: string) =>
  offer?.asks.find((ask) => ask.field === field)?.among?.map(({ label }) => label);

describe('the offers of a board', () => {
  it('go where no answer makes a command that is accepted', () => {
    expect(acceptedOffers([attack], () => false)).toEqual([]);
  });

  it('keep the answers with which some command is accepted', () => {
    const [kept] = acceptedOffers([attack], ({ target, defence }) => target === 'odo' || defence === undefined);
    expect(labels(kept, 'target')).toEqual(['odo', 'scout']);
    expect(labels(kept, 'defence')).toEqual(['Dodge', 'None']);
  });

  it('do not ask what has one answer', () => {
    const [kept] = acceptedOffers([attack], ({ target }) => target === 'odo');
    expect(kept?.command).toEqual({ do: 'attack', target: 'odo' });
    expect(kept?.asks.map(({ field }) => field)).toEqual(['defence']);
  });

  it('try what is filled in by how it begins', () => {
    const far = { field: 'moved', title: 'How far', usual: 3 };
    const move: Offer = { title: 'Ilse moves', command: { do: 'move' }, asks: [far], rank: 'other' };
    expect(acceptedOffers([move], ({ moved }) => moved === 3)).toEqual([move]);
    expect(acceptedOffers([move], ({ moved }) => moved !== 3)).toEqual([]);
  });
});

it('shows the answers that fit what else is answered', () => {
  expect(choicesNow(how.among, { target: 'odo' }).map(({ label }) => label)).toEqual(['Dodge', 'None']);
  expect(choicesNow(how.among, {}).map(({ label }) => label)).toEqual(['None']);
});
