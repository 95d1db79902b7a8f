import { is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

/**
 * Join the names of numbers of which each move makes the first smaller, or keeps it and makes the next
 * smaller.
 */
const falls = (by: string[]) => by.join(' smaller, or keeps it and makes ');

export const why = {
  'head.piece': 'Piece at',
  'named.piece': ({ label }: Args<'label'>) => `the piece at ${label}`,
} satisfies Words;

export const claims = {
  'numbers-fall': ({ by }: { by: string[] }) =>
    `Play ends: every move makes ${falls(by)} smaller. That is proven from the text of the rule, for all positions.`,
  'numbers-seem': ({ by }: { by: string[] }) =>
    `Every move that was met makes ${falls(by)} smaller, so play from here ends. For all positions that is not proven.`,
  'numbers-apart': ({ place, value, values }: Args<'place value'> & { values: string[] }) =>
    `No move changes two numbers, or looks at another than the one it changes: ${place} is a sum of heaps, worth ${values.join(' ⊕ ')} = ${value}.`,
  'numbers-repeat': (
    given: Args<'place value as'> & Record<'names' | 'from' | 'length', string[]>,
  ) =>
    `Values repeat: ${given.names.map((name, i) => `in ${name} every ${given.length[i]}${is(given.from[i], 0) ? '' : ` from ${given.from[i]} on`}`).join(', ')}. ${is(given.place, given.as) ? `So ${given.place}` : `So ${given.place}, like ${given.as},`} is worth ${given.value}. That is proven: moves are fixed steps, and the values of a larger box were checked.`,
  'numbers-diagonal': (given: Args<'place value as from apart length'> & { names: string[] }) =>
    `Values repeat: both numbers may be made smaller by ${given.length}${is(given.from, 0) ? '' : ` while both stay at least ${given.from}`}, and the larger of ${given.names[0]} and ${given.names[1]} alone${is(given.apart, 0) ? ' while it stays no smaller than the other' : ` while it stays larger by at least ${given.apart}`}. ${is(given.place, given.as) ? `So ${given.place}` : `So ${given.place}, like ${given.as},`} is worth ${given.value}. That is proven: moves are fixed steps, and the values of a larger part were checked.`,
} satisfies Words;
