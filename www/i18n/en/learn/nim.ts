import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Nim from the first game to a proof you can write down: the nim-sum in binary columns, the winning move, and why it always exists.',
  goal: 'Tell from the nim-sum who wins, find the winning move, and write the proof yourself.',
  'play.heading': 'Play',
  play: 'Take any number of stones, at least one, from a single heap. Whoever takes the last stone wins. From 3 5 7 the first move can win. Try a few games; losing one is no waste of time.',
  'columns.heading': 'Write it in columns',
  columns:
    'In lesson @first two equal heaps were lost for the player to move, because every move can be mirrored. What takes the place of “equal” when there are three heaps?\n\nWrite the heaps in binary, one below the other, and look at each column alone: is its number of ones **odd** or **even**? The row of these parities is the **nim-sum** $x = a_1 ⊕ a_2 ⊕ … ⊕ a_n$. (Programmers call ⊕ “xor”.) Two equal heaps cancel: $a ⊕ a = 0$.',
  build:
    'Your turn: fill in the binary digits of 5, 6 and 9. In the last row write 1 where the column has an odd number of ones, and 0 where it is even.',
  'ask.question': 'Heaps of 1, 4 and 5: does the player to move win?',
  'ask.wrong.N':
    'Look at the columns: $1 ⊕ 4 = 5$, and $5 ⊕ 5 = 0$. Every column has an even number of ones. Whatever you change in one heap makes some column odd.',
  'ask.right':
    'Every column of 1, 4, 5 has an even number of ones: $1 ⊕ 4 ⊕ 5 = 0$. The opponent can always restore that, as the proof below shows.',
  'theorem.heading': 'The theorem (Bouton, 1901)',
  theorem:
    'A position of Nim is **losing for the player to move (P)** when its nim-sum is 0, and **winning (N)** when it is not:\n\n$$a_1 ⊕ a_2 ⊕ … ⊕ a_n = 0 ⇔ "P"$$',
  'proof.title': 'The proof, with 5 6 9 as the example',
  proof: [
    'At the end all heaps are empty: $0 ⊕ … ⊕ 0 = 0$. The player to move there has lost.',
    'Now let $x = a_1 ⊕ … ⊕ a_n ≠ 0$, and let $2^k$ be the highest column in which $x$ has a 1. Here $x = 10 = 1010_2$, so it is column 8.',
    'In this column the number of ones is odd, so it is not zero: at least one heap $a_i$ has a 1 there. Here it is $9 = 1001_2$.',
    'For this heap $a_i ⊕ x < a_i$: in column $2^k$ the 1 becomes 0, all higher digits stay, and the lower columns together are worth less than $2^k$. Here $9 ⊕ 10 = 3 < 9$.',
    'So taking $a_i - (a_i ⊕ x)$ stones from it is a legal move (here 6 stones), and the nim-sum becomes $x ⊕ x = 0$.',
    "Conversely, let the nim-sum be 0 and let a move turn $a_i$ into a smaller $a_i'$. Were the nim-sum still 0, then ⊕ of both equations would give $a_i ⊕ a_i' = 0$, that is $a_i' = a_i$: no move at all. So **every** move leaves a nim-sum other than 0: look at all 14 from 5 6 3.",
    'Whoever faces $x ≠ 0$ can always leave 0; whoever faces 0 never can. The game ends, and it ends at 0. So $x ≠ 0$ wins and $x = 0$ loses.',
  ],
  'why.heading': 'The same for any position',
  why: 'The explanation of every Nim position in this playground is this proof with its own numbers. Here for 3 5 7; open the winning moves: there are three.',
  'two.question': 'Can a position of Nim have exactly two winning moves?',
  'two.wrong.yes':
    'Go back to step 3: a winning move belongs to each heap that has a 1 in the highest column of $x$. Is the number of such heaps odd or even?',
  'two.right':
    'Each heap with a 1 in the highest column of $x$ gives one winning move, no other heap gives any, and the number of these heaps is odd: 3 5 7 has three, 5 6 9 has one, 7 7 7 has three. (The answer was checked just now on all positions of up to three heaps of up to 7 stones.)',
  code: 'Problem 891 asks for Yes or No. The whole theorem is one line: ⊕ over the heaps. For large inputs reading is the slow part, not the sum.',
  'move.question': 'Make the winning move from 4 10 13.',
  'move.wrong':
    'That leaves a nim-sum other than 0. Compute $x$, find its highest column, take the heap that has a 1 there, and replace it by $a_i ⊕ x$.',
  'move.right':
    '$x = 4 ⊕ 10 ⊕ 13 = 3$; the highest column of $x$ is 2, and only $10 = 1010_2$ has a 1 there. $10 ⊕ 3 = 9$: take one stone.',
  win: '**Exercise.** Win from 5 6 9 against a perfect opponent. One slip, and it wins.',
  judge:
    '**Your own program.** Write it for problem 891 (the number of heaps, then the heaps; print Yes or No) and let it be checked. [See the problem](practice?problem=891)',
  errata: [
    "000, Nim ③ writes “suppose stones are taken from $a_i$ so that $a_i' = 0$”. The new heap $a_i'$ may be **any** smaller number, not only 0; the argument (step 6) needs no more than $a_i' ≠ a_i$.",
    '004 defines: the first player wins “if and only if $A_1$ xor … ” and leaves out “$≠ 0$”.',
  ],
} satisfies LessonWords;
