import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

/** Return the parity of the numbers of parts that are lost for the player to move. */
const parity = (misere: unknown) => (Number(misere) ? 'odd' : 'even');
/**
 * Return whether the smallest or the largest number decides.
 * @param first whether the first part to end decides
 */
const extreme = (first: unknown) => (Number(first) ? 'smallest' : 'largest');

export const why = {
  'theorem.every': 'The part that lasts longest decides',
  'theorem.every.say':
    'Each turn makes a move in every part that still has one, and the last part to end decides. Give each part a number: how many moves it lasts when its winner delays and its loser hurries. It is 0 where it has ended; 1 more than the largest even number of its options, if one is even; otherwise 1 more than their smallest. If a part breaks into pieces, the largest number counts. The player to move wins if the largest number of all parts is odd. Under misère play odd and even are exchanged.',
} satisfies Words;

export const claims = {
  'head.each': 'How long the parts last',
  'each-end': ({ place }: Args<'place'>) => `${place} cannot move: its number is 0.`,
  'each-won': ({ place, count, option, first, misere }: Args<'place count option first misere'>) =>
    `${place} has the number ${count}: among its options with an ${parity(misere)} number, lost for the player who is to move there, the ${extreme(first)} is ${option}.`,
  'each-lost': ({ place, count, option, first, misere }: Args<'place count option first misere'>) =>
    `${place} has the number ${count}: all its options have an ${parity(!Number(misere))} number, won for the player who is to move there, and the ${extreme(!Number(first))} is ${option}.`,
  'each-whole': ({ place, count, first, alone, wins }: Args<'place count first alone wins'>) =>
    `${Number(alone) ? `This number, ${count},` : `The ${extreme(first)} number of all parts is ${count}, that of ${place}. It`} is ${BigInt(count) % 2n ? 'odd' : 'even'}: the player to move ${Number(wins) ? 'wins' : 'loses'}.`,
  'each-fall': ({ option, first, alone, misere }: Args<'option first alone misere'>) =>
    Number(alone)
      ? `Move to an option with the number ${option}, which is ${parity(misere)}: lost for the other side.`
      : `In every part that can move, go to an option whose number is one smaller. Then the ${extreme(first)} number is ${option}, which is ${parity(misere)}: lost for the other side.`,
  'each-bound': (given: Args<'count option first alone misere'>) =>
    Number(given.alone)
      ? `Every option has an ${parity(!Number(given.misere))} number: won for the other side.`
      : Number(given.first)
        ? `The options of a part with the number ${given.count} all have ${parity(!Number(given.misere))} numbers, at most ${given.option}. An ${parity(given.misere)} number comes only from a part with a larger number, and is at least ${given.count}. So after any move the smallest number is ${parity(!Number(given.misere))}: won for the other side.`
        : `The options of a part with the number ${given.count} all have ${parity(!Number(given.misere))} numbers, at least ${given.option}. An ${parity(given.misere)} number comes only from a part with a smaller number, and is smaller than ${given.option}. So after any move the largest number is ${parity(!Number(given.misere))}: won for the other side.`,
} satisfies Words;
