import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Stones on a staircase: why only the odd steps count, both kinds of reply, and the bug that the sample of the problem does not find.',
  goal: 'Say why only the odd steps count, answer every move of the opponent, and find the bug in a program.',
  'rule.heading': 'Stones that only go down',
  rule: 'Stones lie on steps 1, 2, 3, … On your turn choose one step and move any number of its stones, at least one, to the step just **below** it; from step 1 they go to the ground and are out of play. When all stones lie on the ground, the player to move cannot move and loses.',
  'play.heading': 'Play',
  play: 'On steps 1, 2 and 3 lie 2, 1 and 3 stones. You begin, and can win. Try a few times before you read on.',
  'ask.question':
    'Step 1 is empty, and on step 2 lie 7 stones. Is this winning for the player to move?',
  'ask.wrong.N':
    'Whatever you do, you move some stones, say $m$, from step 2 to step 1. Then the opponent moves exactly these $m$ on to the ground. What do you see now? [The smallest position on which this rule fails](refuted?claim=stairs-all)',
  'ask.right':
    'Each move brings some stones to step 1, and the opponent moves the same ones on to the ground. Step 1 is empty again, and step 2 has fewer stones. In the end you face two empty steps. The 7 stones count for nothing.',
  'theorem.heading': 'Only the odd steps count',
  theorem:
    'Let $a_i$ be the number of stones on step $i$. Take the XOR of the **odd** steps only:\n\n$$x = a_1 ⊕ a_3 ⊕ a_5 ⊕ …$$\n\nThe player to move **loses (P)** when $x = 0$ and **wins (N)** when $x ≠ 0$. As Nim it looks like this: each odd step is a heap; moving stones from an odd step to an even one takes them away; and stones that come back from an even step can be sent on at once.',
  'proof.title': 'The proof, with 3 2 3 as the example (odd steps are coloured)',
  proof: [
    '**The end.** All stones lie on the ground: $x = 0$, and the player to move has lost.',
    '**First case.** Let $x = 0$ and let it be the opponent’s turn. The opponent moves $m$ stones from an **even** step $2j$ to step $2j - 1$. That makes the odd step larger by $m$. Here 2 stones from step 2 to step 1.',
    'You move **the same $m$** on, from step $2j - 1$ to $2j - 2$ (the ground, if $j = 1$). This can always be done, since they have just come there. The odd step is as before, and $x = 0$ again.',
    '**Second case.** The opponent moves stones from an **odd** step. Exactly one number in the XOR becomes smaller, so $x ≠ 0$ now (as in Nim, lesson @nim). Here one stone from step 3, and $x = 3 ⊕ 2 = 1$. A move from step 1 to the ground belongs here, too.',
    'You reply as in Nim: some odd step has a 1 in the highest column of $x$, and there $a_i ⊕ x < a_i$. Move $a_i - (a_i ⊕ x)$ of its stones down, so that $x = 0$ again. That they land on an even step (or on the ground) changes nothing in $x$. Here one stone from step 1.',
    'So after each of your moves $x = 0$, and you always have a reply. The game ends: count each stone with the number of its step, then this sum falls with every move. You are not the one who cannot move at the end. So $x = 0$ is **losing** for the player to move.',
    'If $x ≠ 0$ and it is your turn, make the move of step 5 at once: then the opponent faces $x = 0$. So $x ≠ 0$ is **winning**. Here $2 ⊕ 3 = 1$. Which move is it?',
  ],
  'move.question': 'Steps 1, 2, 3 hold 2, 1, 3 stones: make a winning move.',
  'move.wrong': 'After that the XOR of steps 1 and 3 is not 0.',
  'move.wrong.1-1':
    'Then step 1 holds 1 and step 3 holds 3: $1 ⊕ 3 = 2$. Which step has a 1 in the column of $x = 1$?',
  'move.wrong.1-2': 'Then step 1 is empty, step 3 holds 3, and $0 ⊕ 3 = 3$.',
  'move.wrong.3-2':
    'Step 3 is the right one, but too many stones: $2 ⊕ 1 = 3$. It is to hold as many as step 1.',
  'move.wrong.3-3':
    'Then step 3 is empty, and step 1 still holds 2. One stone would have been enough.',
  'move.right': 'Steps 1 and 3 now hold equally many, and $x = 0$.',
  'both.heading': 'Two ways to win',
  both: 'From 2 1 3 two moves win. The proof finds **one stone from step 3 to step 2**: step 3 goes from 3 down to 2, and $2 ⊕ 2 = 0$. But one stone **from step 2 to step 1** wins as well: it raises step 1 from 2 to 3, and $3 ⊕ 3 = 0$. Raising is no lasting gain (the opponent can send such stones on), and no loss either; all that counts is that $x = 0$ after your move. The move of the proof, which lowers an odd step, is there whenever $x ≠ 0$; a raising one only now and then.',
  'why.heading': 'The same for any position',
  why: 'On steps 1 to 4 lie 2, 5, 2 and 3 stones. The even steps hold 8 stones, and none of them matters.',
  win: '**Exercise.** In the first two games the computer begins, and $x = 0$: answer in both ways, as the case may be. In the third game you begin, with 4 1 6.',
  code: 'Problem 892: n, then the stones on steps 1 to n. The XOR of the odd steps.',
  'faulty.heading': 'Find the bug',
  faulty:
    'This program stands in one of the lecture notes, and it answers the sample (3 steps with 2 1 3) correctly. Nevertheless it is wrong.',
  'bug.question':
    'Find an input for which it prints the wrong answer: the number of steps, then the stones on each.',
  'bug.wrong':
    'So this input does not find the bug. Read the condition in the loop: which number should be odd, and which one is tested?',
  'bug.right':
    'The program tests whether the number of **stones** is odd (`x % 2`); what counts is whether the **step** is odd (`i % 2`). A single step with 2 stones is enough, or 0 7, or 1 5 1. A sample that is answered correctly proves nothing: for your own programs look for such small inputs, too.',
  judge:
    '**Your own program.** Write it for problem 892 (print Yes or No) and let it be checked; each of 0 7, 1 5 1 and a single 2 should be among your own tests. [See the problem](practice?problem=892)',
  errata: [
    '000, in the code for the staircase, has `if (x % 2) res ^= x;`. It must be `if (i % 2)`: the parity of the step, not of the stones. (003 has it right.)',
  ],
} satisfies LessonWords;
