/**
 * The marks of a period in a drawing of a sequence. The values either repeat, or grow by the same amount in
 * each period; growing values have a saltus and no period in the strict sense.
 */
import type { Period } from '../../engine/types.ts';
import type { Translate } from '../../i18n/languages.ts';

export type DrawnPeriod = { preperiod: number; length: number; saltus?: number; proven: boolean };

/**
 * Convert a period to plain numbers, which are exact enough for drawing beyond 2^53 − 1. Return null without
 * a period, or if the values grow from heap 0 on by the same amount with every heap, as in Nim: such a line
 * needs no mark.
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

/** Return the label of the mark; '' without a period. */
export function periodMark(t: Translate, period: DrawnPeriod | null) {
  if (!period) return '';
  return t(period.saltus ? 'table.growth.mark' : 'table.period.mark', period);
}

/** Return whether to draw stripes for the periods; a period of a single heap is too narrow. */
export const isStriped = (period: DrawnPeriod | null) => period !== null && period.length > 1;
