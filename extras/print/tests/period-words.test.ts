/**
 * Test that pictures of tables state and draw a period only if the values repeat, for every game in the list.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { table } from 'mexplorer';
import { games } from 'mexplorer/kit';
import { renderStatic } from '../static.ts';
import type { Period } from 'mexplorer';

const UPTO = 60;
/** Match a text that says that the sequence repeats, in English or Chinese. */
const REPEATS = /period begins|Period \d|周期从|周期为/u;
/** Match a text that says that the sequence grows, in English or Chinese. */
const GROWS = /values grow by|more every|值增大/u;

/**
 * Return the difference between each value and the value one period earlier, or NaN if the difference varies
 * or the table ends within the first period.
 */
function growth(nimbers: ArrayLike<number>, { preperiod, length }: Period) {
  const [from, p] = [Number(preperiod), Number(length)];
  if (from + p >= nimbers.length) return NaN;
  const by = nimbers[from + p] - nimbers[from];
  for (let n = from; n + p < nimbers.length; n += 1) {
    if (nimbers[n + p] - nimbers[n] !== by) return NaN;
  }
  return by;
}

/** The colour of the stripes that mark periods. */
const STRIPE = 'fill="#fbebcb"';

test('a table says and draws a period where the values repeat, and only there', async () => {
  const seen = { repeats: 0, grows: 0, neither: 0 };
  for (const { game } of games) {
    const found = await table(game, UPTO).catch((error) => {
      assert.equal(error.code, 'no-table', game);
      return null;
    });
    if (!found?.nimbers?.length || !('period' in found)) continue;
    const { nimbers, period } = found;
    const by = period ? growth(nimbers, period) : NaN;
    for (const lang of ['en', 'zh'] as const) {
      const { svg } = await renderStatic({ widget: 'mex-table', game, upto: UPTO, lang });
      // Skip games whose period is proven but begins beyond the table, since the table cannot show the
      // repetition.
      if (period && Number.isNaN(by)) continue;
      assert.equal(REPEATS.test(svg), by === 0, `${game} ${lang} repeats`);
      assert.equal(GROWS.test(svg), by > 0, `${game} ${lang} grows`);
      const striped = period !== null && by >= 0 && Number(period.length) > 1;
      assert.equal(svg.includes(STRIPE), striped, `${game} ${lang} stripes`);
    }
    seen[by === 0 ? 'repeats' : by > 0 ? 'grows' : 'neither'] += 1;
  }
  for (const [kind, count] of Object.entries(seen)) assert.ok(count > 0, kind);
});
