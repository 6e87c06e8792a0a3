import type { Board, Offer } from '@riposte/rules';
import { closeSheet, useSheet } from '../app/router.ts';
import { systemOf } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Chips } from '../design/chips.tsx';
import { Sheet } from '../design/sheet.tsx';
import { DICE_MODES } from '../play/dice-mode.ts';
import { Meanings } from '../reference/meanings.tsx';
import { popup } from './foot.tsx';
import { OfferWords } from './offer-words.tsx';
import { EVERYTHING_SHEET, FIGHTER_SHEET, grouped, isAsking, offerKey, type SheetProperties } from './sheets.ts';
import { useChances } from './use-chances.ts';

/** What one of them may do now. */
export function FighterSheet({ board, engine, state, onChosen }: SheetProperties) {
  const about = useSheet(FIGHTER_SHEET)?.about;
  const row = board.rows.find(({ id }) => id === about);
  if (!row) return null;
  const offers = board.offers.filter(({ who }) => who === row.id);
  return (
    <Sheet title={row.name}>
      {row.notes.length > 0 && <p className="muted">{row.notes.join(' · ')}</p>}
      {offers.length === 0 && <p>Nothing is open to {row.name} now.</p>}
      <Offers offers={offers} engine={engine} state={state} onChosen={onChosen} />
      <BoardMeanings rows={[row]} offers={offers} engine={engine} />
    </Sheet>
  );
}

/** The words beside the names, and those of what is open. */
function BoardMeanings({ rows, offers, engine }: Pick<Board, 'rows' | 'offers'> & Pick<SheetProperties, 'engine'>) {
  const beside = rows.flatMap(({ meters, dots, notes }) => [
    ...[...meters, ...dots].map(({ label }) => label),
    ...notes,
  ]);
  const texts = [...beside, ...offers.map(({ title }) => title)];
  return <Meanings texts={texts} system={systemOf(engine.description.id)} />;
}

/** Everything that is open, and how dice are thrown. */
export function EverythingSheet({ board, engine, doer, state, onChosen }: SheetProperties) {
  if (!useSheet(EVERYTHING_SHEET)) return null;
  return (
    <Sheet title="Everything that is open">
      {engine.description.dice.length > 0 && (
        <Chips label="Dice" chips={DICE_MODES} value={doer.diceMode} onChange={doer.setDiceMode} />
      )}
      {grouped(board).map(({ name, offers }) => (
        <section key={name} className="stack close" aria-label={name || 'The fight'}>
          <h3>{name || 'The fight'}</h3>
          <Offers offers={offers} engine={engine} state={state} onChosen={onChosen} />
        </section>
      ))}
      <BoardMeanings rows={board.rows} offers={board.offers} engine={engine} />
    </Sheet>
  );
}

interface OffersProperties extends Pick<SheetProperties, 'engine' | 'state' | 'onChosen'> {
  offers: readonly Offer[];
}

function Offers({ offers, engine, state, onChosen }: OffersProperties) {
  const chances = useChances(engine, state, offers);
  // What asks something turns this sheet into its own; what is done at once leaves it.
  const choose = (offer: Offer) => {
    if (!isAsking(offer)) closeSheet();
    onChosen(offer);
  };
  return offers.map((offer) => (
    <Button key={offerKey(offer)} className="large" aria-haspopup={popup(offer)} onClick={() => choose(offer)}>
      <OfferWords offer={offer} chance={chances.get(offerKey(offer))} />
    </Button>
  ));
}
