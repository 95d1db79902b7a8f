/** Test the drawing of a misère quotient: rows of a period, boxes of classes, heaps of a class. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { quotient } from '../../../www/index.ts';
import { firstLetters, nodeSize } from '../../../www/quotient/cayley.ts';
import { classesOf, heapsWhere, rowWidth } from '../../../www/quotient/classes.ts';
import { arranged } from '../../../www/quotient/layout.ts';

const GAMES = ['0.77', '0.123', '0.75', '0.71', '0.15', '0.34', '0.333', '0.1', '0.3'];

for (const game of GAMES) {
  test(`${game}: classes are drawn once each, and products run down`, async () => {
    const found = await quotient(game, {});
    const size = nodeSize(found.elements);
    const { boxes, places, width, height } = arranged(found.products, size);
    assert.equal(places.length, found.order);
    assert.deepEqual(
      boxes.flatMap(({ members }) => members).sort((a, b) => a - b),
      found.elements.map((_, i) => i),
    );
    const levels: number[] = [];
    for (const { members, level } of boxes) for (const c of members) levels[c] = level;
    const boxOf = (c: number) => boxes.findIndex(({ members }) => members.includes(c));
    found.products.forEach((row, c) =>
      row.forEach((to) => {
        assert.ok(levels[to] > levels[c] || boxOf(to) === boxOf(c), `${c} leads to ${to}`);
      }),
    );
    // No node overlaps another, and none is outside of the drawing.
    places.forEach((a, i) => {
      assert.ok(a.x - size.width / 2 >= 0 && a.x + size.width / 2 <= width, `${i}`);
      assert.ok(a.y - size.height / 2 >= 0 && a.y + size.height / 2 <= height, `${i}`);
      places.slice(0, i).forEach((b) => {
        const apart = Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height;
        assert.ok(apart, `${i}`);
      });
    });
    assert.ok(firstLetters(found).size >= Math.min(1, found.generators.length));
  });

  test(`${game}: rows are whole periods from heap 0 on, and a class has its heaps`, async () => {
    const found = await quotient(game, {});
    const classes = classesOf(found);
    const period = found.period as { preperiod: number; length: number };
    assert.equal(rowWidth(classes) % period.length, 0);
    for (let c = 0; c < found.order; c += 1) {
      const { once, again } = heapsWhere(classes, (other) => other === c);
      found.phi.forEach((word, heap) => {
        const repeats = again.some((n) => heap >= n && (heap - n) % period.length === 0);
        assert.equal(word === found.elements[c], once.includes(heap) || repeats, `${c} ${heap}`);
      });
    }
    assert.equal(classes.lost.filter(Boolean).length, found.pOrder);
  });
}
