import { ownOf } from './own-of.ts';

let known: Promise<(rule: string) => string> | undefined;

/** Tells the title of a rule, nothing when it has none. The titles of all rules are loaded when they are first asked for. */
export function ruleTitles(): Promise<(rule: string) => string> {
  known ??= import('virtual:titles').then(
    ({ titles }) =>
      (rule) =>
        ownOf(titles, rule) ?? '',
  );
  return known;
}
