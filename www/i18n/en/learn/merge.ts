import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Take one stone or merge two heaps (problem 1321): heaps that are no sum, two numbers that describe a position, and the proof by cases.',
  goal: 'See when nim-sums do not apply; describe a position by two numbers $(a, b)$ instead, and prove by cases who wins.',
  'rule.heading': 'The game',
  rule: 'Some heaps of stones. On your turn either\n\n- take **one** stone from a heap,\n- or **merge** two heaps into one.\n\nWhoever takes the last stone wins.',
  play: 'Try it from 2 2. You begin. (To merge, use the button at the heaps, or type `1+2` for the first heap and the second.)',
  'ask.question': 'From 1 1 3, only one of these moves wins. Which?',
  'ask.3-1': 'take one from the 3, leaving 1 1 2',
  'ask.1+2': 'merge both heaps of 1, leaving 2 3',
  'ask.1-1': 'take a heap of 1, leaving 1 3',
  'ask.wrong.3-1':
    'It looks tempting, because all that is left is even: two heaps of 1, and a heap of 2. But your opponent takes one from the 2 and leaves 1 1 1. Play on from there: three heaps of 1 are lost.',
  'ask.wrong.1-1':
    'Your opponent then merges 1 and 3. You face a single heap of 4, from which one stone goes at a time: the last of them is not yours.',
  'ask.right':
    '2 3 is lost for the player to move. What makes it so, and why 1 1 2 is not, is the subject of this lesson.',
  'sum.heading': 'Why not a nim-sum?',
  sum: 'A heap of 2 alone is lost: 2 → 1 → 0. If 2 2 were a sum of two games in the sense of lesson @sums, it would be lost, too. But from 2 2 one can merge to 4, and four single steps later the opponent has nothing left: 2 2 is **won**. A merge changes two heaps at once, so the heaps are not independent, and their SG values say nothing about the whole.',
  'pair.heading': 'Two numbers instead',
  pair: 'A heap of 1 is special, for it vanishes in one move. Let\n\n- $a$ be the number of heaps of 1,\n- $b$ the number of moves that the **larger** heaps hold if they are all merged first and then taken stone by stone: their stones + their number − 1, or 0 if there are none.\n\nSo 1 1 3 is $(2, 3)$, and 3 4 is $(0, 8)$. The value $b = 1$ does not occur. The moves from $(a, b)$ are these:\n\n- take a heap of 1: $(a - 1, b)$;\n- take a stone from a heap of 3 or more, or merge two larger heaps: $(a, b - 1)$, possible whenever $b ≥ 3$;\n- merge two heaps of 1: $(a - 2, b + 3)$, or $(a - 2, 2)$ if $b = 0$;\n- merge a heap of 1 with a larger one: $(a - 1, b + 1)$;\n- take a stone from a heap of 2, which becomes a 1: $(a + 1, b - 3)$, or $(a + 1, 0)$ if it was the only larger heap.',
  build:
    '**Fill in the table**: N or P, from the top left. (For $b$ take a single heap of $b$ stones.) The first row says: one large heap of $b$ stones. To the right it goes on as it begins: from 3 on, odd is N and even is P.',
  'theorem.heading': 'The rule',
  theorem:
    'A position $(a, b)$ is **losing (P)** exactly when\n\n- $b = 0$ or $b = 2$, and $a$ is divisible by 3;\n- or $b ≥ 3$, and $a$ and $b$ are both even.\n\nEvery move makes stones + heaps fewer. So we may argue by induction: let the rule hold for all positions with fewer, and look at the cases.',
  'proof.title': 'The proof by cases',
  proof: [
    '$b$ is 0 or 2, and 3 divides $a$. The moves lead to $(a - 1, b)$, $(a - 2, 2)$ or $(a + 1, 0)$, where the first number is no multiple of 3; or, from $b = 2$, to $(a - 2, 5)$ and $(a - 1, 3)$, where the second is odd. All of that is N. So this is **P**.',
    '$b$ is 0 or 2, and 3 does not divide $a$. If $a$ leaves 1, take a heap of 1. If it leaves 2: with $b = 0$ merge two heaps of 1, to $(a - 2, 2)$; with $b = 2$ take a stone from the 2, to $(a + 1, 0)$. Each time 3 divides the first number: **N**.',
    '$a$ and $b$ both even, $b ≥ 4$. Look down the list of moves: each makes $a$ or $b$ odd, or both, and none leads to $b = 0$ or $b = 2$. All of them lead to N, so this is **P**. (The picture shows $(2, 6)$.)',
    '$a$ odd, $b ≥ 4$ even: take a heap of 1, and leave both even, $(a - 1, b)$. So this is **N**.',
    '$a$ odd, $b ≥ 3$ odd: merge a heap of 1 with a larger heap, and leave both even, $(a - 1, b + 1)$. **N**.',
    '$a$ even, $b ≥ 5$ odd: take a stone from a heap of 3 or more, or merge two larger heaps, and leave both even, $(a, b - 1)$. **N**.',
    '$a$ even, $b = 3$: now $(a, b - 1)$ is $(a, 2)$, which is lost only if 3 divides $a$. If it does not, then $a ≥ 2$: merge two heaps of 1, and leave $(a - 2, 6)$, both even. **N** either way. This is 1 1 3, that is $(2, 3)$, and its trap: $(2, 2)$ looks even, but it stands in the column of 2.',
  ],
  'four.question': 'Problem 1321 for the heaps 1 1 2 3: does the first player win?',
  'four.YES': 'YES',
  'four.NO': 'NO',
  'four.wrong.YES':
    'The larger heaps 2 and 3 have 5 stones and one merge: what is $b$? And what is $a$?',
  'four.right': '$a = 2$ and $b = 2 + 3 + 2 - 1 = 6$: both are even and $b ≥ 3$, so it is lost.',
  'move.question': 'Make the winning move from 1 3 4.',
  'move.wrong':
    'Here $a = 1$ and $b = 3 + 4 + 2 - 1 = 8$. Which move makes both even? Your move did not.',
  'move.wrong.1+2':
    'That is $(0, 9)$: the 1 has become a part of a larger heap, and $b$ is odd. Your opponent merges the last two heaps.',
  'move.wrong.1+3':
    'That is $(0, 9)$: the 1 has become a part of a larger heap, and $b$ is odd. Your opponent merges the last two heaps.',
  'move.wrong.2+3': 'That is $(1, 7)$. Your opponent merges the 1 with the 7: $(0, 8)$, both even.',
  'move.right':
    '$a = 1$ is odd and $b = 8$ is even: the fourth case. Take the heap of 1, and leave 3 4, that is $(0, 8)$.',
  'why.heading': 'The same for any position',
  why: 'The explanation of every position of this game counts $a$ and $b$ in the same way. Here for 1 1 3.',
  code: 'Problem 1321: count $a$ and $b$, and ask for the rule. Had we not found the rule, a table of all $(a, b)$, filled in as above, would do as well.',
  win: '**Exercise.** Win both games against a perfect opponent. In the first, from 3 4, the computer begins: what does it leave you, and which case of the proof is that?',
  judge:
    '**Your own program.** Write it for problem 1321 (the number of cases; for each the number of heaps, then the heaps; print YES or NO) and let it be checked. By hand first: 1 1 2 YES, 3 4 NO, 2 3 5 NO, 1 1 3 YES, 1 1 4 NO. [See the problem](practice?problem=1321)',
} satisfies LessonWords;
