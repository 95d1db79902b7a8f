import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from './paths.mjs';

/** An error that the user must resolve. Only its message is shown, without a stack. */
export class SetupError extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** End running child processes, so that none is left after a failing step. */
export function endChildren() {
  for (const child of children) child.kill('SIGTERM');
}

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] laid over the process's own; undefined removes
 * @property {string} [log] a file to take the output, instead of the terminal
 */

/** @param {Record<string, string | undefined>} [changes] */
export function environment(changes = {}) {
  const env = { ...process.env, ...changes };
  for (const name of Object.keys(env)) if (env[name] === undefined) delete env[name];
  return env;
}

/**
 * Run a command to its end. If the command fails, the promise rejects with the last lines of its log.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { cwd = ROOT, env, log } = {}) {
  if (log) mkdirSync(dirname(log), { recursive: true });
  const file = log ? openSync(log, 'w') : null;
  const output = file ?? 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', output, output],
    });
    children.add(child);
    const end = (/** @type {Error | null} */ error) => {
      // A program that cannot be started triggers two events, `error` and `close`. Handle only the first.
      if (!children.delete(child)) return;
      if (file !== null) closeSync(file);
      if (error) reject(error);
      else resolve();
    };
    child.on('error', (error) => end(new Error(`${command}: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return end(null);
      const tail = log ? `\n${lastLines(log, 25)}\n(the whole of it: ${log})` : '';
      end(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}${tail}`));
    });
  });
}

/**
 * Run a command and return its output and exit code. The promise never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
export function capture(command, args, { cwd = ROOT, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data) => (stdout += data));
    child.stderr.on('data', (data) => (stderr += data));
    const end = (/** @type {number} */ code) => {
      children.delete(child);
      resolve({ code, stdout, stderr });
    };
    child.on('error', (error) => {
      stderr += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** @param {string} file @param {number} count */
function lastLines(file, count) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

/**
 * Run a slow step. Print its description and its usual time, and afterwards the time taken.
 * @template T
 * @param {string} what
 * @param {string} usually
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function slow(what, usually, work) {
  console.log(`  … ${what} (usually ${usually})`);
  const start = performance.now();
  const result = await work();
  console.log(`  ✓ ${what}: ${seconds(performance.now() - start)}`);
  return result;
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  const all = Math.round(milliseconds / 1000);
  return all < 100
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.floor(all / 60)} min ${all % 60} s`;
}

/**
 * Run the main function of a script. If it throws, the error message is printed and the exit code is set to
 * 1.
 * @param {() => Promise<unknown>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    endChildren();
    if (error instanceof SetupError) console.error(`\n${error.message}`);
    else console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
