/** The SG values of the positions of a finished game, beside the curve of its course. */
import { html, nothing, svg } from 'lit';
import * as engine from '../engine/api.ts';
import { groupDigits } from '../i18n/digits.ts';
import { across, plot } from './plot.ts';
import { walkBack } from './walk-back.ts';
import type { MexReplay as Replay } from './mex-replay.ts';
import type { Session } from './session.ts';
import type { Nimber } from '../engine/types.ts';

/** By position; null where a position has no value, or where it is not found. */
export type Values = ReadonlyMap<number, Nimber | null>;

/** Height of the drawing, its zero line, and how far a point lies above that at most. */
const [HEIGHT, ZERO, REACH] = [68, 58, 48];

/** Of more positions the values are not listed below the curve. */
const LISTED = 40;

/** The values of the positions; null where one is not found within its steps. */
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

/** The values in the order of the positions; null where there is nothing to be drawn. */
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

/** A circle, and a square on the zero line. */
const point = (x: string, y: number, isZero: boolean) =>
  isZero
    ? svg`<svg x=${x} y=${y} overflow="visible"><rect x="-4.5" y="-4.5" width="9" height="9" fill="var(--mex-lose)" /></svg>`
    : svg`<circle cx=${x} cy=${y} r="5" fill="var(--mex-win)" />`;

/** What the curve shows, as a list. */
export function valueLegend(replay: Replay) {
  const list = drawn(replay);
  if (!list) return nothing;
  const values = list.length > LISTED ? null : list.map(said).join(', ');
  return html`<p class="dim listed" data-values>
    ${values === null ? replay.t('report.values_long') : replay.t('report.values', { values })}
  </p>`;
}

/** A value as it is said; `?` where there is none. */
export const said = (value: Nimber | null | undefined) =>
  value === null || value === undefined ? '?' : groupDigits(value);
