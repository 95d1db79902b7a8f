/** The sentences of arguments: what each claim of an explanation says, with the numbers of a position. */

/** @typedef {number | string} Exact */

const minus = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(BigInt(a) - BigInt(b));
const is = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(a) === String(b);
const many = (/** @type {Exact} */ n, one = '', more = 's') => (is(n, 1) ? one : more);
/** A part by its name, with its value where that is something else. @param {any} says */
const named = ({ part, label, value }) => (is(label, value) ? part : `${part}, worth ${value}`);
/** 0, 1 or 0…last. @param {Exact} last */
const upTo = (last) => (is(last, 0) ? '0' : is(last, 1) ? '0 and 1' : `0…${last}`);

/** What moves make smaller: one thing after the other. @param {string[]} by */
const falls = (by) => by.join(' smaller, or keeps it and makes ');

/** @param {number} turned whether the bar lies the other way */
const line = (turned) => (turned ? 'column' : 'row');

/** The numbers of parts that lose for who is to move. @param {unknown} misere */
const parity = (misere) => (Number(misere) ? 'odd' : 'even');
/** @param {unknown} first whether the first part to end decides */
const extreme = (first) => (Number(first) ? 'smallest' : 'largest');

/** Names, the first of so many. @param {string[]} names @param {Exact} count */
const some = (names, count) =>
  Number(count) > names.length
    ? `${names.join(', ')} and ${Number(count) - names.length} more`
    : names.join(', ');

/** @type {import('../index.js').Words} */
export default {
  'head.twos': 'Where the value comes from',
  'head.odious': 'Where the value comes from',
  'head.turtle': 'Where the value comes from',
  'head.ruler': 'Where the value comes from',
  'head.lasker': 'Where the value comes from',
  'head.product': 'Where the value comes from',
  'head.end': 'The two ends',
  'head.box': 'The mirror reply',
  'head.ring': 'Where the values come from',
  'head.cut': 'The cuts',
  'head.tree': 'Where the values come from',
  'head.pair': 'Where the values come from',
  'head.race': 'The remainder',
  'head.cross': 'The classes of the boards',
  'head.each': 'How long the parts last',
  'head.stairs': '',

  // rules in several numbers
  'numbers-fall': ({ by }) =>
    `Play ends: every move makes ${falls(by)} smaller. That is proven from the text of the rule, for all positions.`,
  'numbers-seem': ({ by }) =>
    `Every move that was met makes ${falls(by)} smaller, so play from here ends. For all positions that is not proven.`,
  'numbers-apart': ({ place, value, values }) =>
    `No move changes two numbers, or looks at another than the one it changes: ${place} is a sum of heaps, worth ${values.join(' ⊕ ')} = ${value}.`,
  'numbers-repeat': ({ place, value, as, names, from, length }) =>
    `Values repeat: ${names.map((/** @type {string} */ name, /** @type {number} */ i) => `in ${name} every ${length[i]}${is(from[i], 0) ? '' : ` from ${from[i]} on`}`).join(', ')}. ${is(place, as) ? `So ${place}` : `So ${place}, like ${as},`} is worth ${value}. That is proven: moves are fixed steps, and the values of a larger box were checked.`,
  'numbers-diagonal': ({ place, value, as, names, from, apart, length }) =>
    `Values repeat: both numbers may be made smaller by ${length}${is(from, 0) ? '' : ` while both stay at least ${from}`}, and the larger of ${names[0]} and ${names[1]} alone${is(apart, 0) ? ' while it stays no smaller than the other' : ` while it stays larger by at least ${apart}`}. ${is(place, as) ? `So ${place}` : `So ${place}, like ${as},`} is worth ${value}. That is proven: moves are fixed steps, and the values of a larger part were checked.`,

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
  'fib-next': ({ next, twice, times }) =>
    `The next part, ${next}, is ${is(times, 2) ? 'no neighbour of it and so more than twice as large' : is(times, 1) ? 'larger' : `more than ${times} times as large`}: the other side may take only up to ${twice} of the ${next}, and never all of it.`,
  'fib-some': ({ smallest, cap }) =>
    `The smallest part is ${smallest}, but at most ${cap} may be taken: some of it stays.`,
  'fib-left': ({ smallest, take, left, parts, last, twice, times }) =>
    `Take ${take}: ${smallest} − ${take} = ${left}${is(left, last) ? '' : ` = ${parts}`} is left of it, whose smallest part ${last} is at most ${times} · ${take} = ${twice}. So the other side may take it.`,
  'fib-last': ({ smallest, times }) =>
    `It is always so. Take t, and suppose the smallest part of ${smallest} − t were more than ${is(times, 1) ? '' : times}t. Then ${is(times, 2) ? 'no part of t would be its neighbour, and the' : 'the'} parts of both together would be a second such sum for ${smallest}; but there is only one. So the other side takes that smallest part, and again only some of the next part may be taken.`,
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
  'pair-value': ({ a, b, value }) => {
    const [x, y] = [BigInt(a) - 1n, BigInt(b) - 1n];
    const bits = (/** @type {bigint} */ n) => n.toString(2);
    return `The pair (${a}, ${b}): ${x} | ${y} is ${bits(x)} | ${bits(y)} = ${bits(x | y)} in binary, which ends in ${value} ${many(value, 'one', 'ones')}. So its value is ${value}.`;
  },
  'end-middle': ({ empty, before, behind }) =>
    is(before, 0)
      ? `${empty ? 'Nothing lies between the two ends, and nothing' : 'What lies between the two ends'} is lost as it stands: x₀ = y₀ = 0.`
      : `${empty ? 'Nothing lies between the two ends. A' : 'Take what lies between the two ends. With a heap before it and none behind, a'} lost position is made by ${before} only: x₀ = ${before}. ${empty ? 'It is the same on the other side' : 'With a heap behind it and none before, by ' + behind + ' only'}: y₀ = ${behind}.`,
  'end-sizes': ({ first, kept, own, other, wanted }) => {
    const [x, y] = [BigInt(kept), BigInt(own)];
    const z = BigInt(other);
    const [name, mine, others] = first ? ['last', 'y₀', 'x₀'] : ['first', 'x₀', 'y₀'];
    const why =
      x === y
        ? `it is ${mine} itself`
        : y < x && x <= z
          ? `it is above ${mine} = ${own} and at most ${others} = ${other}, so it is one less`
          : z <= x && x < y
            ? `it is at least ${others} = ${other} and below ${mine} = ${own}, so it is one more`
            : 'it is not between the two, so it is the same';
    return `The ${name} heap is ${kept}. The ${first ? 'first' : 'last'} one loses as ${wanted} only: ${why}.`;
  },
  'end-lower': ({ heap, size, left }) => `Bring heap ${heap} from ${size} down to ${left}.`,
  'box-mirror': ({ from, to }) =>
    `Stones that come from box ${from}, an even one, to box ${to} can be sent on to box ${minus(to, 1)} at once, as many of them: then the odd boxes hold what they held.`,
  'box-end': () => 'Every move brings stones nearer to box 0, so play comes to an end.',
  'cross-class': ({ board, word }) => `The board ${board} is ${word}.`,
  'cross-product': ({ word, lost, alone, boards }) =>
    `${Number(alone) ? 'The product is that of this board alone' : `The product of the ${boards} live boards is ${word}`}, ${Number(lost) ? 'one' : 'none'} of a, b², bc and c²: the player to move ${Number(lost) ? 'loses' : 'wins'}.`,
  'cross-leave': ({ move, word }) =>
    `The cross ${move} leaves the product ${word}: lost for the other side.`,
  'cross-stuck': () => 'No cross leaves a, b², bc or c²: after any of them the other side can win.',
  'cross-over': () => 'Every free square would complete a line of the last live board.',
  'each-end': ({ place }) => `${place} cannot move: its number is 0.`,
  'each-won': ({ place, count, option, first, misere }) =>
    `${place} has the number ${count}: among its options with an ${parity(misere)} number, lost for whoever is to move there, the ${extreme(first)} is ${option}.`,
  'each-lost': ({ place, count, option, first, misere }) =>
    `${place} has the number ${count}: all its options have an ${parity(!Number(misere))} number, won for whoever is to move there, and the ${extreme(!Number(first))} is ${option}.`,
  'each-whole': ({ place, count, first, alone, wins }) =>
    `${Number(alone) ? `This number, ${count},` : `The ${extreme(first)} number of all parts is ${count}, that of ${place}. It`} is ${BigInt(count) % 2n ? 'odd' : 'even'}: the player to move ${Number(wins) ? 'wins' : 'loses'}.`,
  'each-fall': ({ option, first, alone, misere }) =>
    Number(alone)
      ? `Move to an option with the number ${option}, which is ${parity(misere)}: lost for the other side.`
      : `In every part that can move, go to an option whose number is one smaller. Then the ${extreme(first)} number is ${option}, which is ${parity(misere)}: lost for the other side.`,
  'each-bound': ({ count, option, first, alone, misere }) =>
    Number(alone)
      ? `Every option has an ${parity(!Number(misere))} number: won for the other side.`
      : Number(first)
        ? `The options of a part with the number ${count} all have ${parity(!Number(misere))} numbers, at most ${option}. An ${parity(misere)} number comes only from a part with a larger number, and is at least ${count}. So after any move the smallest number is ${parity(!Number(misere))}: won for the other side.`
        : `The options of a part with the number ${count} all have ${parity(!Number(misere))} numbers, at least ${option}. An ${parity(misere)} number comes only from a part with a smaller number, and is smaller than ${option}. So after any move the largest number is ${parity(!Number(misere))}: won for the other side.`,
  'ring-open': ({ ring, rows, values, value }) =>
    `The ring of ${ring} can become a row of ${rows.replaceAll(', ', ' or ')}${rows.includes(',') ? `, of the values ${values}` : `, of the value ${values}`}. The least number missing is ${value}.`,
  'cut-value': ({ sheet, cuts, value }) =>
    `The cuts of ${sheet}: ${cuts}. The least number missing is ${value}.`,
  'cut-count': ({ cuts, odd, misere }) =>
    `${cuts} ${many(cuts, 'cut is', 'cuts are')} still to come, an ${odd ? 'odd' : 'even'} number, so ${odd ? 'the player to move' : 'the other side'} makes the last one${is(cuts, 0) ? ', or has made it' : ''}, and ${misere ? 'loses' : 'wins'}.`,
  'tree-tip': ({ nodes, count }) =>
    `Nothing grows on ${some(nodes, count)}: ${is(count, 1) ? 'it is' : 'each is'} worth 1.`,
  'tree-carry': ({ node, on, carries, value }) =>
    `On ${node} ${on.length > 1 ? 'grow' : 'grows'} ${on.join(', ')}${on.length > 1 ? `, with the nim-sum ${carries}` : ''}. So ${node} is worth ${value}.`,
  'tree-ways': ({ node, ways, value }) =>
    `The tree on ${node}, by the node that is taken and what is left then: ${ways.join(', ')}. The least number missing is ${value}.`,
  'rows-lost': ({ second, turned }) =>
    `The second ${line(turned)} has ${second} squares and the first one more. A bite in the second makes it shorter than that. A bite in the first keeps so few squares of it that both are equal afterwards.`,
  'rows-equal': ({ first, turned }) =>
    `Both ${line(turned)}s have ${first} squares. Bite off the last square of the second.`,
  'rows-far': ({ second, turned }) =>
    `The second ${line(turned)} has ${second} squares: bite the first so that it keeps one more, ${Number(second) + 1}.`,
  'product-head': ({ head, a, b, product }) =>
    `Take the head at ${head}. Its row is worth ${a} and its column ${b}: together ${a} ⊗ ${b} = ${product}.`,
  'product-one': ({ a, b }) =>
    is(a, 0) || is(b, 0)
      ? 'A product with 0 is 0.'
      : `1 ⊗ x = x, as with ordinary numbers${is(a, 1) ? `: here x = ${b}` : `: here x = ${a}`}.`,
  'product-low': ({ power, high, low, factor, upper, lower, product }) =>
    `${power} is a Fermat power (2, 4, 16, 256, …: each the square of the one before). Times smaller numbers it is the ordinary product. So (${high} · ${power} ⊕ ${low}) ⊗ ${factor} = (${high} ⊗ ${factor}) · ${power} ⊕ ${low} ⊗ ${factor} = ${upper} · ${power} ⊕ ${lower} = ${product}.`,
  'product-both': ({ a, b, power, a1, a0, b1, b0, c, d, e }) =>
    `Divide both at the Fermat power ${power} (2, 4, 16, 256, …): ${a} = ${a1} · ${power} ⊕ ${a0} and ${b} = ${b1} · ${power} ⊕ ${b0}. Then c = ${a1} ⊗ ${b1} = ${c}, d = ${a0} ⊗ ${b0} = ${d}, and e = (${a1} ⊕ ${a0}) ⊗ (${b1} ⊕ ${b0}) = ${e}.`,
  'product-add': ({ power, c, d, e, half, product }) =>
    `Since ${power} ⊗ ${power} = ${power} ⊕ ${power / 2}, the product is (e ⊕ d) · ${power} ⊕ d ⊕ c ⊗ ${power / 2} = (${e} ⊕ ${d}) · ${power} ⊕ ${d} ⊕ ${c} ⊗ ${power / 2} = ${BigInt(e) ^ BigInt(d)} · ${power} ⊕ ${d} ⊕ ${half} = ${product}.`,
  'walk-cover': ({ node, size, without }) =>
    `The largest matching has ${size} ${many(size, 'edge', 'edges')}. Without ${node}, the largest has only ${without}. So every largest matching covers ${node}.`,
  'walk-along': ({ node, to }) =>
    `Walk along its edge, to ${to}. Now ${node} is gone, and what remains of the matching is a largest one of what is left. It misses ${to}.`,
  'walk-free': ({ node, size }) =>
    `This matching has ${size} ${many(size, 'edge', 'edges')}, none has more, and it misses ${node}.`,
  'walk-answer': () =>
    'Whoever has to walk from a node that the matching misses comes to a node that it covers: otherwise that step could be added, and the matching would not be a largest one. The other side answers along the edge of the matching, and the token stands on a missed node again. So the other side always has an answer.',
  'walk-end': ({ node }) => `No edge leads on from ${node}.`,
  'race-leave': ({ left, times, total, remainder }) =>
    `Leave ${left} = ${times} · ${total} + ${remainder}, which is lost for the other side.`,

  // graphs with cycles
  'head.turn': 'Who wins, node by node in the order of the queue',
  'head.label': 'The numbers, in the order in which they are given',
  'turn-end': ({ node, wins }) =>
    `${node} has no arrow: who is to move there ${wins ? 'wins under misère play (N)' : 'loses (P)'}.`,
  'turn-won': ({ node, to }) => `${node} has an arrow to ${to}, which is lost: won (N).`,
  'turn-lost': ({ node, options, count }) =>
    is(count, 1)
      ? `The only arrow of ${node} leads to ${options}, which is won: lost (P).`
      : `All ${count} arrows of ${node} lead to nodes that are won (${some(options, count)}): lost (P).`,
  'turn-drawn': ({ nodes, count }) =>
    `The queue is empty, and ${some(nodes, count)} ${many(count, 'is', 'are')} left. No arrow from there leads to a lost node, and one always leads to a node that is left: whoever stays there cannot be made to lose. A draw (D).`,
  'turn-more': ({ count }) =>
    `In the same way ${count} more ${many(count, 'node is', 'nodes are')} labelled.`,
  'label-end': ({ node }) => `${node} has no arrow: 0.`,
  'label-mex': ({ node, value, others, via, count }) =>
    `${node} gets ${value}: ${[
      is(value, 0) ? '' : `its options have ${upTo(minus(value, 1))}`,
      ...others.map(
        (/** @type {string} */ other, /** @type {number} */ i) =>
          `from its option ${other} there is an arrow to ${via[i]}, which has ${value}`,
      ),
      count > others.length ? `and likewise from ${count - others.length} more` : '',
    ]
      .filter(Boolean)
      .join('; ')}.`,
  'label-left': ({ nodes, count }) =>
    `No more numbers can be given: ${some(nodes, count)} ${many(count, 'stays', 'stay')} infinite (∞).`,
  'label-open': ({ node, set, mex, through }) =>
    `${node} is ∞: its options have ${set.length ? `the numbers ${set.join(', ')}` : 'no numbers'}, so it could only get ${mex}; but from its option ${through} no arrow leads to a ${mex}.`,
  'loops-moves': ({ moves }) =>
    is(moves, 0)
      ? 'No move is left.'
      : `If the winner takes the shortest way and the loser the longest, ${moves} ${many(moves, 'move is', 'moves are')} left.`,
  'loops-searched': ({ positions }) =>
    `Under misère play the numbers do not add up, so all ${positions} ${many(positions, 'position', 'positions')} that the tokens can come to ${many(positions, 'was', 'were')} labelled from the ends.`,
  'loops-hold': ({ moves, holds }) =>
    is(moves, holds)
      ? is(moves, 1)
        ? 'The only move keeps the draw.'
        : `All ${moves} moves keep the draw.`
      : `Of ${moves} moves ${holds} ${many(holds, 'keeps', 'keep')} the draw; any other loses.`,
  'loops-leave': ({ part, value, to, target }) =>
    `Look at ${part}, worth ${value}: on ${to} it is worth ${target}, the nim-sum of the others, and the whole is 0.`,
  'loops-bring': ({ part, to, target }) =>
    `Look at ${part}, the only one that is infinite: on ${to} it is worth ${target}, the nim-sum of the others, and the whole is 0.`,
  'loops-apart': ({ part, rest }) =>
    `Look at ${part}, the only one that is infinite. The others have the nim-sum ${rest}, and no arrow from there leads to a node with ${rest}. So no move leaves the nim-sum 0.`,
  'loops-both': ({ label, other, count }) =>
    `${is(count, 2) ? 'Two' : count} tokens are infinite, ${is(count, 2) ? '' : 'such as '}those on ${label} and ${other}. A move changes only one of them, so none leaves the nim-sum 0.`,
  'loops-lower': () =>
    'From the nim-sum 0 a move may lower a number. That is answered as in Nim: some number is lowered so that the nim-sum is 0 again.',
  'loops-back': () =>
    'Any other move leads to a larger number or to ∞. Then the same token moves on to the number that it had; such an arrow is there, because the number was given only with it.',
  'loops-ends': ({ rank }) =>
    `This comes to an end. Ranks count how late a number was given; with the nim-sum 0 those of the tokens are ${rank} together, and they fall with each move and its answer. So there are at most ${rank} such ${many(rank, 'pair', 'pairs')}.`,
};
