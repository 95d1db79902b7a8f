import type { LessonWords } from '../../lessons.ts';

export default {
  description:
    'Two minutes of Nim for beginners: find the first winning trick yourself, and see why it cannot fail.',
  goal: 'Learn how to move and what winning means, and find your first trick that cannot fail.',
  'one.heading': 'One stone each',
  one: 'Here are two heaps of stones. You and the computer take turns. On your turn choose **one** heap and take as many stones from it as you like, but at least one. **The player who takes the last stone wins.**\n\nYou begin. Choose a stone: it goes, together with all that lie on top of it.',
  'two.heading': 'Now the computer begins',
  two: 'Did you win? With one stone in each heap, the player who begins loses: you took one stone, and the computer took the other. Now let the computer begin, from the same heaps:',
  'ask.question': 'Two heaps of 4 stones each. Would you rather go first or second?',
  'ask.N': 'First',
  'ask.P': 'Second',
  'ask.wrong.N':
    'The player who moves first makes the heaps unequal, and the other player can always make them equal again. What did the computer do when you began with 1 1?',
  'ask.right':
    'The player who goes second can copy every move in the other heap. Here is why that always works.',
  'proof.title': 'Why copying wins',
  proof: [
    'Both heaps are equal, and it is your opponent’s turn.',
    'Your opponent takes some stones from one heap. Now the heaps differ.',
    'You take just as many from the **other** heap. That is possible: it was as large.',
    'The heaps are equal again, and smaller than before. It is your opponent’s turn once more, and you do the same.',
    'Each round the heaps shrink, so the game ends; and since you always leave equal heaps, it is your opponent who finds them both empty. You took the last stone.',
  ],
  build:
    'Positions have names. **N** means that the **next** player, the one to move, can win. **P** means that the **previous** player, the one who has just moved, can win. Fill in N or P. (A single heap has an empty heap beside it.)',
  win: '**Exercise.** Win three games in a row. In each, only one first move wins. Which heaps do you want to leave to the computer?',
} satisfies LessonWords;
