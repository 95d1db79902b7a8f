/** The Chinese sentences of explanations that `why` returns, in the language of a textbook. */
import type en from '../en/why.ts';
import type { Translated } from '../languages.ts';

export default {
  empty: '空局面',
  title: '为什么',
  of: ({ position }) => `为什么：${position}`,
  loading: '正在推算……',
  'outcome.N': '必胜态（N）：先手必胜，轮到走的一方有必胜走法。',
  'outcome.D': '平局态（D）：轮到走的一方赢不了，但也不必输；双方都走最好，就一直走下去。',
  'outcome.P': '必败态（P）：先手必败，无论怎么走，对方都有必胜的应对。',
  'over.normal': '对局已结束：轮到走的一方无步可走，输了。',
  'over.misere': '对局已结束：轮到走的一方无步可走；反常规则下，无步可走者胜。',
  nimber: 'SG 值',
  'nimber.none.misere': 'SG 值只在正常规则下可以异或相加，所以反常规则下这里没有 SG 值。',
  'nimber.infinite': '循环博弈值',
  'nimber.none.budget': 'SG 值未知：算出它会超出步数预算。上面的胜负仍是精确的。',
  'nimber.full': 'SG 值（nimber）',
  'nimber.none.misere.used':
    'SG 值只在正常规则下可以异或相加。下面出现的都是正常规则下的 SG 值；反常规则下的胜负怎样由它们得出，由定理说明。',
  parts: '各部分及其 SG 值',
  part: '部分',
  more: ({ count }) => `另有 ${count} 项`,
  steps: '解释',

  'moves.show': '显示必胜走法',
  'moves.hide': '收起必胜走法',
  'holds.show': '显示保持平局的走法',
  'holds.hide': '收起保持平局的走法',
  'holds.title': '保持平局的走法',
  'holds.count': ({ holds, all }) => `${all} 种走法中有 ${holds} 种保持平局。点选一种即可试走。`,
  'holds.hidden': '哪些走法能保持平局？先自己试试。',
  'moves.title': '必胜走法',
  'moves.none': '没有：无论怎么走，对方都有必胜的应对。',
  'moves.count': ({ wins, all }) => `${all} 种走法中有 ${wins} 种获胜。点选一种即可试走。`,
  'moves.countless': '极多',
  'moves.unknown': '定理保证必胜走法存在，但找出它会超出步数预算。',
  'moves.more': ({ all }) => `列表已截断：此局面共有 ${all} 种走法。`,
  'moves.leaves': ({ to }) => `留下 ${to}`,

  'far.ask': '离终局还有几步？',
  'far.wait': '正在数离终局的步数……',
  'far.N': ({ n }) => `轮到走的一方能在 ${n} 步以内赢（双方的步数合计）。`,
  'far.P': ({ n }) => `轮到走的一方必败，但最多能撑 ${n} 步（双方的步数合计）。`,
  'far.draw': '谁也不能逼出终局。',
  'far.budget': '步数还没有数准，计算就已超出预算。',
  'far.after': ({ n }) => (Number(n) === 0 ? '随即终局' : `此后还有 ${n} 步`),
  'far.delays': '各种走法，撑得最久的在前',

  heap: '堆',
  'row.n': ({ label }) => `第 ${label} 行`,
  'heap.n': ({ label }) => `第 ${label} 堆`,
  'pins.n': ({ label }) => `第 ${label} 排`,
  'strip.n': ({ label }) => `第 ${label} 条方格带`,
  'step.n': ({ label }) => `第 ${label} 级台阶`,
  'token.n': ({ label }) => `${label} 上的棋子`,
  'part.n': ({ label }) => `部分 ${label}`,
  'coin.n': ({ label }) => `第 ${label} 枚硬币`,
  'head.heap': '堆',
  'head.box': '盒子',
  'head.pins': '一排瓶',
  'head.row': '行',
  'head.square': '正面所在格',
  'head.tree': '树',
  'head.token': '棋子所在',
  size: '大小',
  value: '值',
  binary: '二进制',
  bit: ({ value }) => `${value} 位`,
  top: '和的最高位所在列',

  'nim-sum': '按二进制各列求异或和',
  'nim-sum.row': '异或和',
  'nim-sum.misere': ({ sum }) =>
    `某列有奇数个 1 时，和的这一列为 1：异或和为 ${sum}。反常规则下，只有还存在大于 1 的数时才由它判定。`,
  'nim-sum.zero': '每一列中 1 的个数都是偶数，所以异或和为 0。',
  'nim-sum.some': ({ sum, highest }) =>
    `某列有奇数个 1 时，和的这一列为 1。异或和为 ${sum}，最高位是 ${highest} 这一位。`,

  blocks: '不用二进制求异或和：块的配对',
  'blocks.switch': '用大小为 8、4、2、1 的块代替二进制列',
  'blocks.pair': ({ a, b }) => `${a} 中的与 ${b} 中的配对`,
  'blocks.row': ({ power, pairs, alone }) =>
    `大小为 ${power} 的块：${[...pairs, ...(alone === null ? [] : [`${alone} 中的没有配对`])].join('，')}`,
  'blocks.between': '；',
  'blocks.none': '每一块都有同样大小的块与之配对。成对的块互相抵消，所以异或和为 0。',
  'blocks.some': ({ alone, largest, sum }) =>
    alone.length === 1
      ? `只有一块没有配对：${sum}。所以异或和为 ${sum}。`
      : `没有配对的块：${alone.join(' + ')} = ${sum}，这就是异或和。其中最大的是 ${largest}。`,
  'blocks.room': '两到八堆、每堆至多 1023 颗石子时，可以画成块。',
  'blocks.now': '现在的局面：',
  'blocks.would': '这样走会留下：',
  'blocks.odd_steps': '只有第 1、3、5……级起作用。',
  'blocks.misere': '反常规则下，只有还存在大于 1 的数时才由它判定。',

  'period.proven': ({ preperiod, length }) =>
    `从 ${preperiod} 起，各值以 ${length} 为周期重复。这已得到证明。`,
  'period.growing': ({ preperiod, length, saltus }) =>
    `从 ${preperiod} 起，堆每增大 ${length}，值增大 ${saltus}。这已得到证明。`,
  'period.seen': ({ preperiod, length }) =>
    `从 ${preperiod} 起，目前所见各值以 ${length} 为周期重复；尚未证明。`,
  period: '周期',
  'period.repeats': '对应于',
  'period.like': '等价于',
  values: '各部分的值',

  mex: ({ text }) => `${text} 的后继`,
  'mex.say': ({ text, mex, values }) =>
    `${text} 的各后继的值为 ${values.replaceAll(', ', '、')}。其中缺少的最小非负整数是 ${mex}，这就是 mex。`,
  'mex.empty': ({ text }) => `${text} 没有后继。空集缺少的最小非负整数是 0。`,
  'mex.option': '后继',
  'mex.missing': ({ mex }) => `缺少 ${mex}：这就是 mex`,
  'mex.all': ({ count }) => `全部 ${count} 个后继`,
  'mex.cut': ({ text, mex }) => `${text} 的所有后继的值中缺少的最小非负整数是 ${mex}，这就是 mex。`,

  quotient: '反常商中的类',
  'quotient.class': '类',
  genus: 'genus（属）',
  winning: '论证找到的必胜走法',
  'winning.nim': ({ part, from, sum, target }) =>
    `把${part}变成 ${from} ⊕ ${sum} = ${target}，异或和即为 0。`,
  'winning.value': ({ part, value, sum, target }) =>
    `${part}的值应变为 ${value} ⊕ ${sum} = ${target}，使异或和为 0。`,
  'winning.from': ({ from, left }) => `从 ${from} 变为 ${left} 即可。`,
  'winning.target': ({ part, target }) => `使${part}的值变为 ${target}。`,
  'winning.pictured': ({ move }) => `${move}。留给对方一个必败态（P）：`,
  'winning.move': ({ move, to }) => `${move}。留给对方的是 ${to}，一个必败态（P）。`,
  'winning.hidden': '必胜走法，以及论证中透露它的几句，先不显示，需要时再看。',
  'winning.try': '试走',
  'winning.some': '一种必胜走法',

  conclusion: '结论',
  'conclusion.P': '必败态（P）：先手必败。',
  'conclusion.D': '平局态（D）：双方都能不输。',
  'conclusion.N': '必胜态（N）：先手必胜。',
  'conclusion.value.0': 'SG 值为 0，即没有任何一步获胜。',
  'conclusion.value': ({ nimber }) => `SG 值为 ${nimber}，不是 0，所以总有一步能走到 0。`,
  'conclusion.misere': '反常规则下，取走最后一个的一方输。',
  'conclusion.misere.move': '反常规则下，走最后一步的一方输。',

  theorem: '定理',
  'theorem.by': ({ author, year }) =>
    [author === 'contest folklore' ? '竞赛圈流传' : author, year].filter(Boolean).join('，'),
  'head.term': '游戏',
  'named.term': ({ label }) => label,
  'head.all': '局面',
  'named.all': ({ label }) => `局面 ${label}`,
  'theorem.ferguson': 'Ferguson 关于反常规则之和的定理',
  'theorem.ferguson.say':
    '这些部分是“驯良”的：在反常规则下，每个部分都相当于大小为其值的一个反 Nim 堆。所以有大于 1 的值时由异或和判定；没有时，奇数个 1 则先手必败。（竞赛书里的 SJ 定理说的是 anti-SG 游戏，条件是各部分 SG 值都为 0 时游戏即告结束。反常规则并不在那时结束，所以只有各部分都“驯良”时才能这样判定。）',
  'theorem.guy-smith': 'Guy–Smith 定理',
  'theorem.guy-smith.say':
    '在“取走若干、再拆堆”的游戏中，无论怎么拆，较大的一份总在序列的高处。所以一个周期只要保持了“开始之前的长度的两倍再多一点”，就会永远保持下去。',
  'theorem.saltus': '按固定步长增长的值',
  'theorem.saltus.say': '每个周期都是前一个周期的每个值加上同一个数。见得足够长，就会永远如此。',
  'theorem.misere-quotient': '反常商（misère quotient）',
  'theorem.misere-quotient.say':
    '这里有的部分并不“驯良”，SG 值不足以判定胜负（SJ 定理的条件在此不成立）。改用类：每个局面属于一个类，各部分并排时它们的类相乘，整个局面的类决定谁赢。',
  'theorem.tame': '反常规则下的驯良部分',
  'theorem.tame.say':
    '这里的每一部分都已检验为“驯良”：在反常规则下，它相当于大小为其值的一个反 Nim 堆，或两个这样的堆。所以它们之和遵循反 Nim：还有比“一颗石子的堆”更大的东西时，由异或和判定。（竞赛书里的 SJ 定理说的是 anti-SG 游戏，条件是各部分 SG 值都为 0 时游戏即告结束。反常规则并不在那时结束，所以只有各部分都“驯良”时才能这样判定。）',
  'theorem.coin-turning': '一排硬币是各个正面之和',
  'theorem.coin-turning.say':
    '一排硬币的值是各个正面的值的异或和，每个正面的值按它单独摆在那里来算。同一格上的两个正面会抵消，正如同一枚硬币翻两次等于没翻。',
  'theorem.sprague-grundy': 'Sprague–Grundy 定理',
  'theorem.sprague-grundy.say':
    '一个局面的 SG 值是各后继的值的 mex，独立的部分按异或和相加。正常规则下，先手必败当且仅当结果为 0：由 mex 的定义，比它小的每个值都有后继取到，而没有后继的值与它自己相同。',
  'theorem.search': '精确搜索',
  'theorem.search.say': '一个局面是必败态（P），当且仅当所有后继都是必胜态（N）。',

  glossary: '术语',
  'glossary.option': '后继',
  'glossary.option.say': '走一步所能到达的局面。',
  'glossary.P': '必胜态（N）与必败态（P）',
  'glossary.P.say':
    '必胜态（N，next）：先手，即轮到走的一方必胜。必败态（P，previous）：先手必败，刚走完的一方必胜。所有后继都是必胜态的局面是必败态；至少有一个后继是必败态的局面是必胜态。',
  'glossary.mex': 'mex',
  'glossary.mex.say': '一个集合中没有出现的最小非负整数。mex {0, 1, 3} = 2；空集的 mex 为 0。',
  'glossary.nimber': 'SG 值（nimber，Grundy 值）',
  'glossary.nimber.say':
    '所有后继的 SG 值的 mex。0 表示必败态（P），其余都是必胜态（N）。SG 值为 v 的局面可以当作 v 颗石子的一个 Nim 堆。',
  'glossary.differ': 'SG 值 2、3 和 1 有什么不同？',
  'glossary.differ.say':
    '单独看没有不同：1、2、3 都是先手必胜。和别的部分放在一起就不同了。1 与 1 并列必败，因为每一步都能在另一部分照样应对（1 ⊕ 1 = 0）。2 与 1 并列必胜：把 2 走成 1，对方就面对 1 与 1。SG 值恰好说明：与怎样的另一部分并列时，整体必败。',
  'glossary.nim-sum': '异或和 ⊕（nim-sum）',
  'glossary.nim-sum.say':
    '不进位的二进制加法（异或）：某列有奇数个 1，和的这一列就是 1。3 ⊕ 5 = 011 ⊕ 101 = 110 = 6。',
  'glossary.misere': '正常规则与反常规则（反 Nim、anti-SG）',
  'glossary.misere.say':
    '正常规则：无步可走者输，取走最后一个的人胜。反常规则（anti-SG）：无步可走者胜，取走最后一个的人输。竞赛书里的 SJ 定理另有条件：各部分 SG 值都为 0 时游戏即告结束；真正的反常规则不满足它，除非各部分都是“驯良”的，Nim 的堆就是。',
  'glossary.draw': '平局态（D）',
  'glossary.draw.say':
    '图中有环时，局面可能既不必胜也不必败：没有必败的后继，又有平局的后继。在棋盘上，同一局面、同一方走，第三次出现即为平局。',
  'glossary.loopy': '循环博弈值（loopy value）',
  'glossary.loopy.say':
    '图中有环时的 SG 值。若 m 是后继数值的 mex，且从其余每个后继都能再走到值为 m 的点，则值为 m，与 m 颗石子的 Nim 堆一样相加；否则为 ∞，记后继数值的集合为 K：其余部分的异或和 n 属于 K 则必胜，否则平局。两个 ∞ 相加是平局。',
  'glossary.tame': '驯良与不驯良（tame、wild）',
  'glossary.tame.say':
    '反常规则下，若一个部分与反 Nim 一样，就说它驯良：驯良的部分之和遵循反 Nim 的判定。否则不驯良，例如 Kayles 的一排 5 个，这时 SG 值不能判定胜负。',
  'glossary.genus': 'genus（属）',
  'glossary.genus.say':
    '正常规则下的值，加上上标：反常规则下单独的值、旁边放一个大小为 2 的 Nim 堆时的值、放两个时的值……Kayles 的一排 5 个，值为 4，上标为 1 4 6，最后两位交替重复。',
  'glossary.quotient': '反常商（misère quotient）',
  'glossary.quotient.say':
    '同一个游戏的两个和，若没有第三个和与它们并排时能在反常规则下区分它们，就属于同一类。堆并排时类相乘，所有的类合起来就是反常商，其中有些类是必败的。',
  'glossary.period': '周期与前周期',
  'glossary.period.say':
    '若对每个 n ≥ q，n + p 的值都等于 n 的值，就说从 q 起有周期 p，q 称为前周期。“已证明”：有定理保证永远如此。“目前所见”：只在算过的范围内成立。',
  'named.pins': ({ label }) => `${label} 个瓶的一排`,
  'named.heap': ({ label }) => `有 ${label} 个的堆`,
  'named.box': ({ label }) => `有 ${label} 个的盒子`,
  'named.row': ({ label }) => `第 ${label} 行`,
  'named.square': ({ label }) => `第 ${label} 格上的正面`,
  'named.tree': ({ label }) => `树 ${label}`,
  'named.token': ({ label }) => `位于 ${label} 的棋子`,
  'refutations.P': '每一步都有必胜的应对',
  'refutations.N': ({ text }) => `走到 ${text} 之后，对方的每一步都有必胜的应对`,
  'refutations.move': '走法',
  'refutations.answer': '应对',
  'refutations.left': '留下（P）',
  'refutations.all': ({ count }) => `全部 ${count} 种走法`,
  'refutations.over': '无须应对：已无步可走，因而获胜',
} satisfies Translated<typeof en>;
