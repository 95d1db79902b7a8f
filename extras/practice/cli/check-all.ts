/**
 * Check the outputs of a program for all tests of a folder. A file `NAME.status` beside the output `NAME.out`
 * states how the run ended: an exit status, or `timeout`.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused, at, tell } from 'mexplorer/kit/node';
import type { Asked } from 'mexplorer/kit/node';

interface Folders {
  tests: string;
  outputs: string;
}

interface Files {
  input: string;
  output: string;
}

/** The first wrong line of an output, numbered from 1. */
export type WrongLine = { line: number; expected: string; got: string };

/**
 * `SHOWN`: the greatest number of wrong tests that are printed. `LONGEST`: the greatest number of characters
 * printed of an input.
 */
const SHOWN = 3;
const LONGEST = 400;

/**
 * The exit status of a program that the shell ends for exceeding its CPU time: 128 plus the number of
 * SIGXCPU.
 */
const OUT_OF_TIME = '152';

/**
 * Print the number of right outputs and the faults of the first wrong outputs. Return the exit status of the
 * command.
 */
export async function checkAll(
  asked: Asked,
  { tests, outputs }: Folders,
  compare: (files: Files) => Promise<WrongLine | null>,
): Promise<number> {
  const { say } = asked;
  const names = (await at(tests, () => readdir(tests)))
    .filter((name) => name.endsWith('.in'))
    .map((name) => name.slice(0, -3))
    .sort();
  if (!names.length) throw new Refused('no_tests', { folder: tests });
  const printed = new Set(await at(outputs, () => readdir(outputs)));
  let wrong = 0;
  for (const name of names) {
    const input = join(tests, `${name}.in`);
    const said = await fault(name);
    if (!said) continue;
    wrong += 1;
    if (wrong > SHOWN) continue;
    const text = (await readFile(input, 'utf8')).trimEnd();
    const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
    await tell(asked, `${say('check_test', { name, said })}\n${shown}\n`);
  }
  await tell(asked, say('check_count', { right: names.length - wrong, all: names.length }));
  return wrong ? 1 : 0;

  async function fault(name: string) {
    const status = printed.has(`${name}.status`)
      ? (await readFile(join(outputs, `${name}.status`), 'utf8')).trim()
      : '0';
    if (status === 'timeout' || status === OUT_OF_TIME) return say('check_timeout');
    if (status !== '0') return say('check_status', { status });
    if (!printed.has(`${name}.out`)) return say('check_no_output');
    const files = { input: join(tests, `${name}.in`), output: join(outputs, `${name}.out`) };
    const line = await compare(files);
    return line && say('check_wrong', line);
  }
}
