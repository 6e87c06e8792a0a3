import type { Board, Offer, Setup } from '@riposte/rules';
import { use, useMemo } from 'react';
import { Link } from '../app/link.tsx';
import { NotHere } from '../app/not-here.tsx';
import { openSheet } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { type FightNow, type HouseRuleRecord, useFight, useHouseRules } from '../data/index.ts';
import { accentOf } from '../engine/catalogue.ts';
import { type LoadedEngine, loadedEngine } from '../engine/engine.ts';
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
  const engine = use(loadedEngine(operation));
  const rules = useHouseRules(system);
  const setup = engine?.description.setup;
  if (!rules) return null;
  if (!engine || !setup) return <OnlyTold now={now} />;
  return <Standing now={now} engine={engine} setup={setup} rules={rules} />;
}

interface Properties {
  now: FightNow;
  engine: LoadedEngine;
  setup: Setup;
  rules: readonly HouseRuleRecord[];
}

function Standing({ now, engine, rules }: Properties) {
  const state = now.steps.at(-1)?.state;
  const answer = useMemo(() => engine.boardNow(state, rules), [engine, state, rules]);
  if (answer.problem) return <OnlyTold now={now} />;
  return <Tracker now={now} engine={engine} board={answer.board} />;
}

/** A fight that these rules no longer read: what happened in it is kept. */
function OnlyTold({ now: { fight, steps } }: { now: FightNow }) {
  return (
    <Screen title={fight.name} back={fightsPath} accent={accentOf(fight.system)}>
      <p className="muted">This Riposte no longer has the rules of this fight, so it can only be read.</p>
      <Log steps={steps} />
    </Screen>
  );
}

function Tracker({ now, engine, board }: { now: FightNow; engine: LoadedEngine; board: Board }) {
  const { fight, steps } = now;
  const doer = useDoing(engine, now);
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
      <StepSheet steps={steps} engine={engine} />
      <AskingSheet asking={doer.asking} engine={engine} about={doer.about} />
      <RuleSheet />
    </Screen>
  );
}
