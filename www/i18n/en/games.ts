/** What all games share: their groups, rules to begin with, goals. */
import names from './game-names.ts';
import type { Words } from '../index.ts';

export default {
  ...names,

  // groups
  groups: 'Kinds of games',
  group_heaps: 'Heaps',
  group_break: 'Take and break',
  group_strips: 'Strips and coins',
  group_plane: 'Chocolate, graphs, words',
  group_plants: 'Plants',
  group_own: 'Your own rule',

  // rules to begin with
  examples: 'Examples to change',
  write_rule: 'Write a rule of your own',
  example_set: 'Take 1, 3 or 4',
  example_any: 'Nim',
  example_unequal: 'Unequal halves',
  example_skittles: 'Kayles',
  example_middle: 'One, or two from within',
  example_square: 'A square',
  example_divisor: 'A divisor',
  example_prime: 'A prime',
  example_halve: 'One, or half',
  example_rook: 'A rook',
  example_king: 'A king',
  example_knight: 'A knight that goes home',
  example_queen: 'A queen: Wythoff’s game',
  example_bishop: 'A bishop',
  example_multiples: 'Euclid’s game',
  example_boxes: 'Two boxes',
  example_three: 'Into three',

  normal_goal: 'Taking the last stone wins.',
  misere_goal: 'Misère: taking the last stone loses.',
  normal_goal_pins: 'Knocking down the last pin wins.',
  misere_goal_pins: 'Misère: knocking down the last pin loses.',
  normal_goal_move: 'If you cannot move, you lose.',
  misere_goal_move: 'Misère: if you cannot move, you win.',
  normal_goal_move_pins: 'If no two adjacent pins are left on your turn, you lose.',
  misere_goal_move_pins: 'Misère: if no two adjacent pins are left on your turn, you win.',
  normal_goal_move_strip: 'If you cannot place another cross, you lose.',
  misere_goal_move_strip: 'Misère: if you cannot place another cross, you win.',
} satisfies Words;
