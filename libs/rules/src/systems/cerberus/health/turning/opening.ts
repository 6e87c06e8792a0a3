import type { Ruling } from '../../../../kernel/ruling.ts';
import { partOf, type Shown } from '../../../../kernel/unit.ts';
import { bleedingLoss, conditionBleeding } from '../condition.bleeding.ts';
import { dyingSave } from '../dying.save.ts';
import { state } from '../state.ts';

/** What changes as turns open. */
export interface Body {
  hp: number;
  stabilized: boolean;
  bleeding: boolean;
}

/** What stays. */
interface Frame {
  maxHp: number;
  fortitude: number;
  /** What an open wound costs, in percent of maximum HP. */
  percent?: number | undefined;
}

interface Opened {
  body: Body;
  loss: number;
  /** Whether a dying Save was due, and what came of it. */
  saved: boolean | undefined;
  total: Shown<number | undefined> | undefined;
}

/** A turn opens: bleeding first, then the Save of whoever was dying already. Who falls by the bleeding makes none before the next turn. */
export function openedTurn({ maxHp, fortitude, percent }: Frame, body: Body, ruling: Ruling): Opened {
  const before = ruling.run(state, { maxHp, hp: body.hp, stabilized: body.stabilized }).state;
  const bleeds = body.bleeding && before !== 'dead';
  if (bleeds) ruling.citing(conditionBleeding.id);
  const loss = bleeds ? bleedingLoss(maxHp, percent, ruling) : 0;
  const bled = { ...body, hp: body.hp - loss };
  if (before !== 'dying') return { body: bled, loss, saved: undefined, total: undefined };
  const { outcome, details } = ruling.detailed(dyingSave, { maxHp, hp: bled.hp, fortitude });
  const after = { ...bled, hp: outcome.hpAfter, stabilized: outcome.state === 'stable' };
  return { body: after, loss, saved: outcome.saved, total: partOf(details, 'total') };
}

/** What HP make of a body. */
export function stateOf({ hp, stabilized }: Body, maxHp: number, ruling: Ruling) {
  return ruling.run(state, { maxHp, hp, stabilized }).state;
}
