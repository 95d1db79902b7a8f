/** The octal games whose period is not known. */

/** @type {import('../index.js').Words} */
export default {
  lead: ({ n }) =>
    `Every octal game of finitely many digits that has been solved has SG values that repeat from some heap on; whether all do is an open question (Guy). For these ${n} games, Grundy’s among them, no period was known in the list that this page began with. Choose one to see its values, and to compute on where others stopped.`,
  rare_note:
    'Rare heaps are those whose value has an even number of binary ones in common with the mask. If there is a last one, the values are periodic from some heap on (Berlekamp, Conway and Guy 1982).',
  list: 'The games',
  game: 'Game',
  reached: 'Computed to heap',
  largest: 'Largest value',
  mask: 'Mask',
  rare: 'Rare heaps',
  last: 'Last rare heap',
  period: 'Period',
  proven: ({ length, preperiod }) => `${length} from heap ${preperiod}, proven`,
  proven_further: ({ length, preperiod, heap }) =>
    `${length} from heap ${preperiod}, proven by a run to heap ${heap}`,
  facts: ({ reached, largest, heap, mask, rare, last }) =>
    `Computed to heap ${reached}. The largest value is ${largest}, first at heap ${heap}. With the mask ${mask}, in hexadecimal, ${rare} heaps are rare, the last of them ${last}.`,
  go_on: 'Go on in this tab',
  go_on_note: ({ upto }) =>
    `Computes all values from heap 0 towards heap ${upto}, in this browser. What is computed is kept here, so that you may stop, close the page and go on another day. If a period comes to be proven, you can save its proof.`,
};
