import type { MissingRoll } from '@riposte/rules';
import { useCallback, useMemo } from 'react';
import { openSheet, useSheet } from '../../app/router.ts';
import type { Roll } from '../../data/index.ts';
import { DigitPad } from '../../design/number-pad.tsx';
import { thrown } from '../../design/pad-layout.ts';
import { Sheet } from '../../design/sheet.tsx';
import type { Engine } from '../../engine/engine.ts';
import { useAnswer } from '../../engine/use-answer.ts';
import { RollPrompt, rollTitle } from '../asking/roll-prompt.tsx';
import type { Asked } from '../asking/use-asking.ts';
import { corrected, type Die, diceOf, upTo } from '../rolls.ts';

/** The sheet in which a die is corrected. */
const DIE_SHEET = 'die';

export function correctDie({ key, index }: Die): void {
  openSheet({ name: DIE_SHEET, about: `${index} ${key}` });
}

interface Properties {
  engine: Engine;
  asked: Asked;
  onCorrected: (rolls: Roll[]) => void;
}

/** A mistyped die, entered again. What the die is, the ruling itself says: without it, it asks for it. */
export function CorrectionSheet(properties: Properties) {
  const place = useSheet(DIE_SHEET);
  const die = useMemo(() => dieOf(place?.about, properties.asked.rolls), [place?.about, properties.asked.rolls]);
  return die && <Correcting {...properties} die={die} />;
}

function Correcting({ engine, asked, die, onCorrected }: Properties & { die: Die }) {
  const roll = useAnswer(
    die,
    useCallback((about) => missing(engine, asked, about), [engine, asked]),
  )?.answer;
  if (!roll) return null;
  const change = (value: Pick<Die, 'face' | 'total'>) => onCorrected(corrected(asked.rolls, die, value));
  const input = asked.question.input;
  if (die.total !== undefined)
    return (
      <Sheet title={rollTitle(roll, input)}>
        <p className="muted">It was entered as a total of {die.total}.</p>
        <DigitPad
          label={`Total of ${roll.count}d${roll.faces}`}
          least={roll.count}
          most={roll.count * roll.faces}
          onNumber={(total) => change({ total })}
        />
      </Sheet>
    );
  const one = { ...roll, count: 1 };
  return (
    <Sheet title={rollTitle(one, input)}>
      <RollPrompt
        roll={one}
        shown={die.face === undefined ? [] : [die.face]}
        onEntered={(entry) => 'faces' in entry && change({ face: entry.faces[0] as number })}
        onRoll={() => change({ face: thrown(roll.faces) })}
      />
    </Sheet>
  );
}

function dieOf(about: string | undefined, rolls: readonly Roll[]): Die | undefined {
  const [index, key] = about?.split(' ', 2) ?? [];
  return diceOf(rolls).find((die) => die.key === key && String(die.index) === index);
}

async function missing(
  engine: Engine,
  { question, decisions, rolls }: Asked,
  die: Die,
): Promise<MissingRoll | undefined> {
  const { problem } = await engine.resolve({
    ...question,
    decisions,
    dice: { rolls: upTo(rolls, die), missing: 'ask' },
  });
  return problem?.type === 'needs-roll' ? problem.rolls.find((roll) => roll.key === die.key) : undefined;
}
