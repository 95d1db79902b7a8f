/** A curve of the SG values of the positions of a finished game. */
import { html, nothing, svg } from 'lit';
import * as engine from '../engine/api.ts';
import { groupDigits } from '../i18n/digits.ts';
import { across, plot } from './plot.ts';
import { walkBack } from './walk-back.ts';
import type { MexReplay as Replay } from './mex-replay.ts';
import type { Session } from './session.ts';
import type { Nimber } from '../engine/types.ts';

/**
 * The SG value of each position, by the position's index; null if a position has no value, or if the value
 * was not found.
 */
export type Values = ReadonlyMap<number, Nimber | null>;

/**
 * Height of the drawing, y coordinate of the zero line, and maximum height of a point above the zero line, in
 * pixels.
 */
const [HEIGHT, ZERO, REACH] = [68, 58, 48];

/** The maximum number of positions of a game whose values are listed below the curve. */
const LISTED = 40;

/** Compute the SG values of the positions; null for a position that exceeds its step budget. */
export const findValues = (s: Session, signal: AbortSignal): Promise<Values> =>
  walkBack(s, async (position, budget) => {
    try {
      const how = { limit: 1, budget, signal };
      const { nimber, steps } = await engine.analyze(s.game, position, how);
      return { answer: nimber, steps };
    } catch (error) {
      if (error.code !== 'budget') throw error;
      return { answer: null, steps: budget };
    }
  });

/** Return the values in the order of the positions; null if there is nothing to draw. */
function drawn({ all, last, values }: Replay) {
  const list = all.map((n) => values?.get(n) ?? null);
  return last && list.some((value) => value !== null) ? list : null;
}

export function valueCurve(replay: Replay) {
  const list = drawn(replay);
  if (!list) return nothing;
  const most = Math.max(1, ...list.map(Number));
  const x = (n: number) => across(replay, n);
  const y = (n: number) => ZERO - (REACH * Number(list[n])) / most;
  const isKnown = (n: number) => list[n] !== null;
  const frame = {
    ...({ kind: 'values', height: HEIGHT, line: ZERO } as const),
    above: `${replay.t('report.value')} ↑`,
    below: replay.t('report.value_zero'),
  };
  const lines = list.map((_, n) =>
    n && isKnown(n) && isKnown(n - 1)
      ? svg`<line x1=${x(n - 1)} y1=${y(n - 1)} x2=${x(n)} y2=${y(n)}
              stroke="var(--mex-ink-soft)" stroke-width="1.5" />`
      : nothing,
  );
  const marks = list.map((_, n) =>
    isKnown(n) ? point(x(n), y(n), Number(list[n]) === 0) : nothing,
  );
  return plot(replay, frame, [lines, marks]);
}

/** Draw a point: a square on the zero line, otherwise a circle. */
const point = (x: string, y: number, isZero: boolean) =>
  isZero
    ? svg`<svg x=${x} y=${y} overflow="visible"><rect x="-4.5" y="-4.5" width="9" height="9" fill="var(--mex-lose)" /></svg>`
    : svg`<circle cx=${x} cy=${y} r="5" fill="var(--mex-win)" />`;

/** Draw the caption of the curve, with a list of the values. */
export function valueLegend(replay: Replay) {
  const list = drawn(replay);
  if (!list) return nothing;
  const values = list.length > LISTED ? null : list.map(said).join(', ');
  return html`<p class="dim listed" data-values>
    ${values === null ? replay.t('report.values_long') : replay.t('report.values', { values })}
  </p>`;
}

/** Format a value; `?` if there is none. */
export const said = (value: Nimber | null | undefined) =>
  value === null || value === undefined ? '?' : groupDigits(value);
