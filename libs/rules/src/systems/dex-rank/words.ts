import { counted, doing, listed, possessive, upperFirst, withArticle } from '../../kernel/words.ts';
import type { Blow, BlowResult } from './blows.ts';

/** What becomes of one blow, for a weapon and for weapons such as claws; whom it goes at is put behind it. */
const OUTCOMES = {
  hit: ['strikes', 'strike', ''],
  deflected: ['is deflected', 'are deflected', 'by '],
  evaded: ['is evaded', 'are evaded', 'by '],
  miss: ['misses', 'miss', ''],
} as const;
const REMARKABLE = ['impale', 'critical', 'fumble'];

/** Such as `Berta's sword strikes Aldo, a critical: 14 damage, 10 get through. HP 14 → 4.` */
export function blowWords(came: BlowResult, { attacker, defender }: Blow): string {
  const level = REMARKABLE.includes(came.attackLevel) ? `, ${withArticle(came.attackLevel)}` : '';
  const met = came.defenceLevel && defender.defence ? ` (${defender.defence.use}: ${came.defenceLevel})` : '';
  const damage = came.damage > 0 ? `: ${came.damage} damage, ${throughWords(came)}` : '';
  const item = came.broken ? ' The parrying item breaks.' : '';
  const hp = came.loss > 0 ? ` HP ${defender.hp} → ${came.hp}.` : '';
  const fumbles = [...(came.attFumble ? ['attacker'] : []), ...(came.defFumble ? ['defender'] : [])];
  const fumble = fumbles.length > 0 ? ` ${upperFirst(fumbles.join(' and '))} to roll on the fumble table.` : '';
  const riposte = came.riposteWith.length > 0 ? ` A riposte with ${listed(came.riposteWith, 'or')} is open.` : '';
  const closed = came.closedIn === undefined ? '' : ` ${closedWords(came)}`;
  return `${deedWords(came, { attacker, defender })}${level}${met}${damage}.${item}${hp}${closed}${fumble}${riposte}`;
}

/** Who does what to whom, as far as there are names: `Berta's sword strikes Aldo`, `The sword lands`. */
function deedWords({ outcome }: BlowResult, { attacker, defender }: Blow): string {
  const { name } = attacker.weapon;
  const thing = name ?? 'attack';
  const subject = attacker.name ? `${possessive(attacker.name)} ${thing}` : `the ${thing}`;
  const [one, many, by] = OUTCOMES[outcome];
  if (defender.name) return `${upperFirst(subject)} ${doing(thing, one, many)} ${by}${defender.name}`;
  const deed = outcome === 'hit' ? doing(thing, 'lands', 'land') : doing(thing, one, many);
  return `${upperFirst(subject)} ${deed}`;
}

function throughWords({ damage, loss }: BlowResult): string {
  if (loss === damage) return 'all of it gets through';
  return `${loss === 0 ? 'none gets' : counted(loss, 'gets', 'get')} through`;
}

const closedWords = ({ closedIn, gain }: BlowResult) =>
  closedIn
    ? `The dodger is inside the longer reach: ${gain ?? 'the GM says what that gains'}.`
    : 'The longer weapon keeps its reach.';
