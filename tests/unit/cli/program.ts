/** The command line as a process, in a folder of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { TYPESCRIPT } from '../../../scripts/lib/paths.mjs';

const CLI = fileURLToPath(new URL('../../../www/cli.ts', import.meta.url));

/** What a shell runs for `mexplorer`. */
export const COMMAND = [process.execPath, ...TYPESCRIPT, CLI];

export const folder = mkdtempSync(join(tmpdir(), 'mex-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const env = { ...process.env, LANG: 'C', LC_ALL: 'C' };

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a call to its end. */
export function mexplorer(...args: string[]): Ended {
  const [program, ...before] = COMMAND;
  return spawnSync(program, [...before, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
    input: '',
  });
}

/** Runs a line of bash in which `mexplorer` is the command. */
export function shell(line: string): Ended {
  const quoted = COMMAND.map((word) => `'${word}'`).join(' ');
  const script = `mexplorer() { ${quoted} "$@"; }\n${line}`;
  return spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8', env, input: '' });
}

/** Starts a call. */
export function started(...args: string[]) {
  const [program, ...before] = COMMAND;
  return spawn(program, [...before, ...args], { cwd: folder, env, stdio: 'ignore' });
}
