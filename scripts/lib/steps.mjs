/**
 * Run steps in parallel lanes, print the whole output of each step under its heading, and print a summary.
 */
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';
import { environment, seconds } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [command]
 * @property {string[]} [args]
 * @property {Record<string, string | undefined>} [env]
 * @property {() => Promise<string>} [work] instead of a command; resolves to its output
 * @property {string} [needs] the name of a step that must have passed
 * @property {boolean} [live] prints its output as it comes: for a step that takes minutes and runs alone
 */

/**
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped', time: number, last?: string }} Result
 *   `last`: the end of the output of a step that failed, where runners name the tests
 */

/** The number of last lines of a failed step's output that the summary repeats. */
const LAST = 30;

/**
 * The time in milliseconds after which a command is killed, so that a command that hangs does not block
 * further steps.
 */
const LIMIT = 40 * 60_000;

/**
 * The start time in milliseconds: of this command, or, within `.ci/run`, of its first command, since the
 * total time there is limited.
 */
const BEGAN = Number(process.env.MEX_BEGAN) * 1000 || Date.now();

/** Return the milliseconds since the start time. */
export const sinceBegan = () => Date.now() - BEGAN;

/**
 * Run the steps of one lane one after another.
 * @param {Step[]} steps
 * @param {Result[]} results the list to extend, shared by all lanes
 */
export async function lane(steps, results) {
  for (const step of steps) {
    const start = performance.now();
    const needed = step.needs && results.find(({ name }) => name === step.needs);
    if (needed && needed.state !== 'passed') {
      show(step.name, 'skipped', `${step.needs} did not pass\n`);
      results.push({ name: step.name, state: 'skipped', time: 0 });
      continue;
    }
    console.log(`  … ${step.name}, after ${seconds(sinceBegan())}`);
    const { ok, output } = await perform(step);
    const time = performance.now() - start;
    show(step.name, `${ok ? 'passed' : 'FAILED'} in ${seconds(time)}`, step.live ? '' : output);
    const last = ok ? '' : output.trimEnd().split('\n').slice(-LAST).join('\n');
    results.push({ name: step.name, state: ok ? 'passed' : 'failed', time, last });
  }
}

/**
 * Run a step that prints its own output.
 * @param {string} name
 * @param {() => Promise<boolean | void>} work resolves to false if it fails
 * @param {Result[]} results the list to extend
 */
export async function stage(name, work, results) {
  const start = performance.now();
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 72 - name.length))}`);
  let ok = false;
  try {
    ok = (await work()) !== false;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  results.push({ name, state: ok ? 'passed' : 'failed', time: performance.now() - start });
}

/** @param {Step} step @returns {Promise<{ ok: boolean, output: string }>} */
async function perform({ command, args = [], env, work, live }) {
  if (work) {
    try {
      return { ok: true, output: await work() };
    } catch (error) {
      return { ok: false, output: `${error.message}\n` };
    }
  }
  return new Promise((resolve) => {
    const child = spawn(command ?? '', args, {
      cwd: ROOT,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const take = (/** @type {string | Buffer} */ data) => {
      output += data;
      if (live) process.stdout.write(data);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n` }));
    child.on('exit', (_, signal) => {
      if (!signal) return;
      take(`\nEnded by ${signal}, at the latest after ${seconds(LIMIT)}\n`);
      // Resolve without waiting for `close`, since child processes of a killed command may keep its output
      // open.
      resolve({ ok: false, output });
    });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** @param {string} name @param {string} state @param {string} output */
function show(name, state, output) {
  console.log(`\n── ${name}: ${state} ${'─'.repeat(Math.max(3, 70 - name.length - state.length))}`);
  if (output.trim()) console.log(output.trimEnd());
}

/** @param {Result[]} results @param {number} time @returns {boolean} whether all passed */
export function summary(results, time) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n══ Summary ${'═'.repeat(64)}`);
  for (const { name, state, time: taken } of results) {
    const mark = { passed: '✓', failed: '✗', skipped: '–' }[state];
    console.log(`  ${mark} ${name.padEnd(width)}  ${state.padEnd(7)}  ${seconds(taken)}`);
  }
  for (const { name, last } of results) if (last) show(name, 'its last lines', last);
  const bad = results.filter(({ state }) => state !== 'passed').length;
  console.log(
    bad
      ? `\n${bad} of ${results.length} steps did not pass (${seconds(time)})`
      : `\nAll ${results.length} steps passed in ${seconds(time)}`,
  );
  return bad === 0;
}
