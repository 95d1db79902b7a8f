/** What all games share: their groups, rules to begin with, goals. */
import type { Words } from '../languages.ts';

export default {
  // each game: its name, its rule, and what a position says
  'arc-kayles': 'Arc Kayles',
  'arc-kayles_rule': 'Choose an edge of the graph; its two nodes go, with all their edges.',
  'arc-kayles_terms': 'a-b is an edge, and d alone a node without edges. A move is written -a-b.',
  bounded: 'Bounded Nim',
  bounded_rule: 'Take at least one and at most k stones from one heap.',
  bounded_terms: 'The number after “bounded” is k; the position lists the heaps.',
  boxes: 'Boxes by distance',
  boxes_rule:
    'Move any number of stones from one box to the box before it, which is one nearer to box 0. Stones in box 0 stay there.',
  boxes_terms:
    'The numbers are the stones in boxes 0, 1, 2 …: the box number is its distance from box 0. In a typed move, boxes are numbered from 1, as in every game: 2-1 moves one stone out of box 1.',
  chomp: 'Chomp',
  chomp_rule:
    'Eat a square of the chocolate together with everything below it and to its right. The top left square is poisoned and may not be eaten.',
  chomp_terms: 'The numbers are the lengths of the rows, from the top.',
  corners: 'Turning Corners',
  corners_rule:
    'Turn over the four coins at the corners of a rectangle; the one in its last row and column goes from head to tail.',
  corners_terms:
    'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 2+0x3+1: rows 2 and 0, columns 3 and 1.',
  cram: 'Cram',
  cram_rule: 'Place a domino on two adjacent free squares.',
  cram_terms:
    'A size such as 3x4 is a free board, three wide and four high. Or write its rows: . is a free square, # is not.',
  cut: 'Cutting rectangles',
  cut_rule:
    'Cut a rectangle straight into two rectangles with integer sides, none of them shorter than the given number.',
  cut_terms:
    'The number after “cut” is the least side; the position lists the rectangles, width by height: 5x4 2x3.',
  dawson: "Dawson's Kayles",
  dawson_rule: 'Knock down two adjacent pins; this may split a row into two.',
  dawson_terms: 'The numbers are the rows of pins.',
  divisors: 'Subtract a divisor',
  divisors_rule:
    'Take a number of stones that divides the size of the heap and is smaller than it; nothing can be taken from a heap of 1.',
  divisors_terms: 'The numbers are the heaps.',
  'e-and-d': 'E&D: pairs of boxes',
  'e-and-d_rule':
    'Choose a pair of boxes: empty one of the two, then divide the contents of the other between them, at least one in each.',
  'e-and-d_terms':
    'The numbers are the contents of the boxes, pair by pair: 3 5 2 2 are the pairs (3, 5) and (2, 2).',
  'end-nim': 'End-Nim',
  'end-nim_rule':
    'Take any number of stones from the first or the last heap of the row. When an end heap is empty, the next heap becomes the end.',
  'end-nim_terms': 'The numbers are the heaps of the row, from left to right.',
  euclid: "Euclid's game",
  euclid_rule:
    'Take from the larger heap a multiple of the size of the smaller one. When a heap is empty, the game is over.',
  euclid_terms: 'The position is two heaps.',
  every: 'Every part at once',
  every_rule:
    'Make one move, by the rules of the named game, in every part that still has one. The last part to end decides.',
  every_terms:
    'After “every” write nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as in that game. A move names one move for each part, such as 1-3 2=2+1.',
  fibonacci: 'Fibonacci Nim',
  fibonacci_rule:
    'Take at most twice what was just taken, or k times as much if a number k follows “fibonacci”. The first move may not take the whole heap.',
  fibonacci_terms:
    'The number after “fibonacci”, as in fibonacci 3, is how many times the last amount may be taken; without a number it is 2. The position is one heap; 13:5 means that at most 5 may be taken now.',
  geography: 'Vertex geography',
  geography_rule:
    'Move the token along an edge to a neighbouring node; the node it leaves is removed with its edges.',
  geography_terms:
    'a-b is an edge, which can be used in both directions. The position is the token’s node; removed nodes may be written before it.',
  graph: 'Tokens on a graph',
  graph_rule:
    'Move one token along an arrow. Tokens may share a node. Arrows may form cycles: when the same position occurs for the third time with the same player to move, the game is a draw.',
  graph_terms: 'a>b is an arrow from a to b; the position names the tokens’ nodes.',
  greedy: 'Greedy Nim',
  greedy_rule: 'Take any number of stones, but only from a largest heap.',
  greedy_terms: 'The numbers are the heaps.',
  grundy: "Grundy's game",
  grundy_rule: 'Split a heap into two heaps of different sizes.',
  grundy_terms: 'The numbers are the heaps.',
  hackenbush: 'Green Hackenbush',
  hackenbush_rule: 'Cut an edge; everything no longer connected to the ground falls.',
  hackenbush_terms: 'a-b is an edge; 0 is the ground.',
  hex: 'Hexadecimal code',
  hex_rule: 'Like an octal code; an 8 in a digit allows a move that leaves three heaps.',
  hex_terms: 'A hexadecimal code such as 0.8F; the position lists the heaps.',
  kayles: 'Kayles',
  kayles_rule: 'Knock down one pin or two adjacent pins; this may split a row into two.',
  kayles_terms:
    'The numbers are the rows of pins. A move may leave two rows; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',
  lasker: "Lasker's Nim",
  lasker_rule: 'Take any number of stones from a heap, or split it into two heaps.',
  lasker_terms:
    'The numbers are the heaps. A move may leave two heaps; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',
  letters: 'Letters',
  letters_rule: 'Take one letter, two equal letters, or every copy of one letter.',
  letters_terms: 'The position is a word in capital letters.',
  merge: 'Take one or merge',
  merge_rule: 'Take one stone from a heap, or merge two heaps.',
  merge_terms: 'The numbers are the heaps.',
  'mock-turtles': 'Mock Turtles',
  'mock-turtles_rule': 'Turn up to three coins; the rightmost of them goes from head to tail.',
  'mock-turtles_terms': 'The position is a row of H (head) and T (tail).',
  moore: "Moore's Nim",
  moore_rule: 'Take stones from at least one and at most k heaps, at least one stone from each.',
  moore_terms: 'The number after “moore” is k; the position lists the heaps.',
  nim: 'Nim',
  nim_rule: 'Take as many stones as you like from one heap.',
  nim_terms: 'The numbers are the heaps.',
  nimble: 'Nimble',
  nimble_rule: 'Move a coin any number of squares to the left; squares hold any number of coins.',
  nimble_terms: 'The numbers are the squares on which coins lie, from 0.',
  'node-kayles': 'Node Kayles',
  'node-kayles_rule': 'Choose a node of the graph; it goes, and its neighbours go with it.',
  'node-kayles_terms': 'a-b is an edge, and d alone a node without edges. A move is written -a.',
  northcott: "Northcott's game",
  northcott_rule:
    'Each row holds a white and a black piece. Move one piece any number of squares within its row, towards the other piece or back, without jumping over it. The total number of squares moved back in all rows is limited, so that the game ends.',
  northcott_terms:
    'The numbers are the free squares between the two pieces of each row. The number after a colon is how many squares may still be moved back in total; without a colon, none.',
  notakto: 'Notakto',
  notakto_rule:
    'Place a cross on a square of a board; a board with a line of three crosses is dead. Completing a line on the last live board would lose, so that move is not offered, also in misère play.',
  notakto_terms:
    'Each board is nine characters, row by row: X is a cross, . a free square. A move such as 1:2:3 is board 1, row 2, column 3.',
  octal: 'Take-and-break code',
  octal_rule:
    'The digit at place t says what may be left of a heap from which t stones are taken: 1 nothing, 2 one heap, 4 two heaps; a sum allows each of its parts.',
  octal_terms:
    'An octal code such as 0.77, 4.3 or 0.[3], where [ ] repeats; the position lists the heaps.',
  officers: 'Officers',
  officers_rule: 'Take one stone from a heap of two or more and leave the rest as one heap or two.',
  officers_terms: 'The numbers are the heaps.',
  'poker-nim': 'Poker Nim',
  'poker-nim_rule':
    'Take any number of stones from one heap, or put stones back on one heap. The total number of stones that both players may put back is limited, so that the game ends.',
  'poker-nim_terms':
    'The number after “poker-nim” is how many stones may be put back in total; the position lists the heaps. The number after a colon, as in 3 5:7, is how many may still be put back; without a colon, all of them.',
  primes: 'Subtract a prime',
  primes_rule: 'Take a prime number of stones from one heap.',
  primes_terms: 'The numbers are the heaps.',
  product: 'Product of coin games',
  product_rule:
    'Choose rows by the rule of the first game and columns by that of the second, and turn over the coins where they meet; the one in the last row and column goes from head to tail.',
  product_terms:
    'After “product” write two of turning-turtles, mock-turtles, ruler and twins (exactly two coins). row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 2+0x3+1.',
  prune: 'Pruning trees',
  prune_rule: 'Remove a node of a tree with everything that grows on it.',
  prune_terms: 'a-b joins two nodes; the trees grow from the ground, 0.',
  race: 'Race to zero',
  race_rule: 'Subtract a number from the set; a result below 0 counts as 0.',
  race_terms:
    'After “race” write the set, as in 3..9; the position is the number to count down from.',
  rapid: 'The first part to end',
  rapid_rule:
    'Make one move, by the rules of the named game, in every part. As soon as one part has no move left, neither player can move.',
  rapid_terms:
    'After “rapid” write nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as in that game. A move names one move for each part, such as 1-3 2=2+1. An empty heap left by a split is not a part.',
  ring: 'Rings',
  ring_rule:
    'Rows and rings are both played by the code, but taking from a ring leaves one row or nothing. So the digit must allow one heap, or none, to be left.',
  ring_terms:
    'After “ring” write a take-and-break code such as 0.77 (circular Kayles). The numbers are rings; a number followed by r, as in 9r, is a row.',
  rugs: 'Rugs',
  rugs_rule:
    'Turn over all coins of a rectangle; the one in its last row and column goes from head to tail.',
  rugs_terms:
    'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 0..2x1..3: rows 0 to 2, columns 1 to 3.',
  rule: 'A rule of your own',
  rule_rule: 'Replace a heap of n with one of the options given by the rule.',
  rule_terms:
    'n -> options, with | between them; (i, j) is two heaps; “for i in 0..n-1” and “if …” belong to the option before them.',
  ruler: 'Ruler',
  ruler_rule: 'Turn any run of neighbouring coins; the rightmost of them goes from head to tail.',
  ruler_terms: 'The position is a row of H (head) and T (tail).',
  'silver-dollar': 'Silver dollar game',
  'silver-dollar_rule': 'Move a coin to the left, but not onto or over another coin.',
  'silver-dollar_terms': 'The numbers are the squares on which coins lie, from 0.',
  split: 'Split',
  split_rule:
    'Replace a heap with two heaps, each smaller than it; they may be empty, and together they may hold more stones than before.',
  split_terms:
    'The numbers are the heaps. A move may leave two heaps; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',
  squares: 'Subtract a square',
  squares_rule: 'Take a square number of stones (1, 4, 9 …) from one heap.',
  squares_terms: 'The numbers are the heaps.',
  staircase: 'Staircase Nim',
  staircase_rule:
    'Move any number of stones from one step to the step below; stones on the ground stay there.',
  staircase_terms: 'The numbers are the stones on steps 1, 2, 3 …',
  subtract: 'Subtraction game',
  subtract_rule: 'Take from one heap, but only an amount from the given set.',
  subtract_terms:
    'After “subtract” write the set, as in 1 3 4 or 1..5; the position lists the heaps.',
  sum: 'Sum of games',
  sum_rule: 'Make one move, in one of the games that stand side by side. Each keeps its own rules.',
  sum_terms:
    'Join games with +, and their positions in the same order: nim + kayles, 3 5 + 7. A rule of your own stands in brackets, such as [n -> n-1 | n/2 if n > 1] + kayles. A move names its game first, such as [2] 1-3.',
  treblecross: 'Treblecross',
  treblecross_rule: 'Place a cross on a square that is not within two squares of another cross.',
  treblecross_terms:
    'The numbers are the lengths of strips of squares. Three crosses in a row win, so no player places a cross within two squares of another: each cross takes those squares out of play.',
  'turning-turtles': 'Turning Turtles',
  'turning-turtles_rule': 'Turn a coin from head to tail and, if you like, one other to its left.',
  'turning-turtles_terms': 'The position is a row of H (head) and T (tail).',
  'two-boxes': 'Two boxes',
  'two-boxes_rule':
    'Empty one of the two boxes, then divide the contents of the other between them, at least one in each.',
  'two-boxes_terms': 'The two numbers are the contents of the boxes.',
  'two-numbers': 'A rule in several numbers',
  'two-numbers_rule': 'Move a piece to one of the places given by the rule.',
  'two-numbers_terms':
    '(x, y) -> places, with | between them; with two numbers 3 5 2 2 is two pieces, at (3, 5) and (2, 2).',
  uproot: 'Uprooting paths',
  uproot_rule:
    'Remove a node of a tree with every node below it, down to the ground; the branches that grew on them become trees of their own.',
  uproot_terms: 'a-b joins two nodes; the trees grow from the ground, 0.',
  wythoff: "Wythoff's game",
  wythoff_rule: 'Take from one of two heaps, or the same amount from both.',
  wythoff_terms: 'The position is two heaps.',

  // groups
  groups: 'Kinds of games',
  group_heaps: 'Heaps',
  group_break: 'Take and break',
  group_strips: 'Strips and coins',
  group_plane: 'Chocolate, graphs, words',
  group_plants: 'Plants',
  group_own: 'Your own rule',

  // rules to begin with
  examples: 'Examples to change',
  write_rule: 'Write a rule of your own',
  example_set: 'Take 1, 3 or 4',
  example_any: 'Nim',
  example_unequal: 'Unequal halves',
  example_skittles: 'Kayles',
  example_middle: 'One, or two from within',
  example_square: 'A square',
  example_divisor: 'A divisor',
  example_prime: 'A prime',
  example_halve: 'One, or half',
  example_rook: 'A rook',
  example_king: 'A king',
  example_knight: 'A knight that goes home',
  example_queen: 'A queen: Wythoff’s game',
  example_bishop: 'A bishop',
  example_multiples: 'Euclid’s game',
  example_boxes: 'Two boxes',
  example_three: 'Into three',

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
} satisfies Words;
