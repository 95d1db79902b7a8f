import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'The Sprague–Grundy theorem with its whole proof, step by step and with numbers: why SG values add like the heaps of Nim.',
  goal: 'See why SG values add like the heaps of Nim, and write the proof of the SG theorem on paper, without gaps.',
  'parts.heading': 'Several games side by side',
  parts:
    'Now several positions lie side by side, the **parts**. On your turn choose one part and make one move in it; the others stay as they are. The player who cannot move in any part loses. Here are two heaps; from each you may take 1, 3 or 4 stones.',
  'play.heading': 'Play',
  play: 'Begin with 4 6. Try a few first moves before you answer the question below.',
  'ask.question': 'Take 1, 3 or 4; heaps of 4 and 6. Is this winning for the player to move?',
  'ask.wrong.N':
    'The heaps differ, so one would like to make them equal, as in Nim. But from 6 no move leads to 4, and from lesson @mex you know $SG(4) = 2$. What is $SG(6)$? [The smallest position on which this rule fails](refuted?claim=xor-sizes)',
  'ask.right':
    '4 and 6 are different heaps with the same value, $SG(4) = SG(6) = 2$, and $2 ⊕ 2 = 0$. What counts is not the stones but the SG values. That is the theorem.',
  'theorem.heading': 'The Sprague–Grundy theorem (Sprague, 1935; Grundy, 1939)',
  theorem:
    'Let a position have the parts $s_1, …, s_n$, and let\n\n$$x = SG(s_1) ⊕ SG(s_2) ⊕ … ⊕ SG(s_n)$$\n\nThen it is **losing (P)** when $x = 0$, and **winning (N)** when $x ≠ 0$. In short: a part with the SG value $v$ plays like a heap of $v$ stones in Nim.\n\nThe proof is that of Nim (lesson @nim), with two claims. **Claim 1:** from $x ≠ 0$ some move leads to 0. **Claim 2:** from $x = 0$ no move leads to 0. For both all we need is what a mex is.',
  'proof.title': 'The proof, with 5 6 4 as the example',
  proof: [
    '**The end.** When no part can be moved in, every part is terminal and has the value $mex ∅ = 0$. So $x = 0 ⊕ … ⊕ 0 = 0$, and the player to move has lost.',
    '**Claim 1.** Let $x ≠ 0$, and let $2^k$ be the highest column in which $x$ has a 1. The number of ones in that column is odd, so at least one part $s_i$ has a 1 there. Here $x = 3 = 11_2$, the column is 2, and we choose $SG(6) = 2 = 10_2$.',
    'Let $b = SG(s_i) ⊕ x$. In column $2^k$ the 1 becomes 0, and higher digits stay: so $b < SG(s_i)$. Here $b = 2 ⊕ 3 = 1 < 2$.',
    "Can we get there? $SG(s_i)$ is a **mex**: the smallest number missing among the values of the options. So **every smaller number is there**, and $b$ is smaller. There is an option $s_i'$ with $SG(s_i') = b$. Here it is 3, since $SG(3) = 1$.",
    'Make this move; the other parts stay. In the sum $SG(s_i)$ is replaced by $SG(s_i) ⊕ x$, so the sum becomes $x ⊕ x = 0$. Here $3 ⊕ 1 ⊕ 2 = 0$. Claim 1 is proved.',
    "**Claim 2.** Let $x = 0$, and let any move take the part $s_i$ to $s_i'$. A mex is **not** among the numbers whose mex it is. So $SG(s_i') ≠ SG(s_i)$: **a move always changes the value of its part**. Here from 4 (value 2) one gets to the values 1, 1 and 0.",
    "The other parts stay, so the new sum is $x ⊕ SG(s_i) ⊕ SG(s_i') = SG(s_i) ⊕ SG(s_i')$, and that is not 0, since two numbers with ⊕ equal to 0 are equal. Look at all six moves from 4 6. Claim 2 is proved.",
    '**Conclusion.** The player who faces $x ≠ 0$ has a move, and can leave 0 (claim 1). The player who faces 0 either cannot move or must leave something else (claim 2), and then the other can leave 0 again. The game is finite, so it ends; it is the player who faces 0 who cannot move. So $x ≠ 0$ wins and $x = 0$ loses.',
  ],
  build:
    '**Exercise.** Claim 1 with your own hand, for 5 6 4 (so $x = 3 ⊕ 2 ⊕ 2 = 3$). For every heap write its SG value, then the value that would make the sum 0, and an option that has this value (if there are several, one is enough; if there is none, write –).',
  'count.question': 'How many winning moves does 5 6 4 have?',
  'count.wrong':
    'A move wins when the value of its part becomes $SG ⊕ x$. Count the options with that value, for each of the three heaps.',
  'count.wrong.3':
    'Each of the three heaps can make the sum 0. But must there be only **one** option with the value that is wanted? Look at the heap of 4 again.',
  'count.wrong.1':
    'The proof promises at least one. All three values have a 1 in the highest column of $x$.',
  'count.wrong.2':
    'Look at all three heaps: 5 must get to the value 0, and 6 and 4 to the value 1.',
  'count.right':
    '5 to 2, 6 to 3, and 4 to 3 or to 1: both have the value 1. In Nim a heap has only one option of each value, and a winning position has an odd number of winning moves; here there are 4.',
  'paper.heading': 'Now write it yourself',
  paper:
    'Close the proof, take a sheet of paper and write it down for parts $s_1, …, s_n$. It is complete when it says\n\n- **the end:** all values are $mex ∅ = 0$, so $x = 0$;\n- **claim 1:** the highest column of $x$; a part with a 1 there; $b = SG(s_i) ⊕ x < SG(s_i)$; as a mex, $SG(s_i)$ has **every smaller number** among the values of its options, so also $b$; the sum becomes 0;\n- **claim 2:** the mex is not among the values, so a move **changes the value of its part**, and a sum that was 0 becomes another;\n- **why that is enough:** the game ends, and it ends for the player who faces 0.\n\nThree questions to test it. Where would the proof break if SG were **some** number missing among the values of the options, not the smallest? (In claim 1, and already at the end. Claim 2 would still hold.) If every smaller number were there, but perhaps the number itself, too? (In claim 2.) If the game could go on for ever? (In the last step.)',
  'raise.heading': 'What is different from Nim',
  raise:
    'In Nim a move makes a heap smaller, and with it its value. Here a move may also **raise** a value: from 6 (value 2) one may go to 5 (value 3). From 5 6 the sum is $3 ⊕ 2 = 1$, and two moves win: 5 to 4 (the value falls from 3 to 2; the proof finds this one), and 6 to 5 (it rises from 2 to 3, and $3 ⊕ 3 = 0$). Such a move may win, but it is never **needed**: claim 1 always finds one that lowers. And it saves no player who faces 0, since claim 2 speaks of every move, up or down.',
  'explained.heading': 'The same for any position',
  explained:
    'The explanation of such a position in this playground is this proof with its own numbers: the values of the parts, their sum, and the moves that make it 0. (It also says that the values repeat; that is the subject of lesson @subtract.)',
  'tokens.question':
    'The graph of lesson @digraph, now with two tokens, on nodes 3 and 4. On a turn one of them is pushed along one arrow. (Arrows: 2→1, 2→4, 1→4, 1→5, 4→5, 1→3, 3→5, 3→6.) Does the player to move win?',
  'tokens.win': 'Yes (win)',
  'tokens.lose': 'No (lose)',
  'tokens.wrong.win':
    'Each token alone is on a winning node. But find the values: 5 and 6 have no arrows; from 3 one gets to 5 and 6, from 4 to 5. [The smallest position on which this rule fails](refuted?claim=won-and-won)',
  'tokens.right':
    '$SG(5) = SG(6) = 0$, so $SG(3) = mex \\lbrace 0 \\rbrace = 1$ and $SG(4) = mex \\lbrace 0 \\rbrace = 1$: the sum is $1 ⊕ 1 = 0$. Two winning parts make a losing whole.',
  code: 'Problem 1319: an SG value for each node, by recursion with memory, and ⊕ over the tokens. Compared with the program of lesson @digraph, `bool` has become a number, and “some” has become mex.',
  win: '**Exercise.** Take 1, 3 or 4. Win twice against a perfect opponent. Work out the values first; you have filled in the table in lesson @mex (0 1 0 1 2 3 2 0 1).',
  judge:
    '**Your own program.** Write it for problem 1319 (n m k, then m arrows, then k nodes with tokens; print win or lose) and let it be checked. [See the problem](practice?problem=1319)',
  errata: [
    '000, in the part on several graphs, has the slip “… = 0 != 0 wins”. Meant is: the XOR **≠ 0** wins.',
    '001 defines the SG value of $x$ by its $k$ options $y_1, …, y_n$. The last one must be $y_k$.',
    '001 writes, in the second claim, that the SG values of the nodes where the tokens stand are “still 0”. Meant is that their **XOR** is still 0.',
  ],
} satisfies LessonWords;
