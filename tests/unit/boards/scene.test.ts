/**
 * Test that boards drawn as scenes have the same words on the page as in their pictures, in every language.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { langs } from '../../../www/i18n/languages.ts';
import { boards } from '../../../www/boards/index.ts';
import { placesOf, travels } from '../../../www/scene/places.ts';
import { as, cellsIn, moved, rect } from '../../../www/scene/scene.ts';
import { domOf, examples, scenesOf, words } from './scenes.ts';
import type { Live } from '../../../www/scene/scene.ts';

test('the page says what the picture says, and names every cell', async () => {
  const walked = new Set<string>();
  for (const described of await examples()) {
    const { game, draw } = described;
    walked.add(draw);
    for (const lang of langs) {
      const { picture, page } = await scenesOf(described, lang);
      const said = words(domOf(page));
      for (const word of words(domOf(picture))) assert.ok(said.includes(word), `${game}: ${word}`);
      const cells = cellsIn(page.items);
      assert.ok(cells.length > 0, game);
      assert.equal(new Set(cells.map(({ key }) => key)).size, cells.length, game);
      for (const { label } of cells) assert.ok(label && !/undefined|NaN/.test(label), label);
    }
  }
  assert.deepEqual([...walked].sort(), Object.keys(boards).sort());
});

test('what moves begins where it lay', () => {
  const stone = (live: Live, x: number, y: number) =>
    as(live, moved(0, 0, [moved(x, y, [rect(0, 0, 1, 1, { fill: 'ink' })], { turn: 30 })]));
  const before = [moved(100, 50, [stone({ key: 'a' }, 10, 20)], { scale: 2 })];
  const now = [moved(40, 10, [stone({ key: 'b', from: 'a' }, 5, 60)], { scale: 2 })];
  // The stone moves from (120, 90) to (50, 130) on the board. The result is in units of the stone's own
  // group, which is scaled by 2.
  assert.deepEqual(travels(now, placesOf(before)), [
    { key: 'b', dx: 35, dy: -20, glides: undefined },
  ]);
});
