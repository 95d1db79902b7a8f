/**
 * The numbers 0, 1, 2, … as boxes: values of options are filled, the first empty box is the mex.
 * Decorative, beside a sentence that says the same.
 */
import { css, html, nothing } from 'lit';
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

export const mexLineStyle = css`
  .mex-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    padding-block: 6px;
  }
  .box {
    display: inline-grid;
    place-items: center;
    min-width: 30px;
    height: 30px;
    padding-inline: 6px;
    border: 1px solid var(--mex-line);
    border-radius: 8px;
    color: var(--mex-ink-soft);
    font-size: calc(0.9375 * var(--mex-em));
    font-variant-numeric: tabular-nums;
  }
  .box.in {
    border-color: var(--mex-ink-soft);
    background: var(--mex-sunken);
    color: var(--mex-ink);
  }
  .box.gap {
    border: 2px dashed var(--mex-accent);
    color: var(--mex-accent);
  }
  .box.gap.done {
    border-style: solid;
    background: var(--mex-accent);
    color: var(--mex-accent-ink);
    font-weight: 700;
  }
  @media (forced-colors: active) {
    .box.gap.done {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }
  }
`;
