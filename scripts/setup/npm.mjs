/** Install the npm packages of package-lock.json. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT } from '../lib/paths.mjs';
import { SetupError, run, slow } from '../lib/run.mjs';

const OLDEST = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new SetupError(
      `Node ${OLDEST.join('.')} or newer is needed and this is ${process.versions.node}: install it from https://nodejs.org.`,
    );
  }
}

export async function setupNpm() {
  if (matchesLock()) return;
  await slow('npm packages', '10 to 30 s', () => npm(['ci', '--no-audit', '--no-fund'], 'npm.log'));
}

/**
 * Run npm.
 * @param {string[]} args
 * @param {string} log the name of the log file
 * @param {string} [cwd]
 */
export function npm(args, log, cwd = ROOT) {
  const options = { log: join(LOGS, log), cwd };
  // Under `npm start`, `npm_execpath` is the path of npm's own script, which also works if npm is not on
  // PATH.
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) {
    return run(process.execPath, [script, ...args], options);
  }
  return run('npm', args, options);
}

/** Return whether node_modules matches the lock file, by npm's list of installed packages. */
function matchesLock() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = packages(installed);
  for (const [name, wanted] of Object.entries(packages(join(ROOT, 'package-lock.json')))) {
    if (name === '' || wanted.optional || wanted.peer) continue;
    if (have[name]?.version !== wanted.version) return false;
  }
  return true;
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean, peer?: boolean }>}
 */
const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
