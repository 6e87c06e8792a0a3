import type { Ask, Board, Offer } from '@riposte/rules';
import { useMemo } from 'react';
import { useKept } from '../app/kept.ts';
import { useSheet } from '../app/router.ts';
import { systemOf } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Chips } from '../design/chips.tsx';
import { Fold } from '../design/fold.tsx';
import { Sheet } from '../design/sheet.tsx';
import type { OperationDescription } from '../engine/description.ts';
import { DICE_MODES } from '../play/dice-mode.ts';
import { FormProvider } from '../play/form/context.tsx';
import { Fields } from '../play/form/field-view.tsx';
import { freshValue, samplesOf } from '../play/form/fresh.ts';
import { type Field, formModel } from '../play/form/model.ts';
import { upperFirst } from '../play/form/words.ts';
import { everybodyIn, type Meant } from '../play/names.ts';
import { Meanings } from '../reference/meanings.tsx';
import {
  type Answers,
  answered,
  type Command,
  isAnswers,
  isFilledIn,
  noAnswers,
  OWN,
  type Placed,
  refilled,
  withField,
} from './answering.ts';
import { COMMAND_SHEET, offerKey, type SheetProperties } from './sheets.ts';

/** What a command still needs, asked in the words of the board; whatever else it can carry is folded. */
export function CommandSheet(properties: SheetProperties) {
  const about = useSheet(COMMAND_SHEET)?.about;
  const offer = properties.board.offers.find((one) => offerKey(one) === about);
  return offer ? <Asking key={about} {...properties} offer={offer} /> : null;
}

const NOTHING_LEFT = {};
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

function Asking({ offer, board, engine, doer, state }: SheetProperties & { offer: Offer }) {
  const { description } = engine;
  const { asks } = offer;
  const fields = useMemo(() => fieldsOf(description, offer.command), [description, offer]);
  const samples = useMemo(() => samplesOf(description.examples), [description]);
  const [answers, setAnswers] = useKept<Answers>('answers', noAnswers(asks), isAnswers);
  const { command, choices } = useMemo(() => answered(offer, answers), [offer, answers]);

  const fieldOf = (name: string) => fields.find((field) => nameOf(field) === name);
  const own = asks.filter((ask) => isFilledIn(ask, answers)).flatMap(({ field }) => fieldOf(field) ?? []);
  const isAsked = (name: string) => asks.some(({ field }) => field === name);
  const others = fields.filter((field) => !(nameOf(field) in offer.command) && !isAsked(nameOf(field)));
  const choose = ({ field: name }: Ask, place: string) => {
    const places = { ...answers.places, [name]: place };
    const field = fieldOf(name);
    const isEmpty = place === OWN && field !== undefined && !(name in answers.filled);
    const filled = isEmpty ? withField(answers.filled, name, freshValue(field, samples) as never) : answers.filled;
    setAnswers({ places, filled });
  };
  const [only] = asks;
  const isOneTap = asks.length === 1 && only !== undefined && !isFilledIn(only, answers);
  return (
    <Sheet title={offer.title}>
      {isOneTap && (
        <OneTap
          title={only.title}
          choices={choices[only.field] ?? []}
          onChosen={(value) => doer.perform(offer, withField(command, only.field, value))}
          onOwn={isOpen(fieldOf(only.field)) ? () => choose(only, OWN) : undefined}
        />
      )}
      {!isOneTap &&
        asks
          .filter(({ among }) => among)
          .map((ask) => (
            <Chosen
              key={ask.field}
              ask={ask}
              choices={choices[ask.field] ?? []}
              place={answers.places[ask.field]}
              isOpen={isOpen(fieldOf(ask.field))}
              onChosen={(place) => choose(ask, place)}
            />
          ))}
      <FormProvider
        value={{ state, command }}
        left={NOTHING_LEFT}
        samples={samples}
        people={withThings(board, state)}
        faults={NO_FAULTS}
        onChange={(value) => setAnswers(refilled((value as { command: Command }).command, offer, answers))}
      >
        {own.length > 0 && <Fields fields={own} at={['command']} />}
        {others.length > 0 && (
          <Fold title="More">
            <Fields fields={others} at={['command']} />
          </Fold>
        )}
      </FormProvider>
      {offer.roles && (
        <Chips label="Dice" isLabelHidden chips={DICE_MODES} value={doer.diceMode} onChange={doer.setDiceMode} />
      )}
      {!isOneTap && (
        <Button kind="primary" onClick={() => doer.perform(offer, command)}>
          {offer.title}
        </Button>
      )}
      <Meanings
        texts={[offer.title, ...asks.map(({ title }) => title), ...namesIn(choices)]}
        system={systemOf(description.id)}
      />
    </Sheet>
  );
}

/** Those in the fight, under the names that the board gives them, and what they have. */
function withThings({ rows }: Board, state: unknown): Meant[] {
  const people = rows.map(({ id, name }) => ({ value: id, label: name, list: '', isThing: false }));
  return [...people, ...everybodyIn(state).filter(({ isThing }) => isThing)];
}

function namesIn(choices: Readonly<Record<string, readonly Placed[]>>): string[] {
  return Object.values(choices).flatMap((some) => some.map(({ label }) => label));
}

interface OneTapProperties {
  /** What is asked. */
  title: string;
  choices: readonly Placed[];
  onChosen: (value: Placed['value']) => void;
  onOwn: (() => void) | undefined;
}

/** The one question of a command: whatever is tapped is done. */
function OneTap({ title, choices, onChosen, onOwn }: OneTapProperties) {
  return (
    <fieldset className="stack close">
      <legend className="field-label">{title}</legend>
      {choices.map(({ label, place, value }) => (
        <Button key={place} className="large" onClick={() => onChosen(value)}>
          {upperFirst(label)}
        </Button>
      ))}
      {onOwn && (
        <Button kind="quiet" onClick={onOwn}>
          {SOMETHING_ELSE}
        </Button>
      )}
    </fieldset>
  );
}

interface ChosenProperties {
  ask: Ask;
  choices: readonly Placed[];
  place: string | undefined;
  isOpen: boolean;
  onChosen: (place: string) => void;
}

/** One of several questions. */
function Chosen({ ask, choices, place, isOpen: hasOther, onChosen }: ChosenProperties) {
  const chips = choices.map((choice) => ({ value: choice.place, label: upperFirst(choice.label) }));
  const isThere = place === OWN || chips.some(({ value }) => value === place);
  return (
    <Chips
      label={ask.title}
      chips={hasOther ? [...chips, { value: OWN, label: SOMETHING_ELSE }] : chips}
      value={isThere ? place : chips[0]?.value}
      onChange={onChosen}
    />
  );
}

const SOMETHING_ELSE = 'Something else';

/** Whom a command can mean, and what a word can be, is told whole by the board; anything else may be filled in otherwise. */
function isOpen(field: Field | undefined): boolean {
  return field !== undefined && !['who', 'choice', 'silent'].includes(field.shape.type);
}

const nameOf = ({ path }: Field) => path.at(-1) ?? '';

/** The fields of a command, by the operation's own description. */
function fieldsOf(description: OperationDescription, command: Command): readonly Field[] {
  const { root } = formModel(description.input ?? {}, [], description.abbreviations);
  const fields = root.shape.type === 'object' ? root.shape.fields : [];
  const union = fields.find((field) => nameOf(field) === 'command')?.shape;
  if (union?.type !== 'union') return [];
  return union.variants.find(({ value }) => value === command[union.key])?.fields ?? [];
}
