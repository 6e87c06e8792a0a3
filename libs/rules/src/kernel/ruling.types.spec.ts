import { describe, expect, it } from 'vitest';
import { Fraction } from './exact/fraction.ts';
import { duel, halved } from './testing/strike.ts';
import { formula, procedure } from './unit.ts';

describe('rules and what they may read', () => {
  it('the details of a sub-ruling do not compile as reasons', () => {
    procedure({
      ...duel,
      id: 'test.kernel.reading',
      evaluate(given, ruling) {
        const { outcome, details, attempts } = ruling.detailed(duel, given);
        // @ts-expect-error the odds keep no details
        const by: number = details.by;
        // @ts-expect-error nor how often it was rolled
        const twice: boolean = attempts > 1;
        // @ts-expect-error nor is a detail part of the outcome
        outcome.by;
        return { winner: twice ? 'attacker' : outcome.winner, by };
      },
    });
    formula({
      ...halved,
      id: 'test.kernel.rolling-formula',
      evaluate(given, ruling) {
        // @ts-expect-error a formula rolls nothing
        ruling.roll?.('d', 4);
        // @ts-expect-error and runs nothing that does
        ruling.run(duel, { edge: 0 });
        return given;
      },
    });
    expect(true).toBe(true);
  });

  it('states that JSON cannot tell apart do not compile', () => {
    const rule = procedure({
      ...duel,
      id: 'test.kernel.states',
      evaluate(_, ruling) {
        ruling.fold('a', [1], { left: 3, who: ['maelis'], at: { hex: 'A1' } as { hex: string } | null }, (state) => ({
          state,
        }));
        // @ts-expect-error in JSON a third is 0.3333
        ruling.fold('b', [1], { share: Fraction.of(1, 3) }, (state) => ({ state }));
        // @ts-expect-error in JSON every set is empty
        ruling.fold('c', [1], { down: new Set<string>() }, (state) => ({ state }));
        // @ts-expect-error in JSON every map is empty
        ruling.fold('d', [1], new Map<string, number>(), (state) => ({ state }));
        return { winner: 'attacker', by: 0 } as const;
      },
    });
    expect(rule.form).toBe('procedure');
  });

  it('the events of a sequence do not compile as reasons', () => {
    procedure({
      ...duel,
      id: 'test.kernel.events',
      evaluate(_, ruling) {
        const { events } = ruling.fold('rounds', [1, 2], 0, (state) => ({ state, event: state }));
        // @ts-expect-error what merely happened decides nothing
        return { winner: events.length > 1 ? 'attacker' : 'defender', by: 0 } as const;
      },
    });
    expect(true).toBe(true);
  });
});
