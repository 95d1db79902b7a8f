/** The texts of the element that saves a proof as a file and checks such files. */
import type { Args, Words } from 'mexplorer/kit';

const n = (number: number) => number.toLocaleString('en');

export default {
  title: 'A proof as a file',
  lead: 'A program that knows nothing of this page can check it. Drop such a file here, and one does so in your browser: it computes everything again from the rules alone.',
  save: 'Save the proof',
  saving: 'Writing the proof …',
  saved: ({ name }: Args<'name'>) => `Saved as ${name}.`,
  check: 'Check a proof …',
  checking: ({ name, percent }: Args<'name percent'>) => `Checking ${name} … ${percent}%`,
  proven: ({ name }: Args<'name'>) => `✓ ${name} is a proof.`,
  refused: ({ name }: Args<'name'>) => `✗ ${name} proves nothing.`,
  why: 'The checker says:',
  large: 'the file has more than 16 MiB',
  unread: 'the file cannot be read',
  no_worker: 'this browser starts no second program for the check',
  'claim.values': ({ game, preperiod, period }: Args<'game period'> & { preperiod: number }) =>
    `${game}: from heap ${n(preperiod)} on the values have the period ${n(period)} indefinitely, and no shorter one.`,
  'claim.classes': (
    given: Args<'game period'> & { order: number; lost: number; preperiod: number },
  ) =>
    `${given.game}: the quotient has ${n(given.order)} classes, ${n(given.lost)} of them losing. From heap ${n(given.preperiod)} on the classes have the period ${n(given.period)} indefinitely.`,
  'account.octal-period': ({ bound }: { bound: number }) =>
    `The value of each heap from 0 to ${n(bound)} was computed as the least number that is no option’s, and is the one in the file.\nHeap ${n(bound)} is as far as the theorem of Guy and Smith (1956) asks: every option of a larger heap has a part so large that one period can be taken off it. So nothing new comes after it.`,
  'account.rare': ({ bound, rare }: { bound: number; rare: number }) =>
    `The value of each heap from 0 to ${n(bound)} was computed. Two heaps whose values have an odd number of bits in the mask never leave such a value, so only options with one of the ${n(rare)} rare heaps were looked at for these.\nHeap ${n(bound)} is as far as the theorem of Guy and Smith (1956) asks: every option of a larger heap has a part so large that one period can be taken off it.`,
  'account.subtraction-period': ({ bound }: { bound: number }) =>
    `The value of each heap from 0 to ${n(bound)} was computed as the least number that is no option’s.\nA value follows from those of the heaps that can be reached, and these came again. So all later ones do, too.`,
  'account.closed-form': ({ bound }: { bound: number }) =>
    `From the text of the rule it was worked out what all large heaps may become.\nThe value of each heap from 0 to ${n(bound)} was computed from the rule, and is the one in the file. From there on options and values repeat together.`,
  'account.misere-quotient': ({ bound }: { bound: number }) =>
    `The table of products is a commutative monoid, and no two classes behave alike.\nWith heaps to ${n(bound)}: no option of a losing sum is losing, and every other sum that has a move has a losing option. That was checked over all classes, so it holds for all sums.\nHeap ${n(bound)} is as far as the theorem of Plambeck and Siegel (2008) asks, so it holds for all heaps.`,
} satisfies Words;
