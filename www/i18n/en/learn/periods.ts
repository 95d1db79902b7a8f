import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'The SG values of Kayles repeat every 12 from 71 on, and a table up to 166 proves it: the argument of Guy and Smith, step by step.',
  goal: 'Know that a period seen is not yet a period proven, and read the certificate that proves one.',
  'seen.heading': 'It repeats. For ever?',
  seen: 'In lesson @subtract the value of a heap depended on the last few values only, so that a repeated window was a proof. Now take **Kayles**: a row of $n$ pins; knock down one pin, or two that stand side by side; the player who knocks down the last one wins. The row may break in two, and so $SG(n)$ depends on **all** smaller rows:\n\n$$SG(n) = mex \\lbrace SG(i) ⊕ SG(j) : i + j ∈ \\lbrace n - 2, n - 1 \\rbrace \\rbrace$$\n\nThe values begin 0 1 2 3 1 4 3 2 1 4 2 6 … From 71 on, twelve of them seem to come again and again: 7 4 1 2 8 1 4 7 2 1 8 2.',
  'ask.question':
    'Up to which row must one compute the values, and see them repeat, before it is proven that they always will?',
  'ask.100': 'up to 100',
  'ask.166': 'up to 166',
  'ask.never': 'no number of rows proves it',
  'ask.wrong.100':
    'From the row of 101 one can get to two rows of 50. Both stand before 71, where the values do not yet repeat. So what has been seen by then says nothing about 101.',
  'ask.wrong.never':
    'Seeing alone would prove nothing. But these values have a rule, and in a long row one of the two parts is long, too. What if that part always lies where the values already repeat?',
  'ask.right':
    'From 167 on, the longer part of every option lies so far to the right that the part twelve shorter has the same value. That is the whole proof; here it is in steps.',
  'table.heading': 'The table and its certificate',
  table:
    'The values up to 200. Above the table stands its period, with the word “proven” and, beside it, what proves it. Fold the table at 12 and look down the columns.',
  'proof.title': 'The proof of Guy and Smith (1956), for Kayles',
  proof: [
    'Three numbers: $n_0 = 70$ is the last exception (its value is 6, but the 82 below it has 2); the period is $p = 12$; and a move takes away at most $t = 2$. In the picture twelve values stand in a row, so one period back is one row up. The marked ones are exceptions.',
    'An option of $n$ is a pair $(i, j)$ with $i + j ≥ n - t$. The longer part, say $i$, is at least half of that: $i ≥ (n - t) / 2$. For $n = 167$: $i ≥ 83$. (The pair $(83, 82)$, for example.)',
    'When $n > 2 n_0 + 2 p + t = 140 + 24 + 2 = 166$, then $(n - t) / 2 > n_0 + p$. So $i$ lies more than a period beyond the last exception: $i - p > n_0$. The row above it is regular.',
    'So shift the longer part up by one row: $SG(i - p) = SG(i)$. The pair $(i - p, j)$ is an option of $n - p$, and has the same value. (From $(83, 82)$ we get $(71, 82)$, an option of 155.)',
    'And the other way round: the longer part of every option of $n - p$ is beyond $n_0$, too, so it may be shifted down by a row. (Every option of 155 has a part of at least 77; 77 goes to 89.)',
    'So $n$ and $n - p$ have options with exactly the same values, and therefore the same mex: $SG(n) = SG(n - p)$.',
    'By induction this holds for all $n > 166$. Up to 166 the table was computed and compared. So the values of Kayles have the period 12 from 71 on, **proven**.',
  ],
  'far.question':
    'Kayles with one row of 1000000000005 pins: what is its SG value? (Divided by 12 this number leaves 9.)',
  'far.wrong':
    'Find a row between 71 and 82 that leaves 9, too. Its value stands in the table above.',
  'far.wrong.4':
    '4 is the value of the row of 9, which is still an exception. The period begins at 71: which row from there on leaves 9 modulo 12? [The smallest position on which this rule fails](refuted?claim=period-from-0)',
  'far.wrong.9': '9 is the remainder, not the value. Which row between 71 and 82 leaves 9?',
  'far.right': '81 leaves 9 modulo 12, and $SG(81) = 8$. The proof carries this to every such row.',
  'kinds.heading': 'Seen, proven, unknown',
  kinds:
    'This playground says of each period what it rests on:\n\n- **proven by a window**: taking from a finite set (lesson @subtract);\n- **proven by Guy and Smith**: taking up to $t$ and leaving at most two heaps, as in Kayles, checked up to $2 n_0 + 2 p + t$;\n- **proven by a theorem** that is named;\n- **seen** as far as the table goes, which proves nothing.\n\nAnd then there is **Grundy’s game**: split a heap into two of **different** sizes. More than thirty billion of its values have been computed. No period has been found, and nobody has proven that there is none. (The argument above would not even apply as it stands: shifted parts may become equal, and that is no move.)',
  grundy: 'Grundy’s game up to 1000. Where it says that no period was seen, it means exactly that.',
  'find.question':
    'Find a subtraction set whose SG values have the period 13. (The numbers that may be taken, separated by blanks.)',
  'find.wrong':
    'That is not 13. Try sets of two numbers and watch how the period depends on them: $\\lbrace 1, 2 \\rbrace$ has the period 3, $\\lbrace 2, 5 \\rbrace$ has 7.',
  'find.wrong.13':
    'With 13 alone the values are thirteen zeros and then thirteen ones. Try two numbers.',
  'find.wrong.12':
    'With 12 alone the values are twelve zeros and then twelve ones. Try two numbers.',
  'find.right':
    'There are many: any two numbers with the sum 13, or all numbers from 1 to 12. The engine has just computed the table of yours and proven its period.',
  code: 'It reads the digits of a take-and-break code (77 for Kayles) and how far to compute; it prints the first row of the period, its length, and up to where that had to be checked: `71 12 166`. In such a code the digit at place $d$ says what may be left after taking $d$: 1 for nothing, 2 for one heap, 4 for two; 7 allows all three.',
  'own.heading': 'Compare with your own',
  own: '**Exercise.** Compute Kayles up to $10^6$ with a program of your own. By the definition that would take about $10^12$ steps, so do it by the period: an array of 83 values is enough. Copy the table as a C++ array [from the tables](tables?game=kayles&upto=1000) and compare.',
} satisfies LessonWords;
