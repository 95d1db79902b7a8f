/**
 * English texts of the game fields and the game picker: the notation of each game, example rules, and groups
 * of games.
 */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

export default {
  size_0: 'small',
  size_1: 'medium',
  size_2: 'large',
  'arc-kayles': 'a-b is an edge, and d alone a node without edges. A move is written -a-b.',
  bishops:
    'First the size of the board, 8x8 or 8x10, eight wide and ten high, then the squares that have a bishop: 8x8 a1 c2. The word torus after the name joins opposite edges. A move is a square, such as e4.',
  bounded: 'The number after “bounded” is k; the position lists the heaps.',
  boxes:
    'The numbers are the stones in boxes 0, 1, 2 …: the box number is its distance from box 0. In a typed move, boxes are numbered from 1, as in every game: 2-1 moves one stone out of box 1.',
  chomp: 'The numbers are the lengths of the rows, from the top.',
  corners:
    'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 2+0x3+1: rows 2 and 0, columns 3 and 1.',
  cram: 'A size such as 3x4 is a free board, three wide and four high. Or write its rows: . is a free square, # is not.',
  cut: 'The number after “cut” is the least side; the position lists the rectangles, width by height: 5x4 2x3.',
  dawson: 'The numbers are the rows of pins.',
  divisors: 'The numbers are the heaps.',
  draw: 'Draw or paste a graph',
  'e-and-d':
    'The numbers are the contents of the boxes, pair by pair: 3 5 2 2 are the pairs (3, 5) and (2, 2).',
  'end-nim': 'The numbers are the heaps of the row, from left to right.',
  euclid: 'The position is two heaps.',
  every:
    'After “every” write nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as in that game. A move names one move for each part, such as 1-3 2=2+1.',
  fibonacci:
    'The number after “fibonacci”, as in fibonacci 3, is how many times the last amount may be taken; without a number it is 2. The position is one heap; 13:5 means that at most 5 may be taken now.',
  geography:
    'a-b is an edge, which can be used in both directions. The position is the token’s node; removed nodes may be written before it.',
  graph: 'a>b is an arrow from a to b; the position names the tokens’ nodes.',
  greedy: 'The numbers are the heaps.',
  grundy: 'The numbers are the heaps.',
  hackenbush: 'a-b is an edge; 0 is the ground.',
  hex: 'A hexadecimal code such as 0.8F; the position lists the heaps.',
  kayles:
    'The numbers are the rows of pins. A move may leave two rows; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',
  kings:
    'First the size of the board, 8x8 or 8x10, eight wide and ten high, then the squares that have a king: 8x8 a1 c2. The word torus after the name joins opposite edges. A move is a square, such as e4.',
  knights:
    'First the size of the board, 8x8 or 8x10, eight wide and ten high, then the squares that have a knight: 8x8 a1 c2. The word torus after the name joins opposite edges. A move is a square, such as e4.',
  lasker:
    'The numbers are the heaps. A move may leave two heaps; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',
  letters: 'The position is a word in capital letters.',
  merge: 'The numbers are the heaps.',
  'mock-turtles': 'The position is a row of H (head) and T (tail).',
  moore: 'The number after “moore” is k; the position lists the heaps.',
  nim: 'The numbers are the heaps.',
  nimble: 'The numbers are the squares on which coins lie, from 0.',
  'node-kayles': 'a-b is an edge, and d alone a node without edges. A move is written -a.',
  northcott:
    'The numbers are the free squares between the two pieces of each row. The number after a colon is how many squares may still be moved back in total; without a colon, none.',
  notakto:
    'Each board is nine characters, row by row: X is a cross, . a free square. A move such as 1:2:3 is board 1, row 2, column 3.',
  octal:
    'An octal code such as 0.77, 4.3 or 0.[3], where [ ] repeats; the position lists the heaps.',
  officers: 'The numbers are the heaps.',
  'poker-nim':
    'The number after “poker-nim” is how many stones may be put back in total; the position lists the heaps. The number after a colon, as in 3 5:7, is how many may still be put back; without a colon, all of them.',
  primes: 'The numbers are the heaps.',
  product:
    'After “product” write two of turning-turtles, mock-turtles, ruler and twins (exactly two coins). row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 2+0x3+1.',
  prune: 'a-b joins two nodes; the trees grow from the ground, 0.',
  queens:
    'First the size of the board, 8x8 or 8x10, eight wide and ten high, then the squares that have a queen: 8x8 a1 c2. The word torus after the name joins opposite edges. A move is a square, such as e4.',
  race: 'After “race” write the set, as in 3..9; the position is the number to count down from.',
  rapid:
    'After “rapid” write nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as in that game. A move names one move for each part, such as 1-3 2=2+1. An empty heap left by a split is not a part.',
  ring: 'After “ring” write a take-and-break code such as 0.77 (circular Kayles). The numbers are rings; a number followed by r, as in 9r, is a row.',
  rooks:
    'First the size of the board, 8x8 or 8x10, eight wide and ten high, then the squares that have a rook: 8x8 a1 c2. The word torus after the name joins opposite edges. A move is a square, such as e4.',
  rugs: 'row:column is a head, both counted from 0; 0 alone means that no head is left. A move is 0..2x1..3: rows 0 to 2, columns 1 to 3.',
  rule: 'n -> options, with | between them; (i, j) is two heaps, q of (d) is q of d; “for i in 0..n-1” and “if …” belong to the option before them.',
  ruler: 'The position is a row of H (head) and T (tail).',
  'silver-dollar': 'The numbers are the squares on which coins lie, from 0.',
  split:
    'The numbers are the heaps. A move may leave two heaps; these are worth the nim-sum of their values (Multi-SG, as Chinese textbooks call it).',
  squares: 'The numbers are the heaps.',
  staircase: 'The numbers are the stones on steps 1, 2, 3 …',
  subtract: 'After “subtract” write the set, as in 1 3 4 or 1..5; the position lists the heaps.',
  sum: 'Join games with +, and their positions in the same order: nim + kayles, 3 5 + 7. A rule of your own stands in brackets, such as [n -> n-1 | n/2 if n > 1] + kayles. A move names its game first, such as [2] 1-3.',
  treblecross:
    'The numbers are the lengths of strips of squares. Three crosses in a row win, so no player places a cross within two squares of another: each cross takes those squares out of play.',
  'turning-turtles': 'The position is a row of H (head) and T (tail).',
  'two-boxes': 'The two numbers are the contents of the boxes.',
  'two-numbers':
    '(x, y) -> places, with | between them; with two numbers 3 5 2 2 is two pieces, at (3, 5) and (2, 2).',
  uproot: 'a-b joins two nodes; the trees grow from the ground, 0.',
  wythoff: 'The position is two heaps.',

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

  groups: 'Kinds of games',
  group_heaps: 'Heaps',
  group_break: 'Take and break',
  group_strips: 'Strips and coins',
  group_plane: 'Chocolate, graphs, words',
  group_plants: 'Plants',
  group_own: 'Your own rule',

  find_game: 'Find a game',
  find_hint: 'by name, notation or rule, as Kayles, 0.77 or {1,3,4}',
  found_games: ({ n }: Args<'n'>) => (n === 1 ? '1 game found.' : `${n} games found.`),
  found_none: 'No game has this name or notation. A rule of your own begins with “n ->”.',
  left_over: 'Read without the marked words:',
  sizes: ({ title, n }: Args<'title n'>) =>
    n === 1
      ? `${title} with 1 heap: type its size.`
      : `${title} with ${n} heaps: type their sizes.`,
  told: ({ n }: Args<'n'>) =>
    n === 1
      ? 'Some words of this text fit the game below. Other words may change the rules, so check them before you choose it.'
      : `Some words of this text fit the ${n} answers below. Other words may change the rules, so check them before you choose one.`,
  partly:
    'Part of this text fits what is offered below. The marked words may change the rules, so check them before you choose.',
  understood: 'Understood as below; Enter takes it.',
  choose: ({ n }: Args<'n'>) =>
    n === 1
      ? 'This may be what you mean; it is played when you choose it.'
      : `This may mean ${n} things: choose one.`,
  absent: ({ name, reason }: Args<'name reason'>) => {
    const title = String(name).replace(/^./, (letter) => letter.toUpperCase());
    const why = {
      partizan: 'is partizan: the players have different moves. It is not here.',
      missing: 'is not here yet.',
      'not-combinatorial': 'has chance, hidden cards or scores. It is not here.',
    };
    return `${title} ${why[reason as keyof typeof why]}`;
  },
  rule_kind: 'The last move',
  random: 'Random position',
  random_size: 'Size',
  apply: 'Put on the board',
  apply_game: 'Show',
} satisfies Words;
