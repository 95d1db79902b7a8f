/**
 * `mexplorer judge`, `gen` and `check`: the practice problems on the command line, as a generator and a
 * checker beside somebody's solution. Whatever cannot be done has the exit status 2, since 1 means that
 * an output is wrong.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '../engine/api.ts';
import { MexError } from '../engine/errors.js';
import { sayError } from '../i18n/index.ts';
import { makeBatch } from '../learn/batch.ts';
import { nearestIds } from '../learn/nearest-ids.ts';
import { firstDifference } from '../learn/outputs.ts';
import { textOf } from '../learn/read-text.ts';

/** Longer inputs and outputs are refused, in bytes. */
const LARGEST = 2 ** 26;

/** Most inputs of one call. */
const MOST = 10_000;

/**
 * @typedef {object} Call
 * @property {string[]} rest what stands behind the command
 * @property {{ seed?: string, count?: string, output?: string }} values
 * @property {(key: string, more?: any) => string} say
 * @property {import('../i18n/index.ts').Lang} lang
 */

/** What was wrong with the call or with a file, as a sentence. */
class Refused extends Error {}

/** @type {Record<string, (call: Call) => Promise<number>>} */
const commands = { judge, gen, check };

/** @param {string} name */
export const isJudgeCommand = (name) => Object.hasOwn(commands, name);

/** @param {string} name @param {Call} call @returns {Promise<number>} the exit status */
export async function judgeCommand(name, call) {
  try {
    return await commands[name](call);
  } catch (thrown) {
    console.error(`mexplorer: ${explained(thrown, call)}`);
    return 2;
  }
}

/** @param {any} thrown @param {Call} call */
function explained(thrown, { lang }) {
  if (thrown instanceof Refused) return thrown.message;
  const error = MexError.from(thrown);
  if (error.code !== 'unknown-problem') return sayError(lang, error);
  const { id, known } = error.details;
  return sayError(lang, {
    ...error,
    details: { ...error.details, nearest: nearestIds(id, known) },
  });
}

/** @param {Call} call */
async function judge({ rest, say, lang }) {
  const [id, file = '-', ...more] = rest;
  if (!id || more.length) throw new Refused(say('judge_usage'));
  const input = await read(file, say);
  console.log(await answerTo({ id, input, file, say, lang }));
  return 0;
}

/**
 * The exact output, or an error with line and column.
 * @param {{ id: string, input: string, file: string } & Pick<Call, 'say' | 'lang'>} asked
 */
async function answerTo({ id, input, file, say, lang }) {
  try {
    return await engine.judge(id, input);
  } catch (thrown) {
    const error = MexError.from(thrown);
    if (!error.span) throw error;
    const before = input.slice(0, error.span[0]).split('\n');
    const column = [...(before.at(-1) ?? '')].length + 1;
    const place = { file: file === '-' ? say('stdin') : file, line: before.length, column };
    throw new Refused(say('at', { ...place, says: sayError(lang, error) }));
  }
}

/** @param {Call} call */
async function gen({ rest, values, say }) {
  const [id, ...more] = rest;
  if (!id || more.length) throw new Refused(say('gen_usage'));
  const seed = whole('seed', values.seed ?? '0', { most: 2 ** 31 - 1, say });
  if (values.count === undefined) {
    process.stdout.write(await engine.randomTest(id, seed));
    return 0;
  }
  const count = whole('count', values.count, { least: 1, most: MOST, say });
  const folder = values.output;
  if (!folder) throw new Refused(say('gen_folder'));
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Refused(say('no_folder', { folder }));
  }
  const batch = await makeBatch(id, { count, seed });
  mkdirSync(folder, { recursive: true });
  const digits = String(batch.length).length;
  const files = new Map(
    batch.flatMap(({ input, answer }, i) => {
      const name = String(i + 1).padStart(digits, '0');
      return [
        [`${name}.in`, input],
        [`${name}.out`, `${answer}\n`],
      ];
    }),
  );
  // Tests of an earlier call would be taken for tests of this one.
  const other = readdirSync(folder).find((name) => /\.(in|out)$/.test(name) && !files.has(name));
  if (other) throw new Refused(say('other_tests', { folder, other }));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  console.log(say('gen_wrote', { count: batch.length, folder }));
  return 0;
}

/** @param {Call} call */
async function check({ rest, say, lang }) {
  const [id, input, output, ...more] = rest;
  if (!id || !input || !output || more.length || (input === '-' && output === '-')) {
    throw new Refused(say('check_usage'));
  }
  const asked = await read(input, say);
  const expected = await answerTo({ id, input: asked, file: input, say, lang });
  const wrong = firstDifference(expected, await read(output, say));
  console.log(wrong ? say('check_wrong', wrong) : say('check_right'));
  return wrong ? 1 : 0;
}

/**
 * @param {string} option
 * @param {string} given
 * @param {{ least?: number, most: number, say: Call['say'] }} range
 */
function whole(option, given, { least = 0, most, say }) {
  const value = /^\d{1,10}$/.test(given) ? Number(given) : -1;
  if (value < least || value > most) {
    throw new Refused(say('bad_number', { option, least, most, found: given.slice(0, 60) }));
  }
  return value;
}

/** The text of a file, or of standard input for `-`. @param {string} file @param {Call['say']} say */
async function read(file, say) {
  const name = file === '-' ? say('stdin') : file;
  if (file !== '-' && !(existsSync(file) && statSync(file).isFile())) {
    throw new Refused(say('no_such_file', { file }));
  }
  if (file !== '-' && statSync(file).size > LARGEST) throw new Refused(say('too_long', { name }));
  const bytes = file === '-' ? await standardInput(say) : readFileSync(file);
  const text = textOf(bytes);
  if (text === null) throw new Refused(say('no_text', { name }));
  return text;
}

/** @param {Call['say']} say */
async function standardInput(say) {
  const chunks = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    if (size > LARGEST) throw new Refused(say('too_long', { name: say('stdin') }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
