import { is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.fold-fibonacci': 'Schwenk’s theorem, by the heaps that are lost at the start',
  'theorem.fold-fibonacci.say':
    'A move takes up to k times what was just taken. The heaps that are lost at the start replace the Fibonacci numbers. Write the heap as a sum of such numbers, always the largest that fits; each is then more than k times the next. The player to move wins exactly when the smallest part may be taken.',
  'theorem.misere-fold-fibonacci': 'Schwenk’s theorem under misère play',
  'theorem.misere-fold-fibonacci.say':
    'Leave the last stone to the opponent: this is normal play with one stone fewer. There the heap is a sum of heaps that are lost at the start, always the largest that fits, and the player to move wins exactly when the smallest part may be taken.',
  'theorem.zeckendorf': 'Whinihan’s theorem, by Zeckendorf’s sums',
  'theorem.zeckendorf.say':
    'Write the heap as a sum of Fibonacci numbers, no two of them neighbours. The player to move wins exactly when the smallest part may be taken.',
  'theorem.misere-fibonacci': 'Fibonacci Nim under misère play',
  'theorem.misere-fibonacci.say':
    'Leave the last stone to the opponent: this is normal play with one stone fewer.',
  zeckendorf: 'Parts that are Fibonacci numbers',
  'zeckendorf.lost': 'Parts that are lost heaps',
} satisfies Words;

export const claims = {
  'parts-sum': ({ heap, parts, times }: Args<'heap times'> & { parts: string[] }) =>
    `${heap} = ${parts.join(' + ')}: ${
      Number(times) === 2
        ? 'no two of these are neighbours in the Fibonacci sequence'
        : `each of these is a heap that is lost at the start of normal play, and more than ${Number(times) === 1 ? '' : `${times} times `}the next`
    }, and there is only one such sum.`,
  'parts-one': ({ heap, times }: Args<'heap times'>) =>
    `${heap} is ${Number(times) === 2 ? 'a Fibonacci number' : 'a heap that is lost at the start of normal play'} itself, so it is the only part.`,
  'parts-whole': ({ smallest, cap }: Args<'smallest cap'>) =>
    `The smallest part is ${smallest}, and up to ${cap} may be taken now: it may be taken whole.`,
  'parts-some': ({ smallest, cap }: Args<'smallest cap'>) =>
    `The smallest part is ${smallest}, but only up to ${cap} may be taken now: it may not be taken whole.`,
  'parts-first': ({ heap, times }: Args<'heap times'>) =>
    `${heap} is ${Number(times) === 2 ? 'itself a Fibonacci number' : 'its own only part'}, and the first move may not take the whole heap.`,
  'parts-misere': ({ heap }: Args<'heap'>) =>
    `Under misère play set one stone aside for the opponent and play normally with the other ${heap}.`,
  'fib-take': ({ smallest, cap }: Args<'smallest cap'>) =>
    `Take the smallest part, ${smallest}: up to ${cap} may be taken.`,
  'fib-next': ({ next, twice, times }: Args<'next twice times'>) =>
    `The next part, ${next}, is ${is(times, 2) ? 'not its neighbour and so more than twice as large' : is(times, 1) ? 'larger' : `more than ${times} times as large`}: the other side may take only up to ${twice} of the ${next}, and never all of it.`,
  'fib-some': ({ smallest, cap }: Args<'smallest cap'>) =>
    `The smallest part is ${smallest}, but at most ${cap} may be taken: some of it stays.`,
  'fib-left': (given: Args<'smallest take left parts last twice times'>) =>
    `Take ${given.take}: ${given.smallest} − ${given.take} = ${given.left}${is(given.left, given.last) ? '' : ` = ${given.parts}`} is left of it, whose smallest part ${given.last} is at most ${given.times} · ${given.take} = ${given.twice}. So the other side may take it.`,
  'fib-last': ({ smallest, times }: Args<'smallest times'>) =>
    `This always holds. Take t, and suppose the smallest part of ${smallest} − t were more than ${is(times, 1) ? '' : times}t. Then ${is(times, 2) ? 'no part of t would be its neighbour, and the' : 'the'} parts of both together would be a second such sum for ${smallest}; but there is only one. So the other side takes that smallest part, and again only some of the next part may be taken.`,
} satisfies Words;
