/**
 * The games: a name, the rules in a sentence, the notation explained, and where it comes from.
 * @type {import('../index.js').Words}
 */
export default {
  nim: 'Nim',
  nim_rule: 'Take as many stones as you like from one heap.',
  nim_terms: 'The numbers are the heaps.',

  moore: "Moore's Nim",
  moore_rule: 'Take stones from at least one and at most k heaps, at least one from each.',
  moore_terms: 'The number after “moore” is k; the position lists the heaps.',

  staircase: 'Staircase Nim',
  staircase_rule:
    'Move any number of stones from one step to the step below; what reaches the ground stays there.',
  staircase_terms: 'The numbers are the stones on steps 1, 2, 3 …',

  subtract: 'Subtraction game',
  subtract_rule: 'Take from one heap, but only an amount from the given set.',
  subtract_terms:
    'After “subtract” stands the set, as in 1 3 4 or 1..5; the position lists the heaps.',

  split: 'Split',
  split_rule: 'Replace a heap by two smaller ones, which may be empty and may hold more in total.',
  split_terms: 'The numbers are the heaps.',

  merge: 'Take one or merge',
  merge_rule: 'Take one stone from a heap, or put two heaps together.',
  merge_terms: 'The numbers are the heaps.',

  letters: 'Letters',
  letters_rule: 'Take one letter, two equal letters, or every copy of one letter.',
  letters_terms: 'The position is a word in capital letters.',

  graph: 'Tokens on a graph',
  graph_rule: 'Move one token along an arrow. Tokens may share a node.',
  graph_terms: 'a>b is an arrow from a to b; the position names the tokens’ nodes.',

  race: 'Race to zero',
  race_rule: 'Count down by a step from the set; a step that would go below 0 stops at 0.',
  race_terms: 'After “race” stand the steps, as in 3..9; the position is the number counted down.',

  wythoff: "Wythoff's game",
  wythoff_rule: 'Take from one of two heaps, or the same amount from both.',
  wythoff_terms: 'The position is two heaps.',

  fibonacci: 'Fibonacci Nim',
  fibonacci_rule:
    'Take at most twice what was just taken. The first move may not take the whole heap.',
  fibonacci_terms: 'The position is one heap; 13:5 means that at most 5 may be taken now.',

  normal_goal: 'Whoever takes the last stone wins.',
  misere_goal: 'Misère: whoever takes the last stone loses.',
  normal_goal_move: 'Whoever cannot move loses.',
  misere_goal_move: 'Misère: whoever cannot move wins.',
};
