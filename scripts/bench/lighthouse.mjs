/** Measure the front page with Lighthouse, as on a phone. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, LOGS } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { serve } from '../lib/server.mjs';
import { isRoot } from '../setup/system.mjs';

/**
 * The npm package of Lighthouse. npm fetches it on the first run, with 200 packages that nothing else needs.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const RUNS = 5;

/**
 * @typedef {object} Audit
 * @property {number} performance its score, from 0 to 1
 * @property {number} blocking milliseconds of tasks beyond 50 ms each, from the first paint on
 * @property {number} shift the layout shift
 * @property {number} painted milliseconds to the largest part of the first view
 * @property {number} rest the least score of accessibility, best practices and SEO
 */

/**
 * Audit the front page of the built site with the mobile settings of Lighthouse.
 * @param {string} chrome
 * @returns {Promise<Audit[]>} one audit per run, in ascending order of performance
 */
export async function audits(chrome) {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const server = await serve(DIST);
  /** @type {Audit[]} */
  const all = [];
  try {
    for (let i = 0; i < RUNS; i++) all.push(await audit(server.address, chrome, folder));
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
  return all.sort((a, b) => a.performance - b.performance);
}

/** @param {string} address @param {string} chrome @param {string} folder @returns {Promise<Audit>} */
async function audit(address, chrome, folder) {
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-gpu', '--disable-background-networking'];
  // Disable Chromium's sandbox for root, as it does not run there.
  if (isRoot()) flags.push('--no-sandbox');
  const args = ['--quiet', '--output=json', `--output-path=${report}`];
  await run(
    'npm',
    ['exec', '--yes', LIGHTHOUSE, '--', address, ...args, `--chrome-flags=${flags.join(' ')}`],
    { env: { CHROME_PATH: chrome }, log: join(LOGS, 'lighthouse.log') },
  );
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const { performance, ...others } = categories;
  const rest = Object.values(others).map(({ score }) => score);
  const of = (/** @type {string} */ name) => audits[name].numericValue;
  return {
    performance: performance.score,
    blocking: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
    painted: of('largest-contentful-paint'),
    rest: Math.min(...rest),
  };
}
