import type { Board, Offer } from '@riposte/rules';
import { use, useCallback } from 'react';
import { Link } from '../app/link.tsx';
import { NotHere } from '../app/not-here.tsx';
import { openSheet } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { type FightNow, type HouseRuleRecord, useFight, useHouseRules } from '../data/index.ts';
import { accentOf } from '../engine/catalogue.ts';
import { type Engine, engineOf } from '../engine/engine.ts';
import { useAnswer } from '../engine/use-answer.ts';
import { AskingSheet } from '../play/asking/asking-sheet.tsx';
import { ProblemBox } from '../play/problem-box.tsx';
import { RuleSheet } from '../play/ruling/rule-sheet.tsx';
import { CommandSheet } from './command-sheet.tsx';
import { Fighters } from './fighters.tsx';
import { TrackerFoot } from './foot.tsx';
import { Log, StepSheet } from './log.tsx';
import { EverythingSheet, FighterSheet } from './offer-sheets.tsx';
import { changePath, fightsPath } from './places.ts';
import { RailView } from './rail.tsx';
import { COMMAND_SHEET, isAsking, offerKey } from './sheets.ts';
import { useDoing } from './use-doing.ts';

/** A fight as it goes on. */
export function TrackerScreen({ id }: { id: string }) {
  const found = useFight(id);
  if (!found) return null;
  return found.value ? <Known now={found.value} /> : <NotHere what="This fight is not on this device." />;
}

function Known({ now }: { now: FightNow }) {
  const { operation, system } = now.fight;
  const engine = use(engineOf(operation));
  const rules = useHouseRules(system);
  if (!rules) return null;
  if (!engine?.description.setup) return <OnlyTold now={now} />;
  return <Standing now={now} engine={engine} rules={rules} />;
}

interface Properties {
  now: FightNow;
  engine: Engine;
  rules: readonly HouseRuleRecord[];
}

function Standing({ now, engine, rules }: Properties) {
  const boardOf = useCallback(({ steps }: FightNow) => engine.board(steps.at(-1)?.state, rules), [engine, rules]);
  const known = useAnswer(now, boardOf);
  if (!known) return null;
  const { question: shown, answer } = known;
  if (answer.problem) return <OnlyTold now={shown} />;
  return <Tracker now={shown} isBehind={shown !== now} engine={engine} board={answer.board} />;
}

/** A fight that these rules no longer read: what happened in it is kept. */
function OnlyTold({ now: { fight, steps } }: { now: FightNow }) {
  return (
    <Screen title={fight.name} back={fightsPath} accent={accentOf(fight.system)}>
      <p className="muted">This Riposte no longer has the rules of this fight, so it can only be read.</p>
      <Log steps={steps} />
      <StepSheet steps={steps} system={fight.system} />
      <RuleSheet />
    </Screen>
  );
}

interface Tracked {
  now: FightNow;
  /** The fight has gone on, and how it stands is being worked out. */
  isBehind: boolean;
  engine: Engine;
  board: Board;
}

function Tracker({ now, isBehind, engine, board }: Tracked) {
  const { fight, steps } = now;
  const doer = useDoing(engine, now, isBehind);
  const choose = (offer: Offer) => {
    if (isAsking(offer)) openSheet({ name: COMMAND_SHEET, about: offerKey(offer) });
    else doer.perform(offer, offer.command);
  };
  const sheet = { board, engine, doer, state: steps.at(-1)?.state, onChosen: choose };
  return (
    <Screen
      title={board.title}
      back={fightsPath}
      accent={accentOf(fight.system)}
      aside={
        <Link className="button quiet" href={changePath(fight.id)}>
          Change
        </Link>
      }
      foot={<TrackerFoot {...sheet} />}
    >
      {board.rail && <RailView rail={board.rail} />}
      {doer.trouble && (
        <p className="notice flat" role="alert">
          {doer.trouble}
        </p>
      )}
      {doer.problem && <ProblemBox problem={doer.problem} />}
      <Fighters rows={board.rows} />
      <Log steps={steps} />
      <CommandSheet {...sheet} />
      <FighterSheet {...sheet} />
      <EverythingSheet {...sheet} />
      <StepSheet steps={steps} system={fight.system} dice={engine.description.dice} />
      <AskingSheet asking={doer.asking} engine={engine} about={doer.about} />
      <RuleSheet />
    </Screen>
  );
}
