import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'A move that makes two heaps out of one: the triangle of its options, the pattern of the SG values, and the whole proof.',
  goal: 'Value an option of two heaps by the XOR of both, find the pattern of the SG values, and prove it.',
  'rule.heading': 'A strange game',
  rule: 'On your turn take away a heap and put **two smaller ones** in its place. Each must be smaller than the old one; one or both may be empty, and together they may hold **more** stones than before. The player who cannot move loses, that is, the player who finds only empty heaps.',
  'play.heading': 'Play',
  play: 'From 2 3 you can win. (3 may become 2 and 2, 2 and 1, 2 and 0, 1 and 1, 1 and 0, or 0 and 0.)',
  'value.heading': 'What is an option of two heaps worth?',
  value:
    'Two heaps are a sum, and lesson @sums says what a sum is worth: if a heap becomes $i$ and $j$, this option has the value $SG(i) ⊕ SG(j)$. From a heap $n$ the pairs are all $(i, j)$ with $j ≤ i < n$:\n\n- $SG(0) = mex ∅ = 0$\n- from 1 only (0, 0), with the value 0: $SG(1) = 1$\n- from 2 the pairs (0, 0), (1, 0) and (1, 1), with the values 0, 1 and $1 ⊕ 1 = 0$: $SG(2) = 2$',
  'ask.question': 'What is SG(3)?',
  'ask.wrong':
    'There are six pairs: (0, 0), (1, 0), (1, 1), (2, 0), (2, 1) and (2, 2). Compute $SG(i) ⊕ SG(j)$ for each, then find the first number that is missing.',
  'ask.wrong.3':
    'So it went on so far. But one can make 2 and 1 out of 3, and $2 ⊕ 1 = 3$: the value 3 is already there.',
  'ask.wrong.2': 'The pair (2, 0) has the value 2, so 2 is not missing.',
  'ask.wrong.6':
    'There are six pairs, but what counts is their values, and of these the first number that is missing. [The smallest position on which this rule fails](refuted?claim=mex-count)',
  'ask.wrong.5': 'The first number that is missing comes before 5. List all six values.',
  'ask.right':
    'The values of the six pairs are 0, 1, 0, 2, 3 and 0. The first number that is missing is 4.',
  build:
    '**Exercise.** The same for a heap of 4. Rows and columns are the two new heaps; write $SG(i) ⊕ SG(j)$ into each cell (the values are 0, 1, 2, 4), and their mex at the bottom.',
  'pattern.heading': 'The pattern',
  pattern:
    'The values begin 0, 1, 2, 4, 7, 8, 11, 13, 14, 16, … What have 1, 2, 4, 7, 8, 11 in common? Write them in binary: $1, 10, 100, 111, 1000, 1011$. Each has an **odd number of ones**, and none is left out. So we claim: **for $n ≥ 1$, $SG(n)$ is the $n$-th number with an odd number of ones.**',
  'proof.title': 'The proof, with the pairs below 5',
  proof: [
    'By induction on $n$. The options of $n$ are the pairs $(i, j)$ with $j ≤ i < n$, with the values $SG(i) ⊕ SG(j)$. By assumption heaps 1 to $n - 1$ have as values the first $n - 1$ numbers with an odd number of ones. Here $n = 5$, and these values are 1, 2, 4, 7.',
    '**Neither heap empty:** both values have an odd number of ones. With ⊕ ones in the same column cancel in pairs, so the number of ones that remain is odd + odd − even, which is **even**. Such a pair never gives a number with an odd number of ones.',
    '**One heap empty:** the pair $(j, 0)$ has the value $SG(j)$ with $1 ≤ j < n$. These are the first $n - 1$ numbers with an odd number of ones, each of them. The $n$-th is not among them. Together with step 2: **it is the value of no option**. Here it is 8.',
    '**Smaller numbers with an even number of ones** are left. 0 is the value of $(0, 0)$. If $m > 0$, split its highest one off: $m = 2^t ⊕ r$. Then $2^t$ has a single one and $r$ an odd number of them, and both are smaller than $m$. So both are values of heaps $i, j < n$, and $(i, j)$ has the value $m$. Here $3 = 2 ⊕ 1$, $5 = 4 ⊕ 1$, $6 = 4 ⊕ 2$.',
    'So every number below the $n$-th is the value of an option, and the $n$-th is not: it is the mex. Here $SG(5) = 8$.',
  ],
  'six.question': 'What is SG(6)?',
  'six.wrong': 'It is the sixth number with an odd number of ones; the fifth is $8 = 1000_2$.',
  'six.wrong.9': '$9 = 1001_2$ has two ones, so it is the value of an option: $8 ⊕ 1$.',
  'six.wrong.10': '$10 = 1010_2$ has two ones, so it is the value of an option: $8 ⊕ 2$.',
  'six.wrong.8': '8 is the fifth: 1, 2, 4, 7, 8. And what comes next?',
  'six.wrong.13':
    '$13 = 1101_2$ does have three ones, but it is the seventh. Which number comes before it?',
  'six.right': 'After 8 come 9 and 10, with two ones each, and then $11 = 1011_2$ with three.',
  table: 'The same from the engine, a little further.',
  'ends.heading': 'Does this game end at all?',
  ends: 'The number of stones may grow: 3 becomes 2 and 2. Still every game ends. Count a heap of $n$ stones as $3^n$ points, an empty one as $3^0 = 1$. A move replaces $3^n$ by at most $3^{n-1} + 3^{n-1} = 2 · 3^{n-1}$, and that is less than $3^n$. So the sum of points becomes smaller with every move, and it is never negative. (Without this the theory would not apply; see the last question in lesson @sg.)',
  'move.question': 'Make the winning move from 2 3.',
  'move.wrong':
    'That leaves an XOR other than 0. $SG(2) = 2$ and $SG(3) = 4$: which one must change, and to what value?',
  'move.wrong.2=2+2':
    'Now there are three heaps of 2: $2 ⊕ 2 ⊕ 2 = 2$. Two of them cancel, one is left over.',
  'move.wrong.2=2+1': 'Now there are 2, 2 and 1: the two 2s cancel, and 1 is left over.',
  'move.wrong.2=1+1': 'The two 1s cancel, and the 2 is left over: $2 ⊕ 1 ⊕ 1 = 2$.',
  'move.wrong.1=0+0': 'The 3 remains alone, with the value 4.',
  'move.right':
    '$x = 2 ⊕ 4 = 6$; its highest column is 4, where only $SG(3) = 4$ has a 1. It has to become $4 ⊕ 6 = 2$: 3 turns into 2 and 0. Now 2 2 is left, and you mirror.',
  code: 'Problem 894, heaps up to 100: the table by two loops over the pairs, as one would do it without knowing the pattern. With the pattern each value could be had in one line; try it, and compare.',
  win: '**Exercise.** Win from 1 2 3. (If you leave equal pairs, you can mirror.)',
  judge:
    '**Your own program.** Write it for problem 894 (the number of heaps, then the heaps; print Yes or No) and let it be checked. [See the problem](practice?problem=894)',
} satisfies LessonWords;
