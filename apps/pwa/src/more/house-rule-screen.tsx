import { useMemo } from 'react';
import { useKept } from '../app/kept.ts';
import { Link } from '../app/link.tsx';
import { NotHere } from '../app/not-here.tsx';
import { goBackTo } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { useStillHere } from '../app/still-here.ts';
import { useAttempt } from '../app/use-attempt.ts';
import {
  addHouseRule,
  changeHouseRule,
  type HouseRuleRecord,
  type NewHouseRule,
  useHouseRules,
} from '../data/index.ts';
import { announce } from '../design/announcer.tsx';
import { Button } from '../design/button.tsx';
import { Chips } from '../design/chips.tsx';
import { TextField } from '../design/fields.tsx';
import { Stepper } from '../design/stepper.tsx';
import { accentOf } from '../engine/catalogue.ts';
import { freshValue } from '../play/form/fresh.ts';
import { formModel } from '../play/form/model.ts';
import { rulePath } from '../reference/paths.ts';
import { type Figure, useFigures } from './figures.ts';
import { type AmendmentKind, aboutOf, changeFault, operations, usualWords } from './house-words.ts';
import { places } from './places.ts';
import { Trouble } from './trouble.tsx';
import { ValueForm } from './value-form.tsx';

/** One house rule: new, about a figure, or as it is kept. */
export function HouseRuleScreen({ figure: id, record }: { figure?: string; record?: string }) {
  const figures = useFigures();
  const rules = useHouseRules();
  if (!figures || !rules) return null;
  const rule = rules.find((one) => one.id === record);
  const about = rule ? aboutOf(rule) : id;
  const figure = figures.find((one) => one.id === about);
  if (!figure) return <NotHere what="There is no such house rule." />;
  return <RuleForm figure={figure} rule={rule} />;
}

const OUR_TABLE = 'Our table';

function RuleForm({ figure, rule }: { figure: Figure; rule: HouseRuleRecord | undefined }) {
  const before = useMemo(() => ruleValue(rule) ?? startingValue(figure), [rule, figure]);
  const [op, setOp] = useKept<AmendmentKind>('op', rule?.kind === 'amendment' ? rule.amendment.op : 'set');
  const [value, setValue] = useKept<unknown>('value', before, (kept) => before === undefined || isAlike(kept, before));
  const [source, setSource] = useKept<string>('source', ruleSource(rule) ?? OUR_TABLE);
  const [trouble, attempt] = useAttempt();
  const isStillHere = useStillHere();
  const isNumber = figure.kind === 'amendment' && typeof figure.usual === 'number';
  const fault = isNumber ? changeFault(figure, op, value) : '';

  const change = (next: AmendmentKind) => {
    setOp(next);
    setValue(STARTING_AMOUNTS[next] ?? startingValue(figure));
  };
  const keep = () =>
    attempt(async () => {
      const kept = madeRule(figure, { op: isNumber ? op : 'set', value, source: source.trim() || OUR_TABLE });
      await (rule ? changeHouseRule(rule.id, kept as Partial<HouseRuleRecord>) : addHouseRule(kept));
      announce('The house rule is kept.');
      if (isStillHere()) await goBackTo(places.houseRules);
    }, 'keep');
  const usual = usualWords(figure);
  return (
    <Screen
      title={figure.title}
      back={places.houseRules}
      accent={accentOf(figure.system)}
      foot={
        <Button kind="primary" disabled={fault !== '' || value === undefined} onClick={keep}>
          Keep this rule
        </Button>
      }
    >
      <p className="muted whence">
        {figure.ruleTitle !== '' && <Link href={rulePath(figure.rule)}>{figure.ruleTitle}</Link>}
        {usual && <span>{usual}</span>}
      </p>
      {isNumber && <Chips label="Change" chips={operations} value={op} onChange={change} />}
      {isNumber && op !== 'set' ? (
        <Stepper
          label="By how much"
          value={value as number}
          {...AMOUNTS[op]}
          unit={op === 'percent' ? '%' : undefined}
          fault={fault || undefined}
          onChange={setValue}
        />
      ) : (
        <ValueForm key={op} figure={figure} value={value} onChange={setValue} />
      )}
      <TextField label="Whose rule is it?" value={source} most={100} onChange={setSource} />
      <Trouble words={trouble} />
    </Screen>
  );
}

const AMOUNTS = {
  add: { minimum: -1000, maximum: 1000, whole: false },
  percent: { minimum: -100, maximum: 1000, whole: false },
  multiply: { minimum: 0, maximum: 100, whole: false },
} as const;

const STARTING_AMOUNTS: Partial<Record<AmendmentKind, number>> = { add: 1, percent: 10, multiply: 2 };

/** Whether two values are of one kind: a number, a text, a list, an object. */
function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

function startingValue(figure: Figure): unknown {
  return figure.usual ?? freshValue(formModel(figure.schema, []).root, []);
}

function ruleValue(rule: HouseRuleRecord | undefined): unknown {
  return rule?.kind === 'decision' ? rule.decision.value : rule?.amendment.value;
}

function ruleSource(rule: HouseRuleRecord | undefined): string | undefined {
  return rule?.kind === 'decision' ? rule.decision.source : rule?.amendment.source;
}

function madeRule(
  { id, kind, system, title }: Figure,
  { op, value, source }: { op: AmendmentKind; value: unknown; source: string },
): NewHouseRule {
  return kind === 'decision'
    ? { kind, system, title, decision: { id, value, source } }
    : { kind, system, title, amendment: { parameter: id, op, value, source } };
}
