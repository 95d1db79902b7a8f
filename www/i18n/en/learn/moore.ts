import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Moore’s Nim: take from up to k heaps at once. Count the ones of each binary column modulo k + 1; the proof, the winning move, and twenty positions to decide.',
  goal: 'When a move may take from up to k heaps, count the ones in each binary column modulo k + 1: decide who wins, and construct the winning move.',
  'rule.heading': 'Several heaps in one move',
  rule: 'As in Nim, but on your turn you may take from **one or two** heaps: from each of them any number of stones, at least one. The player who takes the last stone wins. (In general from up to $k$ heaps; here $k = 2$. With $k = 1$ it is Nim.)',
  play: 'Try it from 3 5 7 9. You begin, and it can be won.',
  'ask.question': 'k = 2, three heaps of 1: who wins?',
  'ask.wrong.N':
    'You can take one heap or two. In both cases what is left is one heap or two, and your opponent takes all of it.',
  'ask.right':
    'After any move one or two heaps of 1 are left, which the opponent takes at once. In Nim, where heaps go one at a time, 1 1 1 would be won.',
  'three.question': 'k = 2, heaps of 1, 2 and 3: who wins?',
  'three.wrong.P':
    'The nim-sum is 0, so this is lost in **Nim**. But a move may now change two heaps at once. Can you leave 1 1 1?',
  'three.right':
    'Take one from the 2 and two from the 3: 1 1 1 is left, which is lost, as you have just seen. So the nim-sum does not decide here.',
  'theorem.heading': 'The theorem (Moore, 1910)',
  theorem:
    'Write the heaps in binary, one below the other, and count the ones in each column. The position is **losing (P)** exactly when in **every** column the number of ones is divisible by $k + 1$.\n\nFor $k = 1$ that is “even in every column”, the nim-sum of lesson @nim. For $k = 2$ count modulo 3: 1 1 1 has three ones in its only column.',
  build:
    'Your turn: the binary digits of 3, 5, 7 and 9, and in the last row the number of ones in each column **modulo 3**. (Is it lost or won?)',
  'proof.title': 'The proof, for 1 3 5 10 and k = 2',
  proof: [
    'At the end all heaps are empty: 0 ones in each column, and 0 is divisible by $k + 1$. The player to move there has lost.',
    'Let all columns be divisible, as in 1 4 5 5, and look at any move: at the **highest column in which it changes a digit**. A heap that changes there becomes smaller, so its digit turns from 1 to 0. From 1 to $k$ ones vanish from this column and none appears, so it is no longer divisible. (1 4 5 5 to 1 4 3 1: column 4 holds one 1 instead of three.)',
    'Conversely, let some column not be divisible. We repair the columns from the highest down. A heap whose 1 became a 0 is smaller, whatever is written to the right of it: from then on its digits are **free** (∗). Let $r$ heaps be free already, let the others have $c$ ones in the column at hand, and let $s$ be $c$ modulo $k + 1$. The first bad column of 1 3 5 10 is column 8: $r = 0$, $s = 1$.',
    'If fewer than $k + 1 - s$ heaps are free and $s ≠ 0$: choose $s$ more heaps that have a 1 here and make it 0; the free ones write 0. Now $r + s ≤ k$ heaps are free. (Column 8: 10 becomes free.)',
    'The same once more in column 4: the others have one 1, so $s = 1$. Two more ones would be needed, and only one heap is free. So 5 gives up its 1, too, and 10 writes 0. Now two heaps are free, and more are never needed.',
    'If at least $k + 1 - s$ heaps are free, let that many of them write 1 and the rest 0. (Column 2: $s = 1$, both write 1. Column 1: $s = 2$, one writes 1.) And if $s = 0$, all of them write 0.',
    'Every column is repaired, at least one heap and at most $k$ heaps were changed, and each became smaller: this is a legal move, to a position that is lost. Here 5 becomes 2 and 10 becomes 3: 1 3 2 3.',
  ],
  'why.heading': 'The same for any position',
  why: 'The explanation counts the columns in this way. Here for 3 5 7 9; open the winning moves: one of them changes a single heap, the others two.',
  'move.question':
    'k = 2: make the winning move from 1 2 3. (Choose stones in the heaps you want to take from, then take them together.)',
  'move.wrong':
    'Count the ones in the columns of what you left: are both counts 0 or 3? Remember what you found out about 1 2 3 above.',
  'move.wrong.3-3': 'That leaves 1 2, two heaps, and your opponent may take both.',
  'move.wrong.2-2 3-3': 'That leaves a single heap, which your opponent takes.',
  'move.wrong.1-1 2-2': 'That leaves a single heap, which your opponent takes.',
  'move.wrong.1-1 3-3': 'That leaves a single heap, which your opponent takes.',
  'move.right':
    'Column 2 has two ones, and no heap is free: $s = 2$, so both 2 and 3 give up their 1. In column 1 only the heap of 1 is left, $s = 1$: both free heaps write 1. That is 1 1 1.',
  code: 'No judge of this course asks for it, but the proof is a program: read $k$, the number of heaps and the heaps; print the heaps after a winning move, or No.',
  drill:
    '**Exercise.** Twenty positions with $k = 2$: winning or losing for the player to move? Count the columns modulo 3. (Half of them are lost. What goes wrong comes again.)',
  win: '**And now play.** Win from 1 1 2 3 3 against a perfect opponent, $k = 2$.',
} satisfies LessonWords;
