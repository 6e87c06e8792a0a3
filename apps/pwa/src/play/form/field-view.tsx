import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { CheckChips, Chips } from '../../design/chips.tsx';
import { Select, TextField, Toggle } from '../../design/fields.tsx';
import { Fold } from '../../design/fold.tsx';
import { CloseIcon, PlusIcon } from '../../design/icons.tsx';
import { Help } from '../../design/notes.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { meantBy } from '../names.ts';
import { useForm } from './context.tsx';
import { DiceField } from './dice-field.tsx';
import { asName, freshValue } from './fresh.ts';
import { FromPacks } from './from-packs.tsx';
import { gistOfField } from './gist.ts';
import { ListField, ModifiersField } from './list-field.tsx';
import type { Field, Shape } from './model.ts';
import { type Path, valueAt } from './values.ts';
import { lowerFirst } from './words.ts';

interface Properties {
  field: Field;
  at: Path;
}

/** How many options still fit as chips; more are picked from a list. */
const MOST_CHIPS = 7;

/** One field with what it holds. What may be left out can be taken out again. */
export function FieldView({ field, at }: Properties) {
  const { shape } = field;
  switch (shape.type) {
    case 'object':
    case 'union':
    case 'list':
      return <FoldedField field={field} at={at} />;
    case 'silent':
      return null;
    default:
      return field.isOptional && shape.type !== 'flag' ? (
        <Removable field={field} at={at}>
          <PlainField field={field} at={at} />
        </Removable>
      ) : (
        <PlainField field={field} at={at} />
      );
  }
}

function PlainField({ field, at }: Properties) {
  const form = useForm();
  const { shape } = field;
  const value = valueAt(form.value, at);
  const said = { label: field.label, help: field.help, fault: form.faultAt(at) };
  const set = (next: unknown) => form.set(at, next);
  switch (shape.type) {
    case 'number':
      return <Stepper {...said} {...shape} value={value as number | undefined} onChange={set} />;
    case 'flag':
      return <FlagField field={field} at={at} shape={shape} />;
    case 'text': {
      const written = (text: string) => (shape.isName ? asName(text) : text);
      const keep = (text: string) => set(text === '' && field.isOptional ? undefined : written(text));
      return <TextField {...said} most={shape.most} value={(value as string | undefined) ?? ''} onChange={keep} />;
    }
    case 'dice':
      return <DiceField {...said} value={value as string | undefined} onChange={set} />;
    case 'choice':
      return <ChoiceField field={field} at={at} shape={shape} />;
    case 'who':
      return form.people.length > 0 ? (
        <Chips {...said} chips={meantBy(nameIn(at), form.people)} value={value as string | undefined} onChange={set} />
      ) : (
        <TextField {...said} most={60} value={(value as string | undefined) ?? ''} onChange={set} />
      );
    case 'some':
      return (
        <CheckChips {...said} chips={shape.options} values={(value as string[] | undefined) ?? []} onChange={set} />
      );
    default:
      return null;
  }
}

function FlagField({ field, at, shape }: Properties & { shape: Extract<Shape, { type: 'flag' }> }) {
  const form = useForm();
  const value = valueAt(form.value, at) as boolean | undefined;
  const said = { label: field.label, help: field.help, fault: form.faultAt(at) };
  // Where leaving it out means something of its own, there are three answers.
  if (shape.isOpen) {
    const answers = { usual: undefined, yes: true, no: false };
    const answer = value === undefined ? 'usual' : value ? 'yes' : 'no';
    return (
      <Chips
        {...said}
        chips={THREE_ANSWERS}
        value={answer as keyof typeof answers}
        onChange={(next) => form.set(at, answers[next])}
      />
    );
  }
  const off = field.isOptional ? undefined : false;
  return <Toggle {...said} isOn={value === true} onChange={(isOn) => form.set(at, isOn ? true : off)} />;
}

/** What the field or the list around it is called. */
function nameIn(at: Path): string {
  return String(at.findLast((part) => typeof part === 'string') ?? '');
}

const THREE_ANSWERS = [
  { value: 'usual', label: 'As usual' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

function ChoiceField({ field, at, shape }: Properties & { shape: Extract<Shape, { type: 'choice' }> }) {
  const form = useForm();
  const value = (valueAt(form.value, at) as string | undefined) ?? shape.usual;
  const said = { label: field.label, help: field.help, fault: form.faultAt(at) };
  const set = (next: string) => form.set(at, next);
  if (shape.options.length > MOST_CHIPS)
    return <Select {...said} options={shape.options} value={value ?? ''} onChange={set} />;
  return <Chips {...said} chips={shape.options} value={value} onChange={set} />;
}

/** A field that can be taken out, with the button for it. */
function Removable({ field, at, children }: Properties & { children: React.ReactNode }) {
  const form = useForm();
  return (
    <div className="removable">
      {children}
      <Button
        kind="quiet"
        className="bare"
        aria-label={`Remove ${lowerFirst(field.label)}`}
        onClick={() => form.set(at, undefined)}
      >
        <CloseIcon />
      </Button>
    </div>
  );
}

/** What has parts: closed, it is one line of what it holds. */
function FoldedField({ field, at }: Properties) {
  const form = useForm();
  const value = valueAt(form.value, at);
  const fault = form.faultAt(at);
  return (
    <>
      <Fold title={field.label} gist={gistOfField(field, value) || 'Nothing yet'}>
        <Help label={field.label} help={field.help} />
        <Inside field={field} at={at} />
        {field.isOptional && (
          <Button kind="quiet" onClick={() => form.set(at, undefined)}>
            Remove {lowerFirst(field.label)}
          </Button>
        )}
      </Fold>
      {fault && <p className="fault">{fault}</p>}
    </>
  );
}

/** The parts of an object, a closed choice or a list. */
export function Inside({ field, at }: Properties) {
  const { shape } = field;
  if (shape.type === 'object')
    return (
      <>
        {field.isFilledFromPacks && <FromPacks field={field} at={at} />}
        <Fields fields={shape.fields} at={at} />
      </>
    );
  if (shape.type === 'union') return <UnionField field={field} at={at} shape={shape} />;
  if (shape.type === 'list')
    return shape.isModifiers ? (
      <ModifiersField label={field.label} shape={shape} at={at} />
    ) : (
      <ListField label={field.label} shape={shape} at={at} />
    );
  return <FieldView field={field} at={at} />;
}

function UnionField({ field, at, shape }: Properties & { shape: Extract<Shape, { type: 'union' }> }) {
  const form = useForm();
  const present = (valueAt(form.value, at) as Record<string, unknown> | undefined)?.[shape.key];
  const variant = shape.variants.find((one) => one.value === present);
  return (
    <>
      <Chips
        label={field.label}
        isLabelHidden
        chips={shape.variants}
        value={variant?.value}
        onChange={(value) =>
          form.choose(
            field,
            at,
            shape.variants.find((one) => one.value === value),
          )
        }
      />
      <Help help={variant?.help} />
      {variant && <Fields key={variant.value} fields={variant.fields} at={at} />}
    </>
  );
}

/**
 * Fields one below the other: those that must be there and those that are; the others wait as chips that add them.
 * @param isWhole shows yes-or-no and usual choices even while nobody has answered them
 */
export function Fields({ fields, at, isWhole = false }: { fields: readonly Field[]; at: Path; isWhole?: boolean }) {
  const form = useForm();
  const [added, setAdded] = useState<readonly string[]>([]);
  const placed = fields
    .filter(({ shape }) => shape.type !== 'silent')
    .map((field) => ({ field, to: [...at, ...field.path.slice(isWhole ? 0 : -1)] }));
  const isShown = ({ field, to }: (typeof placed)[number]) =>
    !field.isOptional ||
    valueAt(form.value, to) !== undefined ||
    (field.shape.type === 'text' && added.includes(field.label)) ||
    (isWhole && (field.shape.type === 'flag' || (field.shape.type === 'choice' && field.shape.usual !== undefined)));
  const add = (field: Field, to: Path) => {
    setAdded([...added, field.label]);
    form.set(to, freshValue(field, form.samples));
  };
  const absent = placed.filter((one) => !isShown(one));
  return (
    <>
      {placed.filter(isShown).map(({ field, to }) => (
        <FieldView key={field.path.join('.')} field={field} at={to} />
      ))}
      {absent.length > 0 && <Additions absent={absent} onAdd={add} />}
    </>
  );
}

interface Absent {
  field: Field;
  to: Path;
}

/** So many chips are shown at once; more would hide what the form is about. */
const FEW = 2;

/** What may be added, behind one chip when it is much. */
function Additions({ absent, onAdd }: { absent: readonly Absent[]; onAdd: (field: Field, to: Path) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (absent.length > FEW && !isOpen)
    return (
      <div className="chips">
        <button type="button" className="chip adding" onClick={() => setOpen(true)}>
          <PlusIcon />
          Add more
        </button>
      </div>
    );
  return (
    <fieldset className="chips">
      <legend className="unseen">Add</legend>
      {absent.map(({ field, to }) => (
        <button key={field.label} type="button" className="chip adding" onClick={() => onAdd(field, to)}>
          <PlusIcon />
          {field.label}
        </button>
      ))}
    </fieldset>
  );
}
