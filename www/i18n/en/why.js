/** Explanations: what `why` says, in the words of a textbook. */

const s = (/** @type {number | string} */ n, one = '', many = 's') =>
  String(n) === '1' ? one : many;
/** @param {string} text */
const cap = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const join = (/** @type {any[]} */ list) => list.join(', ');

/** @type {import('../index.js').Words} */
export default {
  empty: 'nothing',
  title: 'Why',
  of: ({ position }) => `Why: ${position}`,
  loading: 'Working it out…',
  'outcome.N': 'N-position: whoever moves now can win.',
  'outcome.P': 'P-position: whoever just moved wins; every move now loses against best play.',
  'over.normal': 'The game is over. Who would have to move cannot, and has lost.',
  'over.misere': 'The game is over. Who would have to move cannot, and under misère play has won.',
  nimber: 'Nimber',
  'nimber.none.misere': 'No nimber: under misère play nimbers do not decide sums.',
  'nimber.none.budget':
    'The nimber is not known: its computation would pass the step budget. The outcome above is exact all the same.',
  parts: 'Parts and their nimbers',
  part: 'Part',
  more: ({ count }) => `and ${count} more`,
  steps: 'Explanation',

  'moves.show': 'Show the winning moves',
  'moves.hide': 'Hide the winning moves',
  'moves.title': 'Winning moves',
  'moves.none': 'There is none: every move leaves the opponent a won position.',
  'moves.count': ({ wins, all }) =>
    `${wins} of ${all} move${s(all)} win${s(wins, 's', '')}. Choose one to try it.`,
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
  'head.plant': 'Plant',
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
    `A column of the sum is 1 where the number of ones is odd: the nim-sum is ${sum}. Under misère play it decides only while some value is above 1.`,
  'nim-sum.zero':
    'Every column holds an even number of ones, so the nim-sum is 0. Any single change leaves an odd column behind.',
  'nim-sum.some': ({ sum, highest }) =>
    `A column of the sum is 1 where the number of ones is odd. The sum is ${sum}; its highest column is ${highest}. What has a one in that column can be lowered so that every column becomes even.`,

  moore: ({ modulus }) => `Ones in each column, modulo ${modulus}`,
  'moore.ones': 'ones',
  'moore.mod': ({ modulus }) => `mod ${modulus}`,
  'moore.zero': ({ modulus }) =>
    `Every column count is divisible by ${modulus}. A move touches at most ${modulus - 1} heap${s(modulus - 1)} and cannot keep that so.`,
  'moore.some': ({ modulus, bits }) =>
    `The count is not divisible by ${modulus} in the column${s(bits.length)} ${join(bits)}. Lowering at most ${modulus - 1} heap${s(modulus - 1)} can set every count right.`,

  ones: 'The endgame under misère play',
  'ones.none': ({ ones }) =>
    `No value is above 1; ${ones} ${s(ones, 'is', 'are')} exactly 1, an ${BigInt(ones) % 2n ? 'odd' : 'even'} number. In this endgame an odd number of ones is lost for the one to move, an even number won.`,
  'ones.residue': ({ ones, residue, modulus }) =>
    `No heap is above 1; ${ones} ${s(ones, 'is', 'are')} exactly 1, which leaves the remainder ${residue} modulo ${modulus}. In this endgame the remainder 1 is lost for the one to move, any other won.`,
  'ones.bigger': ({ ones, bigger }) =>
    `${bigger} value${s(bigger)} larger than 1, ${ones} equal to 1. While something larger than 1 remains, misère play follows the same sums as normal play.`,
  'ones.one': ({ ones }) =>
    `Exactly one value is larger than 1, beside ${ones} equal to 1. Whoever moves it chooses whether an odd or an even number of ones is left, and so wins.`,

  'period.proven': ({ preperiod, length }) =>
    `From ${preperiod} on, the values repeat with period ${length}. This is proven.`,
  'period.growing': ({ preperiod, length, saltus }) =>
    `From ${preperiod} on, the values repeat with period ${length}, each time larger by ${saltus}. This is proven.`,
  'period.seen': ({ preperiod, length }) =>
    `From ${preperiod} on, the values repeat with period ${length}, as far as seen; it is not proven.`,
  period: 'The period',
  'period.repeats': 'Repeats',
  'period.like': 'Behaves as',
  'period.say': ({ heap, reduced, nimber }) => `${heap} behaves as ${reduced}: nimber ${nimber}.`,

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
  'odd-steps.no': 'mirrored',
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
    `No heap is above 1, so each move takes one of the ${count} heap${s(count)} of 1. Under misère play an odd number of them is lost for the one to move.`,

  mirror: 'The mirror reply',
  'mirror.say': ({ step, below }) =>
    `If the opponent brings stones from the even step ${step} down to step ${below}, move just as many on down from step ${below}. The odd steps are then as before.`,
  'mirror.all':
    'Whatever the opponent brings from an even step down to an odd one, move just as many on down. The odd steps are then as before.',

  odious: 'Odious numbers',
  'odious.say':
    'A heap of n has the n-th number with an odd count of ones in binary: 1, 2, 4, 7, 8, 11, … An empty heap has 0.',
  'odious.nth': 'n-th odious number',

  mex: ({ text }) => `The options of ${text}`,
  'mex.say': ({ text, mex, values }) =>
    `The options of ${text} have the values ${values}. The least number missing is ${mex}.`,
  'mex.empty': ({ text }) => `${text} has no options. The least number missing from nothing is 0.`,
  'mex.option': 'Option',
  'mex.missing': ({ mex }) => `${mex} is missing: the mex`,

  residues: ({ modulus }) => (modulus === 2 ? 'Even and odd' : `Remainders modulo ${modulus}`),

  merge: 'Two numbers decide',
  'merge.count': 'Count',
  'merge.ones': 'Heaps of 1',
  'merge.ops': 'Moves in the larger heaps, if all are merged: stones + heaps − 1',
  'merge.mod': ({ modulus }) => `mod ${modulus}`,
  'merge.special': ({ ones, ops, onesMod }) =>
    `With ${ops} such move${s(ops)} the rule is the exception: the ${ones} heap${s(ones)} of 1 count modulo 3, which is ${onesMod}.`,
  'merge.say': ({ P }) =>
    P
      ? 'Both are even: every move makes one of them odd, and some reply makes both even again.'
      : 'They are not both even: some move makes them so.',
  'merge.special.say': ({ P }) => (P ? 'That is a P-position.' : 'That is an N-position.'),

  golden: 'The golden pairs',
  'golden.difference': ({ small, large, n }) => `The heaps differ by ${large} − ${small} = ${n}.`,
  'golden.pair': ({ n, a, b }) =>
    `The golden pair with difference ${n} is (⌊${n}φ⌋, ⌊${n}φ²⌋) = (${a}, ${b}), where φ = (1 + √5) ÷ 2.`,
  'golden.small': ({ n, a, b }) =>
    `Under misère play the pair with difference ${n} is the exception (${a}, ${b}).`,
  'golden.is': 'The position is that pair: a P-position.',
  'golden.not': 'The position is not that pair: some move leads to a golden pair.',

  zeckendorf: 'Parts that are Fibonacci numbers',
  'zeckendorf.say': ({ heap, parts }) =>
    `${heap} = ${parts.join(' + ')}: no two of these are neighbours in the Fibonacci sequence, and there is only one such sum.`,
  'zeckendorf.one': ({ heap }) => `${heap} is itself a Fibonacci number, and so its own only part.`,
  'zeckendorf.all': ({ cap: most }) =>
    `Up to ${most} may be taken now, so all of it can be taken at once.`,
  'zeckendorf.can': ({ smallest, cap }) =>
    `The smallest part is ${smallest}, and up to ${cap} may be taken now: take that part, and the opponent cannot take the next one whole.`,
  'zeckendorf.cannot': ({ smallest, cap }) =>
    `The smallest part is ${smallest}, but only up to ${cap} may be taken now. Whatever is taken, the opponent can take the rest of it.`,
  'zeckendorf.whole': ({ heap }) =>
    `${heap} is itself a Fibonacci number, and the first move may not take the whole heap.`,
  'zeckendorf.misere': ({ heap }) =>
    `Under misère play set one stone aside for the opponent: the game is about the other ${heap}.`,
  'zeckendorf.part': ({ value }) => `part ${value}`,

  'graph-values': 'Values on the graph',
  'graph-values.node': 'Node',
  'graph-values.token': 'Token',
  'graph-values.here': 'here',
  'graph-values.say':
    'Each node has the least number that no node one edge on has. A node without edges out has 0.',

  winning: 'A winning move',
  'winning.nim': ({ part, from, sum, target }) =>
    `Make ${part} into ${from} ⊕ ${sum} = ${target}. The nim-sum is then 0.`,
  'winning.value': ({ part, value, sum, target }) =>
    `${cap(part)} must get the value ${value} ⊕ ${sum} = ${target}, so that the nim-sum becomes 0.`,
  'winning.from': ({ from, left }) => `Going from ${from} to ${left} does it.`,
  'winning.target': ({ part, target }) => `Bring ${part} to the value ${target}.`,
  'winning.move': ({ move, to }) =>
    `${cap(move)}. That leaves ${to}, a P-position for the opponent.`,
  'winning.hidden': 'The winning move is hidden until you ask for it.',
  'winning.try': 'Try it',

  conclusion: 'So',
  'conclusion.P': 'It is a P-position: whoever just moved wins.',
  'conclusion.N': 'It is an N-position: whoever moves wins.',
  'conclusion.value.0': 'The nimber is 0, and 0 means that no move wins.',
  'conclusion.value': ({ nimber }) => `The nimber is ${nimber}, not 0, so some move leads to 0.`,
  'conclusion.misere': 'Under misère play who takes last loses.',

  search: 'Decided by search',
  'search.say': ({ steps }) =>
    `No theorem is known to answer here. Every line of play was searched to its end: ${steps} step${s(steps)}, exact.`,

  theorem: 'Theorem',
  'theorem.by': ({ author, year }) => [author, year].filter(Boolean).join(', '),
  'theorem.bouton': "Bouton's theorem",
  'theorem.bouton.say':
    'In Nim the player who just moved wins exactly when the nim-sum of the heaps is 0. From 0 every move leaves another sum; from any other sum some move restores 0.',
  'theorem.misere-nim': "Bouton's theorem for misère Nim",
  'theorem.misere-nim.say':
    'While some heap is larger than 1, the nim-sum decides as in normal play. Once all heaps are 1, whoever faces an odd number of them takes the last and loses.',
  'theorem.moore': "Moore's theorem",
  'theorem.moore.say':
    'When a move may touch up to k heaps, write the heaps in binary and count the ones of each column. The player who just moved wins exactly when every count is divisible by k + 1.',
  'theorem.misere-moore': "Moore's theorem under misère play",
  'theorem.misere-moore.say':
    'While some heap is larger than 1, the columns decide as in normal play. When all heaps are 1, the player who just moved wins exactly when their number leaves the remainder 1 modulo k + 1.',
  'theorem.odd-steps': 'Staircase Nim is Nim on the odd steps',
  'theorem.odd-steps.say':
    'Stones on even steps can always be answered by moving them on. What counts are the stones on steps 1, 3, 5, …, each step a Nim heap.',
  'theorem.misere-odd-steps': 'Misère staircase Nim is misère Nim on the odd steps',
  'theorem.misere-odd-steps.say':
    'Stones on even steps can always be answered by moving them on. The odd steps decide, as the heaps of misère Nim do.',
  'theorem.odious': 'The values of splitting are the odious numbers',
  'theorem.odious.say':
    'A heap split into two smaller ones has as value the n-th number with an odd count of ones in binary: the nim-sum of two such numbers always has an even count, so none of them is ever an option.',
  'theorem.subtraction': 'Subtraction games are periodic',
  'theorem.subtraction.say':
    'A value depends only on the few values just below it, as many as the largest number of the set. When such a stretch comes again, everything after it does too.',
  'theorem.interval': 'Subtraction of an interval',
  'theorem.interval.say':
    'Answer any taking of s by lo + hi − s: together a whole lo + hi. So only the remainder modulo lo + hi counts.',
  'theorem.race': 'Counting down by an interval',
  'theorem.race.say':
    'Whoever leaves a count from which every step can be answered to the same total keeps control. The remainder tells who that is.',
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
  'theorem.merge': 'Taking one or merging two',
  'theorem.merge.say':
    'Count the heaps of 1, and the moves that the larger heaps hold if all of them are merged into one. Their parities decide, save for a few small exceptions.',
  'theorem.golden': "Wythoff's theorem",
  'theorem.golden.say':
    'The P-positions are the pairs (⌊nφ⌋, ⌊nφ²⌋) with φ = (1 + √5) ÷ 2: (0, 0), (1, 2), (3, 5), (4, 7), … Every number from 1 on is in exactly one of them, and each difference occurs once.',
  'theorem.misere-golden': "Wythoff's game under misère play",
  'theorem.misere-golden.say':
    'The P-positions are those of normal play, but for the smallest: (0, 1) and (2, 2) stand in place of (0, 0) and (1, 2).',
  'theorem.zeckendorf': "Whinihan's theorem, by Zeckendorf's sums",
  'theorem.zeckendorf.say':
    'Write the heap as a sum of Fibonacci numbers, no two of them neighbours. Whoever moves wins exactly when the smallest part may be taken.',
  'theorem.misere-fibonacci': 'Fibonacci Nim under misère play',
  'theorem.misere-fibonacci.say':
    'Leave one stone to the opponent: it is the game of normal play on one stone fewer.',
  'theorem.ferguson': "Ferguson's theorem on misère sums",
  'theorem.ferguson.say':
    'These parts are tame: under misère play each behaves as a misère Nim heap of its value. So the nim-sum decides while some value is above 1; once none is, whoever faces an odd number of ones loses.',
  'theorem.divisors': 'How often 2 divides the heap',
  'theorem.divisors.say':
    'Taking a divisor that 2 divides j times leaves a heap that 2 divides j times, if j is less than for the heap itself; no divisor leaves exactly as many twos. So the value of a heap is the number of times that 2 divides it.',
  'theorem.guy-smith': 'The theorem of Guy and Smith',
  'theorem.guy-smith.say':
    'In a game that takes a few and breaks heaps, the larger part of any split lies far up in the sequence. A period that has held for twice as long as it took to begin, and a little more, therefore goes on for ever.',
  'theorem.saltus': 'Values that grow by a fixed step',
  'theorem.saltus.say':
    'Each period repeats the one before with every value larger by the same amount. Seen long enough, this goes on for ever.',
  'theorem.tame': 'Tame heaps under misère play',
  'theorem.tame.say':
    'Every heap here was checked to be tame: it behaves as a misère Nim heap of its value, or as two such heaps. So sums follow misère Nim: the nim-sum decides while something larger than a heap of 1 is in play.',
  'theorem.strip': 'A coin on a strip is a heap',
  'theorem.strip.say':
    'A coin on square n has n squares on its left. Moving it is taking from a Nim heap of n; coins never meet.',
  'theorem.silver-dollar': 'Coins that cannot pass are Nim on every second gap',
  'theorem.silver-dollar.say':
    'Pair the coins from the right. When the left coin of a pair moves, the right one can follow just as far, so only the gap within each pair counts: each is a Nim heap. A coin left over is paired with the edge.',
  'theorem.misere-silver-dollar': 'Coins that cannot pass, under misère play',
  'theorem.misere-silver-dollar.say':
    'Pair the coins from the right. When the left coin of a pair moves, the right one can follow just as far. The gaps within the pairs decide, as the heaps of misère Nim do.',
  'theorem.euclid': 'The golden ratio decides Euclid’s game',
  'theorem.euclid.say':
    'Whoever moves wins exactly when the heaps are equal or the larger is more than φ = (1 + √5) ÷ 2 times the smaller. Closer heaps leave one move only, to heaps further apart than φ; from such heaps one of the last two multiples leads back to close ones.',
  'theorem.misere-euclid': 'Euclid’s game under misère play',
  'theorem.misere-euclid.say':
    'Whoever moves wins exactly when the larger heap is more than φ = (1 + √5) ÷ 2 times the smaller. Equal heaps are lost: the only move empties one, and the opponent cannot move.',
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
    'A head on square n, counted from 1, is worth the n-th number with an odd count of ones in binary: 1, 2, 4, 7, 8, 11 … The nim-sum of two such numbers has an even count, so none of them is an option.',
  'theorem.lasker': "Lasker's Nim",
  'theorem.lasker.say':
    'A heap of 4k + 3 is worth 4k + 4 and one of 4k + 4 is worth 4k + 3; any other heap is worth its size.',
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
  'theorem.chomp-square': 'A square bar is won at (2, 2)',
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
  'theorem.fusion': 'The fusion principle',
  'theorem.fusion.say':
    'All nodes of a cycle may be made one without changing the value. Its edges become loops, and a loop is worth as much as a stalk of one edge: an odd cycle counts 1, an even one 0.',
  'theorem.sprague-grundy': 'The Sprague–Grundy theorem',
  'theorem.sprague-grundy.say':
    'Every position is worth one Nim heap: the mex of the values of its options. Independent parts add by nim-sum, and the player who just moved wins exactly when the result is 0.',
  'theorem.search': 'Exact search',
  'theorem.search.say': 'A position is P exactly when each of its options is N.',

  glossary: 'What the words mean',
  'glossary.option': 'Option',
  'glossary.option.say': 'A position that one move leads to.',
  'glossary.P': 'P-position, N-position',
  'glossary.P.say':
    'P: the previous player wins, the one who just moved. N: the next player wins, the one to move. A position is P when all its options are N, and N when at least one option is P.',
  'glossary.mex': 'Mex',
  'glossary.mex.say':
    'The minimum excludant: the least whole number from 0 on that is not in a set. mex {0, 1, 3} = 2; mex of nothing is 0.',
  'glossary.nimber': 'Nimber (SG value, Grundy value)',
  'glossary.nimber.say':
    'The mex of the nimbers of all options. 0 means P, anything else N. A position of nimber v can be played as a Nim heap of v stones.',
  'glossary.differ': 'Why would nimber 2 or 3 differ from 1?',
  'glossary.differ.say':
    'Alone, they do not: 1, 2 and 3 are all wins for the one to move. Side by side with another part they do. 1 beside 1 is lost, because every move is answered in the other part (1 ⊕ 1 = 0). 2 beside 1 is won: move the 2 to 1, and the opponent faces 1 beside 1. The nimber says exactly which partner makes the sum lost.',
  'glossary.nim-sum': 'Nim-sum ⊕',
  'glossary.nim-sum.say':
    'Addition in binary without carrying: a column is 1 when it holds an odd number of ones. 3 ⊕ 5 = 011 ⊕ 101 = 110 = 6.',
  'glossary.misere': 'Normal and misère play',
  'glossary.misere.say':
    'Normal: who cannot move loses, so who takes last wins. Misère: who cannot move wins, so who takes last loses.',
  'glossary.period': 'Period and preperiod',
  'glossary.period.say':
    'A sequence has period p from heap q on (its preperiod) when the value of n + p equals that of n for every n ≥ q. Proven: a theorem says it goes on for ever. Seen so far: it held as far as was computed, no more.',
};
