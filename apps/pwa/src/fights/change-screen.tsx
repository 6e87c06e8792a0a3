import type { Setup } from '@riposte/rules';
import { use } from 'react';
import { useKept } from '../app/kept.ts';
import { NotHere } from '../app/not-here.tsx';
import { go, goBack, isAt } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { offerUndo } from '../app/undo.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { type FightNow, removeFight, renameFight, setOver, takeStep, useFight } from '../data/index.ts';
import { announce } from '../design/announcer.tsx';
import { AskedTwice } from '../design/asked-twice.tsx';
import { Button } from '../design/button.tsx';
import { TextField, Toggle } from '../design/fields.tsx';
import { PlusIcon } from '../design/icons.tsx';
import { accentOf } from '../engine/catalogue.ts';
import { type Engine, engineOf } from '../engine/engine.ts';
import { type FightState, type Person, peopleOf, soundPeople, withAnother } from './people.ts';
import { PeopleForm, usePeople, usePeopleModel } from './people-form.tsx';
import { changePath, fightPath, fightsPath } from './places.ts';

/** Where the GM sets a fight by hand: who is in it and how they stand, its name, and whether it is over. */
export function ChangeScreen({ id }: { id: string }) {
  const found = useFight(id);
  if (!found) return null;
  return found.value ? <Known now={found.value} /> : <NotHere what="This fight is not on this device." />;
}

function Known({ now }: { now: FightNow }) {
  const engine = use(engineOf(now.fight.operation));
  const setup = engine?.description.setup;
  if (!engine || !setup) return <NotHere what="This Riposte no longer has the rules of this fight." />;
  // Whatever is done meanwhile in another tab begins this form anew: it would undo that else.
  return <Changing key={now.fight.steps[now.fight.at]} now={now} engine={engine} setup={setup} />;
}

function Changing({ now: { fight, steps }, engine, setup }: { now: FightNow; engine: Engine; setup: Setup }) {
  const state = steps.at(-1)?.state as FightState;
  const described = usePeopleModel(engine.description);
  const before = peopleOf(setup, state);
  const step = fight.steps[fight.at] ?? '';
  const held = useKept<readonly Person[]>(`people after ${step}`, before, arePeople);
  const { people, problem, change, taken } = usePeople(engine, setup, held);
  const [name, setName] = useKept<string>('name', fight.name);
  const [trouble, attempt] = useAttempt(failureWords);
  const back = fightPath(fight.id);
  const keep = () =>
    attempt(async () => {
      const next = await taken(state);
      if (!next) return;
      if (name.trim() !== '' && name !== fight.name) await renameFight(fight.id, name.trim());
      if (people !== before) {
        const sentence = 'The GM sets the fight by hand.';
        await takeStep(fight.id, step, { label: 'Set by hand', sentence, state: next });
        announce(sentence);
      }
      // Keeping the step begins this form anew, so only the place tells whether somebody has gone on.
      if (isAt(changePath(fight.id))) await goBack(back);
    }, 'keep');
  const remove = () =>
    attempt(async () => {
      const undo = await removeFight(fight.id);
      announce('The fight is deleted. Undo is at the top.');
      go(fightsPath, { replace: true });
      if (undo) offerUndo({ message: `Deleted: ${fight.name}`, undo });
    }, 'delete');
  return (
    <Screen
      title="Change the fight"
      back={back}
      accent={accentOf(fight.system)}
      foot={
        <>
          <Button onClick={() => change(withAnother(setup, people, described.one))}>
            <PlusIcon />
            Add a {described.one.toLowerCase()}
          </Button>
          <Button kind="primary" disabled={people.length === 0} onClick={keep}>
            Keep
          </Button>
        </>
      }
    >
      {trouble && (
        <p className="notice flat" role="alert">
          {trouble}
        </p>
      )}
      <PeopleForm described={described} setup={setup} people={people} problem={problem} onChange={change} />
      <TextField label="What this fight is called" value={name} most={60} onChange={setName} />
      <Toggle
        label="This fight is over"
        isOn={fight.isOver}
        onChange={(isOver) => attempt(() => setOver(fight.id, isOver))}
      />
      <AskedTwice
        first="Delete this fight"
        final="Yes, delete this fight for good"
        warning="Really? It can be taken back only right afterwards."
        onMeant={remove}
      />
    </Screen>
  );
}

function arePeople(kept: unknown): boolean {
  return soundPeople(kept) !== undefined;
}

function failureWords(): string {
  return 'This could not be kept, or the fight went on in another tab. Look at it again.';
}
