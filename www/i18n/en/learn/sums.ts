import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'How different games side by side are one game, why the SG value of a sum is the XOR of the values, and when it is not.',
  goal: 'Play different games as one, split a large game into small ones, and know when XOR is not allowed.',
  'idea.heading': 'Two rules, one game',
  idea: 'Two heaps of 4 stones. From the left one you may take 1 or 2, from the right one 1, 2 or 3. On your turn choose **one** heap and take by its own rule; the player who cannot move in either loses. Neither heap gets in the way of the other: each is a game of its own, and the whole is their **sum**.\n\nLesson @sg said who wins a sum. Its proof never asked that all parts follow one rule. Now we also ask for the **SG value of the sum itself**: we need it as soon as a single move makes two parts out of one.',
  'heaps.heading': 'Play',
  heaps: 'Write down the SG values of 0 to 4 stones for both rules. They differ.',
  'left.question':
    'Take 1 or 2 on the left, 1 to 3 on the right, from 4 and 4. Make a winning move.',
  'left.wrong': 'The opponent has an answer to that. What is each heap worth under its own rule?',
  'left.wrong.[1] 1-2':
    '2 and 4 remain. The opponent takes the 2, and 4 under “1 to 3” is lost for you: whatever you take, the opponent takes the rest.',
  'left.wrong.[2] 1-1':
    '4 and 3 remain, worth 1 and 3. The opponent takes 2 on the right and leaves 4 and 1, worth 1 each.',
  'left.wrong.[2] 1-2':
    '4 and 2 remain, worth 1 and 2. The opponent takes 1 on the right and leaves 4 and 1, worth 1 each.',
  'left.right':
    'Under “1 or 2” the values repeat 0, 1, 2, so 4 is worth 1; under “1 to 3” they repeat 0, 1, 2, 3, so 4 is worth 0. Taking 1 on the left makes $0 ⊕ 0$, taking 3 on the right $1 ⊕ 1$.',
  'numbers.heading': 'The theorem with these numbers',
  numbers: 'Each heap is valued by its own rule; only the values are added.',
  'ask.question':
    'Kayles: 7 pins in a row. On your turn knock down one pin, or two that stand next to each other. The player who knocks down the last pin wins. Make a winning move.',
  'ask.wrong':
    'The opponent has an answer to that. Can you cut the row so that afterwards you can mirror every move?',
  'ask.wrong.1-1':
    'A row of 6 remains. The opponent knocks down the two in the middle, leaves 2 and 2, and from then on mirrors you.',
  'ask.wrong.1-2':
    'A row of 5 remains. The opponent knocks down the one in the middle, leaves 2 and 2, and from then on mirrors you. You could have had that idea first.',
  'ask.wrong.1=3+2':
    '3 and 2 look almost alike, but almost is not enough: the opponent makes 2 and 2 of them. Which cut gives equal halves?',
  'ask.wrong.1=4+2':
    'From 4 and 2 the opponent can get to 2 and 2 and mirror you. Which cut gives equal halves?',
  'ask.wrong.1=5+1':
    '5 and 1 do not balance: the opponent takes an end pin of the 5, and then they do. Which cut gives **equal** halves?',
  'ask.right':
    'Knock down the middle pin: 3 and 3, and mirror from then on. There is a second winning move: 4 and 1. These halves are not equal, but their SG values are, as the exercise below shows.',
  'proof.title': 'The SG value of a sum is the XOR of the values',
  proof: [
    'A position of the sum of two games is a pair $(a, b)$: a cell of a table. The picture shows two heaps from which 1, 3 or 4 may be taken (beside each size its SG value); marked is 5 and 4.',
    'A move changes **one** of both. So it stays in its row or in its column: from 5 4 it leads to one of six cells.',
    'Write $SG(a) ⊕ SG(b)$ into every cell. We show that this is the SG value of the pair, and may assume it for all cells that can be reached from it (induction: the game is finite). Let $g = SG(a) ⊕ SG(b)$; here $3 ⊕ 2 = 1$.',
    '**$g$ itself is not reached.** A move changes the value of one part (claim 2 of lesson @sg), and with it the XOR: no option has the value $g$.',
    "**Every $m < g$ is reached.** Let $d = m ⊕ g$. In the highest column of $d$ the number $g$ has a 1 and $m$ has a 0, since $m < g$. So one of the two values, say $SG(a)$, has a 1 there, and $SG(a) ⊕ d < SG(a)$. Since $SG(a)$ is a mex, every smaller number is the value of an option: there is an $a'$ with $SG(a') = SG(a) ⊕ d$, and $(a', b)$ has the value $g ⊕ d = m$. Here $m = 0$, $d = 1$: from 5 to 4.",
    'So $g$ is the smallest number that is missing, the mex: $SG(a, b) = SG(a) ⊕ SG(b)$. For more parts put them together one after the other. (For $m = 0$ this is claim 1 once more; the theorem of lesson @sg follows.)',
  ],
  'work.heading': 'What the theorem saves',
  work: 'Parts of one game are a sum too. Four tokens stand on a graph of six nodes, and a move pushes one of them along an arrow: taken as one game there are 43 positions and 124 moves. Taken as a sum there are **6 nodes with a value each**, and three XORs. The more tokens, the greater the gain.',
  graph:
    'Choose “All positions” to see the four tokens as one game. Valuing that by hand, node by node, would be tedious.',
  'rows.heading': 'When a move makes two parts',
  rows: 'In Kayles a row of 7 can become the rows 3 and 2. Such an option is itself a sum, and by the theorem its value is $SG(3) ⊕ SG(2)$. So one table for **single** rows is enough:\n\n$$SG(n) = mex \\lbrace SG(i) ⊕ SG(j) : i + j = n - 1 " or " i + j = n - 2 \\rbrace$$\n\nFor instance $SG(3)$: one pin down leaves 2, or 1 and 1; two pins down leave 1. The values are 2, 0 and 1, so $SG(3) = 3$.',
  build: '**Exercise.** Fill in the SG values of rows of 0 to 7 pins.',
  'beside.question':
    'Nim with a heap of 5, beside Kayles with a row of 7. On your turn move in one of both. Make a winning move.',
  'beside.wrong':
    'The opponent can make both sides equal in value. Your table says what the row is worth.',
  'beside.wrong.[1] 1-5':
    'Only the row of 7 remains. The opponent knocks down the middle pin and mirrors you from then on.',
  'beside.wrong.[2] 1=3+3':
    'That wins in Kayles alone. But the two rows of 3 balance each other, and the opponent takes the whole heap.',
  'beside.wrong.[2] 1=4+1':
    'That wins in Kayles alone. But 4 and 1 balance each other, and the opponent takes the whole heap.',
  'beside.right':
    'The row is worth 2 and the heap 5. Take 3 from the heap: $2 ⊕ 2$. Or knock the row into 5 and 1, which are worth $4 ⊕ 1 = 5$, as much as the heap. A row of 7 pins and a heap of 2 stones are as good as two equal heaps of Nim.',
  'balance.heading': 'A row against a heap',
  balance: 'Whatever a part is, for the sum it is a heap of Nim of its value.',
  code: 'Rows of pins (how many, then their lengths): does the first player win? The heart is the inner line, an option of two rows.',
  'merge.question':
    'Another game: take one stone from a heap, **or put two heaps together**. The player who takes the last stone wins. From 2 2, is the player to move winning?',
  'merge.wrong.P':
    'Two equal heaps, so $2 ⊕ 2 = 0$? But one can make a single heap of 4 out of them. Then stones can only be taken one by one: who takes the last of four?',
  'merge.right':
    'Put together, 2 2 becomes 4, and from there only single stones can be taken: 4, 3, 2, 1, 0. The opponent moves first and you take the last one. The XOR would have said the opposite.',
  'when.heading': 'When you may not use XOR',
  when: 'Before you write ⊕, check three things.\n\n- **Every move belongs to one part.** In “take one or merge” (lesson @merge) a move may join two heaps; in Wythoff’s game it may take from both. There the heaps are not a sum.\n- **What may be done in a part does not depend on the others.** In Greedy Nim one may take only from a largest heap, so another heap decides whether this one can be touched.\n- **The player who cannot move in any part loses.** When the last move loses (misère play, lesson @misere), the theorem does not hold as it stands.\n\nIf one of them fails, the position has to be examined as a whole.',
  win: '**Exercise.** Win both to the end: the two heaps with their own rules, and Nim beside Kayles.',
  judge:
    '**Your own program.** If you have not done so in lesson @sg: problem 1319, one SG value for each node, XOR over the tokens. [See the problem](practice?problem=1319)',
} satisfies LessonWords;
