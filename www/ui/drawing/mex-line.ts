/**
 * The numbers 0, 1, 2, … as boxes: values of options are filled, and the first empty box is the mex. The
 * drawing is decorative, since a sentence beside it says the same.
 */
import { html, nothing } from 'lit';
import { mex } from './mex-steps.ts';

/**
 * The maximum difference between the values of the last and the first box. If boxes from 0 on exceed it, the
 * first filled boxes are drawn as a single one.
 */
const BOXES = 18;

/** The boxes of the drawing of a mex. */
export interface MexBoxes {
  /** The values drawn as a single box before the others, as text; may be empty. */
  before: string;
  boxes: { value: number; kind: 'in' | 'gap' | 'no' }[];
  /** Whether there are larger values beyond the last box. */
  beyond: boolean;
}

export function mexBoxes(values: Iterable<number>): MexBoxes {
  const seen = new Set(values);
  const gap = mex(seen);
  const top = Math.max(gap, ...[...seen].filter((v) => v <= gap + 6)) + 1;
  const start = top > BOXES ? Math.max(0, gap - 5) : 0;
  const boxes: MexBoxes['boxes'] = [];
  for (let value = start; value <= Math.min(top, start + BOXES); value += 1) {
    boxes.push({ value, kind: value === gap ? 'gap' : seen.has(value) ? 'in' : 'no' });
  }
  const beyond = [...seen].some((v) => v > top);
  return { before: start > 0 ? `0…${start - 1}` : '', boxes, beyond };
}

/** @param done whether `values` contains the values of all options, so that the first gap is the mex */
export function mexLine(values: Iterable<number>, done: boolean = true) {
  const { before, boxes, beyond } = mexBoxes(values);
  return html`<div class="mex-line" aria-hidden="true" part="mex-line">
    ${before ? html`<span class="box in wide">${before}</span>` : nothing}${boxes.map(
      ({ value, kind }) =>
        html`<span class="box ${kind === 'gap' && done ? 'gap done' : kind}">${value}</span>`,
    )}${beyond ? html`<span class="soft">…</span>` : nothing}
  </div>`;
}
