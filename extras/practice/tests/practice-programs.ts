/** Run programs for practice problems on many inputs. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as mexplorer from 'mexplorer';
import { problems } from '../problems.ts';

const FOLDER = fileURLToPath(new URL('programs/', import.meta.url));

/**
 * Return the programs for practice problems: the functions `solve_ID`, which are right, or the functions
 * `wrong_ID`, which have a common mistake.
 */
export const programs = (kind: 'solve' | 'wrong') =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.py'))
    .map((name) => join(FOLDER, name))
    .flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(new RegExp(`^def (${kind}_(\\w+))\\(`, 'gm'))].map(
        ([, name, id]) => ({ id, source, name }),
      ),
    );

/** Return the lines of a text with single spaces between words. */
export const words = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
    .join('\n');

/**
 * Return the sample and random inputs of a problem, each with the right output.
 * @param tests the number of random inputs
 */
export async function cases(id: string, tests: number) {
  const sample = problems.find((problem) => problem.id === id)?.input ?? '';
  const random = Array.from({ length: tests }, (_, seed) => mexplorer.randomTest(id, seed));
  const inputs = [sample, ...(await Promise.all(random))];
  const outputs = await Promise.all(inputs.map((input) => mexplorer.judge(id, input)));
  return inputs.map((input, i) => ({ input, output: outputs[i] }));
}
