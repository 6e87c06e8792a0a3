/** `cerberus.martial.block-chain` → `cerberusMartialBlockChain` */
export function camelCase(id: string): string {
  return id.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `phase-combat.maneuver` → `PhaseCombatManeuver` */
export function pascalCase(id: string): string {
  const name = camelCase(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Where an id is `CerberusAttack`, what is sent is `CerberusAttackInput`. */
export function inputName(id: string): string {
  return id.endsWith('Input') ? id : `${id}Input`;
}

const RESERVED = new Set(['true', 'false', 'null']);

/** The name under which GraphQL shows one value of a choice: the value itself where it can be one. */
export function enumName(value: string): string {
  const name = value.replace(/[^A-Za-z0-9_]/g, '_');
  return /^[0-9]/.test(name) || name === '' || RESERVED.has(name) || name.startsWith('__') ? `_${name}` : name;
}
