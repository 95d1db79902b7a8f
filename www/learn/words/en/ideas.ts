/** English texts of the glossary: the name of each idea and its explanation. */
export default {
  multi: 'Multi-SG',
  'multi.say':
    'A move may leave several parts instead of one. Such an option is worth the nim-sum of its parts. In Lasker’s Nim a heap of 3 leads to heaps of 0, 1 and 2, worth 0, 1 and 2, and to the heaps 1 and 2 side by side, worth 1 ⊕ 2 = 3. So it is worth 4.',
  staircase: 'Boxes by distance',
  'staircase.say':
    'If every move brings stones nearer to a place where they stay, and changes whether their distance from there is odd, only what lies at an odd distance counts, as Nim heaps. When stones leave a box at an even distance, the other side sends just as many of them on at once. Staircase Nim, coins on a strip taken in pairs, and cards moved from box to box are of this family.',
  reversible: 'A move that can be taken back',
  'reversible.say':
    'In Poker Nim one may put stones back on a heap, in Northcott’s game step back. The other side takes just these stones again, or follows with its own piece, and all is as before. Where such steps come to an end, they decide nothing: it is Nim.',
  pairs: 'Two boxes, and E&D',
  'pairs.say':
    'Throw one heap of a pair away and divide the other into two. Alone, the pair is lost exactly when both numbers are odd: dividing an odd number makes an even one, and an even number can be divided into two odd ones. With several pairs, (a, b) is worth as many as there are ones at the end of (a − 1) | (b − 1) in binary.',
  ends: 'End-Nim',
  'ends.say':
    'Take from the first or from the last heap of a row. For every row there is exactly one heap that makes it lost when put before it, and exactly one when put behind. From these two numbers of the middle follows which ends are lost, and so those of longer rows.',
  rings: 'Rings',
  'rings.say':
    'The first move opens a ring into a row, so a ring is worth the mex of what the rows that can be left are worth. In circular Kayles every ring of 3 or more is lost: the player who answers knocks down the middle of the row, one pin or two, and then does on one side what is done on the other.',
  fold: 'k-fold Fibonacci Nim',
  'fold.say':
    'Take at most k times what was just taken, at first less than everything. For k = 2 the lost heaps are the Fibonacci numbers 1, 2, 3, 5, 8, 13 …; for k = 3 they are 1, 2, 3, 4, 6, 8, 11, 15, 21 … Any other number is a sum of such numbers, the largest that fits first; taking the least of them wins.',
  geography: 'Vertex geography (matchings)',
  'geography.say':
    'A token walks along the edges of a graph, and the node it leaves goes. The player who has to move wins exactly when every largest matching covers the token’s node: then one moves along an edge of such a matching, and always finds another one. If the first player also chooses the start, the second wins exactly when some matching covers all nodes.',
  coins: 'Coins that are turned',
  'coins.say':
    'Coins lie in a row. A move turns some of them over, and the last of these shows a head before. So heads are parts of their own: a position is worth the nim-sum of what each of its heads is worth alone. In the game of the ruler any coins side by side are turned; the head at place n is worth the largest power of 2 that divides n.',
  'nim-product': 'Nim multiplication ⊗',
  'nim-product.say':
    'a ⊗ b is the mex of all a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ with a′ < a and b′ < b. So 2 ⊗ 2 = 3 and 2 ⊗ 3 = 1. With ⊕ and ⊗ the numbers below 2, 4, 16, 256 … are fields. In the game of corners the four corners of a rectangle are turned, and a head in row x and column y, both counted from 0, is worth x ⊗ y.',
  tartan: 'Products of games (Tartan theorem)',
  'tartan.say':
    'Take two coin-turning games. A move of the first names rows, one of the second columns, and the coins where they cross are turned. A head is worth g₁(row) ⊗ g₂(column): the nim product of what it is worth in each of the two.',
  rugs: 'Rugs',
  'rugs.say':
    'All coins of a rectangle are turned: the product of the ruler with itself. The head in row x and column y, counted from 0, is worth the nim product of the largest powers of 2 that divide x + 1 and y + 1. At 1:3 that is 2 ⊗ 4 = 8.',
  cut: 'Cutting rectangles',
  'cut.say':
    'A rectangle is cut straight into two, which are parts of their own: its value is the mex over all cuts of the nim-sum of both pieces. With sides of at least 2, a square of side 2 has no cut and is worth 0, and 4 × 2 is worth 1.',
  cram: 'Cram',
  'cram.say':
    'Both lay dominoes on a board. If both sides are even, the player who begins loses: the other lays the same domino turned round the centre. If just one side is even, the player who begins wins: the first domino covers the two squares in the centre, and then it goes the same way.',
  numbers: 'Rules in two numbers',
  'numbers.say':
    'A piece stands at (x, y), and the rule says where it may go: the knight’s four moves home, the queen’s, which are Wythoff’s game, the steps of Euclid’s algorithm. If some order of the positions makes every move lead to a smaller one, play ends. Pieces side by side are parts of their own.',
  prune: 'Trees: taking a node with what grows on it',
  'prune.say':
    'A node is worth 1 more than the nim-sum of the trees that grow on it. So a path of 3 nodes is worth 3, and a fork, a node with two tips on it, is worth 1. It is green Hackenbush, with each node for the edge below it; AGC 017 D has the same formula, for edges.',
  uproot: 'Trees: painting the path from the root',
  'uproot.say':
    'Choose a white node, and paint black all white nodes on its way from the root; or take these nodes away, which is the same. The value of a tree is the mex, over its nodes, of the nim-sum of the trees that then hang beside the path: 3 for a path of 3 nodes, 2 for a fork. Sets of values are merged as tries on which a nim-sum is put lazily, so n nodes take about n log n steps (UOJ 266 = BZOJ 4730, and with colours SPOJ COT3). One tree alone is always won: painting just the root wins, or its answer can be made at once.',
  every: 'Every-SG: move everywhere',
  'every.say':
    'Move in every part that still has a move; the player who makes the very last move wins. Of each part one asks how long it lasts if its winner delays and its loser hurries: 0 moves if there is none; with SG value 0, one more than the least of its options; else one more than the greatest among its options of SG value 0. The first player wins exactly when the greatest of these numbers is odd.',
  rapid: 'The rapid join',
  'rapid.say':
    'Again one moves in every part, but play stops as soon as one part has ended, and the player who then cannot move there loses. Now the winner of a part hurries and its loser delays: 0 if there is no move; with SG value 0, one more than the greatest of its options; else one more than the least among its options of SG value 0. The first player wins exactly when the least of these numbers is odd.',
  notakto: 'Notakto',
  'notakto.say':
    'Both make crosses, on any number of boards of 3 × 3. A board with three crosses in a line is out, and the player who completes the last such line loses. It is a game under misère play, and its misère quotient has 18 elements, four of them lost. On one empty board the player who begins wins, by the centre.',
  sj: 'The SJ theorem',
  'sj.say':
    'As textbooks tell it: the first player wins exactly when some SG value exceeds 1 and the nim-sum is not 0, or no SG value exceeds 1 and the nim-sum is 0, if play ends as soon as all parts have the SG value 0. Where it goes on until neither player can move, it holds for tame parts, and not for others: a row of 9 in Kayles has the SG value 4 and is lost under misère play.',
} satisfies Record<string, string>;
