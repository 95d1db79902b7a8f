/**
 * The part `npm run bench -- downstream`: measure the core in a crate outside the workspace with Cargo's own
 * release profile, and compare it with the same crate under the workspace's profile. The code keeps the parts
 * of each hot loop together, so both take about the same time.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { significant, time } from '../bench/peers.mjs';
import { capture, slow } from '../lib/run.mjs';
import { table } from '../lib/tables.mjs';

const FOLDER = join(ROOT, 'tests', 'downstream');
/** The number of runs of each crate. The crates run alternately, so that a busy machine slows both. */
const ROUNDS = 5;
/** The maximum ratio of the time under Cargo's profile to the time under the workspace's profile. */
const ALLOWED = 1.3;

/** @typedef {{ name: string, ms: number, hash: number }} Figure */

/** Print the comparison as a table in Markdown. */
export async function downstream() {
  // Use the same versions of dependencies as the workspace.
  copyFileSync(join(ROOT, 'Cargo.lock'), join(FOLDER, 'Cargo.lock'));
  const crates = [await compiled('plain', []), await compiled('workspace', profile())];
  console.log('\nA crate outside the workspace, with Cargo’s release profile and the workspace’s');
  /**
   * The times of both crates, keyed by the name of the row.
   * @type {Map<string, [number[], number[]]>}
   */
  const rows = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    const [plain, own] = [await figures(crates[0]), await figures(crates[1])];
    for (const [i, { name, ms, hash }] of plain.entries()) {
      if (name !== own[i]?.name || hash !== own[i].hash) {
        throw new Error(`${name}: what is found differs by profile`);
      }
      const row = rows.get(name) ?? [[], []];
      row[0].push(ms);
      row[1].push(own[i].ms);
      rows.set(name, row);
    }
  }
  console.log(`\n${markdown(rows)}`);
}

/**
 * Return the workspace's release profile as command-line options of Cargo.
 * @returns {string[]}
 */
function profile() {
  const manifest = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8');
  const section = manifest.split(/^\[(.+)\]$/m);
  const options = section[section.indexOf('profile.release') + 1].match(/^[\w-]+ *=.+$/gm) ?? [];
  return options.flatMap((option) => ['--config', `profile.release.${option}`]);
}

/**
 * @param {string} name
 * @param {string[]} options
 * @returns {Promise<string>} the path of the compiled crate
 */
async function compiled(name, options) {
  const target = join(ROOT, 'target', 'downstream', name);
  const manifest = join(FOLDER, 'Cargo.toml');
  await slow(`cargo: the downstream crate, ${name} profile`, '20 to 60 s', async () => {
    const { code, stderr } = await capture('cargo', [
      ...['build', '--release', '--offline', '--quiet', '--manifest-path', manifest],
      ...['--target-dir', target, ...options],
    ]);
    if (code !== 0) throw new Error(`the downstream crate does not build: ${stderr}`);
  });
  return join(target, 'release', 'downstream');
}

/** @param {string} crate @returns {Promise<Figure[]>} */
async function figures(crate) {
  const { code, stdout, stderr } = await capture(crate, []);
  if (code !== 0) throw new Error(`the downstream crate ended with ${code}: ${stderr}`);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** @param {Map<string, [number[], number[]]>} rows */
function markdown(rows) {
  /** @type {string[]} */
  const above = [];
  const body = [...rows].map(([name, [plain, own]]) => {
    const ratio = median(plain) / median(own);
    if (ratio > ALLOWED) above.push(name);
    return [name, time(median(plain)), time(median(own)), `${significant(ratio)} : 1`];
  });
  const head = ['', 'Cargo’s profile', 'the workspace’s', 'ratio'];
  const lines = table(head, body, [0]).join('\n');
  return `${lines}\nAbove ${ALLOWED} : 1: ${above.join(', ') || 'none'}`;
}
