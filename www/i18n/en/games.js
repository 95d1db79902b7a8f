/**
 * The games: a name, the rules in a sentence, the notation explained, and where it comes from.
 * @type {import('../index.js').Words}
 */
export default {
  nim: 'Nim',
  nim_rule: 'Take as many stones as you like from one heap.',
  nim_terms: 'The numbers are the heaps.',

  moore: "Moore's Nim",
  moore_rule: 'Take stones from at least one and at most k heaps, at least one stone from each.',
  moore_terms: 'The number after “moore” is k; the position lists the heaps.',

  staircase: 'Staircase Nim',
  staircase_rule:
    'Move any number of stones from one step to the step below; what reaches the ground stays there.',
  staircase_terms: 'The numbers are the stones on steps 1, 2, 3 …',

  subtract: 'Subtraction game',
  subtract_rule: 'Take from one heap, but only an amount from the given set.',
  subtract_terms:
    'After “subtract” stands the set, as in 1 3 4 or 1..5; the position lists the heaps.',

  split: 'Split',
  split_rule:
    'Replace a heap by two heaps, each smaller than it; they may be empty, and together they may hold more.',
  split_terms:
    'The numbers are the heaps. A move may leave two heaps; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',

  northcott: "Northcott's game",
  northcott_rule:
    'Each row holds a white and a black piece. Move one piece any number of squares within its row, towards the other piece or back, without jumping over it. So that play ends, the squares moved back in all rows together are limited.',
  northcott_terms:
    'The numbers are the free squares between the two pieces of each row. After a colon stands how many squares may still be moved back in all; without a colon, none.',

  'two-boxes': 'Two boxes',
  'two-boxes_rule':
    'Empty one of the two boxes, then divide what is in the other between them, at least one in each.',
  'two-boxes_terms': 'The two numbers are what the boxes hold.',

  'e-and-d': 'E&D: pairs of boxes',
  'e-and-d_rule':
    'Choose a pair of boxes: empty one of the two, then divide what is in the other between them, at least one in each.',
  'e-and-d_terms':
    'The numbers are what the boxes hold, pair by pair: 3 5 2 2 are the pairs (3, 5) and (2, 2).',

  'end-nim': 'End-Nim',
  'end-nim_rule':
    'Take any number of stones from the first or the last heap of the row. An end that is emptied goes, and the next heap becomes the end.',
  'end-nim_terms': 'The numbers are the heaps of the row, from left to right.',

  boxes: 'Boxes by distance',
  boxes_rule:
    'Move any number of stones from one box to the box before it, which is one nearer to box 0. What lies in box 0 stays there.',
  boxes_terms:
    'The numbers are the stones in boxes 0, 1, 2 …: the box number is its distance from box 0. In a typed move places count from 1, as in every game: 2-1 moves one stone out of box 1.',

  'poker-nim': 'Poker Nim',
  'poker-nim_rule':
    'Take any number of stones from one heap, or put stones back on one heap. So that play ends, both players together may put back only so many in all.',
  'poker-nim_terms':
    'After “poker-nim” stands how many stones may be put back in all; the position lists the heaps. After a colon stands how many of them are left, as in 3 5:7; without a colon, all.',

  ring: 'Rings',
  ring_rule:
    'Rows are played by the code, and so are rings; but what is taken from a ring leaves one row, or nothing. So the digit must allow that one heap, or none, is left.',
  ring_terms:
    'After “ring” stands a take-and-break code such as 0.77 (circular Kayles). The numbers are rings; with an r behind it, as in 9r, a number is a row.',

  cut: 'Cutting rectangles',
  cut_rule:
    'Cut a rectangle straight into two rectangles with whole sides, none of them shorter than the given number.',
  cut_terms:
    'After “cut” stands the least side; the position lists the rectangles, width by height: 5x4 2x3.',

  cram: 'Cram',
  cram_rule: 'Lay a domino on two free squares that are neighbours.',
  cram_terms:
    'A size such as 3x4 is a free board, three wide and four high. Or write its rows: . is a free square, # is not.',

  notakto: 'Notakto',
  notakto_rule:
    'Put a cross on a square of a board; a board with a line of three crosses is dead. Whoever completes a line of the last live board loses, so nobody does: that move is left out, in misère play too.',
  notakto_terms:
    'Each board is nine signs, row by row: X is a cross, . a free square. A move such as 1:2:3 is board 1, row 2, column 3.',

  merge: 'Take one or merge',
  merge_rule: 'Take one stone from a heap, or put two heaps together.',
  merge_terms: 'The numbers are the heaps.',

  letters: 'Letters',
  letters_rule: 'Take one letter, two equal letters, or every copy of one letter.',
  letters_terms: 'The position is a word in capital letters.',

  graph: 'Tokens on a graph',
  graph_rule:
    'Move one token along an arrow. Tokens may share a node. Arrows may run in a circle: then the same position for the third time, with the same player to move, is a draw.',
  graph_terms: 'a>b is an arrow from a to b; the position names the tokens’ nodes.',

  geography: 'Vertex geography',
  geography_rule:
    'Move the token along an edge to a neighbouring node; the node that it leaves goes, with its edges.',
  geography_terms:
    'a-b is an edge, walked either way. The position is the token’s node; before it may stand nodes that are gone.',

  race: 'Race to zero',
  race_rule: 'Subtract a number of the set; where the result would be below 0, it is 0.',
  race_terms: 'After “race” stands the set, as in 3..9; the position is the number counted down.',

  wythoff: "Wythoff's game",
  wythoff_rule: 'Take from one of two heaps, or the same amount from both.',
  wythoff_terms: 'The position is two heaps.',

  fibonacci: 'Fibonacci Nim',
  fibonacci_rule:
    'Take at most twice what was just taken, or as many times as the number after “fibonacci” says. The first move may not take the whole heap.',
  fibonacci_terms:
    'After “fibonacci” may stand how many times what was just taken may be taken, as in fibonacci 3; without a number it is twice. The position is one heap; 13:5 means that at most 5 may be taken now.',

  bounded: 'Bounded Nim',
  bounded_rule: 'Take at least one and at most k stones from one heap.',
  bounded_terms: 'The number after “bounded” is k; the position lists the heaps.',

  primes: 'Subtract a prime',
  primes_rule: 'Take a prime number of stones from one heap.',
  primes_terms: 'The numbers are the heaps.',

  squares: 'Subtract a square',
  squares_rule: 'Take a square number of stones (1, 4, 9 …) from one heap.',
  squares_terms: 'The numbers are the heaps.',

  divisors: 'Subtract a divisor',
  divisors_rule:
    'Take from a heap a number of stones that divides its size and is smaller than it; from a heap of 1 nothing can be taken.',
  divisors_terms: 'The numbers are the heaps.',

  euclid: "Euclid's game",
  euclid_rule:
    'Take from the larger heap a multiple of the size of the smaller one. When a heap is empty, the game is over.',
  euclid_terms: 'The position is two heaps.',

  greedy: 'Greedy Nim',
  greedy_rule: 'Take any number of stones, but only from a largest heap.',
  greedy_terms: 'The numbers are the heaps.',

  kayles: 'Kayles',
  kayles_rule:
    'Knock down one pin, or two pins that stand side by side; this may divide a row in two.',
  kayles_terms:
    'The numbers are the rows of pins. A move may leave two rows; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',

  dawson: "Dawson's Kayles",
  dawson_rule: 'Knock down two pins that stand side by side; this may divide a row in two.',
  dawson_terms: 'The numbers are the rows of pins.',

  treblecross: 'Treblecross',
  treblecross_rule: 'Put a cross on a square, never within two squares of another cross.',
  treblecross_terms:
    'The numbers are the lengths of strips of squares. Whoever completes three crosses in a row wins, so nobody puts a cross within two squares of another: it takes those squares out of play.',

  grundy: "Grundy's game",
  grundy_rule: 'Split a heap into two heaps of different sizes.',
  grundy_terms: 'The numbers are the heaps.',

  lasker: "Lasker's Nim",
  lasker_rule: 'Take any number of stones from a heap, or split it into two heaps.',
  lasker_terms:
    'The numbers are the heaps. A move may leave two heaps; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',

  officers: 'Officers',
  officers_rule: 'Take one stone from a heap of two or more and leave the rest as one heap or two.',
  officers_terms: 'The numbers are the heaps.',

  octal: 'Take-and-break code',
  octal_rule:
    'The digit at place t says what may be left of a heap from which t stones are taken: 1 nothing, 2 one heap, 4 two heaps; a sum allows each of its parts.',
  octal_terms:
    'An octal code such as 0.77, 4.3 or 0.[3], where [ ] repeats; the position lists the heaps.',

  hex: 'Hexadecimal code',
  hex_rule: 'As an octal code; an 8 in a digit allows that three heaps are left.',
  hex_terms: 'A hexadecimal code such as 0.8F; the position lists the heaps.',

  nimble: 'Nimble',
  nimble_rule: 'Move a coin any number of squares to the left; squares hold any number of coins.',
  nimble_terms: 'The numbers are the squares on which coins lie, from 0.',

  'silver-dollar': 'Silver dollar game',
  'silver-dollar_rule': 'Move a coin to the left, but neither onto nor over another coin.',
  'silver-dollar_terms': 'The numbers are the squares on which coins lie, from 0.',

  'turning-turtles': 'Turning Turtles',
  'turning-turtles_rule': 'Turn a coin from head to tail and, if you like, one other to its left.',
  'turning-turtles_terms': 'The position is a row of H (head) and T (tail).',

  'mock-turtles': 'Mock Turtles',
  'mock-turtles_rule': 'Turn up to three coins; the rightmost of them goes from head to tail.',
  'mock-turtles_terms': 'The position is a row of H (head) and T (tail).',

  ruler: 'Ruler',
  ruler_rule: 'Turn any run of neighbouring coins; the rightmost of them goes from head to tail.',
  ruler_terms: 'The position is a row of H (head) and T (tail).',

  corners: 'Turning Corners',
  corners_rule:
    'Turn over the four coins at the corners of a rectangle; the one in its last row and column goes from head to tail.',
  corners_terms:
    'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 2+0x3+1: rows 2 and 0, columns 3 and 1.',

  rugs: 'Rugs',
  rugs_rule:
    'Turn over all coins of a rectangle; the one in its last row and column goes from head to tail.',
  rugs_terms:
    'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 0..2x1..3: rows 0 to 2, columns 1 to 3.',

  product: 'Product of coin games',
  product_rule:
    'Choose rows by the rule of the first game and columns by that of the second, and turn over the coins where they meet; the one in the last row and column goes from head to tail.',
  product_terms:
    'After “product” stand two of turning-turtles, mock-turtles, ruler and twins (exactly two coins). row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 2+0x3+1.',

  chomp: 'Chomp',
  chomp_rule:
    'Eat a square of the chocolate with everything below it and to its right. The top left square is poisoned and may not be eaten.',
  chomp_terms: 'The numbers are the lengths of the rows, from the top.',

  hackenbush: 'Green Hackenbush',
  hackenbush_rule: 'Cut an edge; whatever is no longer connected to the ground falls.',
  hackenbush_terms: 'a-b is an edge; 0 is the ground.',

  prune: 'Pruning trees',
  prune_rule: 'Take away a node of a tree with everything that grows on it.',
  prune_terms: 'a-b joins two nodes; the trees grow from the ground, which is 0.',

  uproot: 'Uprooting paths',
  uproot_rule:
    'Take away a node of a tree with every node below it, down to the ground; what grew on them then stands on the ground by itself.',
  uproot_terms: 'a-b joins two nodes; the trees grow from the ground, which is 0.',

  rule: 'A rule of your own',
  rule_rule: 'Replace a heap of n by one of the options that the rule gives.',
  rule_terms:
    'n -> options, with | between them; (i, j) is two heaps; “for i in 0..n-1” and “if …” belong to the option before them.',

  'two-numbers': 'A rule in two or three numbers',
  'two-numbers_rule': 'Move a piece to one of the places that the rule gives.',
  'two-numbers_terms':
    '(x, y) -> places, with | between them; with two numbers 3 5 2 2 is two pieces, at (3, 5) and (2, 2).',

  every: 'Every part at once',
  every_rule:
    'Move in every part that still can: one move of the game that is named, in each. The last part to end decides.',
  every_terms:
    'After “every” stands nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as there. A move has a share for each part, such as 1-3 2=2+1.',

  rapid: 'The first part to end',
  rapid_rule:
    'Move in every part: one move of the game that is named, in each. As soon as one part has no move left, nobody can move.',
  rapid_terms:
    'After “rapid” stands nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as there. A move has a share for each part, such as 1-3 2=2+1. An empty heap that a split leaves is no part.',

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

  normal_goal: 'Whoever takes the last stone wins.',
  misere_goal: 'Misère: whoever takes the last stone loses.',
  normal_goal_pins: 'Whoever knocks down the last pin wins.',
  misere_goal_pins: 'Misère: whoever knocks down the last pin loses.',
  normal_goal_move: 'Whoever cannot move loses.',
  misere_goal_move: 'Misère: whoever cannot move wins.',
  normal_goal_move_pins: 'Whoever finds no two pins side by side loses.',
  misere_goal_move_pins: 'Misère: whoever finds no two pins side by side wins.',
  normal_goal_move_strip: 'Whoever can put no further cross loses.',
  misere_goal_move_strip: 'Misère: whoever can put no further cross wins.',
};
