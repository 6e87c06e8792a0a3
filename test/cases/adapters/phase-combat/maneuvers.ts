import { type Adapter, evaluation, type Given, resultOf, type Translation } from '../../adapter.ts';
import { faces, summed, total } from './basics.ts';

const P = 'phase-combat';

const translated = (name: string, translation: Translation) => ({
  [`${P}.${name}`]: evaluation(`${P}.${name}`, translation),
});

const rolled = (name: string, keys: Record<string, string>) => ({ [`${P}.${name}`]: summed(`${P}.${name}`, keys) });

/** The table's columns are written with underscores, and a factor as a number. */
const maneuverTable: Adapter = async (given, ask) => {
  const row = resultOf(await ask(`${P}.maneuver.table`, { input: given }));
  return {
    ...row,
    phase_cost: row.phaseCost,
    attack_action: row.attackAction,
    ocv_scope: row.ocvScope,
    dcv_factor: { whole: 1, half: 0.5 }[row.dcvFactor as string],
  };
};

/** What the GM says stands among the inputs where the rule asks for it. */
function split(rule: string, given: Given, decided: Record<string, string>) {
  const input = Object.fromEntries(Object.entries(given).filter(([name]) => decided[name] === undefined));
  const decisions = Object.entries(decided).flatMap(([name, id]) =>
    (given[name] ?? null) === null
      ? []
      : [{ id: `${P}.${id.includes('#') ? id : `${rule}#${id}`}`, value: given[name] }],
  );
  return { input, decisions };
}

const blockOcv: Adapter = async (given, ask) =>
  resultOf(await ask(`${P}.block.ocv`, split('block.ocv', given, { unarmedPenalty: 'unarmedPenalty' })));

const chain: Adapter = async ({ attacks, ...given }, ask) => {
  const rolls = attacks.flatMap(({ roll }: Given, i: number) => total(`attacks.${i + 1}.block`, roll));
  const input = { ...given, attacks: attacks.map(({ roll: _, ...attack }: Given) => attack) };
  return resultOf(await ask(`${P}.block.chain`, { input, dice: { rolls } }));
};

/** Attack rolls belong to the attacks that are not blocked: the last that a block was tried against, and those after it. */
const autofireSweep: Adapter = async ({ blockRolls, attackRolls, ...input }, ask) => {
  const first = input.attacks - attackRolls.length + 1;
  const rolls = [
    ...blockRolls.flatMap((roll: number, i: number) => total(`attacks.${i + 1}.block`, roll)),
    ...attackRolls.flatMap((roll: number, i: number) => total(`attacks.${first + i}.attack`, roll)),
  ];
  return resultOf(await ask(`${P}.block.autofire-sweep`, { input, dice: { rolls } }));
};

const held: Adapter = async ({ holding, disarmer, attacker }, ask) => {
  const input = { holding, disarmer: { dex: disarmer.dex }, attacker: { dex: attacker.dex } };
  const rolls = [...total('disarmer.dexRoll', disarmer.roll), ...total('attacker.dexRoll', attacker.roll)];
  return resultOf(await ask(`${P}.disarm.held`, { input, dice: { rolls } }));
};

/** Without targets every roll is one attack at the dodger. */
const haltsSeries: Adapter = async ({ rolls: shown, ...given }, ask) => {
  const { input, decisions } = split('dodge.halts-series', given, { haltScope: 'haltScope' });
  const rolls = shown.flatMap((roll: number, i: number) => total(`attacks.${i + 1}.attack`, roll));
  const attacks = given.targets ? {} : { attacks: shown.length };
  return resultOf(
    await ask(`${P}.dodge.halts-series`, { input: { ...input, ...attacks }, dice: { rolls }, decisions }),
  );
};

/** Both sides of a contest, by what the case calls their faces. */
const contest =
  (name: string, keys: Record<string, string>): Adapter =>
  async (given, ask) => {
    const input = Object.fromEntries(Object.entries(given).filter(([field]) => keys[field] === undefined));
    const rolls = Object.entries(keys).flatMap(([field, key]) => faces(key, given[field]));
    return resultOf(await ask(`${P}.${name}`, { input, dice: { rolls } }));
  };

const COMBINED = `${P}.maneuvers.combined`;

/** A hold from its first step: nothing has been grabbed yet. */
function holdOf({ grabber, victim }: Given) {
  const head = { kind: 'phase-combat.hold', formatVersion: 2, commands: 0 };
  const flags = { hits: 0, samePhase: false, acted: false };
  const combatants = [
    { id: 'grabber', ...grabber },
    { id: 'victim', ...victim },
  ];
  return { ...head, ...flags, combatants, stage: 'free' };
}

/** Which dice each step of a hold rolls; a squeeze that is no longer in the action of the grab rolls to hit first. */
const stepRolls: Record<string, (step: Given, at: string) => ReturnType<typeof faces>> = {
  grab: ({ roll }, at) => total(`${at}.grabber.attack`, roll),
  squeeze: ({ roll, faces: shown }, at) => [
    ...total(`${at}.grabber.attack`, roll),
    ...faces(`${at}.grabber.strDamage`, shown),
  ],
  throw: ({ roll, faces: shown }, at) => [
    ...total(`${at}.grabber.attack`, roll),
    ...faces(`${at}.grabber.strDamage`, shown),
  ],
  'casual-escape': ({ victimFaces, grabberFaces }, at) => [
    ...faces(`${at}.victim.casualStr`, victimFaces),
    ...faces(`${at}.grabber.str`, grabberFaces),
  ],
  escape: ({ victimFaces, grabberFaces }, at) => [
    ...faces(`${at}.victim.str`, victimFaces),
    ...faces(`${at}.grabber.str`, grabberFaces),
  ],
};

/** A step that says it is in a later Phase comes after the grabber's next Phase has begun; an escape is of a Phase of the victim's. */
function commandsOf(step: Given): Given[] {
  const { do: wanted, distanceHexes, samePhaseAsGrab } = step;
  const who = wanted === 'grab' ? { by: 'grabber', target: 'victim' } : {};
  const command = { do: wanted, ...who, ...(distanceHexes === undefined ? {} : { distanceHexes }) };
  if (wanted === 'escape') return [{ do: 'next-phase', id: 'victim' }, command];
  return samePhaseAsGrab === false ? [{ do: 'next-phase', id: 'grabber' }, command] : [command];
}

const combinedHold: Adapter = async ({ steps, ...given }, ask) => {
  const groups = steps.map(commandsOf);
  const last = groups.map((_: Given, i: number) => groups.slice(0, i + 1).flat().length);
  const rolls = steps.flatMap((step: Given, i: number) => stepRolls[step.do]?.(step, `steps.${last[i]}`) ?? []);
  const decisions = steps.flatMap(({ sizeAllows }: Given, i: number) =>
    sizeAllows === undefined ? [] : [{ id: `${P}.grab.size#sizeAllows`, at: `steps.${last[i]}`, value: sizeAllows }],
  );
  const input = { kind: 'hold', start: holdOf(given), steps: groups.flat() };
  const result = resultOf(await ask(COMBINED, { input, dice: { rolls }, decisions }));
  const told = last.map((n: number) => result.steps[n - 1]);
  return { steps: told.map(({ rejected, event }: Given) => (event ? { ...event, state: event.stage } : { rejected })) };
};

const combinedDisarm: Adapter = async ({ disarmer, holder, steps }, ask) => {
  const rolls = steps.flatMap(({ do: step, roll, disarmerFaces, holderFaces, face }: Given) =>
    step === 'disarm'
      ? total('disarmer.attack', roll)
      : [
          ...faces('attempter.str', disarmerFaces),
          ...faces('resister.str', holderFaces),
          ...faces('disarmer.flight.halfDie', face),
        ],
  );
  const { disarm } = resultOf(await ask(COMBINED, { input: { kind: 'disarm', disarmer, holder }, dice: { rolls } }));
  return { steps: steps.map(() => ({ ...disarm, success: disarm.disarmed })) };
};

const combinedBlock: Adapter = async ({ blocker, attacks, ...when }, ask) => {
  const { unarmedPenalty, ...own } = blocker;
  const rolls = attacks.flatMap(({ roll }: Given, i: number) => total(`attacks.${i + 1}.block`, roll));
  const input = {
    kind: 'block',
    series: { ...when, blocker: own, attacks: attacks.map(({ roll: _, ...attack }: Given) => attack) },
  };
  const decisions =
    unarmedPenalty === undefined ? [] : [{ id: `${P}.block.ocv#unarmedPenalty`, value: unarmedPenalty }];
  const { series } = resultOf(await ask(COMBINED, { input, dice: { rolls }, decisions }));
  return series;
};

const combined: Adapter = (given, ask) => {
  if (given.grabber) return combinedHold(given, ask);
  return given.disarmer ? combinedDisarm(given, ask) : combinedBlock(given, ask);
};

export const adapters: Record<string, Adapter> = {
  [COMBINED]: combined,
  [`${P}.maneuver.table`]: maneuverTable,
  ...translated('abort.forgo-phase', { decisions: { stanceEnds: 'stanceEnds' } }),
  [`${P}.block.ocv`]: blockOcv,
  ...rolled('block.roll', { roll: 'block' }),
  ...rolled('block.failure', { attackRoll: 'attack' }),
  ...translated('block.item-damage', {
    decisions: { itemOutcome: 'itemOutcome', unarmedRecipient: 'unarmedRecipient' },
  }),
  ...rolled('block.for-another', { roll: 'block' }),
  [`${P}.block.chain`]: chain,
  ...translated('block.initiative', { decisions: { initiativeWindow: 'initiativeWindow' } }),
  [`${P}.block.autofire-sweep`]: autofireSweep,
  ...translated('brace.stunned', { decisions: { braceEndsWhenStunned: 'braceEndsWhenStunned' } }),
  ...rolled('disarm.attack', { roll: 'attack' }),
  [`${P}.str-contest`]: contest('str-contest', {
    attempterFaces: 'attempter.str',
    resisterFaces: 'resister.str',
  }),
  ...translated('disarm.flight', { dice: { face: 'flight.halfDie' }, decisions: { direction: 'direction' } }),
  [`${P}.disarm.held`]: held,
  ...translated('dodge.dcv', { decisions: { declareBeforeRoll: 'declareBeforeRoll' } }),
  [`${P}.dodge.halts-series`]: haltsSeries,
  ...rolled('grab.attack', { roll: 'attack' }),
  ...translated('grab.size', { decisions: { sizeAllows: 'sizeAllows' } }),
  ...translated('grab.state', { decisions: { endHold: 'endHold' } }),
  ...translated('grab.same-hex', { decisions: { hex: 'hex' } }),
  [`${P}.grab.casual-escape`]: contest('grab.casual-escape', {
    victimFaces: 'victim.casualStr',
    grabberFaces: 'grabber.str',
  }),
  ...translated('grab.squeeze', { dice: { faces: 'strDamage' } }),
  ...translated('grab.throw', { dice: { faces: 'strDamage' }, decisions: { landing: 'landing' } }),
  ...rolled('grab.later-phase', { roll: 'attack' }),
  [`${P}.grab.escape`]: contest('grab.escape', { victimFaces: 'victim.str', grabberFaces: 'grabber.str' }),
  ...translated('grab.pinned-limbs', { decisions: { limbsPerHit: 'limbsPerHit' } }),
  ...translated('grab.dcv', { decisions: { maneuverPenaltyWithHalf: 'maneuverPenaltyWithHalf' } }),
  ...translated('grab.grabbed-attack', {
    decisions: { otherMeans: 'otherMeans', mayAttackOthers: 'mayAttackOthers' },
  }),
  ...translated('grab.weapon', { decisions: { outcome: 'outcome' } }),
};
