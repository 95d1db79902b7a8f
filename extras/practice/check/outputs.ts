/**
 * The output of a program, divided among the inputs of a batch and compared with the right outputs.
 */
import type { Case } from './batch.ts';

/** The first line that differs, from 1. */
type Difference = { line: number; expected: string; got: string };
/** A run that was stopped or crashed. */
type Failure = { ended: 'timeout' | 'crash'; code?: string };
/** The output for one input. */
type Given = { text: string; failure: Failure | null };

interface Divided {
  /** The output for each input. */
  given: Given[];
  /** Inputs without any output. */
  missing: number;
  /** lines, words or outputs than the inputs ask for */
  more: number;
  /** Whether the runner said where each output begins. */
  marked: boolean;
}

/** Before the output of each input the runner prints a line such as `### 3` or `### 3 crash 139`. */
const MARK = /^### (\d+)(?: (timeout|crash)(?: (\S+))?)?$/;

/**
 * The lines of an output: blanks at both ends, repeated ones and empty lines at the end do not
 * count.
 */
export function linesOf(text: string) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/\s+/g, ' '));
  while (lines.length && lines.at(-1) === '') lines.pop();
  return lines;
}

/** The first line in which an output differs from the right one; null if they are equal. */
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
 * Divide the output for all inputs among them: by the marks of the runner, or else by the number of
 * lines, or else by the number of words of each right output.
 */
export function divide(printed: string, cases: Case[]): Divided {
  const lines = linesOf(printed);
  if (lines.some((line) => MARK.test(line))) return byMarks(lines, cases);
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

/** The separators between the pieces may be lost: a right piece is replaced by the right output. */
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
  return { given, missing, more: Math.max(0, pieces.length - at), marked: false };
}

/** Whether lines are those of the right output, but for empty ones; words have no lines. */
const linesMatch = (own: string[], answer: string, between: string) =>
  between === ' ' || own.join('\n') === linesOf(answer).filter(Boolean).join('\n');

function byMarks(lines: string[], cases: Case[]) {
  const found: Map<number, { lines: string[]; failure: Failure | null }> = new Map();
  let current: string[] = [];
  for (const line of lines) {
    const [, n, ended, code] = MARK.exec(line) ?? [];
    if (n === undefined) current.push(line);
    else {
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
  return { given, missing, more, marked: true };
}

export type Wrong = Case &
  Given & { n: number; given: string; other: string; difference: Difference | null };

export interface Comparison {
  /**
   * The wrong outputs in the order of the inputs; for two programs, the inputs where they differ.
   */
  wrong: Wrong[];
  /**
   * The count of right or equal outputs; if outputs are shifted, those before the first wrong one.
   */
  right: number;
  missing: number;
  more: number;
  /** Whether outputs are missing or too many, and nothing says whose they are. */
  shifted: boolean;
  /** Whether two programs are compared. */
  two: boolean;
}

/**
 * The inputs on which a program is wrong, or on which two programs differ. If outputs are missing or in
 * excess, and no marks show where, only the first such input is certain.
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
