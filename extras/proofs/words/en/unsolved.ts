/** The texts of the page of octal games with long or unknown periods. */
import type { Args, Words } from 'mexplorer/kit';

export default {
  see: 'Games with long or unknown periods',
  title: 'Octal games with long or unknown periods',
  lead: ({ n }: Args<'n'>) =>
    `Every octal game of finitely many digits that has been solved has SG values that repeat from some heap on; whether all do is an open question (Guy). The list from which this page was made gave no period for these ${n} games, Grundy’s among them; some have been solved since. Choose one to see its values and to compute it in this browser.`,
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
  not_known: 'not known',
  not_here: 'not proven here',
  elsewhere: 'Furthest known elsewhere',
  by: 'By',
  elsewhere_heaps: ({ heaps }: Args<'heaps'>) => `${heaps} heaps, no period`,
  elsewhere_period: ({ length, preperiod }: Args<'length preperiod'>) =>
    `period ${length} from heap ${preperiod}`,
  elsewhere_note: ({ by, found }: Args<'by found'>) =>
    `Published by ${by}, not recomputed here: ${found}.`,
  elsewhere_again: ({ by, found }: Args<'by found'>) =>
    `Published by ${by}, and proven here again: ${found}.`,
  published_note:
    'The last two columns are published results; a chosen game names the source and says whether the result was proven here again. A dash means that no source was read, not that there is none.',
  proven: ({ length, preperiod }: Args<'length preperiod'>) =>
    `${length} from heap ${preperiod}, proven`,
  proven_further: ({ length, preperiod, heap }: Args<'length preperiod'> & { heap: string }) =>
    `${length} from heap ${preperiod}, proven by a run to heap ${heap}`,
  facts: (given: Args<'reached largest mask rare last'> & { heap: string }) =>
    `Computed to heap ${given.reached}. The largest value is ${given.largest}, first at heap ${given.heap}. With the mask ${given.mask}, in hexadecimal, ${given.rare} heaps are rare, the last of them ${given.last}.`,
  go_on: 'Go on in this tab',
  go_on_note: ({ upto }: Args<'upto'>) =>
    `Computes all values from heap 0 towards heap ${upto}, in this browser. What is computed is kept here, so that you may stop, close the page and go on another day. If a period comes to be proven, you can save its proof.`,
} satisfies Words;
