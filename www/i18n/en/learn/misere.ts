import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Misère Nim: the player who takes the last stone loses. The rule and its proof, and the SJ theorem with the condition that is mostly left out.',
  goal: 'Know where misère Nim differs from Nim, prove it, and know under which condition the rule holds for other games.',
  'rule.heading': 'The player who takes the last stone loses',
  rule: 'The moves are those of Nim: take any number of stones, at least one, from a single heap. But now **the player who takes the last stone loses**. This is called misère play. (So the player who finds no stone left has won.)',
  play: 'Try it from 1 2 2. You begin, and it can be won.',
  'ask.question': 'Misère Nim with heaps of 1, 1 and 1: who wins?',
  'ask.wrong.N':
    'There is no choice here: each move takes a whole heap. You take the first, your opponent the second. Who takes the third? [The smallest position on which this rule fails](refuted?claim=misere-even-ones)',
  'ask.right':
    'Each move takes one heap, whatever one wants. With three of them the player to move takes the first and the last, and has lost.',
  'move.question': 'Misère Nim, 1 1 4: make the winning move.',
  'move.wrong': 'Think of what you want to leave: heaps of 1, and how many of them?',
  'move.wrong.3-4':
    'In Nim this would win. But now 1 1 is left: your opponent takes one, and you take the last. [The smallest position on which this rule fails](refuted?claim=misere-same)',
  'move.wrong.3-2':
    'That leaves 1 1 2. Your opponent takes one from the 2 and leaves you 1 1 1: you take the first and the last.',
  'move.wrong.3-1':
    'That leaves 1 1 3. Your opponent takes two from the 3 and leaves you 1 1 1: you take the first and the last.',
  'move.wrong.1-1':
    'That leaves 1 and 4. Your opponent takes the whole heap of 4, and you must take the last stone.',
  'move.wrong.2-1':
    'That leaves 1 and 4. Your opponent takes the whole heap of 4, and you must take the last stone.',
  'move.right':
    'It leaves 1 1 1, which is lost, as you have seen. A large heap lets you choose whether it becomes a heap of 1 or nothing, that is, whether the number of ones left is odd or even.',
  'theorem.heading': 'The rule (Bouton, 1901)',
  theorem:
    'A position of misère Nim is **losing (P)** when\n\n- some heap has more than one stone, and the nim-sum is 0;\n- or no heap has more than one stone, and the number of heaps of 1 is odd.\n\nSo as long as some heap is larger than 1, judge it as Nim. Only when nothing but heaps of 1 is left is it the other way round.',
  'proof.title': 'The proof',
  proof: [
    'Only heaps of 1: each move takes one of them, and there is no choice. If their number is odd, the player to move takes the last one and loses: **P**. If it is even, or nothing is left, the player to move wins: **N**.',
    '**Exactly one** heap is larger than 1. Its highest digit stands alone in its column, so the nim-sum is not 0. And this is **N**: reduce the large heap to 1 or to 0, whichever leaves an **odd** number of ones. (1 1 4 becomes 1 1 1.)',
    'Some heap is larger than 1 and the nim-sum is 0. By step 2 there are then **at least two** such heaps. A move changes only one, so after it some heap is still larger than 1; and, as in Nim, the nim-sum is no longer 0. (From 1 4 5, say, to 1 4 2.)',
    'At least two heaps are larger than 1 and the nim-sum is not 0: make the move of Nim that makes it 0. Some heap is still larger than 1, so the opponent stands where step 3 speaks of. (3 5 7 becomes 2 5 7.)',
    'So a player in the situation of step 3 must hand over that of step 2 or step 4, and a player in that of step 4 can hand back that of step 3. The stones become fewer; at some time exactly one large heap is left, and the player to move then is never the one who was in step 3. That player decides by step 2 (1 0 7 becomes 1), and wins.',
  ],
  build: '**Fill in** N or P, always under misère play.',
  'why.heading': 'The same for any position',
  why: 'The explanation of a misère position in this playground. Here for 3 5 7; open its winning moves.',
  'sj.heading': 'And other games? The SJ theorem and its condition',
  sj: 'One would like to replace the heaps of Nim by the SG values of any game, as under normal play. Contest notes quote for this the **SJ theorem** (Jia Zhihao, 2009, on “anti-SG games”): the player to move wins exactly when\n\n- some part has an SG value above 1, and the nim-sum is not 0;\n- or no part has an SG value above 1, and the nim-sum is 0.\n\nThat is the rule above, word for word. Mostly its **condition** is left out. Let us try it without: Kayles, one row of 9 pins; on each turn knock down one pin or two that stand side by side; the player who knocks down the last pin **loses**. The SG value of this row is 4.',
  'kayles.question': 'Kayles with one row of 9 pins, and the last pin loses: who wins?',
  'kayles.wrong.N':
    'This is what the SJ theorem would say without its condition: one part, of SG value 4. The engine, which leaves no line of play out, disagrees. [The smallest position on which this rule fails](refuted?claim=misere-by-values)',
  'kayles.right':
    'The row of 9 is lost, though its SG value 4 is above 1. (So is one heap of 12 in the game 0.07, whose SG value is 2.)',
  'condition.heading': 'What the condition says',
  condition:
    'The SJ theorem is about games that are **ruled to end as soon as every part has the SG value 0**, and then the player to move has won. In Nim that makes no difference: only an empty heap has the value 0. In Kayles it does. The row of 8 has the SG value 1, so it ought to be lost like a heap of 1. But one can knock down the two pins in its middle and leave 3 3. The nim-sum is $3 ⊕ 3 = 0$, and yet the game is not over: under misère play 3 3 is lost for the player to move, so 8 is won.\n\nParts that do behave like heaps of misère Nim are called **tame**; the letters of lesson @letters are, where a heap can always be taken whole. This playground uses the rule only where it is proven. Elsewhere it asks the misère quotient, of which lesson @quotient tells, or searches:',
  searched:
    'Kayles, the last pin loses, one row of 9: no tame position, so its class in the misère quotient decides.',
  code: 'Misère Nim: the number of heaps and the heaps; Yes if the player to move wins, else No.',
  win: '**Exercise.** Win three games against a perfect opponent; in each of them the last stone loses. In the third, at most 3 stones are taken in a turn.',
  judge:
    '**Your own program.** Problem 102780H once more (lesson @games): one heap, take 1, 5 or 13, and the player who takes the last stone loses. The three numbers are odd, so the SG values are 0, 1, 0, 1, … The second case of the SJ theorem would say: the first player wins when $n$ is even. Here this is true, by parity; let your program be checked. [See the problem](practice?problem=102780H)',
} satisfies LessonWords;
