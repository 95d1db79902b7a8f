/** @type {Record<string, string>} */
export default {
  description:
    'Two minutes of Nim for beginners: find the first winning trick yourself, and see why it cannot fail.',
  goal: 'Know whose turn it is, how to move, and what winning means; and find your first trick that cannot fail.',
  'one.heading': 'One stone each',
  one: 'Two heaps of stones. You and the computer take turns. In your turn choose **one** heap and take as many stones from it as you like, at least one. **Whoever takes the last stone wins**; who has no move left has lost.\n\nYou begin. (Click a stone to take it together with all that lie above it.)',
  'two.heading': 'Now it begins',
  two: 'You cannot win that, however you try. Let the computer begin instead, from the same heaps:',
  'ask.question': 'Two heaps of 4 stones each. Would you rather go first or second?',
  'ask.N': 'First',
  'ask.P': 'Second',
  'ask.wrong.N':
    'Who moves first makes the heaps unequal, and whoever follows can always make them equal again. What did the computer do when you began with 1 1?',
  'ask.right':
    'Who goes second can copy every move in the other heap. Here is why that always works.',
  'proof.title': 'Why copying wins',
  'proof.1': 'Both heaps are equal, and it is your opponent’s turn.',
  'proof.2': 'Your opponent takes some stones from one heap. Now the heaps differ.',
  'proof.3': 'You take just as many from the **other** heap. That is possible: it was as large.',
  'proof.4':
    'The heaps are equal again, and smaller than before. It is your opponent’s turn once more, and you do the same.',
  'proof.5':
    'Each round the heaps shrink, so the game ends; and since you always leave equal heaps, it is your opponent who finds them both empty. You took the last stone.',
  build:
    'A position is called **N** (the Next player to move wins) or **P** (the Previous player has won it: who is to move loses). Fill in N or P. A single heap stands for a heap of nothing beside it.',
  win: '**Exercise.** Win three games in a row. In each there is exactly one winning first move: which move leaves the opponent what you know to be lost?',
};
