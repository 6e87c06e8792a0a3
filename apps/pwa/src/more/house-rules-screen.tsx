import { useState } from 'react';
import { Link } from '../app/link.tsx';
import { Screen } from '../app/screen.tsx';
import type { Undoable } from '../app/undo.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { changeHouseRule, type HouseRuleRecord, removeHouseRule, useHouseRules } from '../data/index.ts';
import { Button } from '../design/button.tsx';
import { Toggle } from '../design/fields.tsx';
import { accentOf, systems } from '../engine/catalogue.ts';
import { type Figure, useFigures } from './figures.ts';
import { aboutOf, ruleWords, usualWords } from './house-words.ts';
import { houseRulePath, places } from './places.ts';
import { Trouble } from './trouble.tsx';
import { UndoNotice } from './undo-notice.tsx';

/** What the table plays differently. */
export function HouseRulesScreen() {
  const rules = useHouseRules();
  const figures = useFigures();
  const [done, setDone] = useState<Undoable>();
  const byId = new Map(figures?.map((figure) => [figure.id, figure]));
  const [trouble, attempt] = useAttempt();
  const remove = (rule: HouseRuleRecord) =>
    attempt(async () => {
      const undo = await removeHouseRule(rule.id);
      if (undo) setDone({ message: `Removed: ${rule.title}`, undo });
    }, `remove ${rule.id}`);
  return (
    <Screen
      title="House rules"
      back={places.more}
      foot={
        <Link className="button primary" href={places.newHouseRule}>
          Add a house rule
        </Link>
      }
    >
      <Trouble words={trouble} />
      {done && <UndoNotice done={done} onUndone={() => setDone(undefined)} />}
      {rules?.length === 0 && !done && (
        <p>
          None yet. Change a figure, or answer for good a question that the rules leave to the game master: it then
          enters every ruling, and each ruling says so.
        </p>
      )}
      {systems.map(({ id, title }) => {
        const own = rules?.filter((rule) => rule.system === id) ?? [];
        if (own.length === 0) return null;
        return (
          <section key={id} className="stack close" data-accent={accentOf(id)}>
            <h2 className={systems.length > 1 ? '' : 'unseen'}>{title}</h2>
            {own.map((rule) => (
              <RuleCard
                key={rule.id}
                rule={rule}
                figure={byId.get(aboutOf(rule))}
                isUnknown={figures !== undefined && !byId.has(aboutOf(rule))}
                onSwitch={(enabled) => attempt(() => changeHouseRule(rule.id, { enabled }))}
                onRemove={() => remove(rule)}
              />
            ))}
          </section>
        );
      })}
    </Screen>
  );
}

interface CardProperties {
  rule: HouseRuleRecord;
  figure: Figure | undefined;
  /** The rules no longer have what it is about. */
  isUnknown: boolean;
  onSwitch: (enabled: boolean) => void;
  onRemove: () => void;
}

function RuleCard({ rule, figure, isUnknown, onSwitch, onRemove }: CardProperties) {
  const source = rule.kind === 'decision' ? rule.decision.source : rule.amendment.source;
  const notes = [usualWords(figure), source].filter(Boolean).join(' · ');
  return (
    <article className="card stack close" aria-label={rule.title}>
      <h3>{rule.title}</h3>
      <p>
        <strong>{ruleWords(rule, figure)}</strong>
        {notes && <span className="muted"> · {notes}</span>}
      </p>
      {isUnknown && <p className="fault">The rules no longer have this. It enters no ruling.</p>}
      <Toggle label="In force" isOn={rule.enabled} onChange={onSwitch} />
      <div className="row">
        {figure && (
          <Link className="button" href={houseRulePath(rule.id)} aria-label={`Change: ${rule.title}`}>
            Change
          </Link>
        )}
        <Button aria-label={`Remove: ${rule.title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </article>
  );
}
