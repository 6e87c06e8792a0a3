import type { Board, Offer } from '@riposte/rules';
import { openSheet } from '../app/router.ts';
import { Button } from '../design/button.tsx';
import { RedoIcon, UndoIcon } from '../design/icons.tsx';
import type { Engine } from '../engine/engine.ts';
import { OfferWords } from './offer-words.tsx';
import { EVERYTHING_SHEET, isAsking, offerKey } from './sheets.ts';
import { useChances } from './use-chances.ts';
import type { Doer } from './use-doing.ts';

interface Properties {
  board: Board;
  doer: Doer;
  engine: Engine;
  state: unknown;
  onChosen: (offer: Offer) => void;
}

/** So many commands stand within the thumb's reach; the others are a tap further. */
const MOST_AT_HAND = 3;

/** What comes next, and undo and redo, always at the same place. */
export function TrackerFoot({ board: { offers }, doer, engine, state, onChosen }: Properties) {
  const chances = useChances(engine, state, offers);
  const [first, ...others] = offers.filter(({ rank }) => rank === 'first');
  const last = others.find(({ who }) => who === undefined);
  // What carries the fight on is never crowded out.
  const beside = others.filter((offer) => offer !== last).slice(0, last ? MOST_AT_HAND - 1 : MOST_AT_HAND);
  const shown = last ? [...beside, last] : beside;
  return (
    <div className="tracker-foot">
      {first && (
        <Button kind="primary" aria-haspopup={popup(first)} onClick={() => onChosen(first)}>
          <OfferWords offer={first} chance={chances.get(offerKey(first))} />
        </Button>
      )}
      {shown.length > 0 && (
        <div className="tracker-others">
          {shown.map((offer) => (
            <Button
              key={offerKey(offer)}
              className="large"
              aria-haspopup={popup(offer)}
              onClick={() => onChosen(offer)}
            >
              <OfferWords offer={offer} chance={chances.get(offerKey(offer))} />
            </Button>
          ))}
        </div>
      )}
      <div className="tracker-tools">
        <Button disabled={!doer.undo} onClick={doer.undo}>
          <UndoIcon />
          Undo
        </Button>
        <Button disabled={!doer.redo} onClick={doer.redo}>
          <RedoIcon />
          Redo
        </Button>
        <Button aria-haspopup="dialog" onClick={() => openSheet({ name: EVERYTHING_SHEET })}>
          Everything
        </Button>
      </div>
    </div>
  );
}

export function popup(offer: Offer): 'dialog' | undefined {
  return isAsking(offer) ? 'dialog' : undefined;
}
