/** Run the built command line as a process, in a temporary folder. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
if (!existsSync(CLI)) throw new Error('First run "npm run build".');

/** The program and the first argument that a shell runs for `mexplorer`. */
export const COMMAND = [process.execPath, CLI];

export const folder = mkdtempSync(join(tmpdir(), 'mex-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const env = { ...process.env, LANG: 'C', LC_ALL: 'C' };

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Run a command to its end, with empty standard input. */
export const mexplorer = (...args: string[]): Ended => fed('', ...args);

/** Run a command to its end, with a text as standard input. */
export function fed(input: string | Buffer, ...args: string[]): Ended {
  const [program, ...before] = COMMAND;
  const { status, stdout, stderr } = spawnSync(program, [...before, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
    input,
  });
  return { status, stdout, stderr };
}

/** Run a line of bash in which `mexplorer` is a command. */
export function shell(line: string): Ended {
  const quoted = COMMAND.map((word) => `'${word}'`).join(' ');
  const script = `mexplorer() { ${quoted} "$@"; }\n${line}`;
  return spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8', env, input: '' });
}

/** Start a command and return the child process without waiting. */
export function started(...args: string[]) {
  const [program, ...before] = COMMAND;
  return spawn(program, [...before, ...args], { cwd: folder, env, stdio: 'ignore' });
}
