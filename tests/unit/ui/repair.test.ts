/** Test that each text that an error suggests as a repair is accepted by the core. */
import { strict as assert } from 'node:assert';
import { test } from 'vitest';
import { describe } from '../../../www/index.ts';
import { repairsOf } from '../../../www/ui/element/error-text.ts';
import type { MexError } from '../../../www/engine/errors.ts';

const refused = (game: string, position: string): Promise<MexError> =>
  describe(game, position).then(
    () => assert.fail(),
    (thrown) => thrown,
  );

for (const [rule, ...mended] of [
  ['n -> n-1 | n/2', 'n -> n-1 | n/2 if n > 0'],
  ['n -> n/2 | n-1', 'n -> n/2 if n > 0 | n-1'],
  ['m -> m/2 misere', 'n -> n/2 if n > 0 misere'],
  ['n -> n-1 | n/2 if n % 2 == 0', 'n -> n-1 | n/2 if n % 2 == 0, n > 0'],
  ['every n -> n-1 | (n/2, n/2)', 'every n -> n-1 | (n/2, n/2) if n > 0'],
  ['n -> n-1, n-2', 'n -> n-1 | n-2', 'n -> (n-1, n-2)'],
  ['n -> n-k for k in [1, 5]', 'n -> n - k for k in 1..5', 'n -> n-1 | n-5'],
]) {
  test(rule, async () => {
    assert.deepEqual(repairsOf(await refused(rule, '5'), rule), mended);
    for (const text of mended) await describe(text, '5');
  });
}

test('a position that can mean two things offers both', async () => {
  const repairs = repairsOf(await refused('nim', '7 5*3'), '7 5*3');
  assert.deepEqual(repairs, ['7 3 3 3 3 3', '7 5 5 5']);
});

test('an error without a repair has none', async () => {
  assert.deepEqual(repairsOf(await refused('nimm', '5'), 'nimm'), []);
});
