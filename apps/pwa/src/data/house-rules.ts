import { database, together } from './database.ts';
import { newId } from './identity.ts';
import type { Amendment, GivenDecision, HouseRuleRecord, StandingAmendment, StandingDecision } from './records.ts';

export type NewHouseRule =
  | Omit<StandingDecision, 'id' | 'changed' | 'enabled'>
  | Omit<StandingAmendment, 'id' | 'changed' | 'enabled'>;

/** The table's house rules, oldest first. @param system to see only those of one system */
export async function houseRules(system?: string): Promise<HouseRuleRecord[]> {
  const found = system === undefined ? database.houseRules.toArray() : database.houseRules.where({ system }).toArray();
  return (await found).sort((a, b) => a.title.localeCompare(b.title, 'en') || a.changed - b.changed);
}

export async function addHouseRule(rule: NewHouseRule): Promise<HouseRuleRecord> {
  const kept = { ...rule, id: newId(), enabled: true, changed: Date.now() } as HouseRuleRecord;
  await together(() => database.houseRules.add(kept));
  return kept;
}

/** Switches a rule on or off, or changes its value; what isn't given stays. */
export async function changeHouseRule(id: string, changes: Partial<HouseRuleRecord>): Promise<void> {
  await together(async () => {
    const before = await database.houseRules.get(id);
    if (before) await database.houseRules.put({ ...before, ...changes, id, changed: Date.now() } as HouseRuleRecord);
  });
}

/** @returns what brings the rule back as it was; nothing where there was none */
export async function removeHouseRule(id: string): Promise<(() => Promise<void>) | undefined> {
  return together(async () => {
    const before = await database.houseRules.get(id);
    await database.houseRules.delete(id);
    return before && (() => restored(before));
  });
}

function restored(rule: HouseRuleRecord): Promise<void> {
  return together(async () => {
    if (!(await database.houseRules.get(rule.id))) await database.houseRules.add(rule);
  });
}

/** What the table has settled, in the shape in which a request carries it. */
export interface HouseCircumstances {
  decisions: GivenDecision[];
  amendments: Amendment[];
}

/**
 * The house rules that enter a ruling.
 * @param isKnown whether the library (still) has a question or figure of that id: it refuses a request that names another
 */
export function circumstancesOf(
  rules: readonly HouseRuleRecord[],
  isKnown: (id: string) => boolean = () => true,
): HouseCircumstances {
  const decisions: GivenDecision[] = [];
  const amendments: Amendment[] = [];
  for (const rule of rules) {
    if (!rule.enabled) continue;
    if (rule.kind === 'decision' && isKnown(rule.decision.id)) decisions.push(rule.decision);
    if (rule.kind === 'amendment' && isKnown(rule.amendment.parameter)) amendments.push(rule.amendment);
  }
  return { decisions, amendments };
}
