/** Check the printed page: a widget's board with its question or its answer. */
import assert from 'node:assert/strict';
import { textOf } from '../pdf.js';

/** @typedef {import('../lab.js').Lab} Lab */

const answer = 'take 1 from heap 1';
const question = 'Who wins with best play';
/** Remove all spaces, since printed words may be divided into pieces. @param {string} text */
const letters = (text) => text.replace(/\s+/g, '');

export const paper = /** @type {const} */ (['question', 'answer']).map((print) => ({
  name: `prints the board with its ${print}`,
  paper: true,
  async run(/** @type {Lab} */ lab) {
    const page = await lab.open(
      `<h1>Exercises</h1><mex-game game="nim" position="3 5 7" print="${print}"></mex-game>`,
    );
    await page.settled('mex-game');
    const pdf = /** @type {() => Promise<Buffer>} */ (page.tab.print);
    const text = letters(textOf(await pdf()));
    assert.ok(text.includes('Exercises'), text);
    for (const heap of ['Heap 1', 'Heap 2', 'Heap 3'])
      assert.ok(text.includes(letters(heap)), text);
    assert.equal(text.includes(letters(answer)), print === 'answer', text);
    assert.equal(text.includes(letters(question)), print === 'question', text);
    assert.deepEqual(await page.wrong(), []);
  },
}));
