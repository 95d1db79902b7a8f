/** The repair of a rule whose heap 0 has a move makes the rule one that the core reads. */
import { strict as assert } from 'node:assert';
import { test } from 'vitest';
import { describe } from '../../../www/index.ts';
import { repairOf } from '../../../www/ui/element/error-text.ts';
import type { MexError } from '../../../www/engine/errors.ts';

for (const [rule, adds, mended] of [
  ['n -> n-1 | n/2', 'if n > 0', 'n -> n-1 | n/2 if n > 0'],
  ['n -> n/2 | n-1', 'if n > 0', 'n -> n/2 if n > 0 | n-1'],
  ['m -> m/2 misere', 'if m > 0', 'm -> m/2 if m > 0 misere'],
  ['n -> n-1 | n/2 if n % 2 == 0', ', n > 0', 'n -> n-1 | n/2 if n % 2 == 0, n > 0'],
  ['every n -> n-1 | (n/2, n/2)', 'if n > 0', 'every n -> n-1 | (n/2, n/2) if n > 0'],
]) {
  test(rule, async () => {
    const error: MexError = await describe(rule, '5').then(
      () => assert.fail(),
      (thrown) => thrown,
    );
    const repair = repairOf(error, rule);
    assert.deepEqual(repair, { adds, text: mended });
    await describe(mended, '5');
  });
}

test('an error without a repair has none', async () => {
  const error: MexError = await describe('nimm', '5').then(
    () => assert.fail(),
    (thrown) => thrown,
  );
  assert.equal(repairOf(error, 'nimm'), null);
});
