import { counted, upperFirst } from '../../kernel/words.ts';
import type { Blow, BlowResult } from './blows.ts';

const MET = { parry: 'parry', dodge: 'dodge' } as const;
const OUTCOMES = { hit: 'lands', deflected: 'is deflected', evaded: 'is evaded', miss: 'misses' } as const;

/** Such as `A critical with the sword lands: 14 damage, 10 get through. HP 14 → 4.` */
export function blowWords(came: BlowResult, { attacker, defender }: Blow): string {
  const withWeapon = attacker.weapon.name ? ` with the ${attacker.weapon.name}` : '';
  const level = {
    impale: 'An impale',
    critical: 'A critical',
    success: 'An attack',
    failure: 'An attack',
    fumble: 'A fumble',
  };
  const met = came.defenceLevel && defender.defence ? ` (${MET[defender.defence.use]}: ${came.defenceLevel})` : '';
  const damage =
    came.damage > 0
      ? `: ${came.damage} damage, ${came.loss === 0 ? 'none gets' : counted(came.loss, 'gets', 'get')} through`
      : '';
  const item = came.broken ? ' The parrying item breaks.' : '';
  const hp = came.loss > 0 ? ` HP ${defender.hp} → ${came.hp}.` : '';
  const fumbles = [...(came.attFumble ? ['attacker'] : []), ...(came.defFumble ? ['defender'] : [])];
  const fumble = fumbles.length > 0 ? ` ${upperFirst(fumbles.join(' and '))} to roll on the fumble table.` : '';
  const riposte = came.riposteWith.length > 0 ? ` A riposte with ${came.riposteWith.join(' or ')} is open.` : '';
  const closed = came.closedIn === undefined ? '' : ` ${closedWords(came)}`;
  return `${level[came.attackLevel]}${withWeapon} ${OUTCOMES[came.outcome]}${met}${damage}.${item}${hp}${closed}${fumble}${riposte}`;
}

const closedWords = ({ closedIn, gain }: BlowResult) =>
  closedIn
    ? `The dodger is inside the longer reach: ${gain ?? 'the GM says what that gains'}.`
    : 'The longer weapon keeps its reach.';
