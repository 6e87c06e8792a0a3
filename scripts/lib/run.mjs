import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The tools of node_modules/.bin are found by name, and Nx keeps to this machine and this process. */
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
};

/** Runs a command in the project's root, shows what it prints, and gives its exit code. */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(127);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Runs a command and gives its exit code and what it wrote to standard output. */
export function capture(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Builds the named projects (all without names); what has not changed comes from Nx's cache. */
export function build(...projects) {
  return run('nx', ['run-many', '-t', 'build', ...(projects.length ? ['-p', ...projects] : [])]);
}
