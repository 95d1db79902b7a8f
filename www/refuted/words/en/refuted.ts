/**
 * English texts of the wrong claims: `<id>.claim` states the claim, and `<id>.repair` a correct statement
 * instead.
 */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

const places = (n: number) => (n === 1 ? 'the one smaller position' : `all ${n} smaller positions`);

export default {
  /** The name of a game with its notation. */
  game: ({ name, line }: Args<'name line'>) => `${name} (${line})`,
  title: 'What readers get wrong',
  lead: ({ n }: Args<'n'>) =>
    `${n} rules that sound right and are not. The core tries each of them on one position after another and stops at the smallest on which it fails. Play there by the rule, and the computer shows why.`,
  'group.values': 'Mex and XOR',
  'group.winning': 'Winning and losing',
  'group.sums': 'Sums',
  'group.misere': 'Misère play',
  'group.stairs': 'Staircases',
  'group.periods': 'Periods',
  'group.programs': 'Programs',

  'place.page': 'Heard on public pages that explain the theory.',
  'place.players': 'A first guess of players.',
  'place.exercises': 'Heard in answers to exercises.',
  'place.notes': 'Heard in notes that quote a theorem without its condition.',
  'place.tables': 'Read off a table of values.',
  'place.programs': 'Seen in programs for contest problems.',

  searching: 'The core is looking for the smallest position on which the rule fails …',
  fails: ({ game, position }: Args<'game position'>) =>
    `The rule fails for ${game} at ${position}.`,
  holds: ({ n }: { n: number }) =>
    n === 0
      ? 'There is no smaller position with a move.'
      : `It is right on ${places(n)} with a move: examples alone do not expose it.`,
  comparison: 'The rule and the truth',
  rule: 'The rule says',
  truth: 'In truth',
  outcome: 'Who wins',
  nimber: 'SG value',
  moves: 'Moves that win',
  N: 'the player to move',
  P: 'the other player',
  none: 'none',
  unsaid: 'nothing',
  begin: 'The rule promises you the win. Begin, and follow it; the computer answers.',
  wait: 'By the rule the player who begins loses. So let the computer begin.',
  follow: ({ move }: Args<'move'>) =>
    `You can win here. But make the move that the rule chooses, ${move}.`,
  play: 'Follow the rule and lose',
  against: 'Play somebody who believes it',
  table: 'See the values',
  instead: 'Instead',
  lesson: ({ title }: Args<'title'>) => `Lesson: ${title}`,

  'mex-largest.claim': 'The mex of a set is its largest number plus one.',
  'mex-largest.repair':
    'The mex is the smallest number that is missing: count up from 0 and stop at the first gap.',
  'mex-count.claim': 'The SG value of a position is the number of its options.',
  'mex-count.repair':
    'Take the mex of the values of the options. Equal values count once, and what lies beyond a gap does not count.',
  'mex-largest-missing.claim':
    'The mex is the largest number that is missing below the largest value.',
  'mex-largest-missing.repair':
    'It is the smallest number that is missing. With several gaps the two differ.',
  'end-is-one.claim': 'A position without a move has the SG value 1.',
  'end-is-one.repair': 'It has no options, and the mex of the empty set is 0.',
  'zero-is-end.claim': 'An SG value of 0 means that the game is over.',
  'zero-is-end.repair':
    'It means that every move leads to a value other than 0: the player to move loses, with moves or without.',
  'xor-sizes.claim': 'The XOR of the heap sizes decides subtraction games, too.',
  'xor-sizes.repair':
    'Take the XOR of the SG values of the heaps. Only in Nim is the value of a heap its size.',
  'add-values.claim': 'The values of heaps are added like ordinary numbers.',
  'add-values.repair': 'They are added by XOR, without carrying: two equal values cancel.',

  'every-move-wins.claim': 'From a winning position every move leads to a losing one.',
  'every-move-wins.repair':
    'A position is winning if at least one move leads to a losing position. The other moves may give the win away.',
  'first-wins.claim': 'The player who begins has the advantage and can always win.',
  'first-wins.repair':
    'Only from positions whose value is not 0. From the others the second player has an answer to every move.',
  'leave-nonzero.claim': 'Move so that the XOR that you leave is not 0.',
  'leave-nonzero.repair':
    'Leave the XOR 0: then every move of the opponent makes it something else again.',
  'odd-wins.claim': 'The player to move wins if the number of stones is odd.',
  'odd-wins.repair':
    'Parity decides where every move takes an odd number of stones. In Nim the XOR of the heaps decides.',
  'take-most.claim': 'Taking the whole of the largest heap is always right.',
  'take-most.repair':
    'Move so that the XOR of the heaps becomes 0; what you take is what that needs.',
  'make-equal.claim': 'The player who makes the two largest heaps equal wins.',
  'make-equal.repair':
    'Two equal heaps cancel, and the heaps beside them decide. Make the XOR of all heaps 0.',
  'from-largest.claim': 'A winning move, if there is one, is made in the largest heap.',
  'from-largest.repair':
    'It is made in a heap that has the highest bit of the XOR, which need not be the largest one.',
  'neighbours-and-one.claim': 'In Nim the heaps n, n + 1 and 1 are always losing.',
  'neighbours-and-one.repair':
    'Only for even n. Then n and n + 1 differ in their last bit alone, and the 1 cancels that.',
  'multiples.claim':
    'The losing heaps are the multiples of the largest amount plus one, whatever amounts may be taken.',
  'multiples.repair':
    'That is so if all amounts from 1 to the largest may be taken. With gaps between them, compute the values from the bottom.',
  'first-and-last.claim':
    'The losing heaps are the multiples of the smallest and the largest amount together.',
  'first-and-last.repair':
    'A remainder that is smaller than the smallest amount loses as well: nothing can be taken from it.',

  'won-and-won.claim': 'A sum is winning exactly if each of its parts is.',
  'won-and-won.repair':
    'Winning parts with equal values cancel. A sum is losing exactly if the XOR of all values is 0.',
  'adding-is-harmless.claim': 'The winner of some heaps also wins with one heap more beside them.',
  'adding-is-harmless.repair':
    'The new heap can cancel the others: what counts is the XOR of all values.',
  'won-count.claim': 'A sum is winning if an odd number of its parts is.',
  'won-count.repair':
    'Winning parts differ in their values: take the XOR of values, not of labels.',
  'win-one-heap.claim': 'To win a sum, win its parts one after the other.',
  'win-one-heap.repair':
    'The opponent need not answer in the same part. Move so that the XOR of all values becomes 0.',
  'pairs-cancel.claim': 'A position is losing only if its heaps form equal pairs.',
  'pairs-cancel.repair': 'Equal pairs have the XOR 0, but so have other heaps without any pair.',
  'split-adds.claim': 'If a move divides a heap, the values of the two new heaps are added up.',
  'split-adds.repair': 'The new heaps are a sum of games: take the XOR of their values.',
  'split-larger.claim': 'If a move divides a heap, only the larger of the two new values counts.',
  'split-larger.repair': 'Both heaps are still to be played: take the XOR of their values.',
  'wythoff-xor.claim': 'XOR decides Wythoff’s game as it decides Nim.',
  'wythoff-xor.repair':
    'A move in both heaps at once makes the game no sum of its heaps. Its losing positions follow the golden ratio.',

  'misere-reversed.claim': 'If the last move loses, winners and losers change places.',
  'misere-reversed.repair':
    'In Nim that is so only if no heap is larger than 1. Otherwise the same player wins as in normal play.',
  'misere-same.claim': 'The XOR rule decides Nim also if the last move loses.',
  'misere-same.repair':
    'It does as long as a heap is larger than 1. With heaps of 1 alone, an even number of them wins.',
  'misere-even-ones.claim':
    'In misère Nim heaps of 1 alone are winning if their number is odd, and any larger heap wins.',
  'misere-even-ones.repair':
    'An odd number of heaps of 1 is losing, as the moves are forced. With a larger heap the XOR decides.',
  'misere-shifted.claim':
    'If the last move loses, a heap is played as a heap of one stone less in normal play.',
  'misere-shifted.repair':
    'That is so if a single stone may be taken. Otherwise a game may end with stones left, and the player who cannot move wins.',
  'misere-by-values.claim':
    'In every game under misère play SG values decide: by XOR, and the other way round if none is larger than 1.',
  'misere-by-values.repair':
    'That theorem has a condition, which Nim meets and Kayles does not. Its misère quotient decides Kayles.',

  'stairs-all.claim': 'In staircase Nim the XOR of all steps decides.',
  'stairs-all.repair':
    'Only steps of odd number count: a move from an even step can always be carried on to the next one.',
  'stairs-even.claim': 'In staircase Nim the XOR of the steps of even number decides.',
  'stairs-even.repair':
    'The ground has the number 0, so that a stone leaves play from step 1: the steps of odd number count.',
  'stairs-from-top.claim': 'In staircase Nim every second step counts, from the top down.',
  'stairs-from-top.repair':
    'Count from the ground: the steps of odd number are those from which stones end on even ones.',
  'stairs-moves.claim':
    'In staircase Nim the player to move wins if the single steps of all stones together are odd in number.',
  'stairs-moves.repair':
    'A move may carry many stones at once. The XOR of the steps of odd number decides.',

  'period-from-0.claim': 'A periodic sequence of values repeats its period from heap 0 on.',
  'period-from-0.repair':
    'Most octal games have a preperiod: the period begins only after the last exception.',
  'period-twice.claim': 'A block of values that comes twice in a row is the period.',
  'period-twice.repair':
    'A theorem (Guy and Smith) says how far one has to compute before a period is proven.',
  'period-is-twice-max.claim':
    'The values of a subtraction game repeat after twice the largest amount.',
  'period-is-twice-max.repair':
    'A window of values as long as the largest amount has to come again; the sets decide when. The table proves the period of each.',
  'period-12-of-0.07.claim':
    'The values of Dawson’s Kayles repeat as those of Kayles do, and from the first heaps on.',
  'period-12-of-0.07.repair':
    'Its period is another and longer one, and it begins late. The table shows both, with the proof.',
  'agree-for-500.claim': 'Two games whose values agree for hundreds of heaps have the same values.',
  'agree-for-500.repair':
    'No number of equal values proves equal games: compare what is proven, the preperiod, the period and all values up to there.',

  'marks-not-cleared.claim': 'A program for the mex may keep its marks from one heap to the next.',
  'marks-not-cleared.repair':
    'Clear the marks for each heap, or mark with the number of the heap in place of “true”.',
  'won-as-bool.claim': 'A program need only remember of each heap whether it is winning.',
  'won-as-bool.repair':
    'Remember SG values: two winning heaps cancel only if their values are equal.',
  'last-take-missing.claim': 'The loop over the amounts may end before the last one.',
  'last-take-missing.repair': 'End the loop with the last amount: `<=` in place of `<`.',
  'equals-before-xor.claim': 'In C, `a ^ b == 0` asks whether the XOR is 0.',
  'equals-before-xor.repair': '`==` binds more tightly than `^`. Write `(a ^ b) == 0`.',
  'golden-rounded.claim': 'A few decimals of the golden ratio are enough for Wythoff’s game.',
  'golden-rounded.repair':
    'Rounding spoils large heaps. Compute with whole numbers, or with as many digits as the heaps need.',
} satisfies Words;
