import { describe, expect, it } from 'vitest';
import { board } from '../../../../index.ts';
import { duel } from './examples.ts';

function shown(state: unknown) {
  const answer = board('dex-rank.round.fight', { state });
  if (answer.problem) throw new Error(answer.problem.message);
  return answer.board;
}

const [aldo, berta] = duel.fighters;
const offered = (state: unknown, title: string) => shown(state).offers.find((offer) => offer.title === title);
const labels = (choices: readonly { label: string }[] | undefined) => choices?.map(({ label }) => label);

describe('the board of a round', () => {
  it('counts the DEX-ranks down, with whoever acts at each', () => {
    const { title, rail, rows } = shown(duel);
    expect(title).toBe('Round 1, rank 14');
    expect(rail?.steps).toEqual([
      { label: 'Statements', mark: 'past' },
      { label: 'Magic', mark: 'past' },
      { label: '14', mark: 'now', note: 'Aldo' },
      { label: '11', mark: 'ahead', note: 'Berta' },
      { label: 'Resolution', mark: 'ahead' },
    ]);
    expect(rows.map(({ name, isNext }) => [name, isNext])).toEqual([
      ['Aldo', true],
      ['Berta', false],
    ]);
  });

  it('shows defences as dots: as many as have a chance, 30 points less each', () => {
    // 60, 30 and then nothing; of Berta 55 and 25.
    const tired = { ...duel, fighters: [aldo, { ...berta, defencesUsed: 1 }] };
    expect(shown(tired).rows.map(({ dots }) => dots[0])).toEqual([
      { label: 'defences', left: 2, of: 2 },
      { label: 'defences', left: 1, of: 2 },
    ]);
  });

  it('asks for the defence, each with the chance that is left; the one target goes without saying', () => {
    const tired = { ...duel, fighters: [aldo, { ...berta, defencesUsed: 1 }] };
    const offer = offered(tired, 'Aldo attacks with the sword');
    expect(offer?.command).toEqual({ do: 'attack', who: 'aldo', item: 'sword', target: 'berta' });
    expect(offer?.asks.map(({ field }) => field)).toEqual(['defence']);
    expect(labels(offer?.asks[0]?.among)).toEqual([
      'Dodge, 25 %',
      'Parry with the axe, 20 %',
      'Parry with the shield, 15 %',
      'None: it lands on the armor',
    ]);
  });

  it('gives an open riposte the first word', () => {
    const open = { ...duel, fighters: [aldo, { ...berta, riposte: { against: 'aldo', items: ['axe'] } }] };
    const { rows, offers } = shown(open);
    expect(rows.find(({ isNext }) => isNext)?.name).toBe('Berta');
    expect(offers.filter(({ rank }) => rank === 'first').map(({ title }) => title)).toContain(
      'Berta ripostes with the axe',
    );
  });

  it('offers no attack to whoever is out of the fight, and no way but back', () => {
    const gone = { ...duel, fighters: [aldo, { ...berta, out: true }] };
    const open = shown(gone).offers.filter(({ who }) => who === 'berta');
    expect(open.map(({ command }) => command.do)).toEqual(['rule', 'rule']);
    expect(offered(gone, 'Berta is back in the fight')?.command).toEqual({ do: 'rule', who: 'berta', out: false });
  });

  it('waits in the statements for whoever has stated nothing', () => {
    const stating = { ...duel, phase: 'statements', fighters: [{ ...aldo, stated: 'attack' }, berta] };
    const { title, rows } = shown(stating);
    expect(title).toBe('Round 1, statements');
    expect(rows.filter(({ isNext }) => isNext).map(({ name }) => name)).toEqual(['Berta']);
  });
});
