import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'The letters game (problem 102780F): each letter is a heap of its own, and its SG values repeat every 3. The proof, the program, and the check of your own.',
  goal: 'See each letter of the word as a heap of its own, and prove that the SG values of these heaps repeat every 3.',
  'rule.heading': 'The game',
  rule: 'A word lies on the table. On your turn take\n\n- **one** letter,\n- or **two equal** letters,\n- or **all** copies of one letter.\n\nWhoever takes the last letter wins. Where a letter stands in the word does not matter.',
  play: 'Try it from AABBC. You begin.',
  'heaps.heading': 'One heap for each letter',
  heaps:
    'A move touches one kind of letter only. So A, B and C are independent: AABBC is a heap of 2, another heap of 2 and a heap of 1, played side by side. By the SG theorem (lesson @sg) we need no more than the SG value of $n$ equal letters; for the word we take the nim-sum of these values.\n\nFrom $n$ equal letters the moves lead to $n - 1$, to $n - 2$, and to 0.',
  'ask.question': 'What is the SG value of four equal letters, AAAA?',
  'ask.wrong':
    'List the options first: one taken, two taken, all taken. Then their values, then the smallest number that is missing among these.',
  'ask.wrong.0':
    '0 would mean that the player to move loses. But from AAAA one can take everything at once, and wins.',
  'ask.wrong.2':
    '2 is the value of AA, and AA is an option of AAAA: take two. A mex is a number that no option has.',
  'ask.wrong.3':
    '3 is the value of AAA, and AAA is an option of AAAA: take one. A mex is a number that no option has.',
  'ask.wrong.4':
    'In Nim a heap of 4 has the value 4, because 3, 2, 1 **and** 0 can all be left. Which of them can be left here?',
  'ask.right':
    'The options are 3, 2 and 0 letters, with the values 3, 2 and 0. One letter cannot be left, so 1 is missing: $mex \\lbrace 3, 2, 0 \\rbrace = 1$.',
  build:
    '**Build the table.** Fill in the values of 0 to 6 equal letters from the left; each is the mex of the values at $n - 1$, $n - 2$ and 0.',
  'proof.title': 'The values are 0, and then 1, 2, 3, 1, 2, 3, …',
  proof: [
    'The start is computed by hand. One letter leads to 0 only: value 1. Two lead to 1 and 0: value 2. Three lead to 2, 1 and (all at once) 0: value 3.',
    'Now let $n ≥ 4$, and suppose that up to $n - 1$ the values repeat 1, 2, 3 as claimed. The options of $n$ are $n - 1$, $n - 2$ and 0. Which values these have depends only on the remainder of $n$ modulo 3.',
    '$n ≡ 1$: then $n - 1 ≡ 0$ has the value 3, $n - 2 ≡ 2$ has the value 2, and none left has the value 0. The mex is **1**. (Here $n = 4$.)',
    '$n ≡ 2$: the options have the values 1, 3 and 0. The mex is **2**. (Here $n = 5$.)',
    '$n ≡ 0$: the options have the values 2, 1 and 0. The mex is **3**. (Here $n = 6$.)',
    'In each case the value of $n$ is again the one claimed. By induction this goes on forever: $n$ letters have the value 1, 2 or 3 as $n$ leaves 1, 2 or 0 modulo 3, and only no letter at all has the value 0.',
  ],
  'table.heading': 'The table',
  table:
    'The same, computed. Choose a cell to see its options and the mex. Because taking **all** is always allowed, 0 is always among the values of the options: no heap but the empty one is lost.',
  'bob.question': 'AAAAB: Alice moves first, and both play as well as they can. Who wins?',
  'bob.Alice': 'Alice',
  'bob.Bob': 'Bob',
  'bob.wrong.Alice':
    'There are five letters to choose from, but look at the values: what is AAAA worth, and what is B worth?',
  'bob.right':
    'AAAA has the value 1, B has the value 1, and $1 ⊕ 1 = 0$: Alice, who moves first, loses. If she takes all four A, Bob takes the B.',
  'move.question': 'Make the winning move from AABBC.',
  'move.wrong':
    'That leaves a nim-sum other than 0. The values of AA, BB and C are 2, 2 and 1. Which single change makes their nim-sum 0?',
  'move.wrong.A-2':
    'That leaves BB and C: $2 ⊕ 1 = 3$. Your opponent takes one B, and leaves B and C, equal heaps.',
  'move.wrong.B-2':
    'That leaves AA and C: $2 ⊕ 1 = 3$. Your opponent takes one A, and leaves A and C, equal heaps.',
  'move.right':
    '$2 ⊕ 2 ⊕ 1 = 1$: make the 1 a 0, that is, take the C. AA and BB are left, and whatever is done with one of them you do with the other.',
  code: 'Problem 102780F asks whether Alice or Bob wins. Count each letter, and take the nim-sum of $(n - 1) mod 3 + 1$ over the letters that occur.',
  win: '**Exercise.** Win from AAAABBC against a perfect opponent. (Its values are 1, 2 and 1.)',
  judge:
    '**Your own program.** Write it for problem 102780F (one word of capital letters; print Alice or Bob) and let it be checked. By hand first: AABBC Alice, AAAAB Bob, ABCABC Alice. [See the problem](practice?problem=102780F)',
} satisfies LessonWords;
