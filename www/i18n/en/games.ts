/** The English texts common to all games: their groups, example rules and goals. */
import type { Words } from '../languages.ts';
import { amounts, heaps, lines, listed, moves, stones } from './taking.ts';
import type { RuleArguments } from '../rule.ts';

/**
 * For some rules of moving one piece, the sentence that replaces the general sentence "Move a piece to one of
 * the places …".
 */
const pieces: Record<string, string> = {
  '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)':
    'Move the king one square towards the corner: along a row, along a column, or along a diagonal.',
  '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)':
    'Move the knight, but only by the four jumps that bring it nearer to the corner.',
};

export default {
  // For each game: its name and its rule.
  'arc-kayles': 'Arc Kayles',
  'arc-kayles_rule': 'Choose an edge of the graph; its two nodes go, with all their edges.',
  bishops: 'Non-attacking bishops',
  bishops_rule: 'Put a bishop on a square that no bishop on the board attacks.',
  bounded: 'Bounded Nim',
  bounded_rule: ({ amounts }: RuleArguments) =>
    `Take ${amounts ? stones(amounts) : 'at least one stone, but no more than a given number,'} from one heap.`,
  boxes: 'Boxes by distance',
  boxes_rule:
    'Move any number of stones from one box to the box before it, which is one nearer to box 0. Stones in box 0 stay there.',
  chomp: 'Chomp',
  chomp_rule:
    'Eat a square of the chocolate together with everything below it and to its right. The top left square is poisoned and may not be eaten.',
  corners: 'Turning Corners',
  corners_rule:
    'Turn over the four coins at the corners of a rectangle; the one in its last row and column goes from head to tail.',
  cram: 'Cram',
  cram_rule: 'Place a domino on two adjacent free squares.',
  cut: 'Cutting rectangles',
  cut_rule: ({ number }: RuleArguments) =>
    `Cut a rectangle straight into two rectangles with integer sides, none of them shorter than ${number ?? 'the given number'}.`,
  dawson: 'Dawson’s Kayles',
  dawson_rule: 'Knock down two adjacent pins; this may split a row into two.',
  divisors: 'Subtract a divisor',
  divisors_rule:
    'Take a number of stones that divides the size of the heap and is smaller than it; nothing can be taken from a heap of 1.',
  'e-and-d': 'E&D: pairs of boxes',
  'e-and-d_rule':
    'Choose a pair of boxes: empty one of the two, then divide the contents of the other between them, at least one in each.',
  'end-nim': 'End-Nim',
  'end-nim_rule':
    'Take any number of stones from the first or the last heap of the row. When an end heap is empty, the next heap becomes the end.',
  euclid: 'Euclid’s game',
  euclid_rule:
    'Take from the larger heap a multiple of the size of the smaller one. When a heap is empty, the game is over.',
  every: 'Every part at once',
  every_rule: ({ games }: RuleArguments) =>
    `${games ? games[0].rule : 'Move by the rule of the named game.'} Do so in every part that still has a move, all in one turn. The last part to end decides.`,
  fibonacci: 'Fibonacci Nim',
  fibonacci_rule: ({ number = 2 }: RuleArguments) =>
    `Take at most ${number === 2 ? 'twice' : `${number} times`} as many stones as were just taken. The first move may not take the whole heap.`,
  geography: 'Vertex geography',
  geography_rule:
    'Move the token along an edge to a neighbouring node; the node it leaves is removed with its edges.',
  graph: 'Tokens on a graph',
  graph_rule:
    'Move one token along an arrow. Tokens may share a node. Arrows may form cycles: when the same position occurs for the third time with the same player to move, the game is a draw.',
  greedy: 'Greedy Nim',
  greedy_rule: 'Take any number of stones, but only from a largest heap.',
  grundy: 'Grundy’s game',
  grundy_rule: 'Split a heap into two heaps of different sizes.',
  hackenbush: 'Green Hackenbush',
  hackenbush_rule: 'Cut an edge; everything no longer connected to the ground falls.',
  hex: 'Hexadecimal code',
  hex_rule: ({ code }: RuleArguments) =>
    code
      ? moves(code)
      : 'Like an octal code; an 8 in a digit allows a move that leaves three heaps.',
  kayles: 'Kayles',
  kayles_rule: 'Knock down one pin or two adjacent pins; this may split a row into two.',
  kings: 'Non-attacking kings',
  kings_rule: 'Put a king on a square that no king on the board attacks.',
  knights: 'Non-attacking knights',
  knights_rule: 'Put a knight on a square that no knight on the board attacks.',
  lasker: 'Lasker’s Nim',
  lasker_rule: 'Take any number of stones from a heap, or split it into two heaps.',
  letters: 'Letters',
  letters_rule: 'Take one letter, two equal letters, or every copy of one letter.',
  merge: 'Take one or merge',
  merge_rule: 'Take one stone from a heap, or merge two heaps.',
  'mock-turtles': 'Mock Turtles',
  'mock-turtles_rule': 'Turn up to three coins; the rightmost of them goes from head to tail.',
  moore: 'Moore’s Nim',
  moore_rule: ({ amounts }: RuleArguments) =>
    `Take stones from ${amounts ? heaps(amounts) : 'several heaps, up to a given number'}, as many as you like${amounts && heaps(amounts) === '1 heap' ? '' : ' from each'}.`,
  nim: 'Nim',
  nim_rule: 'Take as many stones as you like from one heap.',
  nimble: 'Nimble',
  nimble_rule: 'Move a coin any number of squares to the left; squares hold any number of coins.',
  'node-kayles': 'Node Kayles',
  'node-kayles_rule': 'Choose a node of the graph; it goes, and its neighbours go with it.',
  northcott: 'Northcott’s game',
  northcott_rule:
    'Each row holds a white and a black piece. Move one piece any number of squares within its row, towards the other piece or back, without jumping over it. The total number of squares moved back in all rows is limited, so that the game ends.',
  notakto: 'Notakto',
  notakto_rule:
    'Place a cross on a square of a board; a board with a line of three crosses is dead. Completing a line on the last live board would lose, so that move is not offered, also in misère play.',
  octal: 'Take-and-break code',
  octal_rule: ({ code }: RuleArguments) =>
    code
      ? moves(code)
      : 'The digit at place t says what may be left of a heap from which t stones are taken: 1 nothing, 2 one heap, 4 two heaps; a sum allows each of its parts.',
  officers: 'Officers',
  officers_rule: 'Take one stone from a heap of two or more and leave the rest as one heap or two.',
  'poker-nim': 'Poker Nim',
  'poker-nim_rule': ({ number }: RuleArguments) =>
    `Take any number of stones from one heap, or put stones back on one heap. Both players together may put back at most ${number === undefined ? 'a given number of stones' : stones({ ranges: [[number, number]] })}, so that the game ends.`,
  primes: 'Subtract a prime',
  primes_rule: 'Take a prime number of stones from one heap.',
  product: 'Product of coin games',
  product_rule: ({ coins: [rows, columns] = [] }: RuleArguments) =>
    `${rows ? `Choose ${lines(rows, 'row')} and ${lines(columns, 'column')}` : 'Choose rows by the rule of the first game and columns by that of the second'}, and turn over the coins where they meet; the one in the last row and column goes from head to tail.`,
  prune: 'Pruning trees',
  prune_rule: 'Remove a node of a tree with everything that grows on it.',
  queens: 'Non-attacking queens',
  queens_rule: 'Put a queen on a square that no queen on the board attacks.',
  race: 'Race to zero',
  race_rule: ({ amounts: steps }: RuleArguments) =>
    `Count down by ${steps ? amounts(steps) : 'a number from the given set'}. What would go below 0 stops at 0.`,
  rapid: 'The first part to end',
  rapid_rule: ({ games }: RuleArguments) =>
    `${games ? games[0].rule : 'Move by the rule of the named game.'} Do so in every part, all in one turn. As soon as one part has no move left, neither player can move.`,
  ring: 'Rings',
  ring_rule: ({ code, rings = [] }: RuleArguments) =>
    code
      ? `${moves(code, 'row')} ${rings.length ? `${moves(rings, 'ring')} What is left of a ring is one row.` : 'From a ring nothing can be taken.'}`
      : 'Rows and rings are both played by the code, but taking from a ring leaves one row or nothing.',
  rooks: 'Non-attacking rooks',
  rooks_rule: 'Put a rook on a square that no rook on the board attacks.',
  rugs: 'Rugs',
  rugs_rule:
    'Turn over all coins of a rectangle; the one in its last row and column goes from head to tail.',
  rule: 'A rule of your own',
  rule_rule: ({ typed = '' }: RuleArguments) =>
    `Replace a heap of n with one of the options given by the rule${typed && ` ${typed}`}.`,
  ruler: 'Ruler',
  ruler_rule: 'Turn any run of neighbouring coins; the rightmost of them goes from head to tail.',
  'silver-dollar': 'Silver dollar game',
  'silver-dollar_rule': 'Move a coin to the left, but not onto or over another coin.',
  split: 'Split',
  split_rule:
    'Replace a heap with two heaps, each smaller than it; they may be empty, and together they may hold more stones than before.',
  squares: 'Subtract a square',
  squares_rule: 'Take a square number of stones (1, 4, 9 …) from one heap.',
  staircase: 'Staircase Nim',
  staircase_rule:
    'Move any number of stones from one step to the step below; stones on the ground stay there.',
  subtract: 'Subtraction game',
  subtract_rule: ({ amounts }: RuleArguments) =>
    amounts
      ? `Take ${stones(amounts)} from one heap.`
      : 'Take from one heap, but only an amount from the given set.',
  sum: 'Sum of games',
  sum_rule: ({ games }: RuleArguments) =>
    `Make one move, in one of the games that stand side by side. ${games ? listed(games) : 'Each keeps its own rules.'}`,
  treblecross: 'Treblecross',
  treblecross_rule: 'Place a cross on a square that is not within two squares of another cross.',
  'turning-turtles': 'Turning Turtles',
  'turning-turtles_rule': 'Turn a coin from head to tail and, if you like, one other to its left.',
  'two-boxes': 'Two boxes',
  'two-boxes_rule':
    'Empty one of the two boxes, then divide the contents of the other between them, at least one in each.',
  'two-numbers': 'A rule in several numbers',
  'two-numbers_rule': ({ line = '', typed = '' }: RuleArguments) =>
    pieces[line] ?? `Move a piece to one of the places given by the rule${typed && ` ${typed}`}.`,
  uproot: 'Uprooting paths',
  uproot_rule:
    'Remove a node of a tree with every node below it, down to the ground; the branches that grew on them become trees of their own.',
  wythoff: 'Wythoff’s game',
  wythoff_rule: 'Take from one of two heaps, or the same amount from both.',

  normal_goal: 'Taking the last stone wins.',
  misere_goal: 'Misère: taking the last stone loses.',
  normal_goal_pins: 'Knocking down the last pin wins.',
  misere_goal_pins: 'Misère: knocking down the last pin loses.',
  normal_goal_move: 'If you cannot move, you lose.',
  misere_goal_move: 'Misère: if you cannot move, you win.',
  normal_goal_move_pins: 'If no two adjacent pins are left on your turn, you lose.',
  misere_goal_move_pins: 'Misère: if no two adjacent pins are left on your turn, you win.',
  normal_goal_move_strip: 'If you cannot place another cross, you lose.',
  misere_goal_move_strip: 'Misère: if you cannot place another cross, you win.',
  normal_goal_move_race: 'The player who reaches 0 wins.',
  misere_goal_move_race: 'Misère: the player who reaches 0 loses.',
} satisfies Words;
