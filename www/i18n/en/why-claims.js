/** The sentences of arguments: what each claim of an explanation says, with the numbers of a position. */

/** @typedef {number | string} Exact */

const minus = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(BigInt(a) - BigInt(b));
const is = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(a) === String(b);
const many = (/** @type {Exact} */ n, one = '', more = 's') => (is(n, 1) ? one : more);
/** A part by its name, with its value where that is something else. @param {any} says */
const named = ({ part, label, value }) => (is(label, value) ? part : `${part}, worth ${value}`);
/** 0, 1 or 0…last. @param {Exact} last */
const upTo = (last) => (is(last, 0) ? '0' : is(last, 1) ? '0 and 1' : `0…${last}`);

/** @param {number} turned whether the bar lies the other way */
const line = (turned) => (turned ? 'column' : 'row');

/** @type {import('../index.js').Words} */
export default {
  'head.twos': 'Where the value comes from',
  'head.odious': 'Where the value comes from',
  'head.turtle': 'Where the value comes from',
  'head.ruler': 'Where the value comes from',
  'head.lasker': 'Where the value comes from',
  'head.race': 'The remainder',
  'head.stairs': '',

  // the nim-sum
  'one-value': ({ value, sizes }) =>
    sizes
      ? `There is only one number, ${value}, and it can be lowered to 0.`
      : `There is only one part. Its value ${value} is not 0; by the definition of the mex one of its options has the value 0.`,
  'one-zero': () =>
    'There is only one part, and its value is 0: by the definition of the mex none of its options has the value 0.',
  'sum-top': ({ sum, top, ones }) =>
    `The nim-sum ${sum} is not 0. Its highest column is ${top}, and ${ones} of the numbers ${many(ones, 'has', 'have')} a 1 there: an odd number, so there is at least one.`,
  'sum-lower': (/** @type {any} */ says) =>
    `Look at ${named(says)}: ${says.value} ⊕ ${says.sum} = ${says.target} is smaller than ${says.value}, because the 1 in that column becomes 0 and the columns above stay as they are.`,
  'sum-reach': ({ value, target, sum, sizes }) =>
    `${
      sizes
        ? `It can be lowered by ${minus(value, target)}, to ${target}.`
        : `Its value is a mex, so every value below ${value} is the value of one of its options: move to one of value ${target}.`
    } The nim-sum is then ${sum} ⊕ ${sum} = 0.`,
  'sum-spoil': ({ sizes }) =>
    sizes
      ? 'From the nim-sum 0 each move changes one of the numbers, a, into another number b. The nim-sum becomes a ⊕ b, and that is not 0, because b ≠ a.'
      : 'From the nim-sum 0 each move changes the value a of one part into a value b. By the definition of the mex no option of a part has the value of the part itself, so b ≠ a, and the nim-sum becomes a ⊕ b ≠ 0.',
  'sum-back': () =>
    'The other side can then make the nim-sum 0 again: it lowers a number that has a 1 in the highest column of the sum.',
  'sum-end': () =>
    'Play comes to an end, and at the end the nim-sum is 0. So whoever leaves 0 every time makes the last move.',
  'ends-last': (/** @type {any} */ says) =>
    `Only one number is above 1: look at ${named(says)}. Its mover may choose between 0 and 1. Bring it to ${says.target}, and an odd number of ones is left.`,
  'ends-ones': ({ sizes }) =>
    sizes
      ? 'An odd number of ones is lost for the player to move: the ones go one by one, and the player to move takes the last.'
      : 'Tame parts of value 1 count as single stones, and an odd number of single stones is lost for the player to move.',
  'ends-spoil': ({ bigger }) =>
    `The nim-sum is 0, and ${bigger} numbers are above 1. After any move the nim-sum is not 0, and some number is still above 1.`,
  'ends-back': () =>
    'The other side then answers as in normal play and makes the nim-sum 0 again; when only one number above 1 is left, it brings that one to 0 or 1, so that an odd number of ones is left.',
  'ends-lower': (/** @type {any} */ says) =>
    `As in normal play: look at ${named(says)}. ${says.value} ⊕ ${says.sum} = ${says.target} is smaller than ${says.value}; bring it to ${says.target}, and the nim-sum is 0.`,
  'ends-keep': () =>
    'There were at least two numbers above 1, so one is left; with the nim-sum 0 it is not the only one. Whatever is answered, the nim-sum is not 0 then and some number is above 1, and you go on in the same way. When only one number above 1 is left, it is your move: leave an odd number of ones.',
  'stairs-end': () =>
    'Every move brings stones further down, so play comes to an end. Step 1 is an odd step as well: below it is the ground.',

  // values
  twos: ({ heap, twos, odd }) =>
    is(twos, 0)
      ? `${heap} is odd, and so are its divisors: an odd number less an odd one is even. So no option has the value 0, and ${heap} itself has the value 0.`
      : `${heap} = 2^${twos} · ${odd}. Taking 2^j with j < ${twos} leaves a number that 2 divides exactly j times: the values ${upTo(Number(twos) - 1)} are reached. A divisor that 2 divides ${twos} times leaves one that 2 divides more often: ${twos} is not reached. So the value is ${twos}.`,
  'odious-not': ({ n, value }) =>
    `The value of ${n} is ${value}, because no move reaches ${value}: if two parts are left, both have values with an odd count of ones, and the nim-sum of these has an even count; if one part is left, it is smaller and has a smaller value.`,
  'odious-odd': ({ value }) =>
    `And every number below ${value} is reached. One with an odd count of ones is the value of a smaller part, which can be left alone.`,
  'odious-even': ({ number, top, rest, high, low, value }) =>
    `One with an even count of ones is the nim-sum of its highest power of 2 and the rest, which both have an odd count: ${number} = ${top} ⊕ ${rest}, the values of ${high} and ${low}. And 0 is reached by leaving nothing. So the mex is ${value}.`,
  'odious-zero': () => 'And 0 is reached by leaving nothing.',
  turtle: ({ n }) =>
    is(n, 1)
      ? 'A head on square 1 can only be turned to nothing: its value is 1.'
      : `A head on square ${n} can be turned by itself, which leaves 0, or together with a coin before it, as good as a head on any of the squares 1…${n - 1}. So its value is ${n}.`,
  'ruler-short': ({ n, power }) =>
    `Take the head on square ${n} = ${power} · ${n / power}. Runs of 1 to ${power} coins that end there leave the values ${upTo(power - 1)}, each once.${is(n, power) ? ` No run is longer, so its value is ${power}.` : ''}`,
  'ruler-long': ({ power, before, least }) =>
    `A longer run turns the coin on square ${before} as well and leaves a value of at least ${least}. So ${power} is not reached, and the value is ${power}.`,
  'lasker-plain': ({ heap, remainder }) =>
    `${heap} leaves remainder ${remainder} by 4. Taking leaves a smaller heap: together they have the values ${upTo(Number(heap) - 1)}. ${is(heap, 1) ? '' : `A split gives a nim-sum of remainder ${is(remainder, 1) ? '2' : '0 or 1'} by 4, so never ${heap}. `}The value is ${heap}.`,
  'lasker-three': ({ heap, value }) =>
    `${heap} leaves remainder 3 by 4. Taking gives the values ${upTo(Number(heap) - 1)}; the split into 1 and ${minus(heap, 1)} gives 1 ⊕ ${minus(heap, 1)} = ${heap}. Every split gives remainder 3 by 4, so never ${value}. The value is ${value}.`,
  'lasker-four': ({ heap, value }) =>
    `${heap} is a multiple of 4. Taking gives the values ${upTo(Number(heap) - 2)} and ${heap}, the value of ${value}. A split gives remainder 0 or 1 by 4, so never ${value}. The value is ${value}.`,
  'race-lost': ({ count, times, total, remainder, hi }) =>
    `${count} = ${times} · ${total} + ${remainder}. The remainder is ${is(remainder, 0) ? '0' : `above ${hi}`}: any step s can be answered by ${total} − s, or at the end by a step to 0. So the value is 0.`,
  'race-won': ({ count, times, total, remainder, lo, hi, value }) =>
    `${count} = ${times} · ${total} + ${remainder}. The remainder is from 1 to ${hi}, so the value is ${is(lo, 1) ? '' : `${remainder} ÷ ${lo} rounded up, `}${value}.`,

  // games with an argument of their own
  'fib-take': ({ smallest, cap }) =>
    `Take the smallest part, ${smallest}: up to ${cap} may be taken.`,
  'fib-next': ({ next, twice }) =>
    `The next part, ${next}, is no neighbour of it and so more than twice as large: the other side may take only up to ${twice} of the ${next}, and never all of it.`,
  'fib-some': ({ smallest, cap }) =>
    `The smallest part is ${smallest}, but at most ${cap} may be taken: some of it stays.`,
  'fib-left': ({ smallest, take, left, parts, last, twice }) =>
    `Take ${take}: ${smallest} − ${take} = ${left}${is(left, last) ? '' : ` = ${parts}`} is left of it, whose smallest part ${last} is at most 2 · ${take} = ${twice}. So the other side may take it.`,
  'fib-last': ({ smallest }) =>
    `It is always so. Take t, and suppose the smallest part of ${smallest} − t were more than 2t. Then no part of t would be its neighbour, and the parts of both together would be a second such sum for ${smallest}; but there is only one. So the other side takes that smallest part, and again only some of the next part may be taken.`,
  'golden-one': ({ kept, from, left }) =>
    `The other number of the pair of ${kept} is ${left}, which is less than ${from}: lower ${from} to ${left}.`,
  'golden-both': ({ n, small, large, take }) =>
    `The pair with the same difference ${n} is (${small}, ${large}), below both heaps: take ${take} from each.`,
  'golden-stay': ({ small, large, n }) =>
    `From (${small}, ${large}) no move leads to such a pair: a move on one heap keeps ${is(small, large) ? small : `${small} or ${large}`}, and that number is in no other pair; a move on both keeps the difference ${n}, and no other pair has it.`,
  'moore-spoil': ({ modulus }) =>
    `When every count is divisible by ${modulus}, look at the highest column that a move changes: there a 1 becomes 0 in at least one and at most ${minus(modulus, 1)} of the heaps, and no 0 becomes 1. So that count is no longer divisible by ${modulus}.`,
  'moore-touch': ({ column, ones, touched, modulus, surplus, heaps }) =>
    `Column ${column}: ${ones} of the heaps not yet touched ${many(ones, 'has', 'have')} a 1, which is ${surplus} more than a multiple of ${modulus}${is(touched, 0) ? '' : `, and the ${touched} touched so far cannot make that up`}. Make it 0 in ${heaps.map((/** @type {string} */ h) => `the heap of ${h}`).join(' and ')}. What is touched may be written freely in the columns below.`,
  'moore-write': ({ column, ones, wanted, modulus }) =>
    `Column ${column}: ${ones} of the heaps not touched ${many(ones, 'has', 'have')} a 1${is(wanted, 0) ? `, a multiple of ${modulus}. Write 0 into all that are touched.` : `, ${wanted} less than a multiple of ${modulus}. Write a 1 into ${wanted} of those touched.`}`,
  'moore-after': ({ to }) =>
    `That leaves ${to}. Each heap touched has become smaller, since its highest change is from 1 to 0, and every column count is divisible.`,
  'moore-end': ({ keep, modulus }) =>
    `Few heaps are above 1, so one move can bring them all to 0 or 1. Leave ${keep} ones: that is remainder 1 by ${modulus}.`,
  'euclid-only': ({ small, left }) =>
    `The smaller heap fits only once. The only move leaves ${left} and ${small}, which are more than φ apart: if b < φa, then a ÷ (b − a) > 1 ÷ (φ − 1) = φ.`,
  'euclid-leave': ({ small, remainder, left }) =>
    `The last two multiples leave ${remainder} or ${BigInt(remainder) + BigInt(small)} beside ${small}. Leave ${left}${is(left, 0) ? ': that ends the game' : is(left, small) ? ': equal heaps are lost for the player to move' : ': the heaps are then less than φ apart, and lost for the player to move'}.`,
  'greedy-even': ({ size, count }) =>
    `${count} heaps of ${size}: a move lessens one of them and leaves ${minus(count, 1)}, an odd number. That can be answered.`,
  'greedy-odd': ({ size, count }) =>
    `${count} heaps of ${size}: lessen one of them, by as much as you like. ${minus(count, 1)} are left, an even number.`,
  'greedy-one': ({ size, next, others, left }) =>
    is(next, 0)
      ? `Only one heap is there: bring ${size} down to ${left}.`
      : `Below ${size} the largest size is ${next}, of which there ${many(others, 'is', 'are')} ${others}: bring ${size} down to ${left}.`,
  'boxes-divide': ({ box, large, small, modulus }) =>
    is(modulus, 2)
      ? `${box} is even: divide it into ${small} and ${large}, which are both odd.`
      : `Divide ${box} into ${small} and ${large}. That is one of the lost pairs.`,
  'rows-lost': ({ second, turned }) =>
    `The second ${line(turned)} has ${second} squares and the first one more. A bite in the second makes it shorter than that. A bite in the first keeps so few squares of it that both are equal afterwards.`,
  'rows-equal': ({ first, turned }) =>
    `Both ${line(turned)}s have ${first} squares. Bite off the last square of the second.`,
  'rows-far': ({ second, turned }) =>
    `The second ${line(turned)} has ${second} squares: bite the first so that it keeps one more, ${Number(second) + 1}.`,
  'race-leave': ({ left, times, total, remainder }) =>
    `Leave ${left} = ${times} · ${total} + ${remainder}, which is lost for the other side.`,
};
