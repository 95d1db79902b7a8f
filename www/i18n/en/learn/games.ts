import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'What an impartial game is, and how to label its positions as winning or losing, backwards from the end.',
  goal: 'Know the three conditions of an impartial game, and label positions as winning or losing backwards from the end.',
  'conditions.heading': 'Which games this is about',
  conditions:
    'A game is **impartial** when\n\n- two players move in turn, and both see everything: no dice, no hidden cards;\n- what may be done depends on the position alone, not on whose turn it is;\n- the player who cannot move loses.\n\nAnd it must end: after finitely many moves, with no position coming twice and no draw. Nim satisfies all of it, and so do stones on a staircase that only ever move down. Chess, Go and noughts and crosses (tic-tac-toe) do not: in them each player has pieces or signs of their own, which breaks the second condition.',
  'labels.heading': 'Winning and losing positions',
  labels:
    'A position is **winning (N)** when the player to move can force a win, and **losing (P)** when the opponent can, whatever is done. Here is a small game that shows how the two are connected. There is one heap of stones; on your turn take **1 or 2**; the player who takes the last stone wins.',
  'ask.question':
    'There are 6 stones; take 1 or 2 on each turn, and the last stone wins. Does the player to move win?',
  'ask.wrong.N':
    'Taking 1 leaves 5, taking 2 leaves 4. Both are winning positions, and you would hand them to the opponent, who can get to 3 from either.',
  'ask.right': 'From 6 there is no move to a losing position. Let us label them all, from the end.',
  'proof.title': 'Labelling from the end',
  proof: [
    'At 0 nothing can be taken: the player to move has lost. The terminal position is **losing**.',
    'A position with a move to **some** losing position is **winning**: make that move, and the opponent stands there. So 1 and 2 are winning.',
    'A position whose moves **all** lead to winning positions is **losing**: whatever you do, the opponent stands on a winning one. So 3 is losing.',
    'The game is finite, so we can go on from the end, and every position gets exactly one label (by induction on the length of the longest play): 4 and 5 win, 6 loses.',
    'So the multiples of 3 are losing, and here is how to answer every move: if the opponent takes 1, take 2; if 2, take 1. Each round takes 3 away, until 0 is left to the opponent.',
  ],
  'graph.heading': 'The same on the graph',
  graph:
    'All positions from 6 on, with their moves as arrows. Step through it: each node gets its mark once all nodes its arrows lead to have theirs.',
  play: 'Now win from 7. (Which losing position can you leave?)',
  build:
    '**Exercise.** The same game, but 1, 2 or **3** stones may be taken. Fill in N or P, from the left.',
  'showdown.question':
    'Problem 102780H: a heap of 10; on each turn take 1, 5 or 13 stones. The player who takes the last stone LOSES. Which player wins?',
  'showdown.1': 'The first',
  'showdown.2': 'The second',
  'showdown.wrong.2':
    'The three numbers are all odd. So the number of stones changes between even and odd with every move: who makes the last one?',
  'showdown.right':
    '1, 5 and 13 are odd, so the number of moves has the parity of $n$, however one plays. For even $n$ the second player makes the last move, and loses.',
  code: 'Problem 102780H by labels from the end, which also works where no trick is in sight. Mind the first line: when no stone is left, the **other** has just taken the last one and lost.',
  judge:
    '**Your own program.** Write the one-line solution by parity and let it be checked. [See the problem](practice?problem=102780H)',
  'race.heading': 'To think about',
  race: 'Two players name numbers from 3 to 9 in turn and add them up. The player who first makes the sum 100 **or more** loses. The board counts down from 100. You begin: say 3, leave 97, and from then on make every pair of moves 12 together. Since $97 = 8 · 12 + 1$, in the end 1 is left, and the opponent must take it.',
  errata: [
    '000 calls the theory valid for **any** game, 003 for most. What is needed is that the game is finite and that the player who cannot move loses (normal play); lesson @misere is about the other case.',
  ],
} satisfies LessonWords;
