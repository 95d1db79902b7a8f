/** `mexplorer judge`, `gen` and `check`: practice problems beside a solution of one's own. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as engine from '../engine/api.ts';
import { MexError } from '../engine/errors.ts';
import { sayError } from '../i18n/index.ts';
import { makeBatch } from '../learn/batch.ts';
import { firstDifference } from '../learn/outputs.ts';
import { readText } from './read-files.ts';
import { FileError, Refused, at } from './refused.ts';
import { fileOf, put, tell } from './verb.ts';
import type { Asked, Run } from './verb.ts';
import { writeAll } from './write-files.ts';

/** Most inputs of one call. */
const MOST = 10_000;

export const judge: Run = async (asked) => {
  const [id, file = '-', ...more] = asked.rest;
  if (!id || more.length) throw new Refused('judge_usage');
  const input = await read(file, asked);
  await put(asked, `${await answerTo(id, file, input, asked)}\n`);
  return 0;
};

export const gen: Run = async (asked) => {
  const { rest, values, say } = asked;
  const [id, ...more] = rest;
  if (!id || more.length) throw new Refused('gen_usage');
  const seed = whole('seed', values.seed ?? '0', 0, 2 ** 31 - 1);
  if (values.count === undefined) {
    await put(asked, await engine.randomTest(id, seed));
    return 0;
  }
  const count = whole('count', values.count, 1, MOST);
  const folder = fileOf(values.output);
  if (!folder) throw new Refused('gen_folder');
  const there = await stat(folder).catch(() => null);
  if (there && !there.isDirectory()) throw new FileError('ENOTDIR', folder);
  const batch = await makeBatch(id, { count, seed });
  const digits = String(batch.length).length;
  const files = batch.flatMap(({ input, answer }, i) => {
    const name = String(i + 1).padStart(digits, '0');
    return [
      { name: `${name}.in`, content: input },
      { name: `${name}.out`, content: `${answer}\n` },
    ];
  });
  // Tests of an earlier call would be taken for tests of this one.
  const names = new Set(files.map(({ name }) => name));
  const earlier = there ? await at(folder, () => readdir(folder)) : [];
  const other = earlier.find((name) => /\.(in|out)$/.test(name) && !names.has(name));
  if (other) throw new Refused('other_tests', { folder, other });
  await writeAll(files.map(({ name, content }) => ({ path: join(folder, name), content })));
  await tell(asked, say('gen_wrote', { count: batch.length, folder }));
  return 0;
};

export const check: Run = async (asked) => {
  const { rest, say } = asked;
  const [id, input, output, ...more] = rest;
  if (!id || !input || !output || more.length || (input === '-' && output === '-')) {
    throw new Refused('check_usage');
  }
  const given = await read(input, asked);
  // An input that is not read is the first mistake to name.
  await answerTo(id, input, given, asked);
  const printed = await read(output, asked);
  const expected = await answerTo(id, input, given, asked, printed);
  const wrong = firstDifference(expected, printed);
  await tell(asked, wrong ? say('check_wrong', wrong) : say('check_right'));
  return wrong ? 1 : 0;
};

/**
 * The exact output for an input; where the judge accepts any of several, `output` if it is one of them.
 * @throws {Refused} with line and column where the input cannot be read
 */
async function answerTo(
  id: string,
  file: string,
  input: string,
  { say, lang }: Asked,
  output?: string,
) {
  try {
    return await engine.judge(id, input, { output });
  } catch (thrown) {
    const error = MexError.from(thrown);
    if (!error.span) throw error;
    const before = input.slice(0, error.span[0]).split('\n');
    const column = [...(before.at(-1) ?? '')].length + 1;
    const place = { file: file === '-' ? say('stdin') : file, line: before.length, column };
    throw new Refused('at', { ...place, says: sayError(lang, error) });
  }
}

async function read(file: string, { say, values }: Asked): Promise<string> {
  return (await readText(file, { say, encoding: values.encoding })).text;
}

function whole(option: string, given: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(given) ? Number(given) : -1;
  if (value < least || value > most) {
    throw new Refused('bad_number', { option, least, most, found: given.slice(0, 60) });
  }
  return value;
}
