/**
 * An explanation of the nim-sum without binary numbers: blocks of powers of two in pairs, as a step of an
 * explanation and as a drawing on the page.
 */
import { html } from 'lit';
import { aloneIn, blocksScene, rowsOf } from '../boards/blocks.ts';
import { toDom } from '../scene/dom.ts';
import type { Big } from '../engine/types.ts';
import type { Translate } from '../i18n/languages.ts';
import type { Blocks } from '../ui/text/document.ts';

/**
 * Return the drawing of numbers as blocks, with a description in words; the numbers must be small enough to
 * be drawn.
 */
export function blocksOf(numbers: Big[], t: Translate): Blocks {
  const label = rowsOf(numbers)
    .map(({ power, pairs, alone }) =>
      t('why.blocks.row', {
        power,
        pairs: pairs.map(([a, b]) => t('why.blocks.pair', { a: numbers[a], b: numbers[b] })),
        alone: alone === null ? null : numbers[alone],
      }),
    )
    .join(t('why.blocks.between'));
  return { kind: 'blocks', numbers, label };
}

/** Return a sentence about the drawing: the blocks without a partner, and their sum. */
export function blocksSay(numbers: Big[], t: Translate): string {
  const alone = aloneIn(rowsOf(numbers));
  const sum = alone.reduce((total, power) => total + power, 0);
  return sum === 0 ? t('why.blocks.none') : t('why.blocks.some', { alone, largest: alone[0], sum });
}

/** Render the drawing, scaled down if it would be wider than the page. */
export function blocksPart({ numbers, label }: Blocks) {
  const { width, height, items } = blocksScene(numbers);
  return html`<svg
    class="blocks"
    role="img"
    aria-label=${label}
    width=${width}
    height=${height}
    viewBox="0 0 ${width} ${height}"
  >
    ${toDom({ width, height, items }, () => -1)}
  </svg>`;
}
