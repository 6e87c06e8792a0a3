import { operation } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
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
  sentence({ blocked, hits, state, ends }, { attacks, blocker: { name = 'The blocker' } }) {
    const until = ends ? ` to ${inWords(ends)}` : '';
    const stand = state === 'spent' ? 'the stance is spent' : `the stance holds${until}`;
    return `${name} blocks ${blocked} of ${attacks.length}; ${counted(hits, 'hits', 'hit')}, and ${stand}.`;
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
