import { type Adapter, evaluation, type Given, requestOf, resultOf } from '../../adapter.ts';

const C = 'cerberus.character';
const ASSIGNMENT = `${C}.attributes.assignment`;
const PRECEDENCE = `${C}.affinities.precedence`;
const CREATION = `${C}.creation.procedure`;
const NOT_PURCHASABLE = `${C}.creation.not-purchasable`;
const CONCEPT = `${C}.creation.concept`;
const FEATS = `${C}.creation.starting-feats`;
const FEAT = `${C}.feat.precedence`;
const SLOTS = `${C}.slots.per-level`;
const MASTERY = `${C}.mastery.creation`;
const HP = `${C}.derived.hp`;
const EQUIPMENT = `${C}.starting-equipment`;
const OSSEUR = `${C}.example.osseur`;
const LEVEL = `${C}.progression.level`;
const LOOKUP = `${C}.class.threshold-lookup`;
const STEP = `${C}.size.step`;
const COMBINED = `${C}.combined`;

/** The rule without those of its fields that are `none`: they are absent. */
const withoutNone =
  (names: readonly string[], adapter: Adapter): Adapter =>
  (given, ask) =>
    adapter(
      Object.fromEntries(Object.entries(given).filter(([name, v]) => !(names.includes(name) && v === 'none'))),
      ask,
    );

/** What a sheet may show by its value, where the rule asks whether it is there. */
const SHOWN = ['startingSpells', 'highestMasteredSpellLevel', 'regenerationRate', 'spellDc', 'derived', 'equipment'];

const creation: Adapter = ({ sheet, ...given }, ask) => {
  const flags = SHOWN.filter((name) => sheet[name] !== undefined).map((name) => [name, isThere(sheet[name])]);
  return evaluation(CREATION, { decisions: { approval: 'approval', startingEquipment: 'startingEquipment' } })(
    { ...given, sheet: { ...sheet, ...Object.fromEntries(flags) } },
    ask,
  );
};

function isThere(value: Given): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false && value !== 'none';
}

/** A bare number is the level of the start. */
const notPurchasable: Adapter = ({ higherStart, ...given }, ask) =>
  evaluation(NOT_PURCHASABLE, { decisions: { higherStart: 'higherStart' } })(
    { ...given, higherStart: typeof higherStart === 'number' ? { level: higherStart } : higherStart },
    ask,
  );

/** Points of rules with values of any kind, in writing; one value alone is a point too. */
const pointsOf = (value: Given) =>
  Object.entries(isObject(value) ? value : { value }).map(([point, one]) => ({ point, value: JSON.stringify(one) }));

const isObject = (value: Given) => typeof value === 'object' && value !== null && !Array.isArray(value);

const feat: Adapter = async ({ general, feat: own }, ask) => {
  const isSilent = own === 'none' || own === undefined || own === null;
  const feats = isSilent ? [] : [{ name: 'feat', points: pointsOf(own) }];
  const { effective } = resultOf(await ask(FEAT, { input: { general: pointsOf(general), feats } }));
  const values = Object.fromEntries(effective.map(({ point, value }: Given) => [point, JSON.parse(value)]));
  return { effective: isObject(general) ? values : values.value };
};

/** Where the rule asks the GM, that is the case's answer. */
const mastery: Adapter = async (given, ask) => {
  const answer = await ask(MASTERY, requestOf(MASTERY, given));
  return answer.problem?.type === 'needs-ruling' ? { mastered: 'gm' } : resultOf(answer);
};

const osseur: Adapter = async (given, ask) => {
  const { sheet, ...result } = resultOf(await ask(OSSEUR, requestOf(OSSEUR, given)));
  return { sheet: { ...sheet, ...sheet.saves, attributes_known: sheet.attributes }, ...result };
};

const lookup: Adapter = async (given, ask) => {
  const { value = 'none' } = resultOf(await ask(LOOKUP, requestOf(LOOKUP, given)));
  return { value };
};

/** Figures after the step stand beside the directions; a change of Speed is one of a list. */
const step: Adapter = async ({ speedChange, hpOverride, ...given }, ask) => {
  const { add, ...change } = isObject(speedChange) ? speedChange : {};
  const changes = isObject(speedChange) ? [add === undefined ? change : { ...change, add_ft: add }] : speedChange;
  const input = { ...given, speedChange: changes, hpOverride: hpOverride === 'none' ? undefined : hpOverride };
  const decisions = { unspecifiedMagnitudes: 'unspecifiedMagnitudes', consequencesOfSize: 'consequencesOfSize' };
  const { directions, ...figures } = resultOf(await ask(STEP, requestOf(STEP, input, { decisions })));
  return { ...directions, ...figures };
};

/** What was before belongs to a gain. */
const combined: Adapter = ({ twoHanded, ...given }, ask) => {
  const kind = given.before === undefined ? 'opening' : 'gain';
  const use = twoHanded === undefined ? given.use : twoHanded ? 'twoHanded' : 'oneHanded';
  return evaluation(COMBINED)({ kind, ...given, use }, ask);
};

/** Characters. */
export const adapters: Record<string, Adapter> = {
  [ASSIGNMENT]: evaluation(ASSIGNMENT, { decisions: { approvedByGm: 'approvedByGm' } }),
  [PRECEDENCE]: withoutNone(['specific'], evaluation(PRECEDENCE)),
  [CREATION]: creation,
  [NOT_PURCHASABLE]: notPurchasable,
  [CONCEPT]: evaluation(CONCEPT, { decisions: { classFits: 'classFits' } }),
  [FEATS]: evaluation(FEATS, { decisions: { historySupports: 'historySupports' } }),
  [FEAT]: feat,
  [SLOTS]: evaluation(SLOTS, { decisions: { levelsWithSlots: 'levelsWithSlots' } }),
  [MASTERY]: withoutNone(['gmMastery'], mastery),
  [HP]: evaluation(HP, { decisions: { hpWhenStrNotPositive: 'hpWhenStrNotPositive' } }),
  [EQUIPMENT]: evaluation(EQUIPMENT, { decisions: { approved: 'approved' } }),
  [OSSEUR]: osseur,
  [LEVEL]: evaluation(LEVEL, { decisions: { grant: 'grant', sessionsSinceLast: 'sessionsSinceLast' } }),
  [LOOKUP]: lookup,
  [STEP]: step,
  [COMBINED]: combined,
};
