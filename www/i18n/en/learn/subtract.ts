import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Subtraction games: SG values of huge heaps from a short table, and the proof that every such table becomes periodic.',
  goal: 'Find the value of any heap in a subtraction game, however large, and prove that the table repeats.',
  'look.heading': 'A table that repeats',
  look: 'In a **subtraction game** a set of numbers says how many stones may be taken from a heap. In lesson @mex you filled in the table for the set {1, 3, 4}. Here it is a little longer, for heaps of 0 to 20 stones:\n\n`0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2`\n\nWith several heaps, compute the value of each and take the XOR (lesson @sg). But what if a heap holds $10^{12}$ stones? Nobody fills in a table of that length.',
  'ask.question': 'The set {1, 3, 4}, one heap of $10^{12}$ stones: what is its SG value?',
  'ask.wrong':
    'After how many numbers does the row begin again? Divide $10^{12}$ by that length; the remainder tells where in the row you stand.',
  'ask.wrong.0':
    'Did you divide by 4, the largest number of the set? Look at the row again: after how many numbers does 0 1 0 1 2 3 2 come back?',
  'ask.wrong.2':
    'The value 2 comes where the remainder is 4 or 6. But divide by 7: $10^3 = 7 · 142 + 6$ leaves 6, as good as −1. What does $10^6$ leave, and $10^{12}$?',
  'ask.wrong.3':
    'The value 3 comes where the remainder is 5. But $10^3$ leaves 6 when divided by 7, as good as −1. What does $10^6$ leave, and $10^{12}$?',
  'ask.right':
    'The row repeats after 7 numbers. $10^3$ leaves 6, as good as −1, so $10^6$ leaves $(−1)^2 = 1$, and so does $10^{12}$. So the value is $SG(1) = 1$. That the row goes on like this for ever is shown below.',
  'proof.title': 'Why the table of {1, 3, 4} repeats for ever',
  proof: [
    'The options of a heap $n ≥ 4$ are $n - 1$, $n - 3$ and $n - 4$. So $SG(n)$ is made of **the four values before it** (4 is the largest number of the set). Here $SG(7)$ is made of those of 6, 4 and 3.',
    'There are at most three options, so no value exceeds 3. Four values in a row, each from 0 to 3: there are only $4^4 = 256$ such stretches. So some stretch **must** come a second time.',
    'Here one does so soon: heaps 0 to 3 have the values 0 1 0 1, and so have heaps 7 to 10.',
    'After equal stretches the next value is equal, too: $SG(4)$ and $SG(11)$ are made of the same four numbers by the same rule.',
    'Now 1 to 4 and 8 to 11 are equal stretches, and so on: by induction $SG(n + 7) = SG(n)$ for **every** $n ≥ 0$. Fold the strip after 7 cells, and the rows are equal.',
    'So the remainder of $n$ divided by 7 is enough. $10^{12}$ leaves 1, and $SG(10^{12}) = SG(1) = 1$.',
  ],
  table:
    'The table as the playground shows it. It says whether a period is proven or only seen so far; more about the difference in lesson @periods.',
  'general.heading': 'The same for every finite set',
  general:
    'Let the set have $k$ numbers, $m$ the largest. Every value is at most $k$, and from heap $m$ on it is made of the $m$ values before it. There are at most $(k + 1)^m$ different stretches of that length, so one comes twice, and from there on everything repeats: **every subtraction game with a finite set is periodic in the end**.\n\nIn the end, but not always from the start. The set {2, 4, 7} gives\n\n`0 0 1 1 2 2 0 3 1 0 2 1 0 2 1 0 2 …`\n\nEight values come first, and only from heap 8 on it is 1 0 2 for ever. So always compare **stretches of $m$ values**: two equal numbers, or a short piece that looks alike, prove nothing.',
  build:
    '**Exercise.** Now the set {2, 5}. Fill in the values of heaps 0 to 12. (From 0 and from 1 nothing can be taken.)',
  'length.question': 'How long is the period of the set {2, 5}?',
  'length.wrong':
    'Fill in the row above. After how many numbers do five values in a row come back?',
  'length.wrong.5':
    '5 is the largest number of the set: so long must the stretches be that you compare. Which stretch of five values comes again, and how much later?',
  'length.wrong.3':
    'Do not be taken in by a short piece: here stretches of **five** values have to be equal. 0 0 1 1 0 stand at the beginning. Where do they come again?',
  'length.wrong.2':
    'Do not be taken in by a short piece: here stretches of **five** values have to be equal. 0 0 1 1 0 stand at the beginning. Where do they come again?',
  'length.wrong.14': 'After 14 it does repeat, but it has repeated once before.',
  'length.right':
    '0 0 1 1 0 2 1, and again from heap 7 on: the five values of heaps 0 to 4 are those of heaps 7 to 11. (It is chance that {1, 3, 4} has a period of 7, too.)',
  'move.question': 'The set {2, 5}, heaps of 2, 4 and 7: make a winning move.',
  'move.wrong':
    'That leaves an XOR other than 0. Read the values off your row and make their XOR 0.',
  'move.wrong.3-2':
    'From 7 to 5 the value goes from 0 to 2, and the XOR becomes $1 ⊕ 0 ⊕ 2 = 3$. It has to become 0.',
  'move.right':
    '$SG(2) ⊕ SG(4) ⊕ SG(7) = 1 ⊕ 0 ⊕ 0 = 1$. Any heap whose value can change by this 1 will do: 2 to 0, 4 to 2, or 7 to 2. (The last two raise a value from 0 to 1.)',
  code: 'Problem 893: how many numbers, the numbers, how many heaps, the heaps (up to 10 000). One table for all of them, from the bottom; a mex of $k$ values is at most $k$, so a small array is enough to find it.',
  win: '**Exercise.** Win both games: the set {2, 5} with 6 9 12, and {1, 3, 4} with 10 20. Your two rows and the period of 7 are all you need.',
  judge:
    '**Your own program.** Write it for problem 893 (print Yes or No) and let it be checked. [See the problem](practice?problem=893)',
} satisfies LessonWords;
