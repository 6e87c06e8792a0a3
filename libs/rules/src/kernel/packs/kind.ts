import type { z } from 'zod';
import { misfit } from '../faults.ts';
import type { Refusal } from '../problem.ts';

/** An entry of a pack as a value. */
export type EntryValue = Readonly<Record<string, unknown>>;

/** One slip in an entry: which field, what would be right, what stands there. */
export interface Slip {
  /** Field names and numbers from 0, such as `['effects', '0', 'dice']`; none for the entry as a whole. */
  way: readonly string[];
  expected: string;
  got: string;
}

/** A slip of entries that are right one by one and do not go together; `at` is the number of an entry, from 0. */
export interface TogetherSlip extends Slip {
  at: number;
  /** The slip in one sentence for whoever wrote the pack. */
  says: string;
}

/** One kind of content that a system's packs may hold. */
export interface PackKind {
  /** Its list in a document's `entries`, such as `weapons`. */
  id: string;
  /** What one of them is called in sentences, such as `weapon`. */
  one: string;
  /** The most of them in one pack. */
  most: number;
  /** An entry as it has to be; it has an `id`. */
  schema: z.ZodObject;
  /** What an entry may not be although each of its fields fits. */
  slips?(entry: EntryValue): Slip[];
  /** What is wrong with entries that are right one by one. */
  together?(entries: readonly EntryValue[]): TogetherSlip[];
}

interface KindDefinition<S extends z.ZodObject> extends Pick<PackKind, 'id' | 'one' | 'most'> {
  schema: S;
  slips?(entry: z.output<S>): Slip[];
  together?(entries: readonly z.output<S>[]): TogetherSlip[];
}

/** Defines a kind of content. Its file is `systems/<system>/packs/<id>.ts`; everything else follows from it. */
export function packKind<S extends z.ZodObject>(definition: KindDefinition<S>): PackKind {
  return definition as unknown as PackKind;
}

/** The kinds of content of each system, by its id. */
export type PackKinds = Readonly<Record<string, readonly PackKind[]>>;

/** The entry as the kind has it, or every slip in it, as far as faults are told. */
export function checkedEntry(
  { schema, slips }: Pick<PackKind, 'schema' | 'slips'>,
  value: unknown,
): { entry: EntryValue; slips: readonly Slip[] } | { entry?: undefined; slips: readonly Slip[] } {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { slips: slipsOf(misfit(parsed.error, value, '')) };
  return { entry: parsed.data, slips: slips?.(parsed.data) ?? [] };
}

function slipsOf({ problem }: Refusal): Slip[] {
  const faults = problem.type === 'invalid-input' ? problem.errors : [];
  return faults.map(({ pointer, expected, got }) => ({ way: pointer.split('/').slice(1), expected, got }));
}
