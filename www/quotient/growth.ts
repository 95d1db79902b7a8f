/** A step chart of the number of classes against the largest heap. */
import { html, svg } from 'lit';
import type { Quotient } from './classes.ts';
import type { Translate } from '../i18n/languages.ts';

const WIDE = 640;
const HIGH = 190;
const RIM = { left: 64, right: 16, top: 14, bottom: 30 };

export function growth(t: Translate, { growth: steps, reached, order }: Quotient) {
  const label = t('quotient.growth');
  const x = (heap: number) =>
    RIM.left + (heap / Math.max(1, reached)) * (WIDE - RIM.left - RIM.right);
  // Use a logarithmic scale, since the number of classes tends to double.
  const top = Math.log2(Math.max(2, order));
  const y = (count: number) =>
    HIGH - RIM.bottom - (Math.log2(count) / top) * (HIGH - RIM.top - RIM.bottom);
  const line = steps
    .map(
      ({ heap, order }, i) =>
        `${i ? `H${x(heap).toFixed(1)}V` : `M${x(heap)} `}${y(order).toFixed(1)}`,
    )
    .join('');
  const ticks = Array.from({ length: Math.floor(top) + 1 }, (_, i) => i);
  const each = Math.ceil(ticks.length / 6);
  const list = steps.map(({ heap, order }) => `${heap}: ${order}`);
  return html`<section class="growth" part="growth">
    <h3>${label}</h3>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
      ${ticks
        .filter((i) => i % each === 0)
        .map(
          (i) => svg`<path class="rule" d="M${RIM.left} ${y(2 ** i)}H${WIDE - RIM.right}" />
            <text x=${RIM.left - 8} y=${y(2 ** i)} dy="0.35em" text-anchor="end">${2 ** i}</text>`,
        )}
      <path class="stairs" d="${line}H${x(reached)}" />
      <text x=${RIM.left} y=${HIGH - 8}>0</text>
      <text x=${WIDE - RIM.right} y=${HIGH - 8} text-anchor="end">
        ${t('quotient.growth.heap', { heap: reached })}
      </text>
    </svg>
    <details>
      <summary>${t('quotient.growth.list')}</summary>
      <p class="mono">${list.join(', ')}</p>
    </details>
  </section>`;
}
