import { describe, expect, it } from 'vitest';
import { board } from '../../../../index.ts';
import type { GivenDecision } from '../../../../kernel/decision.ts';
import { after, faces } from '../../testing/rounds.ts';
import { duel } from './examples.ts';

function shown(state: unknown, decisions: GivenDecision[] = []) {
  const answer = board('dex-rank.round.fight', { state, decisions });
  if (answer.problem) throw new Error(answer.problem.message);
  return answer.board;
}

const [aldo, berta] = duel.fighters;
const offered = (state: unknown, title: string) => shown(state).offers.find((offer) => offer.title === title);
const titles = (state: unknown, word: string) =>
  shown(state).offers.flatMap(({ title, command }) => (command.do === word ? title : []));
/** Who may attack, and whether a rank is to be counted first. */
const rankings = (state: unknown, decisions: GivenDecision[] = []) =>
  shown(state, decisions).offers.flatMap(({ command }) =>
    command.do === 'attack' ? `attack by ${command.who}` : command.do === 'count' ? 'count' : [],
  );
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

  it('has a tie counted before anybody strikes, and then gives the word to whom the dice name', () => {
    const tied = { ...duel, fighters: [aldo, { ...berta, dex: 14 }] };
    expect(rankings(tied)).toEqual(['count']);
    expect(shown(tied).rows.map(({ isNext }) => isNext)).toEqual([true, true]);
    const counted = after(tied, { do: 'count' }, [faces('aldo.tie', 30), faces('berta.tie', 71)]);
    expect(rankings(counted)).toEqual(['attack by berta']);
    expect(shown(counted).rows.map(({ name, isNext }) => [name, isNext])).toEqual([
      ['Aldo', false],
      ['Berta', true],
    ]);
  });

  it('needs no count where the GM lets medium weapons go before short ones', () => {
    const knife = { ...berta?.items[0], id: 'knife', length: 'short' };
    const level = { ...duel, fighters: [aldo, { ...berta, dex: 14, items: [knife] }] };
    expect(rankings(level)).toEqual(['count']);
    const mediumFirst = [{ id: 'dex-rank.order.dex-rank#mediumBeforeShort', value: true }];
    expect(rankings(level, mediumFirst)).toEqual(['attack by aldo', 'count']);
  });

  it('lets everybody who has a place let it pass, in the phases that are counted', () => {
    const passing = (state: unknown) =>
      shown(state).offers.flatMap(({ command }) => (command.do === 'wait' ? command.who : []));
    expect(passing(duel)).toEqual(['aldo', 'berta']);
    expect(passing({ ...duel, phase: 'magic' })).toEqual(['aldo', 'berta']);
    expect(passing({ ...duel, phase: 'statements' })).toEqual([]);
    expect(offered(duel, 'Berta lets the place pass')?.command).toEqual({ do: 'wait', who: 'berta' });
  });

  it('offers to settle a fumble, and to pick up what it has cost', () => {
    const fumbled = { ...duel, fighters: [{ ...aldo, fumbles: ['hth'] }, berta] };
    expect(shown(fumbled).rows[0]?.notes).toContain('has fumbled');
    expect(offered(fumbled, 'Aldo gets away with the fumble')?.command).toMatchObject({ do: 'fumble', results: [] });
    const dropping = offered(fumbled, 'Aldo drops the weapon')?.command;
    const dropped = after(fumbled, dropping as object);
    expect(shown(dropped).rows[0]?.notes).toContain('sword not in hand');
    expect(titles(dropped, 'fumble')).toEqual([]);
    expect(offered(dropped, 'Aldo picks up the sword')?.command).toEqual({ do: 'ready', who: 'aldo', item: 'sword' });
  });

  it('offers no way to what was sent flying while its owner fights', () => {
    const away = { ...aldo, items: aldo?.items.map((item) => ({ ...item, lies: { at: 'away' } })) };
    expect(offered({ ...duel, fighters: [away, berta] }, 'Aldo picks up the sword')).toBeUndefined();
    const free = { ...duel, fighters: [{ ...away, engaged: false }, berta] };
    expect(offered(free, 'Aldo picks up the sword')).toBeDefined();
  });

  it('offers the treatments that end something, to those out of the fight too', () => {
    const ailing = (treatedBy?: string[]) => ({ amount: -20, ...(treatedBy && { treatedBy }) });
    const treated = (...penalties: object[]) =>
      titles({ ...duel, fighters: [{ ...aldo, out: true, penalties }, berta] }, 'treat');
    expect(treated()).toEqual([]);
    expect(treated(ailing(['Heal']))).toEqual(['Aldo is treated by Heal']);
    expect(treated(ailing(['Suture']), ailing(['Physik', 'Suture']))).toEqual([
      'Aldo is treated by Physik',
      'Aldo is treated by Suture',
    ]);
    expect(treated(ailing())).toHaveLength(3);
  });

  it('offers a dodge that closes in where the weapon is the longer one', () => {
    const pike = { ...aldo, items: aldo?.items.map((item) => ({ ...item, length: 'long' })) };
    const asked = (state: unknown) => labels(offered(state, 'Aldo attacks with the sword')?.asks[0]?.among);
    expect(asked(duel)).not.toContain('Dodge and close in, 55 %');
    expect(asked({ ...duel, fighters: [pike, berta] })?.slice(0, 2)).toEqual([
      'Dodge, 55 %',
      'Dodge and close in, 55 %',
    ]);
  });

  it('waits in the statements for whoever has stated nothing', () => {
    const stating = { ...duel, phase: 'statements', fighters: [{ ...aldo, stated: 'attack' }, berta] };
    const { title, rows } = shown(stating);
    expect(title).toBe('Round 1, statements');
    expect(rows.filter(({ isNext }) => isNext).map(({ name }) => name)).toEqual(['Berta']);
  });
});
