import { type Ask, choicesNow, type Offer } from '@riposte/rules';
import { useMemo, useState } from 'react';
import { useSheet } from '../app/router.ts';
import { Button } from '../design/button.tsx';
import { Chips } from '../design/chips.tsx';
import { Fold } from '../design/fold.tsx';
import { Sheet } from '../design/sheet.tsx';
import { FormProvider } from '../play/form/context.tsx';
import { Fields } from '../play/form/field-view.tsx';
import { freshValue, samplesOf } from '../play/form/fresh.ts';
import { type Field, formModel } from '../play/form/model.ts';
import { upperFirst } from '../play/form/words.ts';
import { DICE_MODES } from './offer-sheets.tsx';
import { COMMAND_SHEET, offerKey, type SheetProperties } from './sheets.ts';

/** What a command still needs, asked in the words of the board; whatever else it can carry is folded. */
export function CommandSheet(properties: SheetProperties) {
  const about = useSheet(COMMAND_SHEET)?.about;
  const offer = properties.board.offers.find((one) => offerKey(one) === about);
  return offer ? <Command key={about} {...properties} offer={offer} /> : null;
}

type Command = Offer['command'];
const NOTHING_LEFT = {};
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

function Command({ offer, board, engine, doer, state }: SheetProperties & { offer: Offer }) {
  const { description } = engine;
  const fields = useMemo(() => fieldsOf(description, offer.command), [description, offer]);
  const samples = useMemo(() => samplesOf(description.examples), [description]);
  const fieldOf = (name: string) => fields.find(({ path }) => path.at(-1) === name);
  // The fields that somebody fills in: those without usual answers, and those in which none of them fits.
  const [filled, setFilled] = useState<Command>(() => beginningsOf(offer.asks));
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const isOwn = ({ field, among }: Ask) => !among || places[field] === OWN;

  const [command, choices] = useMemo(() => answered(offer, places, filled), [offer, places, filled]);
  const own = offer.asks.filter(isOwn).flatMap(({ field }) => fieldOf(field) ?? []);
  const asked = new Set(offer.asks.map(({ field }) => field));
  const others = fields.filter(
    ({ path }) => !((path.at(-1) as string) in offer.command) && !asked.has(path.at(-1) ?? ''),
  );
  const [only] = offer.asks;
  const isOneTap = offer.asks.length === 1 && only?.among !== undefined && !isOwn(only);
  const ownChip = (ask: Ask) => (fieldOf(ask.field) ? [{ value: OWN, label: 'Something else' }] : []);
  const choose = (ask: Ask, place: string) => {
    setPlaces({ ...places, [ask.field]: place });
    const field = fieldOf(ask.field);
    if (place === OWN && field && !(ask.field in filled))
      setFilled({ ...filled, [ask.field]: freshValue(field, samples) as Command[string] });
  };
  return (
    <Sheet title={offer.title}>
      {offer.asks.map((ask) => {
        const chips = (choices[ask.field] ?? []).map(({ label, place }) => ({
          value: place,
          label: upperFirst(label),
        }));
        if (!ask.among) return null;
        if (isOneTap)
          return (
            <div key={ask.field} className="stack close">
              {(choices[ask.field] ?? []).map(({ label, place, value }) => (
                <Button
                  key={place}
                  className="large"
                  onClick={() => doer.perform(offer, withField(command, ask.field, value))}
                >
                  {upperFirst(label)}
                </Button>
              ))}
              {ownChip(ask).map(({ label }) => (
                <Button key={label} kind="quiet" onClick={() => choose(ask, OWN)}>
                  {label}
                </Button>
              ))}
            </div>
          );
        return (
          <Chips
            key={ask.field}
            label={ask.title}
            chips={[...chips, ...ownChip(ask)]}
            value={places[ask.field] ?? chips[0]?.value}
            onChange={(place) => choose(ask, place)}
          />
        );
      })}
      <FormProvider
        value={{ state, command }}
        left={NOTHING_LEFT}
        samples={samples}
        people={board.rows.map(({ id, name }) => ({ value: id, label: name }))}
        faults={NO_FAULTS}
        onChange={(value) => setFilled(filledBy((value as { command: Command }).command, offer, filled, isOwn))}
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
    </Sheet>
  );
}

/** The place of the answer that is none of the usual ones. */
const OWN = 'own';

/** The fields of a command, by the operation's own description. */
function fieldsOf(description: SheetProperties['engine']['description'], command: Command): readonly Field[] {
  const { root } = formModel(description.input ?? {}, [], description);
  const fields = root.shape.type === 'object' ? root.shape.fields : [];
  const union = fields.find(({ path }) => path.join() === 'command')?.shape;
  if (union?.type !== 'union') return [];
  return union.variants.find(({ value }) => value === command[union.key])?.fields ?? [];
}

function beginningsOf(asks: readonly Ask[]): Command {
  return Object.fromEntries(asks.flatMap(({ field, usual }) => (usual === undefined ? [] : [[field, usual]])));
}

interface Placed {
  label: string;
  place: string;
  value: Command[string] | undefined;
}

/** The command as it is answered so far, and the answers that there are to each question; the first one stands until another is chosen. */
function answered(
  { command, asks }: Offer,
  places: Readonly<Record<string, string>>,
  filled: Command,
): [Command, Readonly<Record<string, readonly Placed[]>>] {
  let whole: Command = { ...command, ...filled };
  const choices: Record<string, readonly Placed[]> = {};
  for (const { field, among } of asks) {
    if (!among) continue;
    const open = choicesNow(among, whole);
    const placed = open.map(({ label, value }) => ({
      label,
      value,
      place: `${among.findIndex((one) => one.label === label && one.value === value)}`,
    }));
    choices[field] = placed;
    if (places[field] === OWN) continue;
    const chosen = placed.find(({ place }) => place === places[field]) ?? placed[0];
    whole = withField(whole, field, chosen?.value);
  }
  return [whole, choices];
}

function withField(command: Command, field: string, value: Command[string] | undefined): Command {
  const { [field]: _, ...rest } = command;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** Of a command that the form has changed, what was filled in there. */
function filledBy(
  command: Command,
  { command: given, asks }: Offer,
  before: Command,
  isOwn: (ask: Ask) => boolean,
): Command {
  const chosen = new Set(asks.filter((ask) => !isOwn(ask)).map(({ field }) => field));
  const kept = Object.entries(before).filter(([field]) => chosen.has(field));
  const filled = Object.entries(command).filter(([field]) => !(field in given) && !chosen.has(field));
  return Object.fromEntries([...kept, ...filled]);
}
