import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'The mex of a set and the SG value of a position, filled in by hand from the bottom, and why SG value 0 means losing.',
  goal: 'Compute the mex of a set, fill in a table of SG values from the bottom, and say why the value 0 marks the losing positions.',
  'why.heading': 'Winning and losing is not enough',
  why: 'In lesson @games every position got one of two labels. As soon as a position has several parts, that is too little: in Nim one heap of 4 is winning, and so is one of 2 or of 3; yet 4 4 is losing, while 2 3 is winning. “Winning” beside “winning” may be either. So we give each position a **number** that says more than its label. Lesson @sg will show that these numbers are all one has to know.',
  'mex.heading': 'Mex: the first number that is missing',
  mex: 'For a set $S$ of whole numbers 0, 1, 2, … let $mex S$ (“minimal excluded”) be **the smallest of these numbers that is not in $S$**. Count up from 0 and stop at the first gap. In {0, 1, 3} there is a 0, there is a 1, and there is no 2: the mex is 2. What lies beyond the gap does not matter, and neither does how often a number occurs. The empty set has no 0, so its mex is 0.',
  trainer: 'Your turn: write down the mex of each set.',
  'sg.heading': 'The SG value of a position',
  sg: 'Collect the values of all options of $x$, and take their mex:\n\n$$SG(x) = mex \\lbrace SG(y) : y " is an option of " x \\rbrace$$\n\nThis is its **SG value** (after Sprague and Grundy; also called its **nimber** or Grundy value). A terminal position has no options, so its value is $mex ∅ = 0$. From there we work upwards: the game is finite, so every value is settled once the values below it are.\n\nTake one heap, from which **1, 3 or 4** stones may be taken.\n\n- $SG(0) = mex ∅ = 0$\n- $SG(1) = mex \\lbrace SG(0) \\rbrace = mex \\lbrace 0 \\rbrace = 1$\n- $SG(2) = mex \\lbrace SG(1) \\rbrace = mex \\lbrace 1 \\rbrace = 0$\n- $SG(3) = mex \\lbrace SG(2), SG(0) \\rbrace = mex \\lbrace 0 \\rbrace = 1$',
  'ask.question': 'Take 1, 3 or 4: what is SG(4)?',
  'ask.wrong':
    'From 4 one may go to 3, to 1 and to 0. Look up their values above, and find the smallest number that is not among them.',
  'ask.wrong.3':
    'There are three options, 3, 1 and 0, but their values are 1, 1 and 0. A value that comes twice still counts once. [The smallest position on which this rule fails](refuted?claim=mex-count)',
  'ask.wrong.1':
    'That 4 can go straight to the end makes its value different from 0, no more: 0 is among the values of its options. Is 1 among them, too?',
  'ask.wrong.0':
    'The value is 0 only if 0 is missing. But from 4 one may take all, and $SG(0) = 0$.',
  'ask.wrong.4':
    'In Nim the value of a heap is its size, but not here. Which values do the options 3, 1 and 0 have? [The smallest position on which this rule fails](refuted?claim=xor-sizes)',
  'ask.right':
    'The options 3, 1 and 0 have the values 1, 1 and 0. Of 0, 1, 2, … the first that is missing is 2.',
  'example.title': 'One value, slowly: a heap of 5',
  example: [
    'Where can one go? Taking 1, 3 or 4 from 5 leaves 4, 2 or 1: these are the options.',
    'Look up **their** values, which are known already: $SG(4) = 2$, $SG(2) = 0$, $SG(1) = 1$.',
    'Tick off in the row of numbers what occurs: 0, 1 and 2.',
    'The first number without a tick is 3. So $SG(5) = mex \\lbrace 0, 1, 2 \\rbrace = 3$.',
  ],
  table:
    '**Exercise.** Fill in the whole row, from the left: take 1, 3 or 4. Each value needs only values to the left of it.',
  'proof.title': 'SG value 0 means losing',
  proof: [
    'A terminal position has no options: its value is $mex ∅ = 0$, and the player who has to move there has lost. (The numbers on dark circles are SG values.)',
    'Let $SG(x) ≠ 0$. The mex is the smallest number that is **missing**, and 0 is smaller than it: so 0 is not missing. Some option has the value 0. From 5 (value 3) it is 2.',
    'Let $SG(x) = 0$. Then 0 is missing among the values of the options: **no** option has the value 0. From 2 one can only go to 1, whose value is 1.',
    'Compare lesson @games: winning means some move leads to a losing position, losing means none does. “Value 0” obeys, word for word, the rules of “losing”. Both are settled from the end by these rules, so they are the same: $SG(x) = 0$ exactly when $x$ is losing (P).',
  ],
  'ten.question': 'Another game: take 2 or 5. What is the SG value of a heap of 10?',
  'ten.wrong':
    'Begin at the bottom: from 0 and from 1 nothing can be taken, so both have the value 0. Then 2, 3, 4, … up to 8; from 10 one may go to 8 and to 5.',
  'ten.wrong.3':
    'From 10 one may go to 8 and to 5, with the values 0 and 2. The mex is not one more than the largest, it is the first gap.',
  'ten.wrong.0': 'For that 0 would have to be missing. But $SG(8) = 0$, and 8 is an option of 10.',
  'ten.wrong.2':
    'There are two options, but their values are not 0 and 1: which are they? Find the first gap.',
  'ten.right':
    'The options 8 and 5 have the values 0 and 2; the first number that is missing is 1.',
  graph:
    'Here are all positions from 10 on: 9 nodes and 11 arrows. Step through it: a node gets its value once all nodes its arrows lead to have theirs.',
  code: 'The definition is a recursion. Written down as it stands it would ask for the same heaps over and over, so each value is kept, with −1 for “not yet known”. The program answers problem 893 for a single heap: it wins exactly when $SG ≠ 0$. (Several heaps need lesson @sg.)',
  long: 'Compare your own table with this one, or take it away as a C++ array [from the tables](tables?game=subtract+1+3+4&upto=100). Do you see something? Lesson @subtract is about it.',
  errata: [
    '000, in the table of {1, 3, 4}, writes “mex{sg[0]} = {0}, hence sg[1] = 1”. A mex is a number and no set: $mex \\lbrace SG(0) \\rbrace = mex \\lbrace 0 \\rbrace = 1$.',
    '002 says that a position from which the end can be reached in one move has the value 1. It follows only that its value is **not 0**: from 4 one may take all (take 1, 3 or 4), yet $SG(4) = 2$.',
  ],
} satisfies LessonWords;
