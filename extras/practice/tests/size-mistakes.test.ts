/** Test that a batch of a hundred tests detects mistakes of size, which small tests do not detect. */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { firstDifference } from '../check/outputs.ts';
import { makeBatch } from '../check/batch.ts';
import { sizeMistakes } from './size-mistakes.ts';
import type { Case } from '../check/batch.ts';
import type { SizeMistake } from './size-mistakes.ts';

/**
 * The greatest count of numbers in an input: fewer than at a judge, but enough to detect arrays that are too
 * short.
 */
const MOST = 12_000;

const batches: Map<string, Promise<Case[]>> = new Map();
function batchOf(problem: string, size: 'small' | 'mixed') {
  const key = `${problem} ${size}`;
  let batch = batches.get(key);
  if (!batch)
    batches.set(key, (batch = makeBatch(problem, { count: 100, seed: 1, size, most: MOST })));
  return batch;
}

function passes({ prints }: SizeMistake, { input, answer }: Case) {
  try {
    return firstDifference(answer, prints(input)) === null;
  } catch {
    return false;
  }
}

test('there are many, over many problems', () => {
  assert.ok(sizeMistakes.length >= 40);
  assert.ok(new Set(sizeMistakes.map(({ problem }) => problem)).size >= 30);
});

describe('a hundred tests catch', () => {
  for (const mistake of sizeMistakes) {
    test(`${mistake.problem}: ${mistake.mistake}`, async () => {
      const all = await batchOf(mistake.problem, 'mixed');
      assert.ok(!all.every((one) => passes(mistake, one)), 'it passes');
      // Check that small tests do not detect the mistake, unless it is marked `onSmall`.
      const small = await batchOf(mistake.problem, 'small');
      const wrong = small.find((one) => !passes(mistake, one));
      assert.equal(wrong !== undefined, mistake.onSmall ?? false, wrong?.input);
    });
  }
});
