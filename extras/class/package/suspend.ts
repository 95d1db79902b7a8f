/**
 * Encode a learner's work on a task sheet in the few characters that a platform stores. If the work is too
 * long, cells, moves and answers are dropped first, then early attempts that are not right; the points stay.
 */
import { decode, encode } from '../sheet/code.ts';
import { nothingDone, readWork } from '../sheet/attempts.ts';
import type { Attempt, Work } from '../sheet/attempts.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Reductions of an attempt, from none to the strongest. Each drops more moves or answers than the last. */
const STEPS: ((attempt: Attempt, isLast: boolean) => Attempt)[] = [
  (attempt) => attempt,
  ({ moves, ...attempt }, isLast) => (isLast && moves ? { ...attempt, moves } : attempt),
  ({ moves, ...attempt }) => (attempt.right === null && moves ? { ...attempt, moves } : attempt),
  ({ right, seconds, hints }) => ({ right, seconds, ...(hints ? { hints } : {}) }),
];

/** Escape all characters outside ASCII, so that every platform stores the text unchanged. */
const ascii = (json: string) =>
  json.replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Return the work as JSON in ASCII, with each attempt reduced.
 * @param step the index of the reduction in `STEPS`
 * @param kept the number of last attempts of each task to keep; right attempts are kept in any case
 */
function reduced({ tasks }: Work, step: number, kept: number) {
  return ascii(
    JSON.stringify({
      tasks: tasks.map(({ position, attempts, cells }) => ({
        position,
        attempts: attempts
          .filter(({ right }, i) => right || i >= attempts.length - kept)
          .map((attempt, i, { length }) => STEPS[step](attempt, i === length - 1)),
        ...(cells && step === 0 ? { cells } : {}),
      })),
    }),
  );
}

/**
 * Return the whole work without compression, which a closing window has no time for; null if the text is too
 * long.
 */
export function atOnce(work: Work, most: number) {
  const text = reduced(work, 0, Infinity);
  return text.length <= most ? text : null;
}

/**
 * Encode the work, and drop as little of it as possible.
 * @param most the maximum length of the state in characters
 * @returns `state`: the text, empty if even the strongest reduction is too long; `whole`: whether nothing was
 * dropped
 */
export async function writeState(
  work: Work,
  most: number,
): Promise<{ state: string; whole: boolean }> {
  const plain = atOnce(work, most);
  if (plain !== null) return { state: plain, whole: true };
  /**
   * The reductions in order: first each of `STEPS` with all attempts, then the last of `STEPS` with fewer
   * attempts.
   */
  const ways = [...STEPS.keys(), ...[20, 5, 1].map(() => STEPS.length - 1)];
  for (const [i, step] of ways.entries()) {
    const kept = i < STEPS.length ? Infinity : [20, 5, 1][i - STEPS.length];
    const state = await encode(reduced(work, step, kept));
    if (state.length <= most) return { state, whole: i === 0 };
  }
  return { state: '', whole: false };
}

/** Decode the work on a sheet. Return empty work if the text is no state of the sheet. */
export async function readState(state: string, sheet: Sheet): Promise<Work> {
  try {
    const text = state.startsWith('{') ? state : await decode(state);
    return readWork({ ...JSON.parse(text), name: '' }, sheet);
  } catch {
    return nothingDone(sheet);
  }
}
