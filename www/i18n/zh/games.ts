/** 各游戏共用：分组、可改的例子、目标。 */
import type en from '../en/games.ts';
import type { Translated } from '../languages.ts';
import { amounts, heaps, lines, listed, moves, stones } from './taking.ts';
import type { RuleArguments } from '../rule.ts';

/** 规则另有说法的棋子。 */
const pieces: Record<string, string> = {
  '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)': '把王朝角落走一格：沿着行、沿着列，或者斜着走。',
  '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)':
    '走马，但只能走离角落更近的那四种跳法。',
};

export default {
  // 各游戏：名称、规则、局面的写法
  'arc-kayles': '图上删边 Kayles（Arc Kayles）',
  'arc-kayles_rule': '选图上的一条边，它的两个端点连同相关的边一起删去。',
  bishops: '放象',
  bishops_rule: '在棋盘上放一个象，放在不被任何象攻击的空格里。',
  bounded: '巴什博弈',
  bounded_rule: ({ amounts }: RuleArguments) =>
    `从一堆里取${amounts ? stones(amounts, '颗石子') : '至少一颗石子，但不超过给定的个数'}。`,
  boxes: '按距离排列的盒子',
  boxes_rule:
    '从一个盒子里拿任意多颗石子，放进前一个盒子，即离 0 号盒近一步；进了 0 号盒就不再动。',
  chomp: '巧克力游戏（Chomp）',
  chomp_rule: '选一格，吃掉它和它右下方的所有格子。左上角的一格有毒，不能吃。',
  corners: '翻四角（Turning Corners）',
  corners_rule: '翻转一个矩形四角上的四枚硬币，其中行号、列号都最大的一枚由正翻到反。',
  cram: 'Cram（填骨牌）',
  cram_rule: '把一张骨牌放在两个相邻的空格上。',
  cut: '切矩形',
  cut_rule: ({ number }: RuleArguments) =>
    `把一个矩形笔直地切成两个边长为整数的矩形，任何一边都不得短于${number === undefined ? '给定的数' : ` ${number}`}。`,
  dawson: '道森的保龄球游戏（Dawson’s Kayles）',
  dawson_rule: '击倒相邻的两个瓶；一排可能因此分成两排。',
  divisors: '取真约数',
  divisors_rule: '从一堆里取石子，取的个数必须是这堆个数的真约数；只剩 1 颗的堆不能再取。',
  'e-and-d': 'E&D 游戏',
  'e-and-d_rule': '选一组的两个盒子：倒空其中一个，再把另一盒里的分到这两个盒子里，每盒至少一个。',
  'end-nim': '两端取石子',
  'end-nim_rule': '从一排石子最左或最右的一堆里取任意多颗。取完的一端消失，下一堆成为新的一端。',
  euclid: '欧几里得游戏',
  euclid_rule: '从较大的一堆里取走较小一堆个数的正整数倍；有一堆取空，游戏就结束。',
  every: '每部分都走（Every-SG）',
  every_rule: ({ games }: RuleArguments) =>
    `${games ? games[0].rule : '走法按后面写的游戏。'}凡是还能走的部分，每次都要这样走一步。最后走完的部分决定胜负。`,
  fibonacci: '斐波那契 Nim',
  fibonacci_rule: ({ number = 2 }: RuleArguments) =>
    `最多取对方刚才所取的${number === 2 ? '两' : ` ${number} `}倍；第一步不能取完。`,
  geography: '图上走子（二分图博弈）',
  geography_rule: '棋子沿一条边走到相邻的点，走开后原来的点连同它的边一起删去。',
  graph: '有向图游戏',
  graph_rule:
    '把一枚棋子沿一条有向边移动一步；几枚棋子可以在同一顶点。图中可以有环：同一局面、同一方走，第三次出现即为平局。',
  greedy: '贪心 Nim',
  greedy_rule: '取任意多颗石子，但只能从最大的一堆里取。',
  grundy: 'Grundy 游戏',
  grundy_rule: '把一堆分成大小不等的两堆。',
  hackenbush: '绿色 Hackenbush（删边游戏）',
  hackenbush_rule: '剪断一条边，不再与地面相连的部分随之落下。',
  hex: '十六进制游戏',
  hex_rule: ({ code }: RuleArguments) =>
    code ? moves(code) : '与八进制游戏相同，数位中含 8 时还可以剩三堆。',
  kayles: '保龄球游戏（Kayles）',
  kayles_rule: '击倒一个瓶，或相邻的两个瓶；一排可能因此分成两排。',
  kings: '放国王',
  kings_rule: '在棋盘上放一个国王，放在不被任何国王攻击的空格里。',
  knights: '放马',
  knights_rule: '在棋盘上放一个马，放在不被任何马攻击的空格里。',
  lasker: 'Lasker Nim',
  lasker_rule: '从一堆里取任意多颗石子，或把一堆分成两堆。',
  letters: '取字母',
  letters_rule: '取一个字母、两个相同的字母，或某种字母的全部。',
  merge: '取一或合并',
  merge_rule: '从一堆取一颗石子，或把两堆合并成一堆。',
  'mock-turtles': '翻硬币游戏（假龟）',
  'mock-turtles_rule': '翻至多三枚硬币，其中最右边的一枚由正翻到反。',
  moore: 'Moore Nim',
  moore_rule: ({ amounts }: RuleArguments) =>
    `从${amounts ? heaps(amounts) : '不超过给定堆数的几堆'}里取石子，每堆取多少随意。`,
  nim: 'Nim 游戏',
  nim_rule: '从一堆石子里取走任意多颗。',
  nimble: 'Nimble（移硬币）',
  nimble_rule: '把一枚硬币向左移任意多格；一格里可以放任意多枚。',
  'node-kayles': '图上 Kayles（Node Kayles）',
  'node-kayles_rule': '选图上的一个顶点，它和所有相邻的顶点一起删去。',
  northcott: 'Northcott 游戏',
  northcott_rule:
    '每行有一枚白子和一枚黑子。选一行，把其中一子走任意格，不得越过另一子：可以靠近，也可以后退。为使游戏有限，后退的格数合计有上限。',
  notakto: 'Notakto（只画叉的井字棋）',
  notakto_rule:
    '在一块棋盘的空格里画叉；有三叉连成一线的棋盘就不再用。在最后一块棋盘上连成一线的人输，所以谁也不会这样走：这一步不列为走法，反常规则下也一样。',
  octal: '八进制游戏',
  octal_rule: ({ code }: RuleArguments) =>
    code
      ? moves(code)
      : '第 t 位数字规定从一堆里取走 t 颗石子以后可以剩下什么：1 不剩，2 剩一堆，4 剩两堆，数字之和表示都可以。',
  officers: '军官游戏（Officers）',
  officers_rule: '从至少两颗石子的一堆里取一颗，剩下的留作一堆或分成两堆。',
  'poker-nim': '扑克 Nim',
  'poker-nim_rule': ({ number }: RuleArguments) =>
    `从一堆里取任意多颗石子，或把石子放回一堆。为使游戏有限，双方合计最多放回${number === undefined ? '给定的颗数' : ` ${number} 颗`}。`,
  primes: '取质数',
  primes_rule: '从一堆里取走质数颗石子。',
  product: '翻硬币游戏的积',
  product_rule: ({ coins: [rows, columns] = [] }: RuleArguments) =>
    `${rows ? `选${lines(rows, '行')}和${lines(columns, '列')}` : '按第一个游戏的规则选若干行，按第二个的规则选若干列'}，翻转它们相交处的硬币，其中行号、列号都最大的一枚由正翻到反。`,
  prune: '删子树',
  prune_rule: '选树上的一个点，把它的整棵子树删去。',
  queens: '放皇后',
  queens_rule: '在棋盘上放一个皇后，放在不被任何皇后攻击的空格里。',
  race: '倒数到零',
  race_rule: ({ amounts: steps }: RuleArguments) =>
    `每次减去${steps ? ` ${amounts(steps)}` : '给定集合中的一个数'}；不够减时减到 0。`,
  rapid: '先走完者定胜负',
  rapid_rule: ({ games }: RuleArguments) =>
    `${games ? games[0].rule : '走法按后面写的游戏。'}每个部分每次都要这样走一步。只要有一个部分走不动，就谁也不能再走。`,
  ring: '环形游戏',
  ring_rule: ({ code, rings = [] }: RuleArguments) =>
    code
      ? `${moves(code, '行')}${rings.length ? `${moves(rings, '个环')}环里剩下的是一行。` : '从环里不能取。'}`
      : '行按编码走，环也按编码走；但从环里取走之后，剩下的是一行，或什么也不剩。',
  rooks: '放车',
  rooks_rule: '在棋盘上放一个车，放在不被任何车攻击的空格里。',
  rugs: '翻地毯（Rugs）',
  rugs_rule: '翻转一个矩形里的全部硬币，其中行号、列号都最大的一枚由正翻到反。',
  rule: '自定规则',
  rule_rule: ({ typed = '' }: RuleArguments) =>
    `把有 n 颗石子的一堆换成规则${typed && ` ${typed} `}给出的一种结果。`,
  ruler: '翻硬币游戏（直尺）',
  ruler_rule: '翻任意连续的一段硬币，其中最右边的一枚由正翻到反。',
  'silver-dollar': '银元游戏',
  'silver-dollar_rule': '把一枚硬币向左移任意多格，不能落在别的硬币上，也不能越过别的硬币。',
  split: '拆分 Nim',
  split_rule: '取走一堆，放入两堆，每堆都比它小；可以为空，总数可以变多。',
  squares: '取平方数',
  squares_rule: '从一堆里取走平方数（1、4、9……）颗石子。',
  staircase: '台阶 Nim',
  staircase_rule: '把某级台阶上的任意多颗石子移到下一级台阶，第 1 级的移到地面；到了地面就不再动。',
  subtract: '集合 Nim',
  subtract_rule: ({ amounts }: RuleArguments) =>
    amounts
      ? `从一堆里取${stones(amounts, '颗石子')}。`
      : '从一堆里取石子，但取的个数必须在给定的集合之中。',
  sum: '不同游戏之和',
  sum_rule: ({ games }: RuleArguments) =>
    `几个游戏并排放着，每次选其中一个走一步。${games ? listed(games) : '各按各的规则。'}`,
  treblecross: '一维井字棋（Treblecross）',
  treblecross_rule: '在一格里画叉，与别的叉之间至少隔两格。',
  'turning-turtles': '翻硬币游戏（翻龟）',
  'turning-turtles_rule': '把一枚硬币由正翻到反，还可以再翻它左边的一枚。',
  'two-boxes': '两个盒子',
  'two-boxes_rule': '倒空其中一个盒子，再把另一盒里的分到两个盒子里，每盒至少一个。',
  'two-numbers': '多个数的规则',
  'two-numbers_rule': ({ line = '', typed = '' }: RuleArguments) =>
    pieces[line] ?? `把一枚棋子走到规则${typed && ` ${typed} `}给出的一个位置。`,
  uproot: '删祖先链',
  uproot_rule: '选树上的一个点，把它连同所有祖先删去；余下的子树各自成树。',
  wythoff: '威佐夫博弈',
  wythoff_rule: '从两堆之一取任意多颗，或从两堆取同样多颗。',

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
  normal_goal_move_race: '减到 0 的人获胜。',
  misere_goal_move_race: '反常规则：减到 0 的人输。',
} satisfies Translated<typeof en>;
