/** Test the examples under the input field for a conjecture in both languages, since readers copy them. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { conjecture } from '../../../www/index.ts';
import enTable from '../../../www/i18n/en/table.ts';
import zhTable from '../../../www/i18n/zh/table.ts';
import enFinding from '../../../www/tables/words/en/finding.ts';
import zhFinding from '../../../www/tables/words/zh/finding.ts';

test('each example of a claim is one that the core reads', async () => {
  for (const [game, hint] of [
    ['kayles', enTable['find.hint']],
    ['kayles', zhTable['find.hint']],
    ['wythoff', enFinding['pairs.hint']],
    ['wythoff', zhFinding['pairs.hint']],
  ]) {
    for (const claim of hint.split(' · ')) {
      const found = await conjecture(game, claim, { upto: 100 });
      assert.equal(typeof found.holds, 'boolean', claim);
    }
  }
});

test('one heap and one pair are not many', () => {
  assert.equal(enTable['find.silent']({ silent: '1' }), 'It makes no claim for 1 of the heaps.');
  assert.equal(
    enTable['find.failures']({ failures: '1', checked: '10,000' }),
    'Wrong at 1 heap up to 10,000.',
  );
  assert.equal(enFinding['pairs.silent']({ silent: '1' }), 'It makes no claim for 1 of the pairs.');
  assert.match(enFinding['pairs.failures']({ failures: '2', checked: '60' }), /2 pairs/);
});
