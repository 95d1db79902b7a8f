/**
 * The test `npm test -- formal`. For each octal game whose period the core claims as proven, prove the period
 * for all heaps in Coq, from the definition of the nimber of a game. See docs/formal.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT, TOOLS, which } from '../../../scripts/lib/paths.mjs';
import { SetupError, capture, run, seconds } from '../../../scripts/lib/run.mjs';
import { aptInstall, isDebian, isRoot } from '../../../scripts/setup/system.mjs';

const FOLDER = join(ROOT, 'extras', 'proofs', 'formal');
const OUT = join(TOOLS, 'formal');
/**
 * Run Coq in the output folder, since the tactics `lia` and `nia` write caches into the working directory.
 */
const CACHED = { cwd: OUT };
const THEORY = ['Games', 'Octal', 'Check'];
/** The number of periods in one Coq file. Each file takes some seconds. */
const IN_FILE = 170;
/**
 * The last heap of the tables. The test covers the codes of up to three digits whose periods are proven by
 * the values up to this heap.
 */
const UPTO = 1000;

export async function testFormal() {
  const start = performance.now();
  await setupCoq();
  mkdirSync(OUT, { recursive: true });
  const compile = (/** @type {string} */ folder, /** @type {string} */ name) => {
    const [source, object] = [join(folder, `${name}.v`), join(OUT, `${name}.vo`)];
    return run('coqc', ['-q', '-R', OUT, 'Mexplorer', '-o', object, source], CACHED);
  };
  for (const name of THEORY) await compile(FOLDER, name);
  const periods = await provenPeriods();
  const files = writeInstances(periods);
  for (const name of files) await compile(OUT, name);
  await holdAssumptions(files, periods);
  await checkLong();
  const time = seconds(performance.now() - start);
  console.log(`${periods.length} periods hold for all heaps, without an axiom: ${time}`);
  console.log(`${periods.length} passed, 0 failed`);
}

/**
 * Check the certificate of octal 0.376 by the independent checker, which takes half a minute. The period is
 * too long for Coq.
 */
async function checkLong() {
  const { certificate } = await import(join(DIST, 'mexplorer.js'));
  const file = join(OUT, 'long.cert.json');
  writeFileSync(file, JSON.stringify(await certificate('octal 0.376', { upto: 5_000_000 })));
  await run(process.execPath, [join(ROOT, 'extras', 'proofs', 'checkers', 'check.mjs'), file]);
}

async function setupCoq() {
  if (which('coqc')) return;
  if (!isDebian() || !isRoot()) {
    throw new SetupError(
      'Coq is missing: install it (Debian: apt install coq), then run this again.',
    );
  }
  await aptInstall(['coq']);
}

/** @typedef {{ code: string, preperiod: number, length: number }} Claim */

/**
 * Return the periods of octal games of up to three digits that the core claims as proven.
 * @returns {Promise<Claim[]>}
 */
async function provenPeriods() {
  const { table } = await import(join(DIST, 'mexplorer.js'));
  const claims = [];
  for (const code of codes()) {
    const { period } = await table(`octal ${code}`, UPTO);
    // Heap 0 has no moves in any code, so periods are claimed from heap 1 on.
    if (period?.proven && !period.saltus) {
      claims.push({ code, preperiod: Math.max(1, period.preperiod), length: period.length });
    }
  }
  return claims;
}

/** Yield the codes 0.d to 4.ddd that do not end in 0. */
function* codes() {
  for (const first of [0, 4]) {
    for (let digits = 1; digits <= 3; digits += 1) {
      for (let n = 0; n < 8 ** digits; n += 1) {
        const rest = n.toString(8).padStart(digits, '0');
        if (!rest.endsWith('0')) yield `${first}.${rest}`;
      }
    }
  }
}

/** Return the name of the Coq theorem for a code. @param {string} code */
function nameOf(code) {
  return `octal_${code.replace('.', '_')}`;
}

/**
 * Write Coq files with a theorem for each claim.
 * @param {Claim[]} claims
 * @returns {string[]} the names of the files, without their ending
 */
function writeInstances(claims) {
  /** @type {string[]} */
  const files = [];
  for (let at = 0; at < claims.length; at += IN_FILE) {
    const name = `Periods${files.length}`;
    const theorems = claims.slice(at, at + IN_FILE).map(({ code, preperiod, length }) => {
      const digits = [...code.replace('.', '')].join('; ');
      return `Theorem ${nameOf(code)} : period [${digits}]%N ${preperiod} ${length}.\nProof. by_check. Qed.\n`;
    });
    const head = [
      'From Coq Require Import List NArith.',
      'From Mexplorer Require Import Games Octal Check.',
      'Import ListNotations.',
      '',
      'Ltac by_check := apply check_sound; vm_cast_no_check (eq_refl true).',
      '',
    ];
    writeFileSync(join(OUT, `${name}.v`), [...head, ...theorems].join('\n'));
    files.push(name);
  }
  return files;
}

/** Check that no theorem depends on an axiom. @param {string[]} files @param {Claim[]} claims */
async function holdAssumptions(files, claims) {
  const lines = [
    'From Coq Require Import List NArith.',
    `From Mexplorer Require Import Games Octal Check ${files.join(' ')}.`,
    'Theorem everything : True.',
    'Proof.',
    'pose proof sprague_grundy. pose proof guy_smith.',
    ...claims.map(({ code }) => `pose proof ${nameOf(code)}.`),
    'exact I.',
    'Qed.',
    // Print the assumptions of all theorems at once, since each `Print Assumptions` traverses all
    // dependencies.
    'Print Assumptions everything.',
  ];
  const file = join(OUT, 'Assumptions.v');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const args = ['-q', '-R', OUT, 'Mexplorer', file];
  const { code, stdout, stderr } = await capture('coqc', args, CACHED);
  if (code !== 0 || !stdout.includes('Closed under the global context')) {
    throw new Error(
      `an axiom is used, or a theorem is missing:\n${stdout.slice(0, 2000)}${stderr}`,
    );
  }
}
