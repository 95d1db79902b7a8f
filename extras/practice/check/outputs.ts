/**
 * The output of a program, divided among the inputs of a batch and compared with the right outputs.
 */
import type { Case } from './batch.ts';

/** The first line in which two outputs differ, numbered from 1. */
type Difference = { line: number; expected: string; got: string };
/** The reason for the end of a failed run: it exceeded the time limit, or it crashed with an exit status. */
type Failure = { ended: 'timeout' | 'crash'; code?: string };
/** The output of a program for one input, and the failure of the run if it failed. */
type Given = { text: string; failure: Failure | null };

interface Divided {
  /** The output for each input. */
  given: Given[];
  /** The number of inputs without any output. */
  missing: number;
  /** The number of lines, words or outputs beyond those that the inputs require. */
  more: number;
  /** Whether lines of the runner mark the beginning of each output. */
  marked: boolean;
  /**
   * The reason why the outputs cannot be judged: `other`, they are those of another batch; `cut`, the runner
   * has shortened them for a terminal.
   */
  flaw: 'other' | 'cut' | null;
}

/**
 * The line that the runner prints before the output for each input, with the name of the batch: such as
 * `### 3 of 1f0k2x`, or `### 3 of 1f0k2x crash 139`.
 */
const MARK = /^### (\d+)(?: of ([0-9a-z]+))?(?: (timeout|crash)(?: (\S+))?)?$/;

/**
 * The beginning of the line that the runner prints in a terminal in place of the omitted end of an output.
 */
export const CUT = '### cut';

/**
 * Return the lines of an output, without spaces at both ends, repeated spaces, and empty lines at the end.
 */
export function linesOf(text: string) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/\s+/g, ' '));
  while (lines.length && lines.at(-1) === '') lines.pop();
  return lines;
}

/** Return the first line in which an output differs from the right one; null if the two are equal. */
export function firstDifference(expected: string, got: string): Difference | null {
  const [right, given] = [linesOf(expected), linesOf(got)];
  for (let i = 0; i < Math.max(right.length, given.length); i += 1) {
    if (right[i] !== given[i]) {
      return { line: i + 1, expected: right[i] ?? '', got: given[i] ?? '' };
    }
  }
  return null;
}

/**
 * Divide the printed text into the outputs for the inputs: by the marks of the runner if there are any.
 * Otherwise divide by the number of lines of each right output if the total agrees, or else by the number of
 * words.
 * @param batch the name of the batch of the inputs
 */
export function divide(printed: string, cases: Case[], batch: string): Divided {
  const lines = linesOf(printed);
  if (lines.some((line) => MARK.test(line))) return byMarks(lines, cases, batch);
  const full = lines.filter(Boolean);
  const perLine = cases.map(({ answer }) => linesOf(answer).filter(Boolean).length);
  const total = perLine.reduce((a, b) => a + b, 0);
  if (full.length === total) return inTurn(full, perLine, '\n', cases);
  const words = full.flatMap((line) => line.split(' '));
  return inTurn(
    words,
    cases.map(({ answer }) => wordsOf(answer).length),
    ' ',
    cases,
  );
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * Divide pieces (lines or words) among the inputs by the sizes of the right outputs. An output that equals
 * the right one in its pieces is replaced by the right output, since the separators between the pieces are
 * not known.
 */
function inTurn(pieces: string[], sizes: number[], between: string, cases: Case[]) {
  let at = 0;
  let missing = 0;
  const given = cases.map(({ answer }, i) => {
    if (at >= pieces.length && sizes[i] > 0) missing += 1;
    const own = pieces.slice(at, at + sizes[i]);
    at += sizes[i];
    const same = own.join(' ') === wordsOf(answer).join(' ') && linesMatch(own, answer, between);
    return { text: same ? answer : own.join(between), failure: null };
  });
  return { given, missing, more: Math.max(0, pieces.length - at), marked: false, flaw: null };
}

/**
 * Return whether the lines equal the right output without its empty lines. Return true if the pieces are
 * words.
 */
const linesMatch = (own: string[], answer: string, between: string) =>
  between === ' ' || own.join('\n') === linesOf(answer).filter(Boolean).join('\n');

function byMarks(lines: string[], cases: Case[], batch: string): Divided {
  const found: Map<number, { lines: string[]; failure: Failure | null }> = new Map();
  let current: string[] = [];
  let flaw: Divided['flaw'] = lines.some((line) => line.startsWith(CUT)) ? 'cut' : null;
  for (const line of lines) {
    const [, n, name, ended, code] = MARK.exec(line) ?? [];
    if (n === undefined) current.push(line);
    else {
      if (name !== batch) flaw = 'other';
      current = [];
      const failure = ended ? { ended: ended as Failure['ended'], code } : null;
      found.set(Number(n), { lines: current, failure });
    }
  }
  const given = cases.map((_, i) => {
    const one = found.get(i + 1);
    return { text: one?.lines.join('\n') ?? '', failure: one?.failure ?? null };
  });
  const missing = cases.filter((_, i) => !found.has(i + 1)).length;
  const more = [...found.keys()].filter((n) => n < 1 || n > cases.length).length;
  return { given, missing, more, marked: true, flaw };
}

export type Wrong = Case &
  Given & { n: number; given: string; other: string; difference: Difference | null };

export interface Comparison {
  /**
   * The wrong outputs in the order of the inputs; only the first one if outputs are shifted. For two
   * programs, the outputs that differ, and the failed runs.
   */
  wrong: Wrong[];
  /**
   * The number of right outputs, or of equal outputs of two programs. If outputs are shifted, the number of
   * outputs before the first wrong one.
   */
  right: number;
  missing: number;
  more: number;
  /**
   * Whether outputs are missing or in excess and have no marks, so that later outputs may belong to other
   * inputs.
   */
  shifted: boolean;
  /** Whether two programs are compared. */
  two: boolean;
}

/**
 * Find the inputs on which a program is wrong, or on which two programs differ. If outputs without marks are
 * missing or in excess, only the first such input is certain.
 */
export function compareOutputs(cases: Case[], mine: Divided, second: Divided | null): Comparison {
  const all = cases.map(({ input, answer }, i) => {
    const { text, failure } = mine.given[i];
    const other = second?.given[i] ?? null;
    const difference = firstDifference(other ? other.text : answer, text);
    const fails = failure ?? other?.failure ?? null;
    const one = { n: i + 1, input, answer, text, given: text, other: other?.text ?? '' };
    return { ...one, failure: fails, difference };
  });
  const wrong = all.filter(({ difference, failure }) => difference || failure);
  const missing = Math.max(mine.missing, second?.missing ?? 0);
  const more = Math.max(mine.more, second?.more ?? 0);
  const shifted = [mine, second].some(
    (one) => one && !one.marked && (one.missing > 0 || one.more > 0),
  );
  const right = shifted && wrong.length ? wrong[0].n - 1 : cases.length - wrong.length;
  return {
    wrong: shifted ? wrong.slice(0, 1) : wrong,
    right,
    missing,
    more,
    shifted,
    two: Boolean(second),
  };
}
