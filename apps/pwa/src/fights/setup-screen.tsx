import type { Setup } from '@riposte/rules';
import { use, useEffect, useState } from 'react';
import { NotHere } from '../app/not-here.tsx';
import { go } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { useStillHere } from '../app/still-here.ts';
import { useAttempt } from '../app/use-attempt.ts';
import {
  beginningOf,
  clearDraft,
  type FightRecord,
  NotKept,
  saveDraft,
  startFight,
  useDraft,
  useFights,
} from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Chips } from '../design/chips.tsx';
import { Fold } from '../design/fold.tsx';
import { PlusIcon } from '../design/icons.tsx';
import { accentOf, operationOf, type PlacedOperation } from '../engine/catalogue.ts';
import { type Engine, engineOf } from '../engine/engine.ts';
import { DICE_MODES, useDiceMode } from '../play/dice-mode.ts';
import { momentWords } from '../play/moment.ts';
import { asNew, type FightState, fightName, type Person, peopleOf, soundPeople, withAnother } from './people.ts';
import { PeopleForm, usePeople, usePeopleModel } from './people-form.tsx';
import { fightPath } from './places.ts';

/** Where a fight is set up: who takes part, and the few figures of each that matter. */
export function SetupScreen({ operation: id }: { operation: string }) {
  const operation = operationOf(id);
  const engine = use(engineOf(id));
  const kept = useDraft<unknown>(draftOf(id));
  const setup = engine?.description.setup;
  if (!operation || !engine || !setup) return <NotHere what="No fight can be kept with this." />;
  if (!kept) return null;
  return <Setting operation={operation} engine={engine} setup={setup} kept={soundPeople(kept.value)} />;
}

const draftOf = (operation: string) => `new fight ${operation}`;

interface Properties {
  operation: PlacedOperation;
  engine: Engine;
  setup: Setup;
  kept: Person[] | undefined;
}

function Setting({ operation, engine, setup, kept }: Properties) {
  const described = usePeopleModel(engine.description);
  const { people, problem, taken, ...filling } = usePeople(engine, setup, useState<readonly Person[]>(kept ?? []));
  const [trouble, attempt, forget] = useAttempt(failureWords);
  const [diceMode, setDiceMode] = useDiceMode();
  const change = (next: Person[]) => {
    filling.change(next);
    forget();
  };
  const key = draftOf(operation.id);
  useEffect(() => {
    saveDraft(key, people).catch((error) => console.warn(error));
  }, [key, people]);

  const isStillHere = useStillHere();
  const begin = () =>
    attempt(async () => {
      const state = await taken(setup.start);
      if (!state) return;
      const { id, title, system } = operation;
      const fight = await startFight({ operation: id, title, system: system.id, name: fightName(people), state });
      await clearDraft(key);
      if (isStillHere()) go(fightPath(fight.id), { replace: true });
    }, 'begin');
  const one = described.one.toLowerCase();
  return (
    <Screen
      title="New fight"
      back="/fights/new"
      accent={accentOf(operation.system.id)}
      foot={
        <>
          <Button onClick={() => change(withAnother(setup, people, described.one))}>
            <PlusIcon />
            {people.length === 0 ? `Add a ${one}` : `Add another ${one}`}
          </Button>
          <Button kind="primary" disabled={people.length === 0} onClick={begin}>
            Begin
          </Button>
        </>
      }
    >
      <p className="muted">
        {operation.system.title}. {people.length === 0 && 'Who takes part? Each new one begins like the one before.'}
      </p>
      {people.length === 0 && <Earlier operation={operation.id} setup={setup} onChosen={change} />}
      {people.length === 0 && <Samples setup={setup} onChosen={change} />}
      <PeopleForm described={described} setup={setup} people={people} problem={problem} onChange={change} />
      {people.length > 0 && <Chips label="Dice" chips={DICE_MODES} value={diceMode} onChange={setDiceMode} />}
      {trouble && (
        <p className="fault" role="alert">
          {trouble}
        </p>
      )}
    </Screen>
  );
}

function failureWords(error: unknown): string {
  return error instanceof NotKept ? error.message : 'The fight could not be kept. Try again.';
}

interface Choosing {
  setup: Setup;
  onChosen: (people: Person[]) => void;
}

/** Ready-made people, to try it with. */
function Samples({ setup: { samples = [] }, onChosen }: Choosing) {
  if (samples.length === 0) return null;
  return (
    <Fold title="An example" gist={samples[0]?.title}>
      {samples.map(({ title, people }) => (
        <Button key={title} className="wide" onClick={() => onChosen(asNew(people as unknown as Person[]))}>
          {title}: {fightName(people as unknown as Person[])}
        </Button>
      ))}
    </Fold>
  );
}

/** The people of fights that were fought by the same rules. */
function Earlier({ operation, setup, onChosen }: Choosing & { operation: string }) {
  const fights = useFights()?.filter((fight) => fight.operation === operation) ?? [];
  const copy = async (fight: FightRecord) => {
    const state = (await beginningOf(fight)) as FightState | undefined;
    if (state) onChosen(asNew(peopleOf(setup, state)));
  };
  if (fights.length === 0) return null;
  return (
    <Fold title="From an earlier fight" gist={fights[0]?.name}>
      {fights.slice(0, MOST_EARLIER).map((fight) => (
        <Button key={fight.id} className="wide" onClick={() => copy(fight)}>
          {fight.name}, {momentWords(fight.time, Date.now())}
        </Button>
      ))}
    </Fold>
  );
}

const MOST_EARLIER = 8;
