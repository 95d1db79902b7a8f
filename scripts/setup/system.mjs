/** Install Debian packages, if this process may do so. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, which } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

export const isDebian = () => existsSync('/etc/debian_version') && which('apt-get') !== null;
export const isRoot = () => process.getuid?.() === 0;

/**
 * The last installation in a queue, since only one apt-get process can run at a time.
 * @type {Promise<unknown>}
 */
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
  // Ignore a failed update: if the package source that did not answer is needed, the installation fails.
  const update = () =>
    run('apt-get', ['update', '-q'], { env, log: log('update') }).catch(() => {});
  const args = ['install', '-q', '-y', '--no-install-recommends', ...packages];
  const get = () => run('apt-get', args, { env, log: log('install') });
  if (!hasLists()) await update();
  try {
    await get();
  } catch {
    // Update and retry, since old package lists name versions that the archive no longer contains.
    await update();
    await get();
  }
}

function hasLists() {
  const folder = '/var/lib/apt/lists';
  return existsSync(folder) && readdirSync(folder).some((name) => name.includes('Packages'));
}
