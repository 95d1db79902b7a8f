/** Programs for practice problems, compiled and run on many inputs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as mexplorer from '../../../www/index.js';
import { problems } from '../../../www/page/problems.js';

const EACH_INPUT = fileURLToPath(new URL('each-input.py', import.meta.url));
const FLAGS = ['-std=c++17', '-O1', '-Wall', '-Werror'];

/** A linked copy of the library starts in a fourth of the time; not every system has one to link. */
const STATIC = process.platform === 'linux' ? ['-static'] : [];

/** The programs that solve their problems, and those with a typical mistake. */
export const FOLDER = fileURLToPath(new URL('../../course-code/practice/', import.meta.url));
export const WRONG = join(FOLDER, 'wrong');

/** The names of the programs in a folder. @param {string} folder */
export const programsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

export const found = (/** @type {string} */ tool) => !spawnSync(tool, ['--version']).error;

/** The same lines with the same words. @param {string} text */
export const words = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
    .join('\n');

/**
 * The sample and random inputs of a problem, each with the judge's output.
 * @param {string} id
 * @param {number} tests how many are random
 */
export async function cases(id, tests) {
  const sample = problems.find((problem) => problem.id === id)?.input ?? '';
  const random = Array.from({ length: tests }, (_, seed) => mexplorer.randomTest(id, seed));
  const inputs = [sample, ...(await Promise.all(random))];
  const outputs = await Promise.all(inputs.map((input) => mexplorer.judge(id, input)));
  return inputs.map((input, i) => ({ input, output: outputs[i] }));
}

/** Compiles all of the standard library's headers once. @param {string} out a folder */
export function prepareHeaders(out) {
  mkdirSync(join(out, 'bits'));
  const header = join(out, 'bits', 'stdc++.h');
  writeFileSync(header, '#include_next <bits/stdc++.h>\n');
  // The compiler warns of a header that is no part of a program.
  const flags = FLAGS.filter((flag) => flag !== '-Werror');
  execFileSync('g++', [...flags, '-x', 'c++-header', header, '-o', `${header}.gch`], {
    stdio: 'pipe',
  });
}

/** Runs a program on each file of a folder, from one shell: a process of Node for each takes longer. */
const EACH_FILE = 'for input in "$2"/*.in; do "$1" < "$input" > "${input%.in}.out"; done';

/**
 * What a program in C++ prints for each input.
 * @param {string} source
 * @param {string[]} inputs
 * @param {string} out the folder of the headers
 */
export function runCpp(source, inputs, out) {
  const folder = mkdtempSync(join(out, 'runs-'));
  const binary = join(folder, 'program');
  const args = [...FLAGS, '-I', out, source, '-o', binary];
  if (spawnSync('g++', [...STATIC, ...args]).status !== 0) {
    execFileSync('g++', args, { stdio: 'pipe' });
  }
  inputs.forEach((input, i) => writeFileSync(join(folder, `${i}.in`), input));
  spawnSync('sh', ['-c', EACH_FILE, 'sh', binary, folder]);
  const printed = inputs.map((_, i) => readFileSync(join(folder, `${i}.out`), 'utf8'));
  return printed.map((stdout) => ({ stdout, stderr: '' }));
}

/**
 * What a program in Python prints for each input.
 * @param {string} source
 * @param {string[]} inputs
 * @returns {{ stdout: string, stderr: string }[]}
 */
export function runPython(source, inputs) {
  const { stdout, stderr } = spawnSync('python3', ['-I', '-S', '-X', 'utf8', EACH_INPUT], {
    input: JSON.stringify({ source, inputs }),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}
