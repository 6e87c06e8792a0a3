import type { Problem, Setup } from '@riposte/rules';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { systemOf } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Fold } from '../design/fold.tsx';
import { CloseIcon } from '../design/icons.tsx';
import type { OperationDescription } from '../engine/description.ts';
import type { Engine } from '../engine/engine.ts';
import { FormProvider } from '../play/form/context.tsx';
import { faultsOf } from '../play/form/faults.ts';
import { Fields } from '../play/form/field-view.tsx';
import { samplesOf } from '../play/form/fresh.ts';
import { gistOf } from '../play/form/gist.ts';
import { type Field, formModel } from '../play/form/model.ts';
import { singular } from '../play/form/words.ts';
import { everybodyIn } from '../play/names.ts';
import { ProblemBox } from '../play/problem-box.tsx';
import { ExplainedOnDemand } from '../reference/explained.tsx';
import { type FightState, isNew, type Person, withPeople } from './people.ts';

interface Properties {
  described: PeopleModel;
  setup: Setup;
  people: readonly Person[];
  problem: Problem | undefined;
  onChange: (people: Person[]) => void;
}

/** What the form of a fight's people is made from. */
export interface PeopleModel {
  operation: string;
  /** What one of them is called, such as `Combatant`. */
  one: string;
  fields: readonly Field[];
  samples: readonly unknown[];
}

const NOTHING_LEFT = {};

export function usePeopleModel(description: OperationDescription): PeopleModel {
  return useMemo(() => {
    const { root } = formModel(description.input ?? {}, [], description.abbreviations);
    const list = fieldIn(fieldIn(root, 'state'), description.setup?.list ?? '');
    const item = list?.shape.type === 'list' ? list.shape.item.shape : undefined;
    const fields = item?.type === 'object' ? item.fields : [];
    return {
      operation: description.id,
      one: singular(list?.label ?? ''),
      fields,
      samples: samplesOf(description.examples),
    };
  }, [description]);
}

function fieldIn(field: Field | undefined, name: string): Field | undefined {
  return field?.shape.type === 'object' ? field.shape.fields.find(({ path }) => path.at(-1) === name) : undefined;
}

/**
 * The people of a fight while they are filled in, and what the rules say against them.
 * @param held where they are held meanwhile, and what changes them there
 */
export function usePeople(
  engine: Engine,
  setup: Setup,
  [people, setPeople]: readonly [readonly Person[], (next: Person[]) => void],
) {
  const [problem, setProblem] = useState<Problem>();
  return {
    people,
    problem,
    change(next: Person[]) {
      setPeople(next);
      setProblem(undefined);
    },
    /** A fight's state with these people in it; nothing, and a problem to be shown, where the rules do not take it. */
    async taken(state: FightState): Promise<FightState | undefined> {
      const next = withPeople(setup, state, people);
      const { problem: found } = await engine.board(next, []);
      if (!found) return next;
      setProblem(placed(found));
      return undefined;
    },
  };
}

/** A problem with a state, at the places of the form in which it is a part of the question. */
function placed(problem: Problem): Problem {
  if (problem.type !== 'invalid-input') return problem;
  const errors = problem.errors.map((fault) => ({
    ...fault,
    pointer: fault.pointer.replace(/^\/input/, '/input/state'),
  }));
  return { ...problem, errors };
}

/** Everybody in the fight, a fold each: the name and the fields that matter, and the others folded within; then what is not right. */
export function PeopleForm(properties: Properties) {
  const { problem } = properties;
  return (
    <ExplainedOnDemand system={systemOf(properties.described.operation)}>
      <People {...properties} />
      {problem && <ProblemBox problem={problem} />}
    </ExplainedOnDemand>
  );
}

function People({ described, setup, people, problem, onChange }: Properties) {
  const { list } = setup;
  const last = people.at(-1);
  const options = everybodyIn({ [list]: people });
  return (
    <FormProvider
      operation={described.operation}
      value={{ state: { [list]: people } }}
      left={NOTHING_LEFT}
      samples={described.samples}
      people={options}
      faults={faultsOf(problem)}
      onChange={(value) => onChange((value as { state: Record<string, Person[]> }).state[list] ?? [])}
    >
      {people.map((person, i) => (
        <PersonFold
          // Whoever was added last is filled in now; the others are a line each.
          key={person === last ? `${person.id} last` : person.id}
          described={described}
          setup={setup}
          person={person}
          at={['state', list, i]}
          isLast={person === last}
          onNamed={(name) => onChange(people.map((one) => (one === person ? { ...one, name } : one)))}
          onRemove={() => onChange(people.filter((one) => one !== person))}
        />
      ))}
    </FormProvider>
  );
}

interface PersonProperties {
  described: PeopleModel;
  setup: Setup;
  person: Person;
  at: readonly (string | number)[];
  isLast: boolean;
  onNamed: (name: string) => void;
  onRemove: () => void;
}

function PersonFold({ described, setup, person, at, isLast, onNamed, onRemove }: PersonProperties) {
  const nameOf = (field: Field) => field.path.at(-1) ?? '';
  const plain = described.fields.filter((field) => !['id', 'name'].includes(nameOf(field)));
  const first = plain.filter((field) => setup.fields.includes(nameOf(field)));
  const others = plain.filter((field) => !first.includes(field));
  const name = person.name ?? person.id;
  return (
    <Fold title={name || described.one} gist={gistOf(first, person)} startsOpen={isLast && isNew(person)}>
      <NameField name={name} isFocused={isLast && isNew(person)} onNamed={onNamed} onRemove={onRemove} />
      <Fields fields={first} at={at} />
      <Fold title="More" gist={gistOf(others, person) || 'As usual'}>
        <Fields fields={others} at={at} />
      </Fold>
    </Fold>
  );
}

interface NameProperties {
  name: string;
  isFocused: boolean;
  onNamed: (name: string) => void;
  onRemove: () => void;
}

function NameField({ name, isFocused, onNamed, onRemove }: NameProperties) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const startsFocused = useRef(isFocused);
  useLayoutEffect(() => {
    if (!startsFocused.current) return;
    input.current?.focus({ preventScroll: true });
    input.current?.closest('.fold')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className="removable">
      <div className="field tall">
        <label className="field-label" htmlFor={id}>
          Name
        </label>
        <input
          ref={input}
          id={id}
          className="text-input"
          value={name}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="done"
          onFocus={(event) => event.target.select()}
          onChange={(event) => onNamed(event.target.value)}
        />
      </div>
      <Button kind="quiet" className="bare" aria-label={`Remove ${name}`} onClick={onRemove}>
        <CloseIcon />
      </Button>
    </div>
  );
}
