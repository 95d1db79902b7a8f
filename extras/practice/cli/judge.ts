/**
 * The commands `mexplorer judge`, `gen`, `check` and `limits` for testing one's own solution of a practice
 * problem.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as engine from 'mexplorer';
import { sayError } from 'mexplorer/kit';
import { FileError, Refused, at, fileOf, put, readText, tell, writeAll } from 'mexplorer/kit/node';
import type { Asked, Run } from 'mexplorer/kit/node';
import { makeBatch } from '../check/batch.ts';
import { firstDifference } from '../check/outputs.ts';
import { checkAll } from './check-all.ts';
import type { Sizes } from '../check/batch.ts';

/** The greatest number of inputs that one call makes. */
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
  const seed = whole('seed', String(values.seed ?? 0), 0, 2 ** 31 - 1);
  const size = values.size as Sizes | undefined;
  if (values.count === undefined) {
    const large = size === 'large' || (size === 'mixed' && seed % 10 === 9);
    const input = await engine.randomTest(id, seed, { size: large ? 'large' : 'small' });
    await put(asked, input);
    return 0;
  }
  const count = whole('count', String(values.count), 1, MOST);
  const folder = fileOf(values.output);
  if (!folder) throw new Refused('gen_folder');
  const there = await stat(folder).catch(() => null);
  if (there && !there.isDirectory()) throw new FileError('ENOTDIR', folder);
  const batch = await makeBatch(id, { count, seed, size });
  const digits = String(batch.length).length;
  const files = batch.flatMap(({ input, answer }, i) => {
    const name = String(i + 1).padStart(digits, '0');
    return [
      { name: `${name}.in`, content: input },
      { name: `${name}.out`, content: `${answer}\n` },
    ];
  });
  // Refuse a folder with tests of another name from an earlier call: they would be mixed with the tests of
  // this call.
  const names = new Set(files.map(({ name }) => name));
  const earlier = there ? await at(folder, () => readdir(folder)) : [];
  const other = earlier.find((name) => /\.(in|out)$/.test(name) && !names.has(name));
  if (other) throw new Refused('other_tests', { folder, other });
  await writeAll(files.map(({ name, content }) => ({ path: join(folder, name), content })));
  await tell(asked, say('gen_wrote', { count: batch.length, folder }));
  return 0;
};

/**
 * Print the limits of a problem at its judge, one on each line, or the number of a named limit for scripts.
 */
export const limits: Run = async (asked) => {
  const [id, name, ...more] = asked.rest;
  if (!id || more.length) throw new Refused('limits_usage');
  const all = Object.entries(await engine.judgeLimits(id)).filter(([, limit]) => limit > 0);
  const found = name === undefined ? all : all.filter(([each]) => each === name);
  if (!found.length) {
    throw new Refused('no_limit', { id, name, known: all.map(([each]) => each) });
  }
  const lines = found.map(([each, limit]) => (name === undefined ? `${each} ${limit}` : limit));
  await put(asked, `${lines.join('\n')}\n`);
  return 0;
};

export const check: Run = async (asked) => {
  const { rest, say } = asked;
  const [id, input, output, ...more] = rest;
  if (!id || !input || !output || more.length || (input === '-' && output === '-')) {
    throw new Refused('check_usage');
  }
  if (await isFolder(input)) {
    if (!(await isFolder(output))) throw new FileError('ENOTDIR', output);
    return checkAll(asked, { tests: input, outputs: output }, async (file) => {
      const given = await read(file.input, asked);
      const printed = await read(file.output, asked);
      return wrongLine(id, { file: file.input, input: given, printed }, asked);
    });
  }
  const given = await read(input, asked);
  // Report an unreadable input before any mistake in the output.
  await answerTo(id, input, given, asked);
  const printed = await read(output, asked);
  const wrong = await wrongLine(id, { file: input, input: given, printed }, asked);
  await tell(asked, wrong ? say('check_wrong', wrong) : say('check_right'));
  return wrong ? 1 : 0;
};

const isFolder = async (path: string) =>
  path !== '-' && ((await stat(path).catch(() => null))?.isDirectory() ?? false);

/** Return the first wrong line of an output; null if the output is right. */
async function wrongLine(
  id: string,
  { file, input, printed }: { file: string; input: string; printed: string },
  asked: Asked,
) {
  const expected = await answerTo(id, file, input, asked, printed);
  return firstDifference(expected, printed);
}

/**
 * Return the right output for an input. If the judge accepts several outputs and `output` is one of them,
 * return `output`.
 * @throws {Refused} with line and column where the input, or the rule of the user's own game, cannot be read
 */
async function answerTo(
  id: string,
  file: string,
  input: string,
  { say, lang, values }: Asked,
  output?: string,
) {
  const budget =
    values.budget === undefined
      ? undefined
      : whole('budget', String(values.budget), 0, Number.MAX_SAFE_INTEGER);
  try {
    return await engine.judge(id, input, { output, budget });
  } catch (thrown) {
    const error = engine.MexError.from(thrown);
    if (!error.span) throw error;
    // The span of an error in a rule belongs to the rule, which stands in place of the problem's id.
    const [name, text] =
      error.details.field === 'game' ? [id, id] : [file === '-' ? say('stdin') : file, input];
    const before = text.slice(0, error.span[0]).split('\n');
    const column = [...(before.at(-1) ?? '')].length + 1;
    const place = { file: name, line: before.length, column };
    throw new Refused('at', { ...place, says: sayError(lang, error) });
  }
}

async function read(file: string, { say, values }: Asked): Promise<string> {
  return (await readText(file, { say, encoding: values.encoding })).text;
}

function whole(option: string, given: string, least: number, most: number): number {
  const value = /^\d{1,16}$/.test(given) ? Number(given) : -1;
  if (value < least || value > most) {
    throw new Refused('bad_number', { option, least, most, found: given.slice(0, 60) });
  }
  return value;
}
