import { operation } from '../../../kernel/unit.ts';
import { counted, upperFirst } from '../../../kernel/words.ts';
import { inWords } from '../basics/phases.ts';
import { resolveSeries, SeriesInput, SeriesResult, seriesRules } from './blocking/series.ts';
import { seriesExamples } from './blocking/series-examples.ts';

/** One Block against everything that comes until it fails: each attempt at 2 OCV less, rights to act first, damage to the item. */
export const series = operation<SeriesInput, SeriesResult>({
  id: 'phase-combat.block.series',
  title: 'Block several attacks',
  summary: 'One Block against a list of attacks: each further one is harder, and the first failure ends it.',
  input: SeriesInput,
  output: SeriesResult,
  dice: [
    { key: 'attacks.*.block', dice: '3d6', by: 'blocker', label: 'block' },
    { key: 'attacks.*.attack', dice: '3d6', by: 'attacker', label: 'attack roll' },
  ],
  uses: seriesRules,
  odds: { blocked: ({ blocked }) => blocked, hits: ({ hits }) => hits, stance: ({ state }) => state },
  resolve: resolveSeries,
  sentence({ blocked, state, ends, results }, { attacks, blocker: { name = 'The blocker' } }) {
    const until = ends ? ` to ${inWords(ends)}` : '';
    const stand = state === 'spent' ? 'the stance is spent' : `the stance holds${until}`;
    const through = results.filter((met) => !met.blocked);
    const unrolled = through.filter(({ hit }) => hit === undefined).length;
    const hits = through.filter(({ hit }) => hit).length;
    const told = [
      `${upperFirst(name)} blocks ${blocked} of ${counted(attacks.length, 'attack')}`,
      ...(through.length > unrolled ? [counted(hits, 'hits', 'hit')] : []),
      ...(unrolled > 0 ? [`${counted(unrolled, 'is', 'are')} still to be rolled to hit`] : []),
    ];
    return `${told.join('; ')}; ${stand}.`;
  },
  changes({ state, forgone }, { blocker: { name = 'blocker' } }) {
    return [
      { who: name, what: 'stance', from: 'idle', to: state },
      ...(forgone ? [{ who: name, what: `Phase in ${inWords(forgone)}`, from: 'to come', to: 'given up' }] : []),
    ];
  },
  groups: [
    { title: 'Attacks', fields: ['attacks', 'segment'] },
    { title: 'Blocker', fields: ['blocker', 'mode', 'phaseThisSegmentStillToCome'] },
    { title: 'What bars an abort', fields: ['stunned', 'actedThisSegment', 'abortPending'] },
  ],
  examples: seriesExamples,
});
