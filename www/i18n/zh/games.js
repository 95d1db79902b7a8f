/**
 * 各个游戏：名称、一句话规则、记法说明。
 * @type {import('../index.js').Words}
 */
export default {
  nim: 'Nim 游戏',
  nim_rule: '从一堆石子里取走任意多个。',
  nim_terms: '各数为各堆石子数。',

  moore: 'Moore Nim',
  moore_rule: '从至少一堆、至多 k 堆里取石子，每堆至少取一个。',
  moore_terms: '“moore”后的数是 k；局面写出各堆石子数。',

  staircase: '台阶 Nim',
  staircase_rule: '把某级台阶上的任意多个石子移到下一级台阶，第 1 级的移到地面；到了地面就不再动。',
  staircase_terms: '各数为第 1、2、3……级台阶上的石子数。',

  subtract: '集合 Nim',
  subtract_rule: '从一堆里取石子，但取的个数必须在给定的集合之中。',
  subtract_terms: '“subtract”后写集合，如 1 3 4 或 1..5；局面写出各堆石子数。',

  split: '拆分 Nim',
  split_rule: '取走一堆，放入两堆，每堆都比它小；可以为空，总数可以变多。',
  split_terms:
    '各数为各堆石子数。一步可以留下两堆，其 SG 值为两堆 SG 值的异或和，即 Multi-SG 游戏。',

  northcott: 'Northcott 游戏',
  northcott_rule:
    '每行有一枚白子和一枚黑子。选一行，把其中一子走任意格，不得越过另一子：可以靠近，也可以后退。为使游戏有限，后退的格数合计有上限。',
  northcott_terms:
    '各数为每行两子之间的空格数。冒号之后是合计还可以后退的格数；没有冒号就不能后退。',

  'two-boxes': '两个盒子',
  'two-boxes_rule': '倒空其中一个盒子，再把另一盒里的分到两个盒子里，每盒至少一个。',
  'two-boxes_terms': '两个数是两盒各有多少个。',

  'e-and-d': 'E&D 游戏',
  'e-and-d_rule': '选一组的两个盒子：倒空其中一个，再把另一盒里的分到这两个盒子里，每盒至少一个。',
  'e-and-d_terms': '各数为各盒里有多少个，两个一组：3 5 2 2 是 (3, 5) 和 (2, 2) 两组。',

  'end-nim': '两端取石子',
  'end-nim_rule': '从一排石子最左或最右的一堆里取任意多个。取完的一端消失，下一堆成为新的一端。',
  'end-nim_terms': '各数为从左到右各堆石子数。',

  boxes: '按距离排列的盒子',
  boxes_rule:
    '从一个盒子里拿任意多个石子，放进前一个盒子，即离 0 号盒近一步；进了 0 号盒就不再动。',
  boxes_terms:
    '各数为 0、1、2……号盒里的石子数，编号就是到 0 号盒的距离。输入走法时，与其他游戏一样从 1 数起：2-1 是从 1 号盒拿一个。',

  'poker-nim': '扑克 Nim',
  'poker-nim_rule':
    '从一堆里取任意多个石子，或把石子放回一堆。为使游戏有限，双方合计放回的石子数有上限。',
  'poker-nim_terms':
    '“poker-nim”后写合计可以放回多少个，局面写出各堆石子数。冒号之后是还可以放回多少个，如 3 5:7；没有冒号就是全部。',

  ring: '环形游戏',
  ring_rule:
    '行按编码走，环也按编码走；但从环里取走之后，剩下的是一行，或什么也不剩。所以该位数字必须允许剩一堆，或不剩。',
  ring_terms: '“ring”后写取拆编码，如 0.77（环形 Kayles）。数字是环；后面带 r 的，如 9r，是一行。',

  cut: '切矩形',
  cut_rule: '把一个矩形笔直地切成两个边长为整数的矩形，任何一边都不得短于给定的数。',
  cut_terms: '“cut”后写最短的边长；局面写出各个矩形的宽和高：5x4 2x3。',

  cram: 'Cram（填骨牌）',
  cram_rule: '把一张骨牌放在两个相邻的空格上。',
  cram_terms: '3x4 这样的尺寸是一块空棋盘，宽 3 高 4。也可以逐行写：. 是空格，# 不是。',

  notakto: 'Notakto（只画叉的井字棋）',
  notakto_rule:
    '在一块棋盘的空格里画叉；有三叉连成一线的棋盘就不再用。在最后一块棋盘上连成一线的人输，所以谁也不会这样走：这一步不列为走法，反常规则下也一样。',
  notakto_terms:
    '每块棋盘写九个字符，逐行写：X 是叉，. 是空格。走法如 1:2:3，是第 1 块棋盘第 2 行第 3 列。',

  merge: '取一或合并',
  merge_rule: '从一堆取一个石子，或把两堆合并成一堆。',
  merge_terms: '各数为各堆石子数。',

  letters: '取字母',
  letters_rule: '取一个字母、两个相同的字母，或某种字母的全部。',
  letters_terms: '局面是一个由大写字母组成的词。',

  graph: '有向图游戏',
  graph_rule:
    '把一枚棋子沿一条有向边移动一步；几枚棋子可以在同一顶点。图中可以有环：同一局面、同一方走，第三次出现即为平局。',
  graph_terms: 'a>b 表示从 a 到 b 的有向边；局面写出各棋子所在的顶点。',

  geography: '图上走子（二分图博弈）',
  geography_rule: '棋子沿一条边走到相邻的点，走开后原来的点连同它的边一起删去。',
  geography_terms: 'a-b 是一条边，两个方向都可走。局面写棋子所在的点；它前面可以写已经删去的点。',

  race: '倒数到零',
  race_rule: '减去集合中的一个数；不够减时减到 0。',
  race_terms: '“race”后写每步可减的数，如 3..9；局面是从哪个数开始倒数。',

  wythoff: '威佐夫博弈',
  wythoff_rule: '从两堆之一取任意多个，或从两堆取同样多个。',
  wythoff_terms: '局面是两堆石子。',

  fibonacci: '斐波那契 Nim',
  fibonacci_rule: '最多取对方刚才所取的两倍，或“fibonacci”后那个数那么多倍；第一步不能取完。',
  fibonacci_terms:
    '“fibonacci”后可以写倍数，如 fibonacci 3；不写就是两倍。局面是一堆石子；13:5 表示此刻最多取 5 个。',

  bounded: '巴什博弈',
  bounded_rule: '从一堆里取至少一个、至多 k 个石子。',
  bounded_terms: '“bounded”后的数是 k；局面写出各堆石子数。',

  primes: '取质数',
  primes_rule: '从一堆里取走质数个石子。',
  primes_terms: '各数为各堆石子数。',

  squares: '取平方数',
  squares_rule: '从一堆里取走平方数（1、4、9……）个石子。',
  squares_terms: '各数为各堆石子数。',

  divisors: '取真约数',
  divisors_rule: '从一堆里取石子，取的个数必须是这堆个数的真约数；只剩 1 个的堆不能再取。',
  divisors_terms: '各数为各堆石子数。',

  euclid: '欧几里得游戏',
  euclid_rule: '从较大的一堆里取走较小一堆个数的正整数倍；有一堆取空，游戏就结束。',
  euclid_terms: '局面是两堆石子。',

  greedy: '贪心 Nim',
  greedy_rule: '取任意多个石子，但只能从最大的一堆里取。',
  greedy_terms: '各数为各堆石子数。',

  kayles: '保龄球游戏（Kayles）',
  kayles_rule: '击倒一个瓶，或相邻的两个瓶；一排可能因此分成两排。',
  kayles_terms:
    '各数为各排瓶数。一步可以留下两排，其 SG 值为两排 SG 值的异或和，即 Multi-SG 游戏。',

  dawson: '道森的保龄球游戏（Dawson’s Kayles）',
  dawson_rule: '击倒相邻的两个瓶；一排可能因此分成两排。',
  dawson_terms: '各数为各排瓶数。',

  treblecross: '一维井字棋（Treblecross）',
  treblecross_rule: '在一格里画叉，与别的叉之间至少隔两格。',
  treblecross_terms:
    '各数为各条方格带的长度。先连成三个叉的人获胜，所以谁也不会把叉画在别的叉的两格之内：一个叉使左右各两格退出游戏。',

  grundy: 'Grundy 游戏',
  grundy_rule: '把一堆分成大小不等的两堆。',
  grundy_terms: '各数为各堆石子数。',

  lasker: 'Lasker Nim',
  lasker_rule: '从一堆里取任意多个石子，或把一堆分成两堆。',
  lasker_terms:
    '各数为各堆石子数。一步可以留下两堆，其 SG 值为两堆 SG 值的异或和，即 Multi-SG 游戏。',

  officers: '军官游戏（Officers）',
  officers_rule: '从至少两个石子的一堆里取一个，剩下的留作一堆或分成两堆。',
  officers_terms: '各数为各堆石子数。',

  octal: '八进制游戏',
  octal_rule:
    '第 t 位数字规定从一堆里取走 t 个石子以后可以剩下什么：1 不剩，2 剩一堆，4 剩两堆，数字之和表示都可以。',
  octal_terms: '八进制编码，如 0.77、4.3 或 0.[3]，[ ] 表示循环；局面写出各堆石子数。',

  hex: '十六进制游戏',
  hex_rule: '与八进制游戏相同，数位中含 8 时还可以剩三堆。',
  hex_terms: '十六进制编码，如 0.8F；局面写出各堆石子数。',

  nimble: 'Nimble（移硬币）',
  nimble_rule: '把一枚硬币向左移任意多格；一格里可以放任意多枚。',
  nimble_terms: '各数为各枚硬币所在的格子，从 0 数起。',

  'silver-dollar': '银元游戏',
  'silver-dollar_rule': '把一枚硬币向左移任意多格，不能落在别的硬币上，也不能越过别的硬币。',
  'silver-dollar_terms': '各数为各枚硬币所在的格子，从 0 数起。',

  'turning-turtles': '翻硬币游戏（翻龟）',
  'turning-turtles_rule': '把一枚硬币由正翻到反，还可以再翻它左边的一枚。',
  'turning-turtles_terms': '局面是一排 H（正）和 T（反）。',

  'mock-turtles': '翻硬币游戏（假龟）',
  'mock-turtles_rule': '翻至多三枚硬币，其中最右边的一枚由正翻到反。',
  'mock-turtles_terms': '局面是一排 H（正）和 T（反）。',

  ruler: '翻硬币游戏（直尺）',
  ruler_rule: '翻任意连续的一段硬币，其中最右边的一枚由正翻到反。',
  ruler_terms: '局面是一排 H（正）和 T（反）。',

  corners: '翻四角（Turning Corners）',
  corners_rule: '翻转一个矩形四角上的四枚硬币，其中行号、列号都最大的一枚由正翻到反。',
  corners_terms:
    '行:列 表示一枚正面的硬币，都从 0 数起；单独一个 0 表示没有正面了。走法如 2+0x3+1：第 2、0 行与第 3、1 列。',

  rugs: '翻地毯（Rugs）',
  rugs_rule: '翻转一个矩形里的全部硬币，其中行号、列号都最大的一枚由正翻到反。',
  rugs_terms:
    '行:列 表示一枚正面的硬币，都从 0 数起；单独一个 0 表示没有正面了。走法如 0..2x1..3：第 0 到 2 行，第 1 到 3 列。',

  product: '翻硬币游戏的积',
  product_rule:
    '按第一个游戏的规则选若干行，按第二个的规则选若干列，翻转它们相交处的硬币，其中行号、列号都最大的一枚由正翻到反。',
  product_terms:
    '“product”后写两个游戏，可用 turning-turtles、mock-turtles、ruler 和 twins（恰翻两枚）。行:列 表示一枚正面的硬币，都从 0 数起；单独一个 0 表示没有正面了。走法如 2+0x3+1。',

  chomp: '巧克力游戏（Chomp）',
  chomp_rule: '选一格，吃掉它和它右下方的所有格子。左上角的一格有毒，不能吃。',
  chomp_terms: '各数为自上而下各行的格数。',

  hackenbush: '绿色 Hackenbush（删边游戏）',
  hackenbush_rule: '剪断一条边，不再与地面相连的部分随之落下。',
  hackenbush_terms: 'a-b 是一条边；0 是地面。',

  prune: '删子树',
  prune_rule: '选树上的一个点，把它的整棵子树删去。',
  prune_terms: 'a-b 是一条边；0 是地面，各棵树的根都长在上面。',

  uproot: '删祖先链',
  uproot_rule: '选树上的一个点，把它连同所有祖先删去；余下的子树各自成树。',
  uproot_terms: 'a-b 是一条边；0 是地面，各棵树的根都长在上面。',

  rule: '自定规则',
  rule_rule: '把有 n 个石子的一堆换成规则给出的一种结果。',
  rule_terms:
    'n -> 结果，用 | 分开；(i, j) 是两堆；“for i in 0..n-1”和“if ……”修饰它们前面的那种结果。',

  'two-numbers': '两三个数的规则',
  'two-numbers_rule': '把一枚棋子走到规则给出的一个位置。',
  'two-numbers_terms':
    '(x, y) -> 位置，用 | 分开；两个数时 3 5 2 2 是两枚棋子，在 (3, 5) 和 (2, 2)。',

  every: '每部分都走（Every-SG）',
  every_rule: '凡是还能走的部分都要走一步，走法按后面写的游戏。最后走完的部分决定胜负。',
  every_terms:
    '“every”后面写 nim、集合或取拆码（如 subtract 1 3 4、kayles），或自己写的规则；局面按那个游戏来写。走法给每个部分写一份，例如 1-3 2=2+1。',

  rapid: '先走完者定胜负',
  rapid_rule: '每个部分都要走一步，走法按后面写的游戏。只要有一个部分走不动，就谁也不能再走。',
  rapid_terms:
    '“rapid”后面写 nim、集合或取拆码（如 subtract 1 3 4、kayles），或自己写的规则；局面按那个游戏来写。走法给每个部分写一份，例如 1-3 2=2+1。拆分留下的空堆不算一个部分。',

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

  normal_goal: '取走最后一个石子的人获胜。',
  misere_goal: '反常规则（反 Nim）：取走最后一个石子的人输。',
  normal_goal_pins: '击倒最后一个瓶的人获胜。',
  misere_goal_pins: '反常规则（anti-SG）：击倒最后一个瓶的人输。',
  normal_goal_move: '无步可走的人输。',
  misere_goal_move: '反常规则（anti-SG）：无步可走的人获胜。',
  normal_goal_move_pins: '找不到相邻两个瓶的人输。',
  misere_goal_move_pins: '反常规则（anti-SG）：找不到相邻两个瓶的人获胜。',
  normal_goal_move_strip: '无处画叉的人输。',
  misere_goal_move_strip: '反常规则（anti-SG）：无处画叉的人获胜。',
};
