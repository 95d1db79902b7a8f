/** English texts of the misère quotient of a game: proof, classes and drawings. */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

const s = (n: number | string, one = '', many = 's') => (String(n) === '1' ? one : many);

const list = (heaps: (number | string)[], more: number) =>
  heaps.join(', ') + (more ? ` and ${more} more` : '');

export default {
  lead: 'Under misère play the value of a heap is a class, not a number. Classes of heaps multiply, and some classes are the lost ones.',
  examples: 'Quotients to look at',
  see_misere: 'Play it by the misère rule',
  title: 'Misère quotient',
  of: ({ game }: Args<'game'>) => `Misère quotient of ${game}`,
  working: 'Looking for the quotient …',
  'working.share': ({ share }: Args<'share'>) =>
    `Looking for the quotient … ${share}% of the steps used`,
  stopped: 'The search was cancelled.',
  again: 'Search again',
  further: ({ times }: Args<'times'>) => `Search on, with ${times} times as many steps`,

  'is.whole': ({ order, pOrder }: Args<'order pOrder'>) =>
    `Finite: ${order} class${s(order, '', 'es')}, ${pOrder} of them losing (P).`,
  'is.upto': ({ order, pOrder, reached }: Args<'order pOrder reached'>) =>
    `Sums of heaps up to ${reached}: ${order} class${s(order, '', 'es')}, ${pOrder} of them losing (P).`,
  'badge.whole': 'proven for all heaps',
  'badge.upto': ({ reached }: Args<'reached'>) => `proven up to heap ${reached}`,
  'wild.whole':
    'It is wild: no quotient of misère Nim. So SG values alone do not tell who wins misère play here; the classes do.',
  'wild.upto': ({ reached }: Args<'reached'>) =>
    `It is wild: already with heaps up to ${reached} no quotient of misère Nim. So SG values alone do not tell who wins misère play here; the classes do.`,
  'tame.whole': ({ n }: Args<'n'>) =>
    `It is tame: T${n}, the quotient of misère Nim. So sums follow the rule of misère Nim.`,
  'tame.upto': ({ n, reached }: Args<'n reached'>) =>
    `Up to heap ${reached} it is tame: T${n}, the quotient of misère Nim. So far sums follow the rule of misère Nim.`,
  open: 'No period of the classes is proven, so larger heaps are open. The classes still answer all sums of the heaps looked at.',
  'open.cut': ({ reached, order }: Args<'reached order'>) =>
    `The steps ended before a finite quotient was found: at heap ${reached} there are ${order} classes. This shows neither that there is one nor that there is none; the classes are still right for all sums of the heaps examined.`,
  trivial: 'No heap can move: every sum is in the one class 1.',
  generators: 'Generators',
  relations: 'Relations',
  P: 'Losing classes (P)',
  more: ({ count }: Args<'count'>) => `and ${count} more`,
  proof: 'What proves it',
  'proof.exact': ({ upto }: Args<'upto'>) =>
    `For all sums of heaps up to ${upto}: no option of a class in P is in P, and every other class with options has one in P. Both were checked over all products. No two classes behave alike, so none can be left out.`,
  'proof.period': ({ preperiod, length, upto }: Args<'preperiod length upto'>) =>
    `Φ(n + ${length}) = Φ(n) from heap ${preperiod} on, checked to heap ${upto}.`,
  'proof.bound': (given: Args<'parts preperiod length taken bound'>) =>
    `That is past M = ${given.parts} · (${given.preperiod} + ${given.length}) + ${given.taken} = ${given.bound}. Every option of a heap from M on has a part of at least ${given.preperiod} + ${given.length}; ${given.length} less there leaves the classes as they are. So it goes on forever.`,
  'proof.by': 'Plambeck, Siegel 2008',
  'proof.upto': ({ reached }: Args<'reached'>) =>
    `For all sums of heaps up to ${reached} it is exact: no option of a class in P is in P, every other class with options has one in P, and no two classes behave alike.`,

  elements: ({ count }: Args<'count'>) => `The ${count} class${s(count, '', 'es')}`,
  'elements.say':
    'Put heaps side by side: their classes multiply, as words of commuting letters. Square and marked P: the sum is lost for the player who has to move. Choose a class to see its heaps and products.',
  'elements.more': ({ count }: Args<'count'>) => `${count} more classes are not listed.`,
  element: ({ word, lost }: Args<'word'> & { lost: boolean }) =>
    `${word}${lost ? ', P: losing' : ', N: winning'}`,
  'told.unit': ({ heaps, more, again }: { heaps: number[]; again: boolean; more: number }) =>
    `is the unit: nothing at all, and the heap${s(heaps.length + more)} ${list(heaps, more)}${again ? ' with all that repeat them' : ''}.`,
  'told.heaps': ({ heaps, more, again }: { heaps: number[]; again: boolean; more: number }) =>
    `is the class of the heap${s(heaps.length + more)} ${list(heaps, more)}${again ? ' with all that repeat them' : ''}.`,
  'told.none': 'is the class of no single heap, only of sums.',

  phi: 'Φ: the class of each heap',
  heap: 'heap',
  cell: ({ heap, word, lost }: Args<'heap word'> & { lost: boolean }) =>
    `heap ${heap}: ${word}${lost ? ', P' : ''}`,
  'phi.folded': ({ preperiod, length, width }: Args<'preperiod length'> & { width: number }) =>
    `${width === length ? 'One period a row' : `${width / Number(length)} periods a row`}: from heap ${preperiod} on the classes repeat after ${length}.`,
  'phi.open': ({ reached }: Args<'reached'>) => `Heaps 0 to ${reached}; no period is proven.`,
  'phi.cut': ({ shown, all }: Args<'shown all'>) => `The first ${shown} of ${all} heaps.`,
  'lost.only': ({ heaps, more }: { heaps: number[]; more: number }) =>
    heaps.length
      ? `Single heaps that lose: ${list(heaps, more)}, and no other, however large.`
      : 'No single heap loses, however large.',
  'lost.again': (
    given: Args<'length'> & { more: number } & {
      heaps: number[];
      again: { heaps: number[]; more: number };
    },
  ) =>
    `Single heaps that lose: ${given.heaps.length ? `${list(given.heaps, given.more)}; and ` : ''}${list(given.again.heaps, given.again.more)}, with every heap that is larger than one of these by a multiple of ${given.length}.`,
  'lost.upto': ({ heaps, more, reached }: Args<'reached'> & { heaps: number[]; more: number }) =>
    heaps.length
      ? `Single heaps up to ${reached} that lose: ${list(heaps, more)}.`
      : `No single heap up to ${reached} loses.`,

  cayley: 'Multiplication',
  'cayley.say':
    'An arrow of a letter’s colour leads from x to x times that letter; a line without a tip leads both ways; what stays where it is has no arrow. Classes in one box are multiples of each other, and products run downwards.',
  'cayley.label': ({ order }: Args<'order'>) =>
    `Cayley graph of the ${order} classes. The list of classes says the same, class by class.`,
  'cayley.many': ({ order, most }: Args<'order most'>) =>
    `With ${order} classes the multiplication is not drawn (up to ${most}); choose a class to read its products.`,
  letters: 'Letters whose arrows are drawn',
  growth: 'How it grew: classes by the largest heap',
  'growth.heap': ({ heap }: Args<'heap'>) => `heap ${heap}`,
  'growth.list': 'In numbers (heap: classes)',
} satisfies Words;
