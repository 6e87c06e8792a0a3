import { cerberusWorkedScript } from '@riposte/content';

const { script } = cerberusWorkedScript;

/** The steps of the worked round, up to one and with it. */
export function scriptUpTo(last: string) {
  const until = script.findIndex(({ step }) => step === last);
  return script.slice(0, until + 1);
}

interface Thrown {
  rolls?: readonly { key: string; faces: readonly number[] }[];
}

/** The dice of commands, under the keys that they have where all these commands are one request. */
export const diceOf = (commands: readonly Thrown[]) =>
  commands.flatMap(({ rolls = [] }, i) =>
    rolls.map(({ key, faces }) => ({ key: `commands.${i + 1}.${key}`, faces: [...faces] })),
  );
