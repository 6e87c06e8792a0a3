import { useId } from 'react';
import { Button } from '../../design/button.tsx';
import { Fold } from '../../design/fold.tsx';
import { CloseIcon, PlusIcon } from '../../design/icons.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { useForm } from './context.tsx';
import { FieldView, Inside } from './field-view.tsx';
import { freshItem } from './fresh.ts';
import { AddFromPacks } from './from-packs.tsx';
import { gistOfField } from './gist.ts';
import type { Field, Shape } from './model.ts';
import { type Path, valueAt } from './values.ts';
import { lowerFirst, singular } from './words.ts';

type ListShape = Extract<Shape, { type: 'list' }>;

interface Properties {
  label: string;
  shape: ListShape;
  at: Path;
}

/** A part that nobody has named yet counts all the same. */
const UNNAMED = 'bonus';

/** Named parts of a total, a line each. */
export function ModifiersField({ label, shape, at }: Properties) {
  const { list, add, remove } = useList(shape, at, { label: UNNAMED, value: 0 });
  return (
    <>
      {list.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a total have no names of their own, and keep their places
        <ModifierRow key={i} shape={shape} at={[...at, i]} number={i + 1} onRemove={() => remove(i)} />
      ))}
      {list.length < shape.most && <AddButton label={`Add to ${lowerFirst(label)}`} onAdd={add} />}
    </>
  );
}

function ModifierRow({
  shape,
  at,
  number,
  onRemove,
}: {
  shape: ListShape;
  at: Path;
  number: number;
  onRemove: () => void;
}) {
  const form = useForm();
  const id = useId();
  const { label, value } = valueAt(form.value, at) as { label: string; value: number };
  const amount = partOf(shape, 'value');
  const fault = form.faultAt([...at, 'label']);
  return (
    <div className="modifier">
      <label className="unseen" htmlFor={id}>
        Name of part {number}
      </label>
      <input
        id={id}
        className="text-input"
        value={label}
        maxLength={60}
        placeholder="What it is"
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => form.set([...at, 'label'], event.target.value)}
      />
      <Button kind="quiet" className="bare" aria-label={`Remove ${label || `part ${number}`}`} onClick={onRemove}>
        <CloseIcon />
      </Button>
      {amount && (
        <Stepper
          {...amount}
          label={label || 'How much'}
          value={value}
          fault={fault && 'It needs a name.'}
          onChange={(next) => form.set([...at, 'value'], next)}
        />
      )}
    </div>
  );
}

function partOf({ item }: ListShape, name: string) {
  if (item.shape.type !== 'object') return undefined;
  const shape = item.shape.fields.find((field) => field.path.at(-1) === name)?.shape;
  return shape?.type === 'number' ? shape : undefined;
}

/** Anything else in a list: short texts in a line, larger things folded. */
export function ListField({ label, shape, at }: Properties) {
  const { list, add, remove } = useList(shape, at);
  const one = singular(label);
  // What is called as its list is would be told from it by nothing else.
  const isNumbered = list.length > 1 || one === label;
  return (
    <>
      {list.map((_, i) => {
        const field: Field = { ...shape.item, label: isNumbered ? `${one} ${i + 1}` : one };
        const onRemove = list.length > shape.least ? () => remove(i) : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: items keep their places
        return <ListItem key={i} field={field} at={[...at, i]} onRemove={onRemove} />;
      })}
      {list.length < shape.most && <AddButton label={`Add ${lowerFirst(one)}`} onAdd={add} />}
      {list.length < shape.most && shape.item.isFilledFromPacks && <AddFromPacks item={shape.item} at={at} />}
    </>
  );
}

function ListItem({ field, at, onRemove }: { field: Field; at: Path; onRemove: (() => void) | undefined }) {
  const form = useForm();
  const isSmall = !['object', 'union', 'list'].includes(field.shape.type);
  const removing = `Remove ${lowerFirst(field.label)}`;
  const removal = onRemove && (
    <Button kind="quiet" className={isSmall ? 'bare' : ''} aria-label={removing} onClick={onRemove}>
      {isSmall ? <CloseIcon /> : removing}
    </Button>
  );
  if (isSmall)
    return (
      <div className="removable">
        <FieldView field={field} at={at} />
        {removal}
      </div>
    );
  return (
    <Fold title={field.label} gist={gistOfField(field, valueAt(form.value, at))}>
      <Inside field={field} at={at} />
      {removal}
    </Fold>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <button type="button" className="chip adding" onClick={onAdd}>
      <PlusIcon />
      {label}
    </button>
  );
}

function useList(shape: ListShape, at: Path, plain?: unknown) {
  const form = useForm();
  const list = (valueAt(form.value, at) as unknown[] | undefined) ?? [];
  return {
    list,
    add: () => form.set(at, [...list, plain ?? freshItem(shape.item, list, form.samples)]),
    remove: (i: number) =>
      form.set(
        at,
        list.filter((_, j) => j !== i),
      ),
  };
}
