/**
 * The marks of P and N: told apart by letter and shape, not by colour alone. P is a filled
 * square, N a filled circle.
 */
import { html, svg } from 'lit';
import { t } from '../i18n/index.js';

/**
 * A mark in running text.
 * @param {import('../engine/types.js').Outcome} outcome
 * @param {import('../i18n/index.js').Lang} lang
 */
export function mark(outcome, lang) {
  const says = t(lang, outcome === 'P' ? 'common.p_means' : 'common.n_means');
  return html`<svg
    class="mark"
    part="mark"
    viewBox="0 0 20 20"
    width="1.25em"
    height="1.25em"
    role="img"
    aria-label=${says}
  >
    <title>${says}</title>
    ${markShape(outcome, 10, 10, 9)}
  </svg>`;
}

/**
 * The same inside a drawing; give the drawing its own words for it.
 * @param {import('../engine/types.js').Outcome} outcome
 * @param {number} x the centre
 * @param {number} y
 * @param {number} size half the width
 */
export function markShape(outcome, x, y, size) {
  const shape =
    outcome === 'P'
      ? svg`<rect x=${x - size} y=${y - size} width=${2 * size} height=${2 * size} rx=${size * 0.22}
          fill="var(--mex-lose)" stroke="none" />`
      : svg`<circle cx=${x} cy=${y} r=${size} fill="var(--mex-win)" stroke="none" />`;
  return svg`${shape}<text x=${x} y=${y} dy="0.36em" text-anchor="middle" font-size=${size * 1.3}
    font-weight="700" font-family="var(--mex-font)" fill="var(--mex-surface)" stroke="none"
    aria-hidden="true">${outcome}</text>`;
}
