import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

/** Return the sentence about the answer to a move from an odd step. */
const odd = (misere: boolean) =>
  misere
    ? 'Answer as in misère Nim.'
    : 'Then the nim-sum is not 0, and you make it 0 again as in Nim.';

export const why = {
  'head.step': 'Step',
  'odd-steps': 'Only the odd steps count',
  'odd-steps.step': 'Step',
  'odd-steps.stones': 'Stones',
  'odd-steps.counts': 'Counts?',
  'odd-steps.yes': 'counts',
  'odd-steps.no': 'answered',
  'theorem.odd-steps': 'Staircase Nim is Nim on the odd steps',
  'theorem.odd-steps.say':
    'A move from an even step can always be answered by moving the same stones one step further. Only the stones on steps 1, 3, 5, … count, each step as a Nim heap.',
  'theorem.misere-odd-steps': 'Misère staircase Nim is misère Nim on the odd steps',
  'theorem.misere-odd-steps.say':
    'A move from an even step can always be answered by moving the same stones one step further. The odd steps decide, like the heaps of misère Nim.',
  'named.step': ({ label }: Args<'label'>) => `step ${label}`,
} satisfies Words;

export const claims = {
  'odd-steps':
    'Taking stones off an odd step is taking them from a Nim heap: the even step below does not count.',
  'head.mirror': 'The mirror reply, in two cases',
  'mirror-step': ({ step, below, misere }: Args<'step below'> & { misere: boolean }) =>
    `First case: the other side moves stones down from an even step, as from step ${step} to step ${below}. Move the same number on from step ${below}, and the odd steps are as before. Second case: it moves stones off an odd step. ${odd(misere)}`,
  'mirror-all': ({ misere }: { misere: boolean }) =>
    `First case: the other side moves stones from an even step down to an odd one. Move the same number on, and the odd steps are as before. Second case: it moves stones off an odd step. ${odd(misere)}`,
  'head.stairs': '',
  'stairs-end': () =>
    'Every move brings stones further down, so the game ends. Step 1 is an odd step as well: below it is the ground.',
} satisfies Words;
