/** Test the label of a sequence's period in a drawing. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { table } from '../../../www/index.ts';
import { drawnPeriod, periodMark } from '../../../www/ui/text/period-mark.ts';
import type { Translate } from '../../../www/i18n/languages.ts';

test('heaps whose value is their size are a line without a mark', async () => {
  for (const game of ['nim', 'moore 2', 'staircase']) {
    assert.equal(drawnPeriod((await table(game, 20)).period), null, game);
  }
  const t: Translate = (key, ..._args) => key;
  assert.equal(periodMark(t, drawnPeriod((await table('nim', 20)).period)), '');
  const growing = { preperiod: 2, length: 2, saltus: 1, proven: true };
  assert.equal(periodMark(t, drawnPeriod(growing)), 'table.growth.mark');
  const big = { preperiod: '9007199254740993', length: 1, proven: true };
  assert.equal(drawnPeriod(big)?.preperiod, 9007199254740992);
});
