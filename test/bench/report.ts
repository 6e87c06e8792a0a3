import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/paths.ts';
import { type Figure, isMet, type Section, type Unit } from './figure.ts';
import { grouped } from './words.ts';

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** The sections as Markdown, which a terminal shows well enough. */
export function tables(sections: readonly Section[]): string {
  return sections.map(table).join('\n\n');
}

/** Which targets were missed, in words. */
export function missed(sections: readonly Section[]): string[] {
  return sections.flatMap(({ figures }) =>
    figures
      .filter((figure) => isMet(figure) === false)
      .map((figure) => `${figure.what}: ${written(figure, 'median')}, target ${targetOf(figure)}`),
  );
}

/** Puts the tables between the README's marks. */
export function writeReadme(sections: readonly Section[]): void {
  const path = join(root, 'README.md');
  const text = readFileSync(path, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`README.md has no ${START} … ${END}`);
  const body = `${START}\n\n${machine()}\n\n${tables(sections)}\n\n`;
  writeFileSync(path, text.slice(0, start) + body + text.slice(end));
}

function machine(): string {
  return `Measured by \`npm run bench\` with Node ${process.versions.node} on ${type()}, ${cpus().length} cores, load and service on the same machine. In brackets: the middle half of the rounds.`;
}

function table({ title, how, figures }: Section): string {
  const hasTargets = figures.some(({ target }) => target);
  const heads = hasTargets ? ['measured', 'target', ''] : ['measured'];
  const rows = figures.map((figure) => {
    const measured = [written(figure, 'median'), bracket(figure), figure.note && `· ${figure.note}`];
    const cells = [figure.what, measured.filter(Boolean).join(' ')];
    return row(hasTargets ? [...cells, targetOf(figure), verdict(figure)] : cells);
  });
  const lines = [row([`**${title}**`, ...heads]), row(['---', ...heads.map(() => '---')]), ...rows];
  return `${lines.join('\n')}\n\n${how}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  return met === undefined ? '' : met ? 'met' : '**missed**';
}

function targetOf({ target, unit }: Figure): string {
  if (!target) return '';
  return 'atLeast' in target ? `≥ ${amount(target.atLeast, unit)}` : `≤ ${amount(target.atMost, unit)}`;
}

function written({ measured, unit }: Figure, which: 'low' | 'median' | 'high'): string {
  return amount(measured[which], unit);
}

function bracket(figure: Figure): string {
  const [low, high] = [written(figure, 'low'), written(figure, 'high')];
  return low === high ? '' : `(${low} to ${high})`;
}

function amount(value: number, unit: Unit): string {
  switch (unit) {
    case 'ratio':
      return `${value.toFixed(value < 10 ? 2 : 1)} ×`;
    case 'perSecond':
      return `${grouped(value)}/s`;
    case 'seconds':
      return `${value.toFixed(2)} s`;
    case 'milliseconds':
      return `${value.toFixed(1)} ms`;
    case 'kilobytes':
      return `${grouped(Math.round(value))} KB`;
    case 'points':
      return `${Math.round(value)}`;
    case 'count':
      return grouped(value);
  }
}
