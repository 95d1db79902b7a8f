/** Test the user's own game as a practice problem. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { judge, judgeLimits, program } from 'mexplorer';
import { makeBatch } from '../check/batch.ts';
import { inPython, outputsFile, runnerFile } from '../check/runner.ts';
import { isOwn } from '../own.ts';
import { problems } from '../problems.ts';

test('the line of a game is told from the id of a problem', () => {
  for (const { id } of problems) assert.ok(!isOwn(id), id);
  for (const id of ['891x', 'HDU1', 'P99999', '']) assert.ok(!isOwn(id), id);
  for (const line of ['n -> n-1', 'n→n-1', 'kayles', 'subtract 1 3', '(x, y) -> (x-1, y)'])
    assert.ok(isOwn(line), line);
});

test('the limits of each problem are numbers, also above 2^53', async () => {
  for (const { id } of problems) {
    for (const limit of Object.values(await judgeLimits(id))) assert.equal(typeof limit, 'number');
  }
  assert.equal((await judgeLimits('P6791')).largest, 1e18);
});

test('a batch of an own game has small inputs and large ones, and files with a plain name', async () => {
  const game = 'n -> n-k for k in 1..n/2';
  const batch = await makeBatch(game, { count: 40, seed: 3 });
  const { largest } = await judgeLimits(game);
  const numbers = batch.map(({ input }) => input.trim().split(/\s+/).map(Number));
  for (const [count, ...heaps] of numbers) assert.equal(heaps.length, count);
  assert.ok(numbers.flat().some((n) => n > largest / 2));
  // Return the SG value of a heap: subtract 1 and halve as long as the heap is odd, then halve.
  const value = (n: number): number => (n % 2 ? value((n - 1) / 2) : n / 2);
  for (const { input, answer } of batch) {
    const [, ...heaps] = input.trim().split(/\s+/).map(Number);
    const sum = heaps.reduce((all, heap) => all ^ value(heap), 0);
    assert.equal(answer, sum ? 'Yes' : 'No', input);
  }
  assert.ok(batch.some(({ answer }) => answer === 'Yes'));
  assert.ok(batch.some(({ answer }) => answer === 'No'));
  assert.equal(runnerFile(game), 'run-own-game.py');
  assert.ok(inPython(game, [], 1).includes(outputsFile(game)));
});

test('the programs that are written read the inputs of their game', async () => {
  const { code } = await program('kayles', { language: 'python' });
  assert.match(code, /count, \*heaps/);
  assert.equal(await judge('kayles', '2\n1 2\n'), 'Yes');
});
