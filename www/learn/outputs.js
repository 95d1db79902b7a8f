/** What a program printed, divided among the inputs of a batch and compared with the right outputs. */

/** @typedef {import('./batch.js').Case} Case */
/** @typedef {{ line: number, expected: string, got: string }} Difference the first line that differs, from 1 */
/** @typedef {{ ended: 'timeout' | 'crash', code?: string }} Failure a run that did not end by itself */
/** @typedef {{ text: string, failure: Failure | null }} Given what was printed for one input */

/** Before the output of each input the runner prints a line such as `### 3` or `### 3 crash 139`. */
const MARK = /^### (\d+)(?: (timeout|crash)(?: (\S+))?)?$/;

/** The lines of an output: blanks at both ends, repeated ones and empty lines at the end do not count. @param {string} text */
export function linesOf(text) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/\s+/g, ' '));
  while (lines.length && lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * The first line in which an output differs from the right one; null if none does.
 * @param {string} expected
 * @param {string} got
 * @returns {Difference | null}
 */
export function firstDifference(expected, got) {
  const [right, given] = [linesOf(expected), linesOf(got)];
  for (let i = 0; i < Math.max(right.length, given.length); i += 1) {
    if (right[i] !== given[i]) {
      return { line: i + 1, expected: right[i] ?? '', got: given[i] ?? '' };
    }
  }
  return null;
}

/**
 * What was printed for all inputs, divided among them: by the marks of the runner, else by the number of
 * lines, else by the number of words that each right output has.
 * @param {string} printed
 * @param {Case[]} cases
 * @returns {{ given: Given[], missing: number, more: number }} `missing` inputs have no output at all;
 *   `more` lines, words or outputs were printed than the inputs ask for
 */
export function divide(printed, cases) {
  const lines = linesOf(printed);
  if (lines.some((line) => MARK.test(line))) return byMarks(lines, cases);
  const full = lines.filter(Boolean);
  const perLine = cases.map(({ answer }) => linesOf(answer).filter(Boolean).length);
  const total = perLine.reduce((a, b) => a + b, 0);
  if (full.length === total) return inTurn(full, perLine, '\n');
  const words = full.flatMap((line) => line.split(' '));
  const perWord = cases.map(({ answer }) => answer.split(/\s+/).filter(Boolean).length);
  const divided = inTurn(words, perWord, ' ');
  // Line breaks are lost, and those of the right outputs stand in for them.
  divided.given.forEach((one, i) => {
    const { answer } = cases[i];
    if (one.text === answer.split(/\s+/).join(' ').trim()) one.text = answer;
  });
  return divided;
}

/** @param {string[]} pieces @param {number[]} sizes @param {string} between */
function inTurn(pieces, sizes, between) {
  let at = 0;
  let missing = 0;
  const given = sizes.map((size) => {
    if (at >= pieces.length && size > 0) missing += 1;
    const text = pieces.slice(at, at + size).join(between);
    at += size;
    return { text, failure: null };
  });
  return { given, missing, more: Math.max(0, pieces.length - at) };
}

/** @param {string[]} lines @param {Case[]} cases */
function byMarks(lines, cases) {
  /** @type {Map<number, { lines: string[], failure: Failure | null }>} */
  const found = new Map();
  /** @type {string[]} */
  let current = [];
  for (const line of lines) {
    const [, n, ended, code] = MARK.exec(line) ?? [];
    if (n === undefined) current.push(line);
    else {
      current = [];
      const failure = ended ? { ended: /** @type {Failure['ended']} */ (ended), code } : null;
      found.set(Number(n), { lines: current, failure });
    }
  }
  const given = cases.map((_, i) => {
    const one = found.get(i + 1);
    return { text: one?.lines.join('\n') ?? '', failure: one?.failure ?? null };
  });
  const missing = cases.filter((_, i) => !found.has(i + 1)).length;
  const more = [...found.keys()].filter((n) => n < 1 || n > cases.length).length;
  return { given, missing, more };
}
