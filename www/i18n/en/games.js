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
  split_terms: 'The numbers are the heaps.',

  northcott: "Northcott's game",
  northcott_rule:
    'Each row holds a white and a black piece. Move one piece any number of squares within its row, towards the other piece or back, without jumping over it. So that play ends, the squares moved back in all rows together are limited.',
  northcott_terms:
    'The numbers are the free squares between the two pieces of each row. After a colon stands how many squares may still be moved back in all; without a colon, none.',

  'two-boxes': 'Two boxes',
  'two-boxes_rule':
    'Empty one of the two boxes, then divide what is in the other between them, at least one in each.',
  'two-boxes_terms': 'The two numbers are what the boxes hold.',

  merge: 'Take one or merge',
  merge_rule: 'Take one stone from a heap, or put two heaps together.',
  merge_terms: 'The numbers are the heaps.',

  letters: 'Letters',
  letters_rule: 'Take one letter, two equal letters, or every copy of one letter.',
  letters_terms: 'The position is a word in capital letters.',

  graph: 'Tokens on a graph',
  graph_rule: 'Move one token along an arrow. Tokens may share a node.',
  graph_terms: 'a>b is an arrow from a to b; the position names the tokens’ nodes.',

  race: 'Race to zero',
  race_rule: 'Subtract a number of the set; where the result would be below 0, it is 0.',
  race_terms: 'After “race” stands the set, as in 3..9; the position is the number counted down.',

  wythoff: "Wythoff's game",
  wythoff_rule: 'Take from one of two heaps, or the same amount from both.',
  wythoff_terms: 'The position is two heaps.',

  fibonacci: 'Fibonacci Nim',
  fibonacci_rule:
    'Take at most twice what was just taken. The first move may not take the whole heap.',
  fibonacci_terms: 'The position is one heap; 13:5 means that at most 5 may be taken now.',

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
  kayles_terms: 'The numbers are the rows of pins.',

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
  lasker_terms: 'The numbers are the heaps.',

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

  chomp: 'Chomp',
  chomp_rule:
    'Eat a square of the chocolate with everything below it and to its right. The top left square is poisoned and may not be eaten.',
  chomp_terms: 'The numbers are the lengths of the rows, from the top.',

  hackenbush: 'Green Hackenbush',
  hackenbush_rule: 'Cut an edge; whatever is no longer connected to the ground falls.',
  hackenbush_terms: 'a-b is an edge; 0 is the ground.',

  rule: 'A rule of your own',
  rule_rule: 'Replace a heap of n by one of the options that the rule gives.',
  rule_terms:
    'n -> options, with | between them; (i, j) is two heaps; “for i in 0..n-1” and “if …” belong to the option before them.',

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
