/**
 * The marks of the outcomes P, N and D, which differ by letter and shape, not by colour alone: P is
 * a square, N a circle, a draw a diamond.
 */
import { html, svg } from 'lit';
import { t } from '../../i18n/index.ts';
import type { Outcome } from '../../engine/types.ts';
import type { Lang } from '../../i18n/index.ts';

/** Draw the mark of an outcome in running text. */
export function mark(outcome: Outcome, lang: Lang) {
  const text = t(lang, `common.${outcome.toLowerCase()}_means`);
  return html`<svg
    class="mark"
    part="mark"
    viewBox="0 0 20 20"
    width="1.25em"
    height="1.25em"
    role="img"
    aria-label=${text}
  >
    <title>${text}</title>
    ${markShape(outcome, 10, 10, 9)}
  </svg>`;
}

const SHAPES: Record<Outcome, (x: number, y: number, size: number) => unknown> = {
  P: (x, y, size) =>
    svg`<rect x=${x - size} y=${y - size} width=${2 * size} height=${2 * size} rx=${size * 0.22}
      fill="var(--mex-lose)" stroke="none" />`,
  N: (x, y, size) => svg`<circle cx=${x} cy=${y} r=${size} fill="var(--mex-win)" stroke="none" />`,
  D: (x, y, size) => {
    const r = size * 1.12;
    return svg`<path d="M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z"
      fill="var(--mex-ink-soft)" stroke="var(--mex-ink-soft)" stroke-width=${size * 0.2}
      stroke-linejoin="round" />`;
  },
};

/**
 * Draw the mark of an outcome inside an SVG, without an accessible name.
 * @param x the x coordinate of the centre
 * @param size half the width of the mark
 */
export function markShape(outcome: Outcome, x: number, y: number, size: number) {
  const shape = SHAPES[outcome](x, y, size);
  return svg`${shape}<text x=${x} y=${y} dy="0.36em" text-anchor="middle" font-size=${size * 1.3}
    font-weight="700" font-family="var(--mex-font)" fill="var(--mex-surface)" stroke="none"
    aria-hidden="true">${outcome}</text>`;
}
