import type { Row } from '../../types.ts';

/** What the values of Strength look like; between the rows the table judges. */
export const strengthScale = [
  { str_min: 1, str_max: 2, benchmark: 'untrained ordinary adult' },
  { str_min: 5, str_max: 5, benchmark: 'plainly strong human in good shape' },
  { str_min: 10, str_max: 10, benchmark: 'barbarian of Brazzant, a match for a wild animal' },
  { str_min: 15, str_max: 15, benchmark: 'ogre or small giant' },
  { str_min: 20, str_max: 20, benchmark: 'giant of average size' },
] as const satisfies readonly Row[];

/** How hard the attributes are to raise, with what some values mean. */
export const attributeRarity = [
  { attribute: 'str', ease: 'easiest', at_5: 'plainly strong human', at_10: 'a match for a wild animal' },
  { attribute: 'dex', ease: 'rarer than str', at_5: 'seasoned rogue', at_10: 'beyond human' },
  { attribute: 'int', ease: 'rarest', at_5: null, at_10: 'the mind of an age' },
  { attribute: 'cha', ease: 'rarest', at_5: null, at_10: null },
] as const satisfies readonly Row[];

/** Every value that reads an attribute: worked out by a formula, weighed by the GM, or a condition of feats. */
export const attributeUses = [
  { attribute: 'str', use: 'max HP', mode: 'formula', detail: 'class multiplier times STR' },
  { attribute: 'str', use: 'weapon damage in melee and at range', mode: 'formula', detail: null },
  { attribute: 'str', use: 'grapple odds', mode: 'gm', detail: "both sides' STR, DEX, size and experience" },
  { attribute: 'str', use: 'feats built on raw power', mode: 'prerequisite', detail: null },
  { attribute: 'str', use: 'feats of force such as lifting or breaking a door', mode: 'gm', detail: null },
  {
    attribute: 'dex',
    use: 'Reflex Save and duel',
    mode: 'formula',
    detail: 'order of actions; so dodge, parry, priority and spell interruption',
  },
  {
    attribute: 'dex',
    use: 'weapon damage in place of STR when DEX exceeds STR',
    mode: 'formula',
    detail: 'suitable weapons only',
  },
  { attribute: 'dex', use: 'Speed', mode: 'formula', detail: 'each point is worth 2 ft a tick' },
  { attribute: 'dex', use: 'feats including extra attacks or actions', mode: 'prerequisite', detail: null },
  {
    attribute: 'con',
    use: 'Fortitude Save',
    mode: 'formula',
    detail: 'poison, disease, exhaustion, body-attacking magic',
  },
  { attribute: 'int', use: 'spell DC', mode: 'formula', detail: 'default magic attribute' },
  { attribute: 'int', use: 'enchanting', mode: 'gm', detail: null },
  { attribute: 'int', use: 'crafting odds', mode: 'gm', detail: 'experience weighs as much as INT' },
  { attribute: 'int', use: 'many other prescribed chances and roleplay', mode: 'gm', detail: null },
  { attribute: 'int', use: 'advanced feats above all of wizards', mode: 'prerequisite', detail: null },
  { attribute: 'wis', use: 'Will Save', mode: 'formula', detail: 'illusion, invisibility, fear, domination' },
  { attribute: 'wis', use: 'seeing through lies, traps and ambushes', mode: 'gm', detail: null },
  { attribute: 'wis', use: 'some high-level feats', mode: 'prerequisite', detail: null },
  { attribute: 'wis', use: 'roleplay the GM keeps for it', mode: 'gm', detail: null },
  {
    attribute: 'cha',
    use: 'caster level and spell slots',
    mode: 'formula',
    detail: 'only where the power path says so',
  },
  { attribute: 'cha', use: 'influence on others', mode: 'gm', detail: null },
  { attribute: 'cha', use: 'strange powers', mode: 'gm', detail: 'at high levels some enchant by sheer presence' },
] as const satisfies readonly Row[];

/** The attribute that usually suits a field of magical development. */
export const affinities = [
  { field: 'study', attribute: 'int', examples: [], note: null },
  { field: 'formulas', attribute: 'int', examples: [], note: null },
  { field: 'research', attribute: 'int', examples: [], note: null },
  { field: 'crafting', attribute: 'int', examples: [], note: null },
  { field: 'enchantment', attribute: 'int', examples: [], note: null },
  { field: 'deliberate spell design', attribute: 'int', examples: [], note: null },
  {
    field: 'control of blue mana (human Psychic training cerebriles)',
    attribute: 'int',
    examples: ['control of blue mana'],
    note: null,
  },
  { field: 'human red mana', attribute: 'cha', examples: [], note: null },
  {
    field: 'metamagic and feats pushing red mana past its limits',
    attribute: 'cha',
    examples: ['Additional Time', 'Grab Gold', 'Long Spell', 'Quicken Spell', 'Suspend Spell'],
    note: null,
  },
  { field: 'self-mastery and Will', attribute: 'wis', examples: ['self-mastery', 'Will'], note: null },
  { field: 'meditation', attribute: 'wis', examples: [], note: null },
  { field: 'Ki', attribute: 'wis', examples: [], note: null },
  { field: 'resistance to mental influence', attribute: 'wis', examples: [], note: null },
  {
    field: 'techniques learned by disciplined practice',
    attribute: 'wis',
    examples: [],
    note: 'can help suitable Monk and Barbarian feats; never replaces the physical attribute of a feat built on strength, speed or endurance',
  },
] as const satisfies readonly Row[];

/** The five steps of making a character, in order, with what each leaves on the sheet. */
export const creationSteps = [
  {
    step: 1,
    name: 'concept-origin-class',
    required: ['who', 'origin', 'reason for adventuring', 'class'],
    required_with_path: [],
    optional: ['defining anecdote', 'lines of dialogue'],
  },
  {
    step: 2,
    name: 'attributes',
    required: ['str', 'dex', 'con', 'int', 'wis', 'cha'],
    required_with_path: [],
    optional: [],
  },
  { step: 3, name: 'starting-feats', required: ['2 to 4 feats'], required_with_path: [], optional: [] },
  {
    step: 4,
    name: 'power-path',
    required: ['path or none', 'casterLevel'],
    required_with_path: ['starting spells', 'highest mastered spell level', 'regeneration rate', 'spell DC'],
    optional: [],
  },
  {
    step: 5,
    name: 'derived-and-equipment',
    required: ['max HP', 'three Saves', 'Speed', 'jumps', 'reserves', 'dedicated dodges', 'equipment'],
    required_with_path: [],
    optional: [],
  },
] as const satisfies readonly Row[];

/** How many feats a new character takes. */
export const startingFeats = { least: 2, most: 4 } as const;

/** What is written down of a feat. */
export const featFields = [
  { field: 'name', type: 'text', note: null },
  { field: 'history', type: 'text', note: "what in the character's past grounds it" },
  { field: 'prerequisites', type: 'list of attribute, level or feat conditions', note: null },
  { field: 'effectKind', type: 'modify-spell, modify-rule, bonus or technique', note: null },
  { field: 'activation', type: 'passive or costs actions', note: null },
  { field: 'cost', type: 'action category and count', note: 'only when not passive' },
  { field: 'overrides', type: 'list of rule ids with replacement', note: null },
] as const satisfies readonly Row[];

/** What is written down of a power path. */
export const powerPathFields = [
  { field: 'source', type: null, values: ['human-red', 'partage', 'monk-valerium', 'drow', 'other', 'none'] },
  { field: 'mana', type: null, values: ['red', 'divine', 'blue'] },
  { field: 'components', type: null, values: ['arcane', 'alchemy', 'psychic', 'divine'] },
  { field: 'casterLevel', type: 'integer', values: [] },
  { field: 'spellDc', type: 'integer', values: [] },
  { field: 'regenerationRate', type: 'percent per hour by circumstance', values: [] },
  { field: 'highestMasteredSpellLevel', type: 'integer 0 to 10', values: [] },
  { field: 'startingSpells', type: 'list', values: [] },
] as const satisfies readonly Row[];

/** Caster level and slots by the source of power; a ratio is what each point of the attribute adds. */
export const powerPaths = [
  {
    source: 'human-red',
    base_cl: 1,
    cl_per_cha: 0.5,
    cl_granted_by: null,
    cl_cap: 'none',
    slots_base: 4,
    slots_attribute: 'cha',
    slots_ratio: 0.5,
    slots_unit: 'spell level',
    mana: 'red',
    users: null,
  },
  {
    source: 'partage',
    base_cl: 1,
    cl_per_cha: null,
    cl_granted_by: 'rank',
    cl_cap: '7 x CHA',
    slots_base: 6,
    slots_attribute: 'cha',
    slots_ratio: 0.5,
    slots_unit: 'spell level',
    mana: 'divine',
    users: null,
  },
  {
    source: 'monk-valerium',
    base_cl: 1,
    cl_per_cha: null,
    cl_granted_by: 'experience and story',
    cl_cap: null,
    slots_base: 4,
    slots_attribute: 'wis',
    slots_ratio: 0.5,
    slots_unit: 'power level (Ki)',
    mana: 'blue',
    users: "dwarf with a Valerium implant, Monk of Kaz'Nakaram",
  },
  {
    source: 'drow',
    base_cl: 1,
    cl_per_cha: null,
    cl_granted_by: 'experience and story',
    cl_cap: null,
    slots_base: 4,
    slots_attribute: 'int',
    slots_ratio: 0.25,
    slots_unit: 'spell level',
    mana: 'blue',
    users: null,
  },
] as const satisfies readonly Row[];

/** How many caster levels a Partage rank grants at most, for each point of Charisma. */
export const partageCap = 7;

/** What a class gives; all but what is optional stands in every class. */
export const classFields = [
  { field: 'name', type: 'text', optional: false, note: null },
  { field: 'hpMultiplier', type: 'rows of level and value', optional: false, note: null },
  { field: 'attack', type: 'rows of level and value', optional: false, note: null },
  { field: 'spell', type: 'rows of level and value', optional: false, note: null },
  { field: 'general', type: 'rows of level and value', optional: false, note: null },
  { field: 'dodge', type: 'rows of level and value', optional: false, note: null },
  { field: 'saveGrades', type: 'good or standard for Reflex, Will and Fortitude', optional: false, note: null },
  {
    field: 'baseSpeed_ft',
    type: 'rows of level and value',
    optional: false,
    note: 'follows a speed grade and the level',
  },
  { field: 'clRatio', type: 'number', optional: true, note: 'never below the source ratio' },
  { field: 'signature', type: 'text and overrides', optional: true, note: null },
] as const satisfies readonly Row[];

/** The classes; those that master spell levels by their own level say so. */
export const classList = [
  { class: 'Fighter', epic: false, masters_by_level: false },
  { class: 'Barbarian of Brazzant', epic: false, masters_by_level: false },
  { class: 'Rogue', epic: false, masters_by_level: false },
  { class: 'Ranger', epic: false, masters_by_level: false },
  { class: 'Wizard', epic: false, masters_by_level: true },
  { class: 'Cleric of Archon', epic: false, masters_by_level: true },
  { class: 'Psychic', epic: false, masters_by_level: false },
  { class: "Monk of Kaz'Nakaram", epic: false, masters_by_level: false },
  { class: 'Lazy Wizard', epic: true, masters_by_level: false },
] as const satisfies readonly Row[];

/** The ways in which a character grows in a fight. */
export const combatRoutes = [
  { route: 'strength', effect: 'each point gained (leaf, ring, potion, training) raises damage and HP' },
  { route: 'magic weapon', effect: 'higher tier deals more damage and gets through DR better' },
  { route: 'number of attacks', effect: 'class progression, feats and transformations add attacks per round' },
  {
    route: 'size',
    effect:
      'enlargement and beast or colossal forms raise STR, HP and weapon damage and lower Reflex; the spell or form gives the amount',
  },
  {
    route: 'fighting style',
    effect: 'feats such as a named style whose bonus rises as the character advances',
  },
  { route: 'spell scaling', effect: 'each spell states how its damage follows caster level' },
] as const satisfies readonly Row[];

/** The sizes in order; the last exists only where an effect says so. */
export const sizes = [
  { rank: 0, size: 'Medium', only_if_effect_extends: false },
  { rank: 1, size: 'Large', only_if_effect_extends: false },
  { rank: 2, size: 'Huge', only_if_effect_extends: false },
  { rank: 3, size: 'Gargantuan', only_if_effect_extends: false },
  { rank: 4, size: 'Colossal', only_if_effect_extends: false },
  { rank: 5, size: 'Colossal+', only_if_effect_extends: true },
] as const satisfies readonly Row[];

/** From this level on a character is called epic; it is a label, not a limit. */
export const epicLevel = 10;

/** Sessions that usually lie between two levels. */
export const sessionsPerLevel = { least: 3, most: 5 } as const;

/** How many levels more make a character worth about how many. */
export const encounterWorth = { levels: 2, worth: 2 } as const;
