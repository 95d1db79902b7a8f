/**
 * 各个游戏：名称、一句话规则、记法说明。
 * @type {import('../index.js').Words}
 */
export default {
  nim: 'Nim 游戏',
  nim_rule: '从一堆石子里取走任意多个。',
  nim_terms: '各数为各堆石子数。',

  moore: 'Moore Nim',
  moore_rule: '至少动一堆、至多动 k 堆，每堆至少取一个。',
  moore_terms: '“moore”后的数是 k；局面写出各堆石子数。',

  staircase: '台阶 Nim',
  staircase_rule: '把某级台阶上的任意多个石子移到下一级；到了地面就不再动。',
  staircase_terms: '各数为第 1、2、3……级台阶上的石子数。',

  subtract: '集合 Nim',
  subtract_rule: '从一堆里取石子，但取的个数必须在给定的集合之中。',
  subtract_terms: '“subtract”后写集合，如 1 3 4 或 1..5；局面写出各堆石子数。',

  split: '拆分 Nim',
  split_rule: '把一堆换成两堆更小的，可以为空，总数可以变多。',
  split_terms: '各数为各堆石子数。',

  merge: '取一或合并',
  merge_rule: '从一堆取一个石子，或把两堆合成一堆。',
  merge_terms: '各数为各堆石子数。',

  letters: '取字母',
  letters_rule: '取一个字母、两个相同的字母，或某种字母的全部。',
  letters_terms: '局面是一个由大写字母组成的词。',

  graph: '有向图游戏',
  graph_rule: '把一枚棋子沿一条有向边移动一步；几枚棋子可以在同一顶点。',
  graph_terms: 'a>b 表示从 a 到 b 的有向边；局面写出各棋子所在的顶点。',

  race: '倒数到零',
  race_rule: '每次减去集合中的一个数；若会减到 0 以下，就停在 0。',
  race_terms: '“race”后写每步可减的数，如 3..9；局面是从哪个数开始倒数。',

  wythoff: '威佐夫博弈',
  wythoff_rule: '从两堆之一取任意多个，或从两堆取同样多个。',
  wythoff_terms: '局面是两堆石子。',

  fibonacci: '斐波那契 Nim',
  fibonacci_rule: '最多取对方刚才所取的两倍；第一步不能取完。',
  fibonacci_terms: '局面是一堆石子；13:5 表示此刻最多取 5 个。',

  normal_goal: '取走最后一个石子的人获胜。',
  misere_goal: '反常规则：取走最后一个石子的人输。',
  normal_goal_move: '无步可走的人输。',
  misere_goal_move: '反常规则：无步可走的人获胜。',
};
