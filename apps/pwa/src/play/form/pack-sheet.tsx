import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { entryName } from '../../engine/pack-words.ts';
import { type Offer, offersFor } from '../../engine/packs.ts';
import { usePacksHere } from '../../engine/use-packs-here.ts';
import { gistOfField } from './gist.ts';
import type { Field } from './model.ts';

interface Properties {
  title: string;
  operation: string;
  /** What is filled in: an object of the form, or an item of a list. */
  item: Field;
  isList: boolean;
  /** @param words what was chosen is called */
  onChoose: (offers: readonly Offer[], words: string) => void;
}

type Offered = Awaited<ReturnType<typeof offersFor>>;

/** What the packs that are switched on have for one place of a form. */
export default function PackSheet({ title, operation, item, isList, onChoose }: Properties) {
  const here = usePacksHere();
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => {
    let isWanted = true;
    if (here) offersFor(operation, item.path, here).then((offers) => isWanted && setOffered(offers));
    return () => {
      isWanted = false;
    };
  }, [operation, item.path, here]);
  return (
    <Sheet title={`${title}: from packs`}>
      {offered?.length === 0 && <p>No pack that is switched on has anything for this. Load one under More, Packs.</p>}
      {offered?.map(({ id, title: pack, offers }) => (
        <section key={id} className="stack close" aria-label={pack}>
          <h3>{pack}</h3>
          {isList && offers.length > 1 && (
            <Button onClick={() => onChoose(offers, `${offers.length} of ${pack}`)}>Add all {offers.length}</Button>
          )}
          <ul className="list">
            {offers.map((offer) => (
              <li key={String(offer.entry.id)}>
                <button type="button" className="list-link" onClick={() => onChoose([offer], entryName(offer.entry))}>
                  <strong>{entryName(offer.entry)}</strong>
                  <span>{detailsOf(item, offer)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

/** What an entry brings, without what it is called. */
function detailsOf(item: Field, { fields, entry }: Offer): string {
  const { name: _, text, ...others } = fields;
  return gistOfField(item, text === entryName(entry) ? others : { ...others, ...(text === undefined ? {} : { text }) });
}
