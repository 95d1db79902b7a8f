/**
 * The places in a drawing of a sequence that mark its repetition, or its growth by the same amount
 * in each period; the two differ, and values that grow have no period.
 */
import type { Period } from '../../engine/types.ts';
import type { Translate } from '../../i18n/languages.ts';

export type DrawnPeriod = { preperiod: number; length: number; saltus?: number; proven: boolean };

/**
 * A period in Numbers, which beyond 2^53 − 1 are exact enough for drawing. Values that grow from heap 0
 * on by the same amount with every heap, as in Nim, are a line: there is nothing to be marked.
 */
export function drawnPeriod(period: Period | null): DrawnPeriod | null {
  if (!period) return null;
  const { preperiod, length, saltus = 0, proven } = period;
  const [from, every, growth] = [preperiod, length, saltus].map(Number);
  if (growth > 0 && every === 1 && from === 0) return null;
  const big = [preperiod, length, saltus].some((n) => typeof n === 'string');
  // Return the same object if possible, so that a plot sees no change.
  if (!big) return period as DrawnPeriod;
  return { preperiod: from, length: every, saltus: growth, proven };
}

/** The words at the mark. */
export function periodMark(t: Translate, period: DrawnPeriod | null) {
  if (!period) return '';
  return t(period.saltus ? 'table.growth.mark' : 'table.period.mark', period);
}

/** Whether stripes show one period beside the next: a single heap is no stripe. */
export const isStriped = (period: DrawnPeriod | null) => period !== null && period.length > 1;
