import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Every finite impartial game is one token on a directed graph: positions are nodes, moves are arrows.',
  goal: 'See positions as nodes, moves as arrows, and playing as pushing one token along the arrows.',
  'idea.heading': 'One picture for all games',
  idea: 'In lesson @games we labelled positions backwards, and never asked what the stones looked like. All that counted was **which positions there are, and which can be reached from which**. That is a graph: draw a node for each position, and an arrow for each move.\n\nTake Nim from 1 2. We do not tell apart positions that differ only in the order of their heaps, and we leave empty heaps out.',
  'ask.question':
    'How many different positions are there from 1 2 on, with 1 2 itself and the end?',
  'ask.wrong':
    'List them: 1 2; then what is left when the single stone goes; and so on until nothing is left.',
  'ask.wrong.6': '1 0 and 0 1 are one position: a heap of one stone.',
  'ask.wrong.7': 'Seven is the number of moves, the arrows. How many nodes do they connect?',
  'ask.wrong.4': 'Have you counted the end, where nothing is left, and both 2 and 1 1?',
  'ask.right': 'They are 1 2, 2, 1 1, 1 and the empty position: 5 nodes, joined by 7 arrows.',
  'twin.heading': 'Twice the same game',
  twin: 'The stones and the graph show the same game. Move on the board and watch the token; then choose a node and watch the stones. (You play both sides.)',
  'proof.title': 'Any finite impartial game is such a graph',
  proof: [
    'Draw a node for every position that can arise.',
    'For every legal move draw an arrow to the position after it.',
    'In Nim each move makes the total smaller (the numbers beside the nodes). So no way along the arrows comes back: **there is no cycle**, and every play ends. For other games it is their finiteness that says so.',
    '“The player who cannot move loses” now reads: the player who finds the token on a node without arrows leading away loses.',
    'Which moves there are does not depend on whose turn it is (the second condition of lesson @games). So the arrows belong to both players, and **one token** is all there is to a position.',
  ],
  build:
    '**Exercise.** Draw the graph of a heap of 5 from which 1, 3 or 4 stones may be taken: for each number write where its arrows lead, separated by blanks, or – if nowhere. The picture follows what you type.',
  'graph.heading': 'And the other way round',
  graph:
    'Any directed graph without cycles is a game, too. (A graph with cycles can be played as well, but then a position may be neither won nor lost: [a draw](graph?game=graph+a%3Eb+b%3Ea+b%3Ec+c%3Ed&position=a), since both sides can go on for ever.) This one is the sample of problem 1319, with one token on node 2. The player who cannot push it on loses.\n\nNodes need not be drawn one by one: a rule in two numbers says where a piece on a square (x, y) may go, and its nodes are the squares. [A knight that goes home](play?game=%28x%2C+y%29+-%3E+%28x-1%2C+y-2%29+%7C+%28x-2%2C+y-1%29+%7C+%28x%2B1%2C+y-2%29+%7C+%28x-2%2C+y%2B1%29&position=9+7) is one line: `(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)`.',
  'token.question': 'One token on node 2 of this graph: does the player to move win?',
  'token.win': 'Yes (win)',
  'token.lose': 'No (lose)',
  'token.wrong.win':
    'Label from the end: 5 and 6 have no arrows, so they are losing. Then 3, 4 and 1 are winning. Where do the arrows from 2 lead?',
  'token.right':
    'Nodes 5 and 6 are losing; 3, 4 and 1 can move to one of them and are winning; both arrows from 2 lead to winning nodes, so 2 is losing.',
  code: 'Problem 1319 with a single token, labels from the end by recursion with memory. (For several tokens it needs lesson @sg.) Put a graph of your own on the board [in the graph view](graph?game=graph+2%3E1+2%3E4+1%3E4+1%3E5+4%3E5+1%3E3+3%3E5+3%3E6&position=2).',
  errata: [
    '000 says that **any** impartial game is such a graph, 003 says most are. The condition is the one of 003: finitely many moves (no cycle), and the player who cannot move loses.',
  ],
} satisfies LessonWords;
