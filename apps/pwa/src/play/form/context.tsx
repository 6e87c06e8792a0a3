import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Meant } from '../names.ts';
import { freshVariant, type Samples } from './fresh.ts';
import type { Field, Variant } from './model.ts';
import { type Path, pointerOf, valueAt, withValue } from './values.ts';

/** What every field of a form reads and writes. */
export interface Form {
  /** The operation whose form it is; absent for a value by itself. */
  operation: string | undefined;
  value: unknown;
  samples: Samples;
  /** Those who can be meant where somebody is chosen. */
  people: readonly Meant[];
  faultAt(path: Path): string | undefined;
  set(path: Path, value: unknown): void;
  /** Changes the variant of a closed choice; what was filled in for the old one comes back with it. No variant takes it out. */
  choose(field: Field, path: Path, variant: Variant | undefined): void;
}

const FormContext = createContext<Form | undefined>(undefined);

/** Values of variants that were left, by place and variant. */
export type LeftBehind = Readonly<Record<string, unknown>>;

const NOBODY: readonly Meant[] = [];

interface Properties {
  operation?: string;
  value: unknown;
  left: LeftBehind;
  samples: Samples;
  people?: readonly Meant[];
  faults: ReadonlyMap<string, string>;
  onChange(value: unknown, left: LeftBehind): void;
  children: ReactNode;
}

export function FormProvider({
  operation,
  value,
  left,
  samples,
  people = NOBODY,
  faults,
  onChange,
  children,
}: Properties) {
  const form = useMemo<Form>(
    () => ({
      operation,
      value,
      samples,
      people,
      faultAt: (path) => faults.get(pointerOf(path)),
      set: (path, next) => onChange(withValue(value, path, next), left),
      choose(field, path, variant) {
        const [next, leftNow] = chosen(field, path, variant, { value, left, samples });
        onChange(next, leftNow);
      },
    }),
    [operation, value, left, samples, people, faults, onChange],
  );
  return <FormContext value={form}>{children}</FormContext>;
}

/** The value with another variant at a place, and what is kept of the one before. */
export function chosen(
  { shape }: Field,
  path: Path,
  variant: Variant | undefined,
  { value, left, samples }: { value: unknown; left: LeftBehind; samples: Samples },
): [value: unknown, left: LeftBehind] {
  if (shape.type !== 'union') return [value, left];
  const present = valueAt(value, path) as Record<string, unknown> | undefined;
  const kept = present ? { ...left, [`${pointerOf(path)} ${present[shape.key]}`]: present } : left;
  const next = variant && variantValue(shape.key, path, variant, kept, samples);
  return [withValue(value, path, next), kept];
}

/** What a variant would be: as it was when it was left, else new. */
export function variantValue(key: string, path: Path, variant: Variant, left: LeftBehind, samples: Samples): unknown {
  return left[`${pointerOf(path)} ${variant.value}`] ?? freshVariant(key, variant, samples);
}

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands outside of a form');
  return form;
}
