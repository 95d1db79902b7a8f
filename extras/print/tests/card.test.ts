/** Test the preview image of a page. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { langs } from 'mexplorer/kit';
import { cardSvg } from '../pictures/card.ts';

test('a card is one picture with a board in it, the same bytes each time', async () => {
  for (const lang of langs) {
    const card = {
      lang,
      title: 'Mexplorer',
      says: 'Nim, 尼姆。'.repeat(12),
      width: 1200,
      height: 630,
    };
    const svg = await cardSvg(card);
    assert.match(svg, /^<svg [^>]*viewBox="0 0 1200 630"/);
    assert.equal(svg, await cardSvg(card));
    const inner = svg.match(/<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/);
    const [x, y, width, height] = (inner ?? []).slice(1).map(Number);
    assert.ok(x > 500 && y >= 0 && x + width <= 1200 && y + height <= 630);
  }
});
