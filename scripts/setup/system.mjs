/** Debian's packages, where this process may install them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, which } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

export const isDebian = () => existsSync('/etc/debian_version') && which('apt-get') !== null;
export const isRoot = () => process.getuid?.() === 0;

/** apt-get allows one process at a time. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** @param {string[]} packages @returns {Promise<void>} */
export function aptInstall(packages) {
  const turn = queue.then(() => install(packages));
  queue = turn.catch(() => {});
  return turn;
}

/** @param {string[]} packages */
async function install(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const log = (/** @type {string} */ step) => join(LOGS, `apt-${step}-${packages[0]}.log`);
  // A source that does not answer may not be needed: the install will fail if it is.
  const update = () =>
    run('apt-get', ['update', '-q'], { env, log: log('update') }).catch(() => {});
  const args = ['install', '-q', '-y', '--no-install-recommends', ...packages];
  const get = () => run('apt-get', args, { env, log: log('install') });
  if (!hasLists()) await update();
  try {
    await get();
  } catch {
    // Old lists name versions that the archive no longer has.
    await update();
    await get();
  }
}

function hasLists() {
  const folder = '/var/lib/apt/lists';
  return existsSync(folder) && readdirSync(folder).some((name) => name.includes('Packages'));
}
