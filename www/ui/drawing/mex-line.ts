/**
 * The numbers 0, 1, 2, … as boxes: values of options are filled, the first empty box is the mex.
 * Decorative, beside a sentence that says the same.
 */
import { html, nothing } from 'lit';
import { mex } from './mex-steps.ts';

/** The most boxes before the leading run is drawn as one. */
const BOXES = 18;

/** The boxes of a mex line. */
export interface MexBoxes {
  /** The run of values before the boxes, as text; may be empty. */
  before: string;
  boxes: { value: number; kind: 'in' | 'gap' | 'no' }[];
  /** Whether values follow after the boxes. */
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

/** @param done whether all options are included, so that the gap is the mex */
export function mexLine(values: Iterable<number>, done: boolean = true) {
  const { before, boxes, beyond } = mexBoxes(values);
  return html`<div class="mex-line" aria-hidden="true" part="mex-line">
    ${before ? html`<span class="box in wide">${before}</span>` : nothing}${boxes.map(
      ({ value, kind }) =>
        html`<span class="box ${kind === 'gap' && done ? 'gap done' : kind}">${value}</span>`,
    )}${beyond ? html`<span class="soft">…</span>` : nothing}
  </div>`;
}
