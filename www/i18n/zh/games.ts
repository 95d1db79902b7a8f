/** 各游戏共用：分组、可改的例子、目标。 */
import names from './game-names.ts';
import type { Words } from '../index.ts';

export default {
  ...names,

  // 分组
  groups: '游戏种类',
  group_heaps: '石子堆',
  group_break: '取石子与拆堆',
  group_strips: '方格带与硬币',
  group_plane: '巧克力、图、字母',
  group_plants: '植物',
  group_own: '自定规则',

  // 可供修改的规则
  examples: '可供修改的例子',
  write_rule: '自己写规则',
  example_set: '取 1、3、4',
  example_any: 'Nim',
  example_unequal: '分成不等两堆',
  example_skittles: '保龄球',
  example_middle: '取一，或从中间取二',
  example_square: '取平方数',
  example_divisor: '取真约数',
  example_prime: '取质数',
  example_halve: '取一，或减半',
  example_rook: '车',
  example_king: '王',
  example_knight: '往回走的马',
  example_queen: '后（威佐夫博弈）',
  example_bishop: '象',
  example_multiples: '欧几里得游戏',
  example_boxes: '两个盒子',
  example_three: '分成三堆',

  normal_goal: '取走最后一颗石子的人获胜。',
  misere_goal: '反常规则（反 Nim）：取走最后一颗石子的人输。',
  normal_goal_pins: '击倒最后一个瓶的人获胜。',
  misere_goal_pins: '反常规则（anti-SG）：击倒最后一个瓶的人输。',
  normal_goal_move: '无步可走的人输。',
  misere_goal_move: '反常规则（anti-SG）：无步可走的人获胜。',
  normal_goal_move_pins: '找不到相邻两个瓶的人输。',
  misere_goal_move_pins: '反常规则（anti-SG）：找不到相邻两个瓶的人获胜。',
  normal_goal_move_strip: '无处画叉的人输。',
  misere_goal_move_strip: '反常规则（anti-SG）：无处画叉的人获胜。',
} satisfies Words;
