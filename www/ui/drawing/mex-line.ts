/**
 * The numbers 0, 1, 2, … as boxes: values of options are filled, the first empty box is the mex.
 * Decorative, beside a sentence that says the same.
 */
import { css, html, nothing } from 'lit';
import { mex } from './mex-steps.ts';

/** The most boxes before the leading run is drawn as one. */
const BOXES = 18;

/** @param done whether all options are included, so that the gap is the mex */
export function mexLine(values: Iterable<number>, done: boolean = true) {
  const seen = new Set(values);
  const gap = mex(seen);
  const top = Math.max(gap, ...[...seen].filter((v) => v <= gap + 6)) + 1;
  const start = top > BOXES ? Math.max(0, gap - 5) : 0;
  const boxes = [];
  for (let value = start; value <= Math.min(top, start + BOXES); value += 1) {
    const kind = value === gap ? (done ? 'gap done' : 'gap') : seen.has(value) ? 'in' : 'no';
    boxes.push(html`<span class="box ${kind}">${value}</span>`);
  }
  const beyond = [...seen].some((v) => v > top);
  return html`<div class="mex-line" aria-hidden="true" part="mex-line">
    ${start > 0 ? html`<span class="box in wide">0…${start - 1}</span>` : nothing}${boxes}${
      beyond ? html`<span class="soft">…</span>` : nothing
    }
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
