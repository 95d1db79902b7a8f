/** Explanations: what `why` says, in the words of a textbook. */

const s = (/** @type {number | string} */ n, one = '', many = 's') =>
  String(n) === '1' ? one : many;
/** @param {string} text */
const cap = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const join = (/** @type {any[]} */ list) => list.join(', ');

/** The answer to a move from an odd step. @param {boolean} misere */
const odd = (misere) =>
  misere
    ? 'Answer as in misère Nim.'
    : 'Then the nim-sum is not 0, and you make it 0 again as in Nim.';

/** @type {import('../index.js').Words} */
export default {
  empty: 'nothing',
  title: 'Why',
  of: ({ position }) => `Why: ${position}`,
  loading: 'Working it out…',
  'outcome.N': 'Winning (an N-position): the player to move can win.',
  'outcome.D':
    'Drawn (D): the player to move cannot win, but need not lose; with best play it goes on for ever.',
  'outcome.P':
    'Losing (a P-position): whatever the player to move does, the other side has a winning answer.',
  'over.normal': 'The game is over. The player to move cannot, and has lost.',
  'over.misere': 'The game is over. The player to move cannot, and under misère play has won.',
  nimber: 'SG value',
  'nimber.none.misere':
    'SG values add up under normal play only, so under misère play there is none here.',
  'nimber.infinite': 'Loopy value',
  'nimber.none.budget':
    'The SG value is not known: computing it would pass the step budget. Who wins is exact all the same.',
  'nimber.full': 'SG value (nimber)',
  'nimber.none.misere.used':
    'SG values add up under normal play only. Those named below are values of normal play; the theorem says how misère play depends on them.',
  parts: 'Parts and their SG values',
  part: 'Part',
  more: ({ count }) => `and ${count} more`,
  steps: 'Explanation',

  'moves.show': 'Show the winning moves',
  'moves.hide': 'Hide the winning moves',
  'holds.show': 'Show the moves that keep the draw',
  'holds.hide': 'Hide the moves that keep the draw',
  'holds.title': 'Moves that keep the draw',
  'holds.count': ({ holds, all }) =>
    `${holds} of ${all} move${Number(all) === 1 ? '' : 's'} keep${Number(holds) === 1 ? 's' : ''} the draw. Choose one to try it.`,
  'holds.hidden': 'Which moves keep the draw? Try it first.',
  'moves.title': 'Winning moves',
  'moves.none': 'There is none: after every move the other side can win.',
  'moves.count': ({ wins, all }) =>
    `${wins} of ${all} move${s(all)} win${s(wins, 's', '')}. Choose one to try it.`,
  'moves.countless': 'a great many',
  'moves.unknown':
    'A winning move is there, by the theorem. Finding one would pass the step budget.',
  'moves.more': ({ all }) => `The list is cut: the position has ${all} moves in all.`,
  'moves.try': ({ move, to }) => `${move}, leaving ${to}`,
  'moves.leaves': ({ to }) => `leaves ${to}`,

  heap: 'Heap',
  'row.n': ({ label }) => `row ${label}`,
  'heap.n': ({ label }) => `heap ${label}`,
  'step.n': ({ label }) => `step ${label}`,
  'token.n': ({ label }) => `token on ${label}`,
  'letter.n': ({ label }) => `letter ${label}`,
  'part.n': ({ label }) => `part ${label}`,
  'coin.n': ({ label }) => `coin ${label}`,
  'gap.n': ({ label }) => `the gap on the left of coin ${label}`,
  'head.heap': 'Heap',
  'head.box': 'Box',
  'head.pins': 'Row of pins',
  'head.strip': 'Strip',
  'head.row': 'Row',
  'head.pair': 'Heaps',
  'head.coin': 'Coin on square',
  'head.gap': 'Gap on the left of square',
  'head.square': 'Head on square',
  'head.arm': 'Squares in the arm',
  'head.piece': 'Piece at',
  'head.plant': 'Plant',
  'head.tree': 'Tree',
  'head.step': 'Step',
  'head.letter': 'Letters',
  'head.token': 'Token on',
  size: 'Size',
  value: 'Value',
  binary: 'Binary',
  bit: ({ value }) => `${value}s`,
  top: 'highest column of the sum',

  'nim-sum': 'Nim-sum in binary columns',
  'nim-sum.row': 'nim-sum',
  'nim-sum.misere': ({ sum }) =>
    `A column of the sum is 1 where the number of ones is odd: the nim-sum is ${sum}. Under misère play it decides only while some number is above 1.`,
  'nim-sum.zero': 'Every column holds an even number of ones, so the nim-sum is 0.',
  'nim-sum.some': ({ sum, highest }) =>
    `A column of the sum is 1 where the number of ones is odd. The sum is ${sum}; its highest column is ${highest}.`,

  moore: ({ modulus }) => `Ones in each column, modulo ${modulus}`,
  'moore.ones': 'ones',
  'moore.odd': ({ modulus }) => `not divisible by ${modulus}`,
  'moore.mod': ({ modulus }) => `mod ${modulus}`,
  'moore.zero': ({ modulus }) => `Every column count is divisible by ${modulus}.`,
  'moore.some': ({ modulus, bits }) =>
    `The count is not divisible by ${modulus} in the column${s(bits.length)} ${join(bits)}.`,

  ones: 'The endgame under misère play',
  'ones.none': ({ ones }) =>
    `No number is above 1; ${ones} ${s(ones, 'is', 'are')} exactly 1, an ${BigInt(ones) % 2n ? 'odd' : 'even'} number. In this endgame an odd number of ones is lost for the player to move, an even number won.`,
  'ones.residue': ({ ones, residue, modulus }) =>
    `No heap is above 1; ${ones} ${s(ones, 'is', 'are')} exactly 1, which leaves the remainder ${residue} by ${modulus}. In this endgame the remainder 1 is lost for the player to move, any other won.`,
  'ones.bigger': ({ ones, bigger }) =>
    `${bigger} number${s(bigger, ' is', 's are')} above 1, ${ones} ${s(ones, 'is', 'are')} equal to 1. While some number is above 1, misère play follows the same sums as normal play.`,
  'ones.one': ({ ones }) =>
    `Exactly one number is above 1, beside ${ones} equal to 1. Whoever moves it chooses whether an odd or an even number of ones is left, and so wins.`,
  'ones.firm': ({ bigger }) =>
    `${bigger} part${s(bigger, ' is', 's are')} more than a single stone, even where the value is 0 or 1. While such a part is there, misère play follows the same sums as normal play.`,

  'period.proven': ({ preperiod, length }) =>
    `From ${preperiod} on, the values repeat with period ${length}. This is proven.`,
  'period.growing': ({ preperiod, length, saltus }) =>
    `From ${preperiod} on, the values repeat with period ${length}, each time larger by ${saltus}. This is proven.`,
  'period.seen': ({ preperiod, length }) =>
    `From ${preperiod} on, the values repeat with period ${length}, as far as seen; it is not proven.`,
  period: 'The period',
  'period.repeats': 'Repeats',
  'period.like': 'Behaves as',
  'period.say': ({ heap, reduced, nimber }) => `${heap} behaves as ${reduced}: SG value ${nimber}.`,

  interval: 'The remainder decides',
  'interval.one': ({ hi }) =>
    `Taking 1 to ${hi}: a heap's value is its remainder modulo ${BigInt(hi) + 1n}.`,
  'interval.say': ({ lo, hi }) =>
    `Taking ${lo} to ${hi}: divide the heap by ${lo} + ${hi} = ${BigInt(lo) + BigInt(hi)} and keep the remainder r. The value is ⌊r ÷ ${lo}⌋.`,
  'interval.remainder': ({ modulus }) => `mod ${modulus}`,

  'odd-steps': 'Only the odd steps count',
  'odd-steps.odd': 'Odd steps',
  'odd-steps.even': 'Even steps',
  'odd-steps.step': 'Step',
  'odd-steps.stones': 'Stones',
  'odd-steps.counts': 'Counts?',
  'odd-steps.yes': 'counts',
  'odd-steps.no': 'answered',
  'odd-steps.say':
    'Taking stones off an odd step is taking them from a Nim heap: the even step below does not count.',

  values: 'The value of each part',

  gaps: 'Every second gap counts',
  'gaps.coin': 'Coin',
  'gaps.square': 'Square',
  'gaps.gap': 'Free squares on its left',
  'gaps.counts': 'Counts?',
  'gaps.yes': 'counts',
  'gaps.no': 'answered',
  'gaps.say':
    'Count from the right. A gap that counts is a Nim heap: moving its coin takes squares off it. When a coin before such a gap moves, the next coin can follow just as far.',

  stems: 'From the tips down',
  'stems.edge': 'Edge',
  'stems.carries': 'Carries',
  'stems.worth': 'Is worth',
  'stems.cycle': ({ node }) => `cycles at ${node}`,
  'stems.edges': ({ edges }) => `${edges} edge${s(edges)}`,
  'stems.say':
    'An edge is worth 1 more than the nim-sum of what grows on it. Cycles that meet are worth 1 if they have an odd number of edges together, else 0.',

  ratio: 'How far apart the heaps are',
  'ratio.equal': ({ small }) =>
    `The heaps are equal, ${small} and ${small}: one move ends the game.`,
  'ratio.beyond': ({ small, large }) =>
    `${large} is more than φ ≈ 1.618 times ${small}: exactly, ${large}² > ${large} · ${small} + ${small}².`,
  'ratio.within': ({ small, large }) =>
    `${large} is less than φ ≈ 1.618 times ${small}: exactly, ${large}² < ${large} · ${small} + ${small}². Only one move is there, and it leaves heaps more than φ apart.`,

  largest: 'The largest heaps',
  'largest.say': ({ size, count }) =>
    `The largest size is ${size}, and ${count} heap${s(count, ' has', 's have')} it: an ${BigInt(count) % 2n ? 'odd' : 'even'} number.`,
  'largest.ones': ({ count }) =>
    `No heap is above 1, so each move takes one of the ${count} heap${s(count)} of 1. Under misère play an odd number of them is lost for the player to move.`,

  mirror: 'The mirror reply, in two cases',
  'mirror.say': ({ step, below, misere }) =>
    `First case: the other side brings stones from an even step down, as from step ${step} to step ${below}. Move just as many on from step ${below}, and the odd steps are as before. Second case: it takes stones off an odd step. ${odd(misere)}`,
  'mirror.all': ({ misere }) =>
    `First case: the other side brings stones from an even step down to an odd one. Move just as many on, and the odd steps are as before. Second case: it takes stones off an odd step. ${odd(misere)}`,

  odious: 'Numbers with an odd count of ones',
  'odious.say':
    'A heap of n has the n-th number with an odd count of ones in binary: 1, 2, 4, 7, 8, 11, … An empty heap has 0.',
  'odious.nth': 'n-th odious number',

  mex: ({ text }) => `The options of ${text}`,
  'mex.say': ({ text, mex, values }) =>
    `The options of ${text} have the values ${values}. The least number missing is ${mex}: that is the mex.`,
  'mex.empty': ({ text }) => `${text} has no options. The least number missing from nothing is 0.`,
  'mex.option': 'Option',
  'mex.missing': ({ mex }) => `${mex} is missing: the mex`,
  'mex.all': ({ count }) => `All ${count} options`,
  'mex.cut': ({ text, mex }) =>
    `The least number missing among the values of all options of ${text} is ${mex}: that is the mex.`,

  residues: ({ modulus }) => (modulus === 2 ? 'Even and odd' : `Remainders modulo ${modulus}`),

  merge: 'Two numbers decide',
  'merge.count': 'Count',
  'merge.ones': 'a: heaps of 1',
  'merge.ops': 'b: moves in the larger heaps if all of them are merged, stones + heaps − 1',
  'merge.mod': ({ modulus }) => `mod ${modulus}`,
  'merge.special': ({ ones, ops, onesMod, P }) =>
    `Here b = ${ops} is the exception: a = ${ones} leaves the remainder ${onesMod} by 3, so this is ${P ? 'losing' : 'winning'}.`,
  'merge.what': 'What is counted',
  'merge.remainder': 'Remainder',
  'merge.usual': ({ P }) =>
    P ? 'Here both are even: losing.' : 'Here they are not both even: winning.',
  'merge.moves': 'What each kind of move makes of a and b',
  'merge.move': 'Move',
  'merge.a': 'a',
  'merge.b': 'b',
  'merge.then': 'Then',
  'merge.one': 'take a heap of 1',
  'merge.larger': 'take one from a larger heap, or merge two of them',
  'merge.halve': 'take one from a heap of 2',
  'merge.join': 'merge a heap of 1 with a larger one',
  'merge.pair': 'merge two heaps of 1',
  'merge.moves.P': 'By the rule every move leaves a winning position.',
  'merge.moves.N': 'By the rule at least one of these is losing for the other side.',

  golden: 'The golden pairs',
  'golden.difference': ({ small, large, n }) => `The heaps differ by ${large} − ${small} = ${n}.`,
  'golden.pair': ({ n, a, b }) =>
    `The golden pair with difference ${n} is (⌊${n}φ⌋, ⌊${n}φ²⌋) = (${a}, ${b}), where φ = (1 + √5) ÷ 2.`,
  'golden.small': ({ n, a, b }) =>
    `Under misère play the pair with difference ${n} is the exception (${a}, ${b}).`,
  'golden.is': 'The position is that pair: a P-position.',
  'golden.not': 'The position is not that pair. Then some move leads to a golden pair.',

  zeckendorf: ({ times }) =>
    Number(times) === 2 ? 'Parts that are Fibonacci numbers' : 'Parts that are lost heaps',
  'zeckendorf.say': ({ heap, parts, times }) =>
    `${heap} = ${parts.join(' + ')}: ${
      Number(times) === 2
        ? 'no two of these are neighbours in the Fibonacci sequence'
        : `each of these is a heap that is lost at the start of normal play, and more than ${Number(times) === 1 ? '' : `${times} times `}the next`
    }, and there is only one such sum.`,
  'zeckendorf.one': ({ heap, times }) =>
    `${heap} is ${Number(times) === 2 ? 'a Fibonacci number' : 'a heap that is lost at the start of normal play'} itself: it is its own only part.`,
  'zeckendorf.can': ({ smallest, cap }) =>
    `The smallest part is ${smallest}, and up to ${cap} may be taken now: it may be taken whole.`,
  'zeckendorf.cannot': ({ smallest, cap }) =>
    `The smallest part is ${smallest}, but only up to ${cap} may be taken now: it may not be taken whole.`,
  'zeckendorf.whole': ({ heap, times }) =>
    `${heap} is ${Number(times) === 2 ? 'itself a Fibonacci number' : 'its own only part'}, and the first move may not take the whole heap.`,
  'zeckendorf.misere': ({ heap }) =>
    `Under misère play set one stone aside for the opponent: the game is about the other ${heap}.`,
  'zeckendorf.part': ({ value }) => `part ${value}`,

  'graph-values': 'Values on the graph',
  'graph-values.node': 'Node',
  'graph-values.token': 'Token',
  'graph-values.here': 'here',
  'graph-values.say.loops':
    'A number adds like a Nim heap of that size. ∞ stands where there is no number; in braces are the numbers of the options.',
  'graph-values.say':
    'A node’s value is the mex of the values of the nodes that its arrows lead to. A node without arrows has 0.',

  quotient: 'Classes of the misère quotient',
  'quotient.say': ({ order, lost, list }) =>
    `Two sums belong to one class if no third sum beside them tells them apart in misère play. There are ${order} classes; the sums of ${lost === 1 ? 'one of them are' : `${lost} of them are`} losing (P): ${list}.`,
  'quotient.list': ({ words, others }) => words.join(', ') + (others ? ` and ${others} more` : ''),
  'quotient.proven': ({ preperiod, length }) =>
    `That the classes of heaps repeat after ${length} from heap ${preperiod} on is proven, so every heap has its class.`,
  'quotient.upto': ({ heap }) => `This is proven for all sums of heaps up to ${heap}.`,
  'quotient.class': 'Class',
  genus: 'Genus',
  'genus.say':
    'Genus: the value in normal play, and raised the values in misère play alone, beside one Nim heap of 2, beside two, and so on; the last two go on in turns. With one more Nim heap of n beside all that, the position is lost exactly if n is that value. Beside other heaps of this game the class decides.',
  'quotient.lost': ({ product }) =>
    `The classes multiply to ${product}, which is a class of losing positions: every move leaves a winning one.`,
  'quotient.won': ({ product }) =>
    `The classes multiply to ${product}, which is not a class of losing positions: some move leaves one.`,

  winning: 'The winning move that the argument finds',
  'winning.nim': ({ part, from, sum, target }) =>
    `Make ${part} into ${from} ⊕ ${sum} = ${target}. The nim-sum is then 0.`,
  'winning.value': ({ part, value, sum, target }) =>
    `${cap(part)} must get the value ${value} ⊕ ${sum} = ${target}, so that the nim-sum becomes 0.`,
  'winning.from': ({ from, left }) => `Going from ${from} to ${left} does it.`,
  'winning.target': ({ part, target }) => `Bring ${part} to the value ${target}.`,
  'winning.move': ({ move, to }) =>
    `${cap(move)}. That leaves ${to}, a P-position for the opponent.`,
  'winning.hidden':
    'The winning moves, and the sentences that lead to one, are hidden until you ask for them.',
  'winning.try': 'Try it',
  'winning.some': 'A winning move',

  conclusion: 'Conclusion',
  'conclusion.P': 'A P-position: the player to move loses.',
  'conclusion.D': 'Drawn (D): neither side can be made to lose.',
  'conclusion.N': 'An N-position: the player to move wins.',
  'conclusion.value.0': 'The SG value is 0, and 0 means that no move wins.',
  'conclusion.value': ({ nimber }) => `The SG value is ${nimber}, not 0, so some move leads to 0.`,
  'conclusion.misere': 'Under misère play the player who takes last loses.',
  'conclusion.misere.move': 'Under misère play the player who makes the last move loses.',

  search: 'Decided by search',
  'search.say':
    'No theorem is known here. All lines of play were searched to their ends; what a winner answers is told below.',

  theorem: 'Theorem',
  'theorem.by': ({ author, year }) => [author, year].filter(Boolean).join(', '),
  'theorem.bouton': "Bouton's theorem",
  'theorem.bouton.say':
    'In Nim the player to move loses exactly when the nim-sum of the heaps is 0. From 0 every move leads to another sum; from any other sum some move leads back to 0; and at the end, without stones, the nim-sum is 0.',
  'theorem.misere-nim': "Bouton's theorem for misère Nim",
  'theorem.misere-nim.say':
    'While some heap is larger than 1, the nim-sum decides as in normal play. Once all heaps are 1, an odd number of them is lost for the player to move.',
  'theorem.moore': "Moore's theorem",
  'theorem.moore.say':
    'When a move may touch up to k heaps, write the heaps in binary and count the ones of each column. The player to move loses exactly when every count is divisible by k + 1.',
  'theorem.misere-moore': "Moore's theorem under misère play",
  'theorem.misere-moore.say':
    'While some heap is larger than 1, the columns decide as in normal play. When all heaps are 1, the player to move loses exactly when their number leaves the remainder 1 by k + 1.',
  'theorem.odd-steps': 'Staircase Nim is Nim on the odd steps',
  'theorem.odd-steps.say':
    'Stones on even steps can always be answered by moving them on. What counts are the stones on steps 1, 3, 5, …, each step a Nim heap.',
  'theorem.misere-odd-steps': 'Misère staircase Nim is misère Nim on the odd steps',
  'theorem.misere-odd-steps.say':
    'Stones on even steps can always be answered by moving them on. The odd steps decide, as the heaps of misère Nim do.',
  'theorem.odious': 'The values are the numbers with an odd count of ones',
  'theorem.odious.say':
    'A heap of n that is split into two smaller ones has the n-th number with an odd count of ones in binary as its value: 1, 2, 4, 7, 8, 11, … Such a number is not the nim-sum of two others of its kind, and all smaller numbers are reached. It is a Multi-SG game: an option of two heaps is worth the nim-sum of their values.',
  'theorem.subtraction': 'Subtraction games are periodic',
  'theorem.subtraction.say':
    'A value depends only on the few values just below it, as many as the largest number of the set. When such a stretch comes again, everything after it does too.',
  'theorem.interval': 'Subtraction of an interval',
  'theorem.interval.say':
    'Answer any taking of s by lo + hi − s: together a whole lo + hi. So only the remainder modulo lo + hi counts.',
  'theorem.race': 'Counting down by an interval',
  'theorem.race.say':
    'With all steps from lo to hi, write the count as a multiple of lo + hi and a remainder. Whoever leaves the remainder 0, or one above hi, can answer every step s by lo + hi − s, or at the end by a step to 0. With other sets of steps the values repeat as well.',
  'theorem.letters': 'Equal letters have period 3',
  'theorem.letters.say':
    'n equal letters have the values 1, 2, 3, 1, 2, 3, …; none has 0. Different letters are separate heaps, and their nim-sum decides.',
  'theorem.northcott': 'The gaps are Nim heaps',
  'theorem.northcott.say':
    'Moving towards the other piece takes from a gap like from a heap of Nim. Moving back changes nothing in the end: the other side moves forward by as many squares, and the gap is what it was. Since only so many squares may be moved back in all, this comes to an end, and the nim-sum of the gaps decides.',
  'theorem.misere-northcott': 'The gaps are misère Nim heaps',
  'theorem.misere-northcott.say':
    'As long as some gap is wider than 1, play as in Nim on the gaps; once none is, leave an odd number of gaps of 1. A wider gap never helps whoever has lost. If all gaps are closed but a piece may still move back, it moves back by one, and the other side has to close the gap.',
  'theorem.two-boxes': 'Two odd boxes are lost',
  'theorem.two-boxes.say':
    'The player to move loses exactly when both boxes hold an odd number. An odd number can only be divided into an odd and an even one, which is not lost; an even number can be divided into 1 and an odd number, which is. So whoever leaves two odd boxes can do so again and again, down to 1 and 1, where there is no move.',
  'theorem.misere-two-boxes': 'Remainders by 3 decide',
  'theorem.misere-two-boxes.say':
    'The player to move loses exactly when both boxes leave remainder 2 by 3, or one does and the other holds 1. A number of remainder 2 divides into remainders 0 and 2 or 1 and 1, and neither is lost. Any other two boxes but 1 and 1 can be answered: a multiple of 3 is divided into 1 and the rest, a number from 4 on of remainder 1 into 2 and the rest. At 1 and 1 there is no move, so the player to move has won.',
  'theorem.e-and-d': 'Pairs of boxes add up',
  'theorem.e-and-d.say':
    'Each pair is a game of its own. The value of a pair (a, b) is the number of ones at the end of (a − 1) | (b − 1), the bitwise or, in binary. The values of the pairs add up by nim-sum.',
  'theorem.notakto': '18 classes tell who wins',
  'theorem.notakto.say':
    'A live board belongs to one of the classes of the misère quotient of Notakto: two boards of one class can be exchanged in any sum without changing who wins. There are 18 classes, written in the letters a, b, c and d. The classes of boards side by side multiply, by a² = 1, b³ = b, b²c = c, b²d = d, cd = ad, d² = c² and c³ = ac²; a dead board is 1. The player to move loses exactly at the products a, b², bc and c².',
  'theorem.every': 'The part that lasts longest decides',
  'theorem.every.say':
    'A move is made in every part that still can, and the last part to end decides. Give each part a number, the moves that it lasts when its winner draws it out and its loser hurries: 0 where it has ended; 1 more than the largest even number of its options, if one is even; otherwise 1 more than their smallest. What a part breaks into counts as its largest piece. The player to move wins if the largest number of all parts is odd. Under misère play odd and even change places.',
  'theorem.rapid': 'The part that ends first decides',
  'theorem.rapid.say':
    'A move is made in every part, until one has no move left. Give each part a number, the moves that it lasts when its winner hurries and its loser draws it out: 0 where it has ended; 1 more than the smallest even number of its options, if one is even; otherwise 1 more than their largest. What a part breaks into counts as its smallest piece. The player to move wins if the smallest number of all parts is odd. Under misère play odd and even change places.',
  'theorem.end-nim': 'One size of each end loses',
  'theorem.end-nim.say':
    'For every row there is exactly one heap that makes a lost position when it is put before the row, and exactly one when it is put behind. Let x₀ and y₀ be these two for what lies between the two ends. With a first heap x the position is lost for just one size of the last heap: 0 if x = x₀; x − 1 if x₀ < x ≤ y₀; x + 1 if y₀ ≤ x < x₀; x otherwise. So the sizes for a row follow from those for shorter rows.',
  'theorem.misere-end-nim': 'One size of each end loses, under misère play as well',
  'theorem.misere-end-nim.say':
    'For every row there is exactly one heap that makes a lost position when it is put before the row, and exactly one when it is put behind. Let x₀ and y₀ be these two for what lies between the two ends; where nothing lies there, both are 1. With a first heap x the position is lost for just one size of the last heap: 0 if x = x₀; x − 1 if x₀ < x ≤ y₀; x + 1 if y₀ ≤ x < x₀; x otherwise. So the sizes for a row follow from those for shorter rows.',
  'theorem.boxes': 'Only the boxes at an odd distance count',
  'theorem.boxes.say':
    'It is staircase Nim: a move changes a stone’s distance from box 0 by one. What comes out of an even box can be sent on at once, just as much of it, into the next even box. So only the odd boxes count, each as a Nim heap: moving stones out of one takes them from that heap.',
  'theorem.misere-boxes': 'Only the boxes at an odd distance count, as misère Nim heaps',
  'theorem.misere-boxes.say':
    'It is misère staircase Nim: a move changes a stone’s distance from box 0 by one. What comes out of an even box can be sent on at once, just as much of it, into the next even box. So the odd boxes decide, as the heaps of misère Nim do.',
  'named.place': ({ label }) => `box ${label}`,
  'head.place': 'Box',
  'theorem.fold-fibonacci': "Schwenk's theorem, by the heaps that are lost at the start",
  'theorem.fold-fibonacci.say':
    'Up to k times what was just taken may be taken. The heaps that are lost at the start take the place of the Fibonacci numbers. Write the heap as a sum of such numbers, the largest that fits first; each is then more than k times the next. The player to move wins exactly when the smallest part may be taken.',
  'theorem.misere-fold-fibonacci': "Schwenk's theorem under misère play",
  'theorem.misere-fold-fibonacci.say':
    'Leave one stone to the opponent: it is the game of normal play on one stone fewer. There the heap is a sum of heaps that are lost at the start, the largest that fits first, and the player to move wins exactly when the smallest part may be taken.',
  'theorem.poker-nim': 'Putting back changes nothing: it is Nim',
  'theorem.poker-nim.say':
    'Whoever can win Nim on these heaps wins. If the other side puts stones back, take just these stones again: the heaps are what they were. Only so many stones may be put back in all, so this comes to an end, and the nim-sum of the heaps decides. A heap of n has the value n: that it can also grow adds no value that the mex would have to leave out.',
  'theorem.misere-poker-nim': 'Putting back changes nothing: it is misère Nim',
  'theorem.misere-poker-nim.say':
    'As long as some heap is larger than 1, play as in Nim; once none is, leave an odd number of heaps of 1. If the side that has lost puts stones back, the heaps are no lost position of misère Nim any more, and it is answered. If no stone is left but some may still be put back, put back one, and the other side has to take it.',
  'theorem.ring': 'A ring becomes a row',
  'theorem.ring.say':
    'The first move in a ring opens it into one row, so its value is the mex of the values of the rows that can be left. The values of rows are those of the code. All values add up by nim-sum.',
  'theorem.misere-ring': 'A ring becomes a row, under misère play',
  'theorem.misere-ring.say':
    'The first move opens the ring into one row, of which is known who wins when whoever cannot move wins. The ring is won exactly when one of these rows is lost.',
  'head.ring': 'Ring or row',
  'named.ring': ({ label }) =>
    label.endsWith('r') ? `the row of ${label.slice(0, -1)}` : `the ring of ${label}`,
  'theorem.cut': 'Each piece is a game of its own',
  'theorem.cut.say':
    'A cut leaves two rectangles side by side, whose values add up by nim-sum. The value of a rectangle is the mex over all its cuts, so the values follow from those of smaller ones.',
  'theorem.cut-all': 'The number of cuts decides',
  'theorem.cut-all.say':
    'With sides of 1 allowed, a rectangle is cut until only squares of side 1 are left. Each cut makes one piece more, so w × h takes w · h − 1 cuts, wherever they are made. The player to move wins exactly when the number of cuts still to come is odd.',
  'theorem.misere-cut-all': 'The number of cuts decides, under misère play as well',
  'theorem.misere-cut-all.say':
    'With sides of 1 allowed, a rectangle is cut until only squares of side 1 are left. Each cut makes one piece more, so w × h takes w · h − 1 cuts, wherever they are made. The player to move wins exactly when the number of cuts still to come is even.',
  'theorem.half-turn': 'The reply by half a turn',
  'theorem.half-turn.say':
    'The free squares look the same after half a turn of the board, and no domino meets its own image. So the second player answers each domino by its image, and always can.',
  'theorem.half-turn-move': 'A domino that leaves the reply by half a turn',
  'theorem.half-turn-move.say':
    'One domino leaves free squares that look the same after half a turn of the board, where no domino meets its own image. From then on each domino is answered by its image.',
  'head.sheet': 'Rectangle',
  'named.sheet': ({ label }) => `the rectangle ${label}`,
  'head.region': 'Region',
  'head.crosses': 'Boards',
  'head.all': 'Position',
  'named.all': ({ label }) => `the position ${label}`,
  'named.crosses': ({ label }) => `the boards ${label}`,
  'named.region': ({ label }) => `the region ${label}`,
  'theorem.merge': 'Taking one or merging two',
  'theorem.merge.say':
    'Let a be the number of heaps of 1, and b the number of moves that the larger heaps hold if all of them are merged into one. If b is 0 or 2, the player to move loses exactly when 3 divides a; otherwise exactly when a and b are both even.',
  'theorem.tartan': 'The Tartan theorem',
  'theorem.tartan.say':
    'In the product of two coin-turning games a head is worth the nim product of what its row is worth in the one and its column in the other; heads add up by nim-sum. The nim product a ⊗ b is the mex of all a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ with a′ < a and b′ < b: just what is left when a head is turned together with a smaller row and a smaller column.',
  'theorem.geography': 'Largest matchings decide',
  'theorem.geography.say':
    'A matching is a set of edges of which no two share a node. The player to move wins exactly when every largest matching covers the token’s node, on any graph, bipartite or not. (If the first player may also choose where the token starts, the second player wins exactly when there is a perfect matching, one that covers every node.)',
  'theorem.golden': "Wythoff's theorem",
  'theorem.golden.say':
    'The P-positions are the pairs (⌊nφ⌋, ⌊nφ²⌋) with φ = (1 + √5) ÷ 2: (0, 0), (1, 2), (3, 5), (4, 7), … Every number from 1 on is in exactly one of them, and each difference occurs once.',
  'theorem.misere-golden': "Wythoff's game under misère play",
  'theorem.misere-golden.say':
    'The P-positions are those of normal play, but for the smallest: (0, 1) and (2, 2) stand in place of (0, 0) and (1, 2).',
  'theorem.zeckendorf': "Whinihan's theorem, by Zeckendorf's sums",
  'theorem.zeckendorf.say':
    'Write the heap as a sum of Fibonacci numbers, no two of them neighbours. The player to move wins exactly when the smallest part may be taken.',
  'theorem.misere-fibonacci': 'Fibonacci Nim under misère play',
  'theorem.misere-fibonacci.say':
    'Leave one stone to the opponent: it is the game of normal play on one stone fewer.',
  'theorem.ferguson': "Ferguson's theorem on misère sums",
  'theorem.ferguson.say':
    'These parts are tame: under misère play each behaves as a misère Nim heap of its value. So the nim-sum decides while some value is above 1; once none is, an odd number of ones is lost for the player to move. (The SJ theorem of Chinese textbooks says the same of games that end when all parts have the value 0. Misère play does not end there, so it holds only for tame parts.)',
  'theorem.divisors': 'How often 2 divides the heap',
  'theorem.divisors.say': 'The value of a heap is the number of times that 2 divides it.',
  'theorem.guy-smith': 'The theorem of Guy and Smith',
  'theorem.guy-smith.say':
    'In a game that takes a few and breaks heaps, the larger part of any split lies far up in the sequence. A period that has held for twice as long as it took to begin, and a little more, therefore goes on for ever.',
  'theorem.saltus': 'Values that grow by a fixed step',
  'theorem.saltus.say':
    'Each period repeats the one before with every value larger by the same amount. Seen long enough, this goes on for ever.',
  'theorem.misere-quotient': 'Misère quotients',
  'theorem.misere-quotient.say':
    'Some heap here is not tame: the SG values do not decide. Instead, each sum belongs to a class; heaps side by side multiply their classes, and the class of the whole position tells who wins.',
  'theorem.tame': 'Tame heaps under misère play',
  'theorem.tame.say':
    'Every heap here was checked to be tame: it behaves as a misère Nim heap of its value, or as two such heaps. So sums follow misère Nim: the nim-sum decides while something larger than a heap of 1 is in play. (The SJ theorem of Chinese textbooks says the same of games that end when all parts have the value 0. Misère play does not end there, so it holds only for tame parts.)',
  'theorem.strip': 'A coin on a strip is a heap',
  'theorem.strip.say':
    'A coin on square n has n squares on its left. Moving it is taking from a Nim heap of n; coins never meet.',
  'theorem.silver-dollar': 'Coins that cannot pass are Nim on every second gap',
  'theorem.silver-dollar.say':
    'Pair the coins from the right. When the left coin of a pair moves, the right one can follow just as far, so only the gap within each pair counts: each is a Nim heap. A coin left over is paired with the edge.',
  'theorem.misere-silver-dollar': 'Coins that cannot pass, under misère play',
  'theorem.misere-silver-dollar.say':
    'Pair the coins from the right. When the left coin of a pair moves, the right one can follow just as far. The gaps within the pairs decide, as the heaps of misère Nim do.',
  'theorem.euclid': "The golden ratio decides Euclid's game",
  'theorem.euclid.say':
    'The player to move wins exactly when the heaps are equal or the larger is more than φ = (1 + √5) ÷ 2 times the smaller. From closer heaps there is one move only, to heaps further apart than φ. From heaps further apart, one of the last two multiples leads to closer ones or ends the game.',
  'theorem.misere-euclid': "Euclid's game under misère play",
  'theorem.misere-euclid.say':
    'The player to move wins exactly when the larger heap is more than φ = (1 + √5) ÷ 2 times the smaller. Equal heaps are lost: the only move empties one, and the other side cannot move.',
  'theorem.euclid-values': 'The values follow from the remainders',
  'theorem.euclid-values.say':
    'Let r be the remainder of the larger heap by the smaller heap a. The heaps (a, a + r), (a, 2a + r), (a, 3a + r) … have the values 0, 1, 2 … in turn, without the value of (r, a): each can move to all that come before it.',
  'theorem.greedy': 'An even number of largest heaps is lost',
  'theorem.greedy.say':
    'Only a largest heap may be lessened. If their number is even, the move leaves it odd. If it is odd and above 1, lessen one of them; if there is one only, lower it so that an even number is the largest again.',
  'theorem.misere-greedy': 'Largest heaps under misère play',
  'theorem.misere-greedy.say':
    'While some heap is above 1, an even number of largest heaps is lost, as in normal play. Once none is, every move takes a heap of 1, and an odd number of them is lost.',
  'theorem.coin-turning': 'A row is the sum of its heads',
  'theorem.coin-turning.say':
    'A row of coins is worth the nim-sum of its heads, each valued as if it lay there alone. Two heads on one square would cancel, just as turning a coin twice changes nothing.',
  'theorem.turtles': 'Turning Turtles is Nim',
  'theorem.turtles.say':
    'A head on square n, counted from 1, is worth n: alone it goes to nothing, or to a head on any square on its left.',
  'theorem.mock-turtles': 'Mock Turtles and the odious numbers',
  'theorem.mock-turtles.say':
    'A head on square n, counted from 1, is worth the n-th number with an odd count of ones in binary: 1, 2, 4, 7, 8, 11, … Such a number is not the nim-sum of two others of its kind, and all smaller numbers are reached.',
  'theorem.lasker': "Lasker's Nim",
  'theorem.lasker.say':
    'A heap of 4k + 3 is worth 4k + 4 and one of 4k + 4 is worth 4k + 3; any other heap is worth its size. It is a Multi-SG game: an option of two heaps is worth the nim-sum of their values.',
  'theorem.any-split': 'Take and break as you like',
  'theorem.any-split.say':
    'A heap of n is worth 2n − 2 from 2 on: a nim-sum is never more than the sum, so no option reaches that, and every smaller number is a single heap, or one beside a heap of 1.',
  'theorem.ruler': 'The marks of a ruler',
  'theorem.ruler.say':
    'A head on square n, counted from 1, is worth the largest power of 2 that divides n: 1, 2, 1, 4, 1, 2, 1, 8 …, as long as the marks of a ruler in inches.',
  'theorem.chomp-hook': 'A hook is Nim with two heaps',
  'theorem.chomp-hook.say':
    'One row and one column meet at the poisoned square. A bite shortens one arm and leaves the other, so the arms are Nim heaps.',
  'theorem.chomp-two-rows': 'Two rows: one square shorter',
  'theorem.chomp-two-rows.say':
    'With two rows, whoever moves loses exactly when the second row is one square shorter than the first. From any other bar some bite makes it so, and from such a bar none does.',
  'theorem.misere-chomp-two-rows': 'Two rows under misère play',
  'theorem.misere-chomp-two-rows.say':
    'Leave two squares: one below the other or side by side. The opponent must bite down to the poisoned square, and then it is your turn with nothing to bite, which wins under misère play. From two rows of at least two squares each some bite always does it.',
  'theorem.chomp-three-rows': 'Three rows: at most one first row is lost',
  'theorem.chomp-three-rows.say':
    'Of two bars with the same second and third rows the longer can be bitten to the shorter. So for given lower rows at most one length of the first row is lost: the least from which no bite leads to a lost bar. Those lengths were computed for all lower rows up to these.',
  'theorem.chomp-square': 'A square bar is won',
  'theorem.chomp-square.say':
    'Bite the second square of the second row. One row and one column of the same length are left, and every bite in one arm can be copied in the other.',
  'theorem.chomp-rectangle': 'A rectangle is won, by stealing the strategy',
  'theorem.chomp-rectangle.say':
    'Bite the last square of the last row. If that does not win, the opponent has a winning reply; but that reply takes the last square, too, so it could have been played at once. The proof shows that a winning bite is there. It does not say which.',
  'theorem.colon': 'The colon principle',
  'theorem.colon.say':
    'Branches that meet at a node may be replaced by one stalk as long as their nim-sum. So a tree is worth a stalk: from the tips down, add 1 for each edge and take the nim-sum where branches meet. Plants beside each other add by nim-sum, too.',
  'theorem.stalks': 'A stalk is a heap',
  'theorem.stalks.say':
    'Cutting a stalk leaves any smaller height, just as taking from a Nim heap does. Where nothing branches, the plant is Nim, under misère play too.',
  'theorem.prune': 'One more than what grows on it',
  'theorem.prune.say':
    'A node with all that grows on it is worth 1 more than the nim-sum of the trees on it: that is the colon principle, since taking a node is cutting the edge below it. Trees beside each other add up by nim-sum.',
  'theorem.uproot': 'The path goes, the rest stands by itself',
  'theorem.uproot.say':
    'Taking a node takes the path below it and leaves the trees beside that path, which add up by nim-sum. A tree is worth the mex over all its nodes. From the tips down: what can be left of a tree is the nim-sum of all that grows on its lowest node, or, for each tree on that, what can be left of it with the others beside it. Such sets are merged as binary tries.',
  'theorem.tree-stalks': 'A tree that does not branch is a heap',
  'theorem.tree-stalks.say':
    'Where nothing branches, taking a node leaves any smaller number of nodes of its tree, just as taking from a Nim heap does. So such trees are Nim, under misère play too.',
  'theorem.fusion': 'The fusion principle',
  'theorem.fusion.say':
    'All nodes of a cycle may be made one without changing the value. Its edges become loops, and a loop is worth as much as a stalk of one edge: an odd cycle counts 1, an even one 0.',
  'theorem.sprague-grundy': 'The Sprague–Grundy theorem',
  'theorem.sprague-grundy.say':
    "The SG value of a position is the mex of the values of its options, and independent parts add up by nim-sum. Under normal play the player to move loses exactly when the result is 0: by the mex, every smaller value is reached by an option, and no option has the part's own value.",
  'theorem.retrograde': 'Labels from the ends, backwards',
  'theorem.retrograde.say':
    'Begin at the ends. Whatever leads to a lost node is won; what leads to won nodes only is lost. Each new label may decide those before it, in the order of a queue. What no label reaches is a draw, since from there both sides can go on for ever.',
  'theorem.loopy': 'Loopy values',
  'theorem.loopy.say':
    'Numbers are given smallest first: a node gets m if m is the mex of its options’ numbers and from every other option one can move on to an m. Such a node adds like a Nim heap of m. What gets no number is ∞: one token on such a node is won if it can move to the nim-sum of all the others, and drawn if not; with two or more the game is a draw.',
  'theorem.search': 'Exact search',
  'theorem.search.say': 'A position is losing (P) exactly when each of its options is winning (N).',
  'theorem.chomp-square.closed':
    'The player to move wins with one particular bite, after which every bite can be copied.',

  glossary: 'What the words mean',
  'glossary.option': 'Option',
  'glossary.option.say': 'A position that one move leads to.',
  'glossary.P': 'Winning (N) and losing (P) positions',
  'glossary.P.say':
    'N: the next player wins, the one to move. P: the previous player wins, the one who just moved. A position is P when all its options are N, and N when at least one option is P.',
  'glossary.mex': 'Mex',
  'glossary.mex.say':
    'The minimum excludant: the least whole number from 0 on that is not in a set. mex {0, 1, 3} = 2; mex of nothing is 0.',
  'glossary.nimber': 'SG value (nimber, Grundy value)',
  'glossary.nimber.say':
    'The mex of the SG values of all options. 0 means P, anything else N. A position of SG value v can be played as a Nim heap of v stones.',
  'glossary.differ': 'Why would the SG value 2 or 3 differ from 1?',
  'glossary.differ.say':
    'Alone, they do not: 1, 2 and 3 are all wins for the player to move. Side by side with another part they do. 1 beside 1 is lost, because every move is answered in the other part (1 ⊕ 1 = 0). 2 beside 1 is won: move the 2 to 1, and the other side faces 1 beside 1. The SG value says exactly which partner makes the sum lost.',
  'glossary.nim-sum': 'Nim-sum ⊕',
  'glossary.nim-sum.say':
    'Addition in binary without carrying: a column is 1 when it holds an odd number of ones. 3 ⊕ 5 = 011 ⊕ 101 = 110 = 6.',
  'glossary.misere': 'Normal and misère play',
  'glossary.misere.say':
    'Normal: the player who cannot move loses, so whoever takes last wins. Misère: the player who cannot move wins, so whoever takes last loses.',
  'glossary.draw': 'Drawn positions (D)',
  'glossary.draw.say':
    'Where play may go round, a position can be neither won nor lost: no option is P, and some option is drawn, too. On the board the game is a draw once the same position, with the same player to move, comes up for the third time.',
  'glossary.loopy': 'Loopy value',
  'glossary.loopy.say':
    'The SG value where play may go round. It is a number m if m is the mex of the options’ numbers and from each other option one can move on to an m; such a position adds like a Nim heap of m. Otherwise it is ∞ with the set K of the options’ numbers: beside parts of nim-sum n it is won if n is in K, else drawn. Two infinite parts are a draw.',
  'glossary.tame': 'Tame and wild',
  'glossary.tame.say':
    'Under misère play a part is tame when it behaves as misère Nim does: sums of tame parts follow the rule of misère Nim. What is not tame is wild, as the row of 5 in Kayles; there SG values do not decide.',
  'glossary.genus': 'Genus',
  'glossary.genus.say':
    'The value in normal play, and raised the values in misère play alone, beside one Nim heap of 2, beside two, and so on. The row of 5 in Kayles has 4, raised 1 4 6; the last two go on in turns.',
  'glossary.quotient': 'Misère quotient',
  'glossary.quotient.say':
    'Two sums of heaps of a game are in one class when no third sum beside them tells them apart in misère play. The classes multiply as heaps stand side by side; together they are the misère quotient. Some classes are those of the lost sums.',
  'glossary.period': 'Period and preperiod',
  'glossary.period.say':
    'A sequence has period p from heap q on (its preperiod) when the value of n + p equals that of n for every n ≥ q. Proven: a theorem says it goes on for ever. Seen so far: it held as far as was computed, no more.',
  'named.heap': ({ label }) => `the heap of ${label}`,
  'named.box': ({ label }) => (label.includes(' ') ? `the pair ${label}` : `the box of ${label}`),
  'named.row': ({ label }) => `row ${label}`,
  'named.pair': ({ label }) => `the heaps ${label}`,
  'named.coin': ({ label }) => `the coin on square ${label}`,
  'named.gap': ({ label }) => `the gap on the left of square ${label}`,
  'named.square': ({ label }) => `the head on square ${label}`,
  'named.arm': ({ label }) => `the arm of ${label}`,
  'named.plant': ({ label }) => `the plant ${label}`,
  'named.tree': ({ label }) => `the tree ${label}`,
  'named.step': ({ label }) => `step ${label}`,
  'named.letter': ({ label }) => `the letters ${label}`,
  'named.token': ({ label }) => `the token on ${label}`,
  matching: 'A largest matching',
  'matching.say': ({ node, list, rest }) =>
    list.length === 0
      ? `No edge is left, so it is empty. The token stands on ${node}.`
      : `${list.join(', ')}${rest ? ` and ${rest} more` : ''}. The token stands on ${node}.`,
  argument: 'The argument',
  'refutations.P': 'An answer to every move',
  'refutations.N': ({ text }) => `From ${text} there is an answer to every move`,
  'refutations.move': 'Move',
  'refutations.answer': 'Answer',
  'refutations.left': 'Leaves (P)',
  'refutations.all': ({ count }) => `All ${count} moves`,
  'refutations.over': 'none is needed: no move is left, and that wins',
};
