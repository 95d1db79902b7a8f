/**
 * The part `npm run release -- audit`: query npm's registry and RustSec for known vulnerabilities of
 * dependencies, and check the licences of dependencies. The command fails if there is a fault; with `--all`,
 * it also fails if one of the databases does not answer.
 */
import { allows, metadata, npmPackages } from './licences.mjs';
import { TOOL_PATH, which } from '../lib/paths.mjs';
import { SetupError, capture } from '../lib/run.mjs';

/** @typedef {{ who: string, state: 'clean' | 'faults' | 'silent', said: string }} Answer */

/** @param {{ all?: boolean }} options @throws {SetupError} if a fault is known */
export async function audit({ all = false }) {
  const answers = [await npm(), await cargo('audit', []), await licences()];
  const marks = { clean: '✓', faults: '✗', silent: '–' };
  for (const { who, state, said } of answers) console.log(`${marks[state]} ${who}: ${said}`);
  if (answers.some(({ state }) => state === 'faults')) {
    throw new SetupError('Something is known against a dependency.');
  }
  if (all && answers.some(({ state }) => state === 'silent')) {
    throw new SetupError('Not every database answered.');
  }
}

/** @returns {Promise<Answer>} */
async function npm() {
  const who = 'npm audit';
  const { stdout, stderr } = await capture('npm', ['audit', '--json']);
  /** @type {any} */
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return { who, state: 'silent', said: firstLine(stderr) };
  }
  const counts = answer.metadata?.vulnerabilities;
  if (!counts) {
    return { who, state: 'silent', said: `not answered (${status(answer)})` };
  }
  const found = Object.keys(answer.vulnerabilities ?? {});
  return counts.total
    ? { who, state: 'faults', said: found.join(', ') }
    : { who, state: 'clean', said: 'nothing is known against any package' };
}

/**
 * Return the status of a failed request, without the message, which may name a private registry.
 * @param {any} answer
 */
function status(answer) {
  return answer.statusCode ?? answer.error?.code ?? 'no answer that could be read';
}

/** @param {string} tool @param {string[]} args @returns {Promise<Answer>} */
async function cargo(tool, args) {
  const who = `cargo ${tool}`;
  if (!which(`cargo-${tool}`, TOOL_PATH)) {
    return {
      who,
      state: 'silent',
      said: `not here; "cargo install --locked cargo-${tool}" fetches it`,
    };
  }
  const { code, stdout, stderr } = await capture('cargo', [tool, '--json', ...args]);
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    return vulnerabilities.found
      ? { who, state: 'faults', said: vulnerabilities.list.map(idOf).join(', ') }
      : { who, state: 'clean', said: 'nothing is known against any crate' };
  } catch {
    return { who, state: 'silent', said: firstLine(stderr) || `ended with ${code}` };
  }
}

/** @param {any} one */
function idOf({ advisory, package: { name, version } }) {
  return `${advisory.id} (${name} ${version})`;
}

/** @returns {Promise<Answer>} */
async function licences() {
  const who = 'licences';
  const { packages } = await metadata('wasm32-unknown-unknown');
  const bad = [
    ...npmPackages().filter(({ licence }) => !allows(licence, { tool: true })),
    ...packages
      .map((/** @type {any} */ one) => ({ name: one.name, licence: one.license }))
      .filter((/** @type {any} */ one) => !allows(one.licence, { tool: true })),
  ].map(({ name, licence }) => `${name} (${licence})`);
  return bad.length
    ? { who, state: 'faults', said: bad.join(', ') }
    : { who, state: 'clean', said: 'every package may be used under its terms' };
}

/** @param {string} text */
function firstLine(text) {
  return text.trim().split('\n')[0];
}
