import { lazy, Suspense } from 'react';
import { closeSheet, openSheet, useSheet } from '../../app/router.ts';
import { announce } from '../../design/announcer.tsx';
import { Button } from '../../design/button.tsx';
import type { Offer } from '../../engine/packs.ts';
import { useForm } from './context.tsx';
import type { Field } from './model.ts';
import { type Path, pointerOf, valueAt } from './values.ts';

/** The packs are loaded when somebody chooses from them. */
const PackSheet = lazy(() => import('./pack-sheet.tsx'));

const SHEET = 'packs';

interface Properties {
  field: Field;
  at: Path;
}

/** Fills in an object from an entry of a pack. */
export function FromPacks({ field, at }: Properties) {
  const form = useForm();
  const choose = ([offer]: readonly Offer[], words: string) => {
    if (offer) form.set(at, offer.filled(valueAt(form.value, at)));
    done(`Filled in: ${words}`);
  };
  return <Choosing label="Choose from packs" title={field.label} item={field} at={at} onChoose={choose} />;
}

/** Adds entries of packs to a list. @param item of the list */
export function AddFromPacks({ item, at }: { item: Field; at: Path }) {
  const form = useForm();
  const choose = (offers: readonly Offer[], words: string) => {
    const list = (valueAt(form.value, at) as unknown[] | undefined) ?? [];
    form.set(at, [...list, ...offers.map((offer) => offer.filled(undefined))]);
    done(`Added: ${words}`);
  };
  return <Choosing label="Add from packs" title={item.label} item={item} at={at} isList onChoose={choose} />;
}

function done(words: string): void {
  closeSheet();
  announce(words);
}

interface ChoosingProperties {
  label: string;
  title: string;
  item: Field;
  at: Path;
  isList?: boolean;
  onChoose: (offers: readonly Offer[], words: string) => void;
}

function Choosing({ label, title, item, at, isList = false, onChoose }: ChoosingProperties) {
  const { operation } = useForm();
  const about = pointerOf(at);
  const isOpen = useSheet(SHEET)?.about === about;
  if (operation === undefined) return null;
  return (
    <>
      <Button onClick={() => openSheet({ name: SHEET, about })}>{label}</Button>
      {isOpen && (
        <Suspense>
          <PackSheet title={title} operation={operation} item={item} isList={isList} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
