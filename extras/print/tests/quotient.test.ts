/** Test that the table of a quotient begins with heap 0, and that each row has a whole number of periods. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { quotient } from 'mexplorer';
import { classesOf, rowWidth } from 'mexplorer/kit/pictures';
import { renderStatic } from '../static.ts';

test.each(['0.77', '0.123', '0.75', '0.71', '0.15', '0.34', '0.333', '0.1', '0.3'])(
  'the rows of %s',
  async (game) => {
    const found = await quotient(game, {});
    const classes = classesOf(found);
    const { tex } = await renderStatic({ widget: 'mex-quotient', game, lang: 'en' });
    const fronts = [...tex.matchAll(/^ {2}(\S+) & /gm)].map(([, front]) => front);
    const rows = Math.ceil(Math.min(classes.heaps, found.phi.length) / rowWidth(classes));
    const multiples = Array.from({ length: rows }, (_, row) => String(row * rowWidth(classes)));
    assert.deepEqual(fronts, ['heap', ...multiples]);
  },
);
