/** The English sentences of explanations that `why` returns, in the language of a textbook. */
import { cap, many } from './grammar.ts';
import type { Args } from '../args.ts';
import type { Words } from '../languages.ts';

export default {
  empty: 'nothing',
  title: 'Why',
  of: ({ position }: Args<'position'>) => `Why: ${position}`,
  loading: 'Working it out…',
  'outcome.N': 'Winning (an N-position): the player to move can win.',
  'outcome.D':
    'Drawn (D): the player to move cannot win, but need not lose; with best play the game never ends.',
  'outcome.P':
    'Losing (a P-position): whatever the player to move does, the other side has a winning answer.',
  'over.normal': 'The game is over: the player to move has no move and loses.',
  'over.misere': 'The game is over: the player to move has no move and, under misère play, wins.',
  nimber: 'SG value',
  'nimber.none.misere':
    'SG values add up under normal play only, so under misère play there is none here.',
  'nimber.infinite': 'Loopy value',
  'nimber.none.budget':
    'The SG value is not known: computing it would exceed the step budget. The winner is still exact.',
  'nimber.full': 'SG value (nimber)',
  'nimber.none.misere.used':
    'SG values add up under normal play only. Those named below are values of normal play; the theorem says how misère play depends on them.',
  parts: 'Parts and their SG values',
  part: 'Part',
  more: ({ count }: Args<'count'>) => `and ${count} more`,
  steps: 'Explanation',

  'moves.show': 'Show the winning moves',
  'moves.hide': 'Hide the winning moves',
  'holds.show': 'Show the moves that keep the draw',
  'holds.hide': 'Hide the moves that keep the draw',
  'holds.title': 'Moves that keep the draw',
  'holds.count': ({ holds, all }: Args<'holds all'>) =>
    `${holds} of ${all} move${Number(all) === 1 ? '' : 's'} keep${Number(holds) === 1 ? 's' : ''} the draw. Choose one to try it.`,
  'holds.hidden': 'Which moves keep the draw? Try it first.',
  'moves.title': 'Winning moves',
  'moves.none': 'There is none: after every move the other side can win.',
  'moves.count': ({ wins, all }: Args<'wins all'>) =>
    `${wins} of ${all} move${many(all)} win${many(wins, 's', '')}. Choose one to try it.`,
  'moves.countless': 'a great many',
  'moves.unknown':
    'By the theorem a winning move exists. Finding one would exceed the step budget.',
  'moves.more': ({ all }: Args<'all'>) => `The list is cut: the position has ${all} moves in all.`,
  'moves.leaves': ({ to }: Args<'to'>) => `leaves ${to}`,

  'far.ask': 'How many moves to the end?',
  'far.wait': 'Counting the moves to the end…',
  'far.N': ({ n }: Args<'n'>) =>
    `The player to move can win within ${n} move${many(n)}, counting those of both players.`,
  'far.P': ({ n }: Args<'n'>) =>
    `The player to move loses, but can hold out for ${n} move${many(n)}, counting those of both players.`,
  'far.draw': 'Neither player can force an end.',
  'far.budget': 'The search was stopped before the number of moves was certain.',
  'far.after': ({ n }: Args<'n'>) =>
    Number(n) === 0 ? 'and the game is over' : `then ${n} more move${many(n)}`,
  'far.delays': 'Moves, the longest resistance first',

  heap: 'Heap',
  'row.n': ({ label }: Args<'label'>) => `row ${label}`,
  'heap.n': ({ label }: Args<'label'>) => `heap ${label}`,
  'pins.n': ({ label }: Args<'label'>) => `row ${label}`,
  'strip.n': ({ label }: Args<'label'>) => `strip ${label}`,
  'step.n': ({ label }: Args<'label'>) => `step ${label}`,
  'token.n': ({ label }: Args<'label'>) => `token on ${label}`,
  'part.n': ({ label }: Args<'label'>) => `part ${label}`,
  'coin.n': ({ label }: Args<'label'>) => `coin ${label}`,
  'head.heap': 'Heap',
  'head.box': 'Box',
  'head.pins': 'Row of pins',
  'head.row': 'Row',
  'head.square': 'Head on square',
  'head.tree': 'Tree',
  'head.token': 'Token on',
  size: 'Size',
  value: 'Value',
  binary: 'Binary',
  bit: ({ value }: Args<'value'>) => `${value}s`,
  top: 'highest column of the sum',

  'nim-sum': 'Nim-sum in binary columns',
  'nim-sum.row': 'nim-sum',
  'nim-sum.misere': ({ sum }: Args<'sum'>) =>
    `A column of the sum is 1 where the number of ones is odd: the nim-sum is ${sum}. Under misère play it decides only while some number is above 1.`,
  'nim-sum.zero': 'Every column holds an even number of ones, so the nim-sum is 0.',
  'nim-sum.some': ({ sum, highest }: Args<'sum highest'>) =>
    `A column of the sum is 1 where the number of ones is odd. The sum is ${sum}; its highest column is ${highest}.`,

  blocks: 'Nim-sum without binary: blocks in pairs',
  'blocks.switch': 'Blocks of 8, 4, 2 and 1 in place of binary columns',
  'blocks.pair': ({ a, b }: Args<'a b'>) => `one in ${a} with one in ${b}`,
  'blocks.row': ({ power, pairs, alone }: Args<'power alone?'> & { pairs: string[] }) =>
    `Blocks of ${power}: ${[...pairs, ...(alone === null ? [] : [`one in ${alone} without a partner`])].join(', ')}`,
  'blocks.between': '; ',
  'blocks.none':
    'Every block has a partner of the same size. Blocks in pairs cancel, so the nim-sum is 0.',
  'blocks.some': ({ alone, largest, sum }: Args<'largest sum'> & { alone: number[] }) =>
    alone.length === 1
      ? `One block has no partner: ${sum}. So the nim-sum is ${sum}.`
      : `Blocks without a partner: ${alone.join(' + ')} = ${sum}, which is the nim-sum. The largest of them is ${largest}.`,
  'blocks.room': 'Blocks are drawn for two to eight heaps of at most 1,023 stones.',
  'blocks.now': 'The position on the board:',
  'blocks.would': 'What that move would leave:',
  'blocks.odd_steps': 'Only steps 1, 3, 5 … count.',
  'blocks.misere': 'Under misère play it decides only while some number is above 1.',

  'period.proven': ({ preperiod, length }: Args<'preperiod length'>) =>
    `From ${preperiod} on, the values repeat with period ${length}. This is proven.`,
  'period.growing': ({ preperiod, length, saltus }: Args<'preperiod length saltus?'>) =>
    `From ${preperiod} on, the values grow by ${saltus} every ${length === 1 ? 'heap' : `${length} heaps`}. This is proven.`,
  'period.seen': ({ preperiod, length }: Args<'preperiod length'>) =>
    `From ${preperiod} on, the values repeat with period ${length}, as far as seen; it is not proven.`,
  period: 'The period',
  'period.repeats': 'Repeats',
  'period.like': 'Behaves as',
  values: 'The value of each part',

  mex: ({ text }: Args<'text'>) => `The options of ${text}`,
  'mex.say': ({ text, mex, values }: Args<'text mex'> & { values: string }) =>
    `The options of ${text} have the values ${values}. The least number missing is ${mex}: that is the mex.`,
  'mex.empty': ({ text }: Args<'text'>) =>
    `${text} has no options. The least number missing from nothing is 0.`,
  'mex.option': 'Option',
  'mex.missing': ({ mex }: Args<'mex'>) => `${mex} is missing: the mex`,
  'mex.all': ({ count }: Args<'count'>) => `All ${count} options`,
  'mex.cut': ({ text, mex }: Args<'text mex'>) =>
    `The least number missing among the values of all options of ${text} is ${mex}: that is the mex.`,

  quotient: 'Classes of the misère quotient',
  'quotient.class': 'Class',
  genus: 'Genus',
  winning: 'The winning move that the argument finds',
  'winning.nim': ({ part, from, sum, target }: Args<'part from sum target'>) =>
    `Make ${part} into ${from} ⊕ ${sum} = ${target}. The nim-sum is then 0.`,
  'winning.value': ({ part, value, sum, target }: Args<'value sum target'> & { part: string }) =>
    `${cap(part)} must get the value ${value} ⊕ ${sum} = ${target}, so that the nim-sum becomes 0.`,
  'winning.from': ({ from, left }: Args<'from left'>) =>
    `Going from ${from} to ${left} achieves this.`,
  'winning.target': ({ part, target }: Args<'part target'>) =>
    `Bring ${part} to the value ${target}.`,
  'winning.pictured': ({ move }: { move: string }) =>
    `${cap(move)}. That leaves a P-position for the opponent:`,
  'winning.move': ({ move, to }: Args<'to'> & { move: string }) =>
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
  'conclusion.value': ({ nimber }: Args<'nimber'>) =>
    `The SG value is ${nimber}, not 0, so some move leads to 0.`,
  'conclusion.misere': 'Under misère play the player who takes last loses.',
  'conclusion.misere.move': 'Under misère play the player who makes the last move loses.',

  theorem: 'Theorem',
  'theorem.by': ({ author, year }: Args<'author year'>) =>
    [author, year].filter(Boolean).join(', '),
  'head.term': 'Game',
  'named.term': ({ label }: { label: string }) => label,
  'head.all': 'Position',
  'named.all': ({ label }: Args<'label'>) => `the position ${label}`,
  'theorem.ferguson': 'Ferguson’s theorem on misère sums',
  'theorem.ferguson.say':
    'These parts are tame: under misère play each behaves as a misère Nim heap of its value. So the nim-sum decides while some value is above 1; once none is, an odd number of ones is lost for the player to move. (The SJ theorem of Chinese textbooks says the same of games that end when all parts have the value 0. Misère play does not end there, so it holds only for tame parts.)',
  'theorem.guy-smith': 'The theorem of Guy and Smith',
  'theorem.guy-smith.say':
    'In a game that takes a few and breaks heaps, the larger part of any split lies far up in the sequence. A period that has held for a little more than twice as long as it took to begin therefore repeats forever.',
  'theorem.saltus': 'Values that grow by a fixed step',
  'theorem.saltus.say':
    'Each period repeats the one before with every value larger by the same amount. Once this has held far enough, it holds forever.',
  'theorem.misere-quotient': 'Misère quotients',
  'theorem.misere-quotient.say':
    'Some part here is not tame: the SG values do not decide. Instead, each sum belongs to a class; parts side by side multiply their classes, and the class of the whole position decides who wins.',
  'theorem.tame': 'Tame parts under misère play',
  'theorem.tame.say':
    'Every part here was checked to be tame: it behaves as a misère Nim heap of its value, or as two such heaps. So sums follow misère Nim: the nim-sum decides while something larger than a heap of 1 is in play. (The SJ theorem of Chinese textbooks says the same of games that end when all parts have the value 0. Misère play does not end there, so it holds only for tame parts.)',
  'theorem.coin-turning': 'A row is the sum of its heads',
  'theorem.coin-turning.say':
    'A row of coins is worth the nim-sum of its heads, each valued as if it lay there alone. Two heads on one square would cancel, just as turning a coin twice changes nothing.',
  'theorem.sprague-grundy': 'The Sprague–Grundy theorem',
  'theorem.sprague-grundy.say':
    'The SG value of a position is the mex of the values of its options, and independent parts add up by nim-sum. Under normal play the player to move loses exactly when the result is 0: by the mex, every smaller value is reached by an option, and no option has the part’s own value.',
  'theorem.search': 'Exact search',
  'theorem.search.say': 'A position is losing (P) exactly when each of its options is winning (N).',

  glossary: 'What the words mean',
  'glossary.option': 'Option',
  'glossary.option.say': 'A position that one move leads to.',
  'glossary.P': 'Winning (N) and losing (P) positions',
  'glossary.P.say':
    'N: the next player wins, the one to move. P: the previous player wins, the one who just moved. A position is P when all its options are N, and N when at least one option is P.',
  'glossary.mex': 'Mex',
  'glossary.mex.say':
    'The minimum excludant: the least whole number, starting from 0, that is not in a set. mex {0, 1, 3} = 2; mex of nothing is 0.',
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
    'Normal: if you cannot move, you lose, so taking last wins. Misère: if you cannot move, you win, so taking last loses.',
  'glossary.draw': 'Drawn positions (D)',
  'glossary.draw.say':
    'If play can go in circles, a position can be neither won nor lost: no option is P, and some option is drawn, too. On the board the game is a draw once the same position, with the same player to move, comes up for the third time.',
  'glossary.loopy': 'Loopy value',
  'glossary.loopy.say':
    'The SG value for games in which play can go in circles. It is a number m if m is the mex of the options’ numbers and from each other option one can move on to an m; such a position adds like a Nim heap of m. Otherwise it is ∞ with the set K of the options’ numbers: beside parts of nim-sum n it is won if n is in K, else drawn. Two infinite parts are a draw.',
  'glossary.tame': 'Tame and wild',
  'glossary.tame.say':
    'Under misère play a part is tame when it behaves as misère Nim does: sums of tame parts follow the rule of misère Nim. What is not tame is wild, as the row of 5 in Kayles; there SG values do not decide.',
  'glossary.genus': 'Genus',
  'glossary.genus.say':
    'The value in normal play, and raised the values in misère play alone, beside one Nim heap of 2, beside two, and so on. The row of 5 in Kayles has 4, raised 1 4 6; the last two go on in turns.',
  'glossary.quotient': 'Misère quotient',
  'glossary.quotient.say':
    'Two sums of heaps of a game are in one class when no third sum added to both distinguishes them in misère play. The classes multiply as heaps stand side by side; together they are the misère quotient. Some classes are those of the lost sums.',
  'glossary.period': 'Period and preperiod',
  'glossary.period.say':
    'A sequence has period p from heap q on (its preperiod) when the value of n + p equals that of n for every n ≥ q. Proven: a theorem says that it repeats forever. Seen so far: it held as far as was computed, no more.',
  'named.pins': ({ label }: Args<'label'>) => `the row of ${label} pins`,
  'named.heap': ({ label }: Args<'label'>) => `the heap of ${label}`,
  'named.box': ({ label }: { label: string }) =>
    label.includes(' ') ? `the pair ${label}` : `the box of ${label}`,
  'named.row': ({ label }: Args<'label'>) => `row ${label}`,
  'named.square': ({ label }: Args<'label'>) => `the head on square ${label}`,
  'named.tree': ({ label }: Args<'label'>) => `the tree ${label}`,
  'named.token': ({ label }: Args<'label'>) => `the token on ${label}`,
  'refutations.P': 'An answer to every move',
  'refutations.N': ({ text }: Args<'text'>) => `From ${text} there is an answer to every move`,
  'refutations.move': 'Move',
  'refutations.answer': 'Answer',
  'refutations.left': 'Leaves (P)',
  'refutations.all': ({ count }: Args<'count'>) => `All ${count} moves`,
  'refutations.over': 'none is needed: no move is left, and that wins',
} satisfies Words;
