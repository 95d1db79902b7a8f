import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Inclusion–exclusion from two sets to a loop over bit masks: the signed sum, why the signs alternate, and a program.',
  goal: 'Write the signed sum, say why the signs alternate, and let a program run through its $2^m - 1$ terms.',
  'problem.heading': 'Counting without counting twice',
  problem:
    'Problem 890: how many of the numbers $1 … n$ are divisible by at least one of $m$ given numbers? One condition is easy: $⌊ n / d ⌋$ of them are divisible by $d$. With several conditions some numbers are counted more than once.',
  'ask.question': 'How many of the numbers 1 … 100 are divisible by 2 or by 3?',
  'ask.wrong': 'Count the multiples of 2, those of 3, and ask which numbers you have met twice.',
  'ask.wrong.83': '50 + 33 counts the 16 multiples of 6 twice: they are multiples of 2 and of 3.',
  'ask.wrong.51':
    'You subtracted the 16 multiples of 6 twice. They were counted twice, so one of the two must stay.',
  'ask.wrong.33': 'Those are the multiples of 3 alone. “Or” takes in the multiples of 2 as well.',
  'ask.wrong.50': 'Those are the multiples of 2 alone. “Or” takes in the multiples of 3 as well.',
  'ask.right': '$50 + 33 - 16 = 67$: the 16 multiples of 6 were in both counts.',
  'formula.heading': 'The signed sum',
  formula:
    'For two sets $|A ∪ B| = |A| + |B| - |A ∩ B|$. For three, what lies in all three has been added three times and taken away three times, so it must be put back:\n\n$$|A ∪ B ∪ C| = |A| + |B| + |C|$$$$"" - |A ∩ B| - |A ∩ C| - |B ∩ C| + |A ∩ B ∩ C|$$\n\nIn general: add the intersections of an **odd** number of sets, subtract those of an **even** number.',
  sets: 'An example with $12 + 9 + 7 - 4 - 3 - 2 + 1 = 20$. Change a size and see which regions still make sense.',
  'proof.title': 'Why plus, minus, plus',
  proof: [
    'Take any number that lies in exactly $k$ of the sets. The picture shows 30 with the divisors 2, 3, 5, so $k = 3$. We ask how often the sum counts it.',
    'The single sets count it $C(k, 1) = k$ times, once for each set it lies in: here $+3$.',
    'The intersections of two sets subtract it $C(k, 2)$ times, once for each pair of its $k$ sets: here $-3$.',
    'Those of three sets add it $C(k, 3)$ times, and so on, with alternating signs: here $+1$.',
    'Altogether it is counted $C(k, 1) - C(k, 2) + C(k, 3) - … ± C(k, k)$ times.',
    'The binomial theorem says $0 = (1 - 1)^k = C(k, 0) - C(k, 1) + C(k, 2) - … ∓ C(k, k)$. For $k = 3$: $1 - 3 + 3 - 1 = 0$.',
    'So the sum of step 5 equals $C(k, 0) = 1$: every number that lies in some set is counted exactly once, and one that lies in none not at all.',
  ],
  'bits.heading': 'All terms in one loop',
  bits: 'Choosing some of $m$ numbers is the same as writing an $m$-bit number $i$ from 1 to $2^m - 1$: bit $j$ says whether the $j$-th number is chosen. Below is the sample of problem 890: $n = 10$ and the numbers 7, 2, 5. As soon as the product passes $n$ the row can be left: it counts nothing.',
  'lcm.question':
    'The numbers 4, 6, 10 and n = 100. With the product of the chosen numbers one finds 44, with their least common multiple 36. Which is right?',
  'lcm.44': '44, with the product',
  'lcm.36': '36, with the least common multiple',
  'lcm.wrong.44':
    'Which numbers are divisible by both 4 and 6? Not only the multiples of 24: 12 is one, too.',
  'lcm.right':
    'A number is divisible by all the chosen ones exactly when it is a multiple of their **least common multiple**. For primes, which the judge’s tests give, that is the product; the page and the program below do it right for all.',
  code: 'Problem 890. The line with `> n` both saves time and prevents an overflow: beyond $n$ the product is never multiplied again.',
  cost: 'There are $2^m - 1$ terms, and each multiplies at most $m$ times: $O(2^m · m)$. For $m = 16$ that is $2^16 · 2^4 = 2^20 ≈ 10^6$ steps, done in an instant.',
  'thirty.question':
    'Exercise. Compute it by hand, all seven terms: how many of 1 … 30 are divisible by 2, 3 or 5?',
  'thirty.wrong':
    'Write down $15 + 10 + 6$, then the three pairs, then the triple, with their signs.',
  'thirty.wrong.31': 'That is only $15 + 10 + 6$, more than there are numbers. Subtract the pairs.',
  'thirty.wrong.21': 'You have subtracted the pairs; put the number 30 itself back.',
  'thirty.wrong.30': 'Not every number up to 30 has one of these divisors: 1, 7, 11 … have none.',
  'thirty.right': '$15 + 10 + 6 - 5 - 3 - 2 + 1 = 22$.',
  judge:
    '**Your own program.** Write it for problem 890 and let it be checked. Try `30 3 / 2 3 5` (22) and `1000 4 / 2 3 5 7` (772) first. [See the problem](practice?problem=890)',
} satisfies LessonWords;
