/** 解释：把 `why` 的数据写成教科书里的话。 */

const join = (/** @type {any[]} */ list) => list.join('、');

/** 对方动奇数级时的应对。 @param {boolean} misere */
const odd = (misere) =>
  misere ? '你照反 Nim 应对。' : '这时异或和不为 0，你照 Nim 的走法使它变回 0。';

/** @type {import('../index.js').Words} */
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
  'moves.try': ({ move, to }) => `${move}，留下 ${to}`,
  'moves.leaves': ({ to }) => `留下 ${to}`,

  heap: '堆',
  'row.n': ({ label }) => `第 ${label} 行`,
  'heap.n': ({ label }) => `第 ${label} 堆`,
  'step.n': ({ label }) => `第 ${label} 级台阶`,
  'token.n': ({ label }) => `${label} 上的棋子`,
  'letter.n': ({ label }) => `字母 ${label} `,
  'part.n': ({ label }) => `部分 ${label}`,
  'coin.n': ({ label }) => `第 ${label} 枚硬币`,
  'gap.n': ({ label }) => `第 ${label} 枚硬币左边的空格`,
  'head.heap': '堆',
  'head.box': '盒子',
  'head.pins': '一排瓶',
  'head.strip': '方格带',
  'head.row': '行',
  'head.pair': '两堆',
  'head.coin': '硬币所在格',
  'head.gap': '此格左边的空格',
  'head.square': '正面所在格',
  'head.arm': '臂上的格数',
  'head.piece': '棋子在',
  'head.plant': '植物',
  'head.tree': '树',
  'head.step': '台阶（级）',
  'head.letter': '字母',
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

  moore: ({ modulus }) => `各列 1 的个数，模 ${modulus}`,
  'moore.ones': '1 的个数',
  'moore.odd': ({ modulus }) => `不能被 ${modulus} 整除`,
  'moore.mod': ({ modulus }) => `模 ${modulus}`,
  'moore.zero': ({ modulus }) => `每一列的个数都能被 ${modulus} 整除。`,
  'moore.some': ({ modulus, bits }) =>
    `${join(bits)} 这 ${bits.length} 列的个数不能被 ${modulus} 整除。`,

  ones: '反常规则下的残局',
  'ones.none': ({ ones }) =>
    `没有大于 1 的数，恰为 1 的有 ${ones} 个，是${BigInt(ones) % 2n ? '奇' : '偶'}数。在这样的残局里，奇数个 1 时先手必败，偶数个时先手必胜。`,
  'ones.residue': ({ ones, residue, modulus }) =>
    `没有大于 1 的堆，恰为 1 的有 ${ones} 堆，除以 ${modulus} 余 ${residue}。在这样的残局里，余 1 时先手必败，否则先手必胜。`,
  'ones.bigger': ({ ones, bigger }) =>
    `大于 1 的数有 ${bigger} 个，等于 1 的有 ${ones} 个。只要还有大于 1 的数，反常规则与正常规则用同样的和来判定。`,
  'ones.one': ({ ones }) =>
    `恰有一个数大于 1，另有 ${ones} 个等于 1。动它的人可以决定剩下奇数个还是偶数个 1，因此获胜。`,
  'ones.firm': ({ bigger }) =>
    `有 ${bigger} 个部分不止相当于单个石子，即使值为 0 或 1 也是如此。只要还有这样的部分，反常规则与正常规则用同样的和来判定。`,

  'period.proven': ({ preperiod, length }) =>
    `从 ${preperiod} 起，各值以 ${length} 为周期重复。这已得到证明。`,
  'period.growing': ({ preperiod, length, saltus }) =>
    `从 ${preperiod} 起，各值以 ${length} 为周期重复，每次增加 ${saltus}。这已得到证明。`,
  'period.seen': ({ preperiod, length }) =>
    `从 ${preperiod} 起，目前所见各值以 ${length} 为周期重复；尚未证明。`,
  period: '周期',
  'period.repeats': '对应于',
  'period.like': '等价于',
  'period.say': ({ heap, reduced, nimber }) => `${heap} 等价于 ${reduced}：SG 值为 ${nimber}。`,

  interval: '余数决定胜负',
  'interval.one': ({ hi }) =>
    `每次取 1 到 ${hi} 个：一堆的值就是它除以 ${BigInt(hi) + 1n} 的余数。`,
  'interval.say': ({ lo, hi }) =>
    `每次取 ${lo} 到 ${hi} 个：石子数除以 ${lo} + ${hi} = ${BigInt(lo) + BigInt(hi)}，余数记作 r，值为 ⌊r ÷ ${lo}⌋。`,
  'interval.remainder': ({ modulus }) => `模 ${modulus}`,

  'odd-steps': '只有奇数级起作用',
  'odd-steps.odd': '奇数级',
  'odd-steps.even': '偶数级',
  'odd-steps.step': '台阶（级）',
  'odd-steps.stones': '石子数',
  'odd-steps.counts': '是否计入',
  'odd-steps.yes': '计入',
  'odd-steps.no': '不计，可抵消',
  'odd-steps.say': '从奇数级移下石子，就像从 Nim 的一堆中取走：落到的偶数级不计。',

  gaps: '每隔一段空格计入一段',
  'gaps.coin': '硬币',
  'gaps.square': '格',
  'gaps.gap': '左边的空格数',
  'gaps.counts': '是否计入',
  'gaps.yes': '计入',
  'gaps.no': '不计，可抵消',
  'gaps.say':
    '从右边数起。计入的一段空格相当于 Nim 的一堆：移动右端的硬币就是从中取走若干格。如果移动的是左端的硬币，右端的硬币可以跟着移动同样的格数，两步相抵。',

  stems: '从梢往下',
  'stems.edge': '边',
  'stems.carries': '所承载的值',
  'stems.worth': '自身的值',
  'stems.cycle': ({ node }) => `${node} 处的圈`,
  'stems.edges': ({ edges }) => `${edges} 条边`,
  'stems.say':
    '一条边的值，是它上面所长各枝的异或和加 1。相连的圈合起来有奇数条边则算 1，偶数条则算 0。',

  ratio: '两堆相差多远',
  'ratio.equal': ({ small }) => `两堆相等，都是 ${small}：一步就能结束游戏。`,
  'ratio.beyond': ({ small, large }) =>
    `${large} 大于 ${small} 的 φ ≈ 1.618 倍：精确地说，${large}² > ${large} · ${small} + ${small}²。`,
  'ratio.within': ({ small, large }) =>
    `${large} 小于 ${small} 的 φ ≈ 1.618 倍：精确地说，${large}² < ${large} · ${small} + ${small}²。此时只有一种走法，走后两堆之比大于 φ。`,

  largest: '最大的堆',
  'largest.say': ({ size, count }) =>
    `最大的堆有 ${size} 个石子，共有 ${count} 堆，是${BigInt(count) % 2n ? '奇' : '偶'}数。`,
  'largest.ones': ({ count }) =>
    `没有大于 1 的堆，每步都取走 ${count} 个 1 堆中的一个。反常规则下，面对奇数个 1 堆时先手必败。`,

  values: '各部分的值',

  mirror: '镜像应对的两种情形',
  'mirror.say': ({ step, below, misere }) =>
    `情形一：对方从偶数级移下石子，例如从第 ${step} 级移到第 ${below} 级。你把同样多个从第 ${below} 级再移下一级，奇数级便恢复原样。情形二：对方从奇数级移下石子。${odd(misere)}`,
  'mirror.all': ({ misere }) =>
    `情形一：对方从偶数级把石子移到奇数级。你把同样多个再往下移一级，奇数级便恢复原样。情形二：对方从奇数级移下石子。${odd(misere)}`,

  odious: '奇数个 1 的数',
  'odious.say':
    'n 个石子的堆的值，是二进制中 1 的个数为奇数的第 n 个数：1、2、4、7、8、11……空堆为 0。',
  'odious.nth': '第 n 个这样的数',

  mex: ({ text }) => `${text} 的后继`,
  'mex.say': ({ text, mex, values }) =>
    `${text} 的各后继的值为 ${values.replaceAll(', ', '、')}。其中缺少的最小非负整数是 ${mex}，这就是 mex。`,
  'mex.empty': ({ text }) => `${text} 没有后继。空集缺少的最小非负整数是 0。`,
  'mex.option': '后继',
  'mex.missing': ({ mex }) => `缺少 ${mex}：这就是 mex`,
  'mex.all': ({ count }) => `全部 ${count} 个后继`,
  'mex.cut': ({ text, mex }) => `${text} 的所有后继的值中缺少的最小非负整数是 ${mex}，这就是 mex。`,

  residues: ({ modulus }) => (modulus === 2 ? '奇偶' : `模 ${modulus} 的余数`),

  merge: '两个数决定胜负',
  'merge.count': '数目',
  'merge.ones': 'a：大小为 1 的堆数',
  'merge.ops': 'b：较大的各堆合并起来的总步数，石子数 + 堆数 − 1',
  'merge.mod': ({ modulus }) => `除以 ${modulus} 的余数`,
  'merge.special': ({ ones, ops, onesMod, P }) =>
    `这里 b = ${ops}，属于例外：a = ${ones} 除以 3 余 ${onesMod}，所以先手${P ? '必败' : '必胜'}。`,
  'merge.what': '数什么',
  'merge.remainder': '余数',
  'merge.usual': ({ P }) => (P ? '这里两者都是偶数：先手必败。' : '这里两者不都是偶数：先手必胜。'),
  'merge.moves': '每种走法之后的 a 与 b',
  'merge.move': '走法',
  'merge.a': 'a',
  'merge.b': 'b',
  'merge.then': '之后',
  'merge.one': '取走大小为 1 的一堆',
  'merge.larger': '从较大的堆取一个，或合并其中两堆',
  'merge.halve': '从大小为 2 的堆取一个',
  'merge.join': '把大小为 1 的一堆并入较大的堆',
  'merge.pair': '合并两个大小为 1 的堆',
  'merge.moves.P': '按规则，每一步都留给对方必胜态。',
  'merge.moves.N': '按规则，其中至少有一种留给对方必败态。',

  golden: '黄金数对',
  'golden.difference': ({ small, large, n }) => `两堆之差为 ${large} − ${small} = ${n}。`,
  'golden.pair': ({ n, a, b }) =>
    `差为 ${n} 的黄金数对是 (⌊${n}φ⌋, ⌊${n}φ²⌋) = (${a}, ${b})，其中 φ = (1 + √5) ÷ 2。`,
  'golden.small': ({ n, a, b }) => `反常规则下，差为 ${n} 的数对是例外的 (${a}, ${b})。`,
  'golden.is': '此局面正是这个数对：必败态（P）。',
  'golden.not': '此局面不是这个数对：总有一步能走到某个黄金数对。',

  zeckendorf: ({ times }) => (Number(times) === 2 ? '拆成斐波那契数' : '拆成必败的堆'),
  'zeckendorf.say': ({ heap, parts, times }) =>
    `${heap} = ${parts.join(' + ')}：${
      Number(times) === 2
        ? '其中任何两个在斐波那契数列里都不相邻'
        : `每一份都是正常规则下开局必败的石子数，且大于下一份${Number(times) === 1 ? '' : `的 ${times} 倍`}`
    }，而且这种拆法唯一。`,
  'zeckendorf.one': ({ heap, times }) =>
    `${heap} 本身就是${Number(times) === 2 ? '斐波那契数' : '正常规则下开局必败的石子数'}，只有它自己一份。`,
  'zeckendorf.can': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，现在最多可取 ${cap}：可以整份取走。`,
  'zeckendorf.cannot': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，而现在最多只能取 ${cap}：不能整份取走。`,
  'zeckendorf.whole': ({ heap, times }) =>
    `${heap} ${Number(times) === 2 ? '本身就是斐波那契数' : '只有它自己一份'}，而第一步不能把整堆取走。`,
  'zeckendorf.misere': ({ heap }) => `反常规则下先留出一个给对方，其余 ${heap} 个按正常规则来争。`,
  'zeckendorf.part': ({ value }) => `${value} 这一份`,

  'graph-values': '图上各顶点的值',
  'graph-values.node': '顶点',
  'graph-values.token': '棋子',
  'graph-values.here': '在此',
  'graph-values.say.loops':
    '有数值的顶点，与同样大小的 Nim 堆一样相加。∞ 表示没有数值；花括号里是后继的数值。',
  'graph-values.say': '一个顶点的值，是它的箭头所到各顶点的值的 mex。没有出边的顶点为 0。',

  quotient: '反常商中的类',
  'quotient.say': ({ order, lost, list }) =>
    `反常规则下，若没有第三个局面与它们并排时能区分两个局面，它们就属于同一类。这里共有 ${order} 类，其中 ${lost} 类是必败态（P）：${list}。`,
  'quotient.list': ({ words, others }) => words.join('、') + (others ? `，另有 ${others} 类` : ''),
  'quotient.proven': ({ preperiod, length }) =>
    `已证明：从 ${preperiod} 个石子的堆起，类每 ${length} 个重复一次，所以任意大的堆都有类。`,
  'quotient.upto': ({ heap }) => `对大小不超过 ${heap} 的堆，任意几堆之和都已证明。`,
  'quotient.class': '类',
  genus: 'genus（属）',
  'genus.say':
    'genus（属）：前面是正常规则下的值；上标是反常规则下的值，依次为单独一堆、旁边有一个、两个……大小为 2 的 Nim 堆时的值，最后两位交替重复。此时若再并排一个大小为 n 的 Nim 堆，则恰在 n 等于这个值时必败。与这个游戏的其他堆并排时，由类判定。',
  'quotient.lost': ({ product }) =>
    `各堆的类之积为 ${product}，属于必败态的类：无论怎么走，留下的都是必胜态。`,
  'quotient.won': ({ product }) =>
    `各堆的类之积为 ${product}，不属于必败态的类：有一步能走到必败态。`,

  winning: '论证找到的必胜走法',
  'winning.nim': ({ part, from, sum, target }) =>
    `把${part}变成 ${from} ⊕ ${sum} = ${target}，异或和即为 0。`,
  'winning.value': ({ part, value, sum, target }) =>
    `${part}的值应变为 ${value} ⊕ ${sum} = ${target}，使异或和为 0。`,
  'winning.from': ({ from, left }) => `从 ${from} 变为 ${left} 即可。`,
  'winning.target': ({ part, target }) => `使${part}的值变为 ${target}。`,
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

  search: '由搜索判定',
  'search.say': '这里没有已知的定理可用。所有走法都已搜索到底；胜方怎样应对，写在下面。',

  theorem: '定理',
  'theorem.by': ({ author, year }) =>
    [author === 'contest folklore' ? '竞赛圈流传' : author, year].filter(Boolean).join('，'),
  'theorem.bouton': 'Bouton 定理',
  'theorem.bouton.say':
    'Nim 中，先手必败当且仅当各堆的异或和为 0。和为 0 时，任何一步都使它不为 0；和不为 0 时，总有一步使它变回 0；石子取完时和为 0。',
  'theorem.misere-nim': '反 Nim 的 Bouton 定理',
  'theorem.misere-nim.say':
    '只要还有大于 1 的堆，就与正常规则一样由异或和判定。各堆都是 1 之后，奇数堆时先手必败。',
  'theorem.moore': 'Moore 定理',
  'theorem.moore.say':
    '一步至多可动 k 堆时，把各堆写成二进制，数出每一列中 1 的个数。先手必败当且仅当每个个数都能被 k + 1 整除。',
  'theorem.misere-moore': '反常规则下的 Moore 定理',
  'theorem.misere-moore.say':
    '只要还有大于 1 的堆，就与正常规则一样由各列判定。各堆都是 1 时，先手必败当且仅当堆数除以 k + 1 余 1。',
  'theorem.odd-steps': '台阶 Nim 就是奇数级台阶上的 Nim',
  'theorem.odd-steps.say':
    '对方动偶数级上的石子，总可以把它们再往下移一级来应对。真正起作用的是第 1、3、5……级上的石子，每级相当于 Nim 的一堆。',
  'theorem.misere-odd-steps': '反常规则的台阶 Nim 就是奇数级台阶上的反 Nim',
  'theorem.misere-odd-steps.say':
    '对方动偶数级上的石子，总可以把它们再往下移一级来应对。胜负由奇数级判定，与反 Nim 的各堆一样。',
  'theorem.odious': '值是二进制中有奇数个 1 的数',
  'theorem.odious.say':
    '一堆可拆成两个较小的堆时，n 个石子的堆的值是二进制中有奇数个 1 的第 n 个数：1、2、4、7、8、11……这样的数不是两个同类数的异或和，而比它小的数都能取到。这是 Multi-SG 游戏：拆成两堆时，SG 值是两堆 SG 值的异或和。',
  'theorem.subtraction': '集合 Nim 是周期的',
  'theorem.subtraction.say':
    '一个值只取决于它前面的若干个值，个数等于集合中最大的数。这样一段值一旦再次出现，其后的一切也随之重复。',
  'theorem.interval': '区间减法',
  'theorem.interval.say':
    '对方取 s，就取 lo + hi − s，两步合起来正好是 lo + hi。所以只看除以 lo + hi 的余数。',
  'theorem.race': '按区间倒数',
  'theorem.race.say':
    '每步可减 lo 到 hi 时，把数写成 lo + hi 的倍数加余数。谁留下余数 0 或大于 hi 的余数，谁就能把对方的每一步 s 用 lo + hi − s 补齐，最后则一步到 0。步数是别的集合时，值也会重复。',
  'theorem.letters': '相同字母以 3 为周期',
  'theorem.letters.say':
    'n 个相同字母的值依次为 1、2、3、1、2、3……没有字母时为 0。不同的字母是独立的堆，由它们的异或和判定。',
  'theorem.northcott': '间隔就是 Nim 的石子堆',
  'theorem.northcott.say':
    '靠近对方的棋子，等于从这一行的间隔里取走几格，和 Nim 一样。后退终究不改变什么：对方前进同样多的格数，间隔就恢复原样。合计能后退的格数有限，所以游戏一定结束，胜负由各间隔的异或和决定。',
  'theorem.misere-northcott': '间隔就是反 Nim 的石子堆',
  'theorem.misere-northcott.say':
    '只要有大于 1 的间隔，就按间隔的 Nim 来走；都不大于 1 时，留下奇数个为 1 的间隔。把间隔变宽救不了必败的一方。若所有间隔都已合拢而还能后退，就后退一格，对方只得把它合拢。',
  'theorem.two-boxes': '两盒都是奇数必败',
  'theorem.two-boxes.say':
    '先手必败，当且仅当两盒都是奇数。奇数只能分成一奇一偶，那不是必败态；偶数可以分成 1 和一个奇数，那是必败态。所以谁留下两个奇数，就能一直这样留下去，直到 1 和 1，那时无步可走。',
  'theorem.misere-two-boxes': '看除以 3 的余数',
  'theorem.misere-two-boxes.say':
    '先手必败，当且仅当两盒除以 3 都余 2，或者一盒余 2、另一盒恰为 1。余 2 的数只能分成余 0 与余 2，或余 1 与余 1，两种都不是必败态。除 1 和 1 以外的其他局面总有应对：3 的倍数分成 1 和其余，不小于 4 且余 1 的数分成 2 和其余。到 1 和 1 时无步可走，轮到走的一方已经获胜。',
  'theorem.e-and-d': '每组是一个独立的子游戏',
  'theorem.e-and-d.say':
    '每组是一个独立的子游戏。一组 (a, b) 的 SG 值，等于 (a − 1) | (b − 1)（按位或）的二进制末尾连续的 1 的个数。各组的 SG 值求异或和。',
  'theorem.notakto': '18 个类决定胜负',
  'theorem.notakto.say':
    '每块没有连线的棋盘属于 Notakto 反常商的一个类：同一类的两块棋盘在任何局面里互换，胜负不变。一共 18 个类，用字母 a、b、c、d 写成。几块棋盘放在一起，类就相乘，规则为 a² = 1、b³ = b、b²c = c、b²d = d、cd = ad、d² = c²、c³ = ac²；已连线的棋盘为 1。积为 a、b²、bc、c² 时先手必败，其余必胜。',
  'theorem.every': '最后走完的部分决定胜负',
  'theorem.every.say':
    '凡是还能走的部分都要走一步，最后走完的部分决定胜负。给每个部分一个步数（step）：胜方拖延、负方求快时还能走几步。走完的为 0；后继里有偶数时，取最大的偶数加 1；否则取最小的加 1。一个部分拆成几块时，按其中最大的算。各部分步数的最大值为奇数时先手必胜（Every-SG）。反常规则下奇偶对调。',
  'theorem.rapid': '最先走完的部分决定胜负',
  'theorem.rapid.say':
    '每个部分都要走一步，直到有一个部分走不动。给每个部分一个步数：胜方求快、负方拖延时还能走几步。走完的为 0；后继里有偶数时，取最小的偶数加 1；否则取最大的加 1。一个部分拆成几块时，按其中最小的算。各部分步数的最小值为奇数时先手必胜。反常规则下奇偶对调。',
  'theorem.end-nim': '每一端只有一个数必败',
  'theorem.end-nim.say':
    '任何一排石子，左边添上一堆而成为必败局面，这一堆恰有一个取值；右边也是。设两端之间那一段的这两个数为 x₀ 和 y₀。左端为 x 时，右端恰有一个数必败：x = x₀ 时为 0；x₀ < x ≤ y₀ 时为 x − 1；y₀ ≤ x < x₀ 时为 x + 1；否则为 x。于是可以从短到长逐段推出（区间 DP）。',
  'theorem.misere-end-nim': '反常规则下每一端也只有一个数必败',
  'theorem.misere-end-nim.say':
    '任何一排石子，左边添上一堆而成为必败局面，这一堆恰有一个取值；右边也是。设两端之间那一段的这两个数为 x₀ 和 y₀；中间没有石子时两数都是 1。左端为 x 时，右端恰有一个数必败：x = x₀ 时为 0；x₀ < x ≤ y₀ 时为 x − 1；y₀ ≤ x < x₀ 时为 x + 1；否则为 x。于是可以从短到长逐段推出（区间 DP）。',
  'theorem.boxes': '只看距离为奇数的盒子',
  'theorem.boxes.say':
    '这就是阶梯博弈：每一步使石子到 0 号盒的距离少 1。对方从偶数号盒拿出多少，都可以立刻把同样多的再往前送进下一个偶数号盒。所以只有奇数号盒算数，每盒相当于一堆 Nim：从中拿出石子就是从这一堆取石子。',
  'theorem.misere-boxes': '只看距离为奇数的盒子，按反 Nim 决定胜负',
  'theorem.misere-boxes.say':
    '这就是反常规则的阶梯博弈：每一步使石子到 0 号盒的距离少 1。对方从偶数号盒拿出多少，都可以立刻把同样多的再往前送进下一个偶数号盒。所以胜负由奇数号盒决定，与反 Nim 的各堆一样。',
  'named.place': ({ label }) => `${label} 号盒`,
  'head.place': '盒子',
  'theorem.fold-fibonacci': 'Schwenk 定理（k 倍动态减法）',
  'theorem.fold-fibonacci.say':
    '最多取对方刚才所取的 k 倍。代替斐波那契数的是那些开局必败的石子数：每次取不超过剩余的最大一个，把石子数写成它们的和，每一份都大于下一份的 k 倍。先手必胜，当且仅当允许取走最小的一份。',
  'theorem.misere-fold-fibonacci': '反常规则下的 Schwenk 定理',
  'theorem.misere-fold-fibonacci.say':
    '把最后一个留给对方：相当于少一个石子的正常规则。那时把石子数写成若干开局必败的石子数之和（每次取最大的），先手必胜，当且仅当允许取走最小的一份。',
  'theorem.poker-nim': '放回无济于事，仍是 Nim',
  'theorem.poker-nim.say':
    '谁在这几堆的 Nim 里必胜，谁就必胜：对方放回多少，就立刻取走多少，各堆和原来一样。合计放回的个数有上限，所以游戏总会结束，胜负由各堆的异或和决定。n 个石子的一堆 SG 值就是 n：它还能变大，并不会带来 mex 要排除的值。',
  'theorem.misere-poker-nim': '放回无济于事，仍是反 Nim',
  'theorem.misere-poker-nim.say':
    '只要有一堆多于 1 个，就像 Nim 那样走；都不多于 1 时，留下奇数个 1。已败的一方若放回石子，局面就不再是反 Nim 的必败局面，可以应对。若石子已取完而还能放回，就放回一个，对方只好取走它。',
  'theorem.ring': '环变成行',
  'theorem.ring.say':
    '环上的第一步使它断开成一行，所以环的 SG 值，是能留下的各行的 SG 值的 mex；行的 SG 值由编码决定。所有的 SG 值求异或和。',
  'theorem.misere-ring': '反常规则下环变成行',
  'theorem.misere-ring.say':
    '第一步使环断开成一行，而行在反常规则下的胜负已知。先手必胜，当且仅当能留下的行里有必败的。',
  'head.ring': '环或行',
  'named.ring': ({ label }) =>
    label.endsWith('r') ? `${label.slice(0, -1)} 的一行` : `${label} 的环`,
  'theorem.cut': '每一块是一个独立的子游戏',
  'theorem.cut.say':
    '切一刀留下两个矩形，它们的 SG 值求异或和。矩形的 SG 值是所有切法的 mex，可以从小到大递推。',
  'theorem.cut-all': '只看还要切几刀',
  'theorem.cut-all.say':
    '边长可以为 1 时，一直切到只剩 1 × 1 为止。每切一刀就多一块，所以 w × h 总要切 w · h − 1 刀，怎么切都一样。还要切的刀数是奇数时先手必胜，否则必败。',
  'theorem.misere-cut-all': '反常规则下也只看还要切几刀',
  'theorem.misere-cut-all.say':
    '边长可以为 1 时，一直切到只剩 1 × 1 为止。每切一刀就多一块，所以 w × h 总要切 w · h − 1 刀，怎么切都一样。还要切的刀数是偶数时先手必胜，否则必败。',
  'theorem.half-turn': '中心对称的应对',
  'theorem.half-turn.say':
    '空格关于棋盘中心对称，而且没有骨牌会碰到自己的对称位置。所以后手总可以把骨牌放在对方那一张的对称位置上。',
  'theorem.half-turn-move': '一步造成中心对称',
  'theorem.half-turn-move.say':
    '有一张骨牌放下之后，空格关于棋盘中心对称，而且没有骨牌会碰到自己的对称位置。此后对方放一张，就在对称位置放一张。',
  'head.sheet': '矩形',
  'named.sheet': ({ label }) => `矩形 ${label}`,
  'head.region': '区域',
  'head.crosses': '棋盘',
  'head.all': '局面',
  'named.all': ({ label }) => `局面 ${label}`,
  'named.crosses': ({ label }) => `棋盘 ${label}`,
  'named.region': ({ label }) => `区域 ${label}`,
  'theorem.merge': '取一个或合并两堆',
  'theorem.merge.say':
    '设 a 为大小为 1 的堆数，b 为较大的各堆全部合并时的总步数。b 为 0 或 2 时，先手必败当且仅当 a 被 3 整除；其他情况，先手必败当且仅当 a、b 都是偶数。',
  'theorem.tartan': 'Tartan 定理',
  'theorem.tartan.say':
    '两个翻硬币游戏的积里，一枚正面硬币的值是它的行在前一个游戏里的值与它的列在后一个游戏里的值的 Nim 积；各枚硬币的值再取异或。Nim 积 a ⊗ b 是所有 a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′（a′ < a，b′ < b）的 mex：这正是连同较小的一行、较小的一列一起翻转之后剩下的值。',
  'theorem.geography': '看最大匹配',
  'theorem.geography.say':
    '匹配是两两没有公共端点的一些边。当且仅当每个最大匹配都覆盖棋子所在的点时，先手必胜；不要求是二分图，任何图都成立。（如果起点也由先手来选，那么当且仅当有完美匹配，即覆盖所有点的匹配时，后手必胜。）',
  'theorem.golden': 'Wythoff 定理',
  'theorem.golden.say':
    '必败态（P）是数对 (⌊nφ⌋, ⌊nφ²⌋)，其中 φ = (1 + √5) ÷ 2：(0, 0)、(1, 2)、(3, 5)、(4, 7)……每个正整数恰好出现在其中一对里，每个差也恰好出现一次。',
  'theorem.misere-golden': '反常规则下的 Wythoff 游戏',
  'theorem.misere-golden.say':
    '必败态（P）与正常规则相同，只有最小的两个不同：(0, 1) 与 (2, 2) 取代 (0, 0) 与 (1, 2)。',
  'theorem.zeckendorf': 'Whinihan 定理（用 Zeckendorf 表示）',
  'theorem.zeckendorf.say':
    '把石子数写成互不相邻的斐波那契数之和。先手必胜，当且仅当允许取走最小的一份。',
  'theorem.misere-fibonacci': '反常规则下的斐波那契 Nim',
  'theorem.misere-fibonacci.say': '把最后一个留给对方：相当于少一个石子的正常规则。',
  'theorem.ferguson': 'Ferguson 关于反常规则之和的定理',
  'theorem.ferguson.say':
    '这些部分是“驯良”的：在反常规则下，每个部分都相当于大小为其值的一个反 Nim 堆。所以有大于 1 的值时由异或和判定；没有时，奇数个 1 则先手必败。（竞赛书里的 SJ 定理说的是 anti-SG 游戏，条件是各部分 SG 值都为 0 时游戏即告结束。反常规则并不在那时结束，所以只有各部分都“驯良”时才能这样判定。）',
  'theorem.divisors': '石子数能连续几次被 2 整除',
  'theorem.divisors.say': '一堆的值，就是石子数能连续被 2 整除的次数。',
  'theorem.guy-smith': 'Guy–Smith 定理',
  'theorem.guy-smith.say':
    '在“取走若干、再拆堆”的游戏中，无论怎么拆，较大的一份总在序列的高处。所以一个周期只要保持了“开始之前的长度的两倍再多一点”，就会永远保持下去。',
  'theorem.saltus': '按固定步长增长的值',
  'theorem.saltus.say': '每个周期都是前一个周期的每个值加上同一个数。见得足够长，就会永远如此。',
  'theorem.misere-quotient': '反常商（misère quotient）',
  'theorem.misere-quotient.say':
    '这里有的堆并不“驯良”，SG 值不足以判定胜负（SJ 定理的条件在此不成立）。改用类：每个局面属于一个类，各堆并排时它们的类相乘，整个局面的类决定谁赢。',
  'theorem.tame': '反常规则下的驯良堆',
  'theorem.tame.say':
    '这里的每一堆都已检验为“驯良”：在反常规则下，它相当于大小为其值的一个反 Nim 堆，或两个这样的堆。所以它们之和遵循反 Nim：还有比“一个石子的堆”更大的东西时，由异或和判定。（竞赛书里的 SJ 定理说的是 anti-SG 游戏，条件是各部分 SG 值都为 0 时游戏即告结束。反常规则并不在那时结束，所以只有各部分都“驯良”时才能这样判定。）',
  'theorem.strip': '格带上的硬币就是一堆',
  'theorem.strip.say':
    '第 n 格上的硬币左边有 n 格。移动它就是从 n 个石子的 Nim 堆中取石子；硬币之间互不影响。',
  'theorem.silver-dollar': '不能越过的硬币：每隔一段空格的 Nim',
  'theorem.silver-dollar.say':
    '从右边起把硬币两两配对。一对中左边的硬币移动后，右边的硬币可以跟着移动同样的格数，所以只有每对之间的空格起作用，各相当于一个 Nim 堆。余下的一枚与边缘配对。',
  'theorem.misere-silver-dollar': '反常规则下不能越过的硬币',
  'theorem.misere-silver-dollar.say':
    '从右边起把硬币两两配对。一对中左边的硬币移动后，右边的硬币可以跟着移动同样的格数。胜负由各对之间的空格判定，与反 Nim 的各堆一样。',
  'theorem.euclid': '黄金比判定欧几里得游戏',
  'theorem.euclid.say':
    '先手必胜，当且仅当两堆相等，或大堆大于小堆的 φ = (1 + √5) ÷ 2 倍。比值小于 φ 时只有一种走法，走后的比值大于 φ；比值大于 φ 时，取到最后两个倍数之一便能使对方面对小于 φ 的比值，或结束游戏。',
  'theorem.misere-euclid': '反常规则下的欧几里得游戏',
  'theorem.misere-euclid.say':
    '先手必胜，当且仅当大堆大于小堆的 φ = (1 + √5) ÷ 2 倍。两堆相等则必败：唯一的走法取空一堆，对方便无步可走。',
  'theorem.euclid-values': '由余数得到各个值',
  'theorem.euclid-values.say':
    '设大堆除以小堆 a 的余数为 r。(a, a + r)、(a, 2a + r)、(a, 3a + r)……的值依次为 0、1、2……，但跳过 (r, a) 的值：其中每一个都能走到它前面的全部。',
  'theorem.greedy': '最大的堆有偶数个则必败',
  'theorem.greedy.say':
    '只能取最大的堆。最大的堆有偶数个时，走一步后变成奇数个。有奇数个且多于一个时，取其中一个即可；只有一个时，可以把它减小，使最大的堆又是偶数个。',
  'theorem.misere-greedy': '反常规则下的最大堆',
  'theorem.misere-greedy.say':
    '只要还有大于 1 的堆，就与正常规则一样：最大的堆有偶数个则必败。没有大于 1 的堆以后，每步取走一个 1 堆，奇数个时先手必败。',
  'theorem.coin-turning': '一排硬币是各个正面之和',
  'theorem.coin-turning.say':
    '一排硬币的值是各个正面的值的异或和，每个正面的值按它单独摆在那里来算。同一格上的两个正面会抵消，正如同一枚硬币翻两次等于没翻。',
  'theorem.turtles': '翻龟游戏就是 Nim',
  'theorem.turtles.say':
    '从 1 数起，第 n 格上的正面的值是 n：它单独在那里时，可以变没，也可以变成左边任意一格上的正面。',
  'theorem.mock-turtles': '假龟游戏与有奇数个 1 的数',
  'theorem.mock-turtles.say':
    '从 1 数起，第 n 格上的正面的值，是二进制中有奇数个 1 的第 n 个数：1、2、4、7、8、11……这样的数不是两个同类数的异或和，而比它小的数都能取到。',
  'theorem.lasker': 'Lasker Nim',
  'theorem.lasker.say':
    '4k + 3 的堆值为 4k + 4，4k + 4 的堆值为 4k + 3；其余的堆，值就是石子数。这是 Multi-SG 游戏：分成两堆时，SG 值是两堆 SG 值的异或和。',
  'theorem.any-split': '任取任分',
  'theorem.any-split.say':
    '从 2 起，n 的堆值为 2n − 2：异或和不会大于和，所以后继都到不了这个值；而更小的数，都是一堆的值，或一堆与 1 的和的值。',
  'theorem.ruler': '直尺上的刻度',
  'theorem.ruler.say':
    '从 1 数起，第 n 格上的正面的值，是整除 n 的最大的 2 的幂：1、2、1、4、1、2、1、8……正如英寸直尺上刻度的长短。',
  'theorem.chomp-hook': '钩形就是两堆 Nim',
  'theorem.chomp-hook.say':
    '一行与一列在有毒的一格相交。咬一口只会缩短其中一臂，所以两臂就是两个 Nim 堆。',
  'theorem.chomp-two-rows': '两行：短一格',
  'theorem.chomp-two-rows.say':
    '只有两行时，先手必败当且仅当第二行比第一行短一格。从别的情形总能咬成这样，从这样的情形却咬不成这样。',
  'theorem.misere-chomp-two-rows': '反常规则下的两行',
  'theorem.misere-chomp-two-rows.say':
    '留下两格：一上一下，或一左一右。对方只能咬到剩下有毒的一格，这时轮到你而无处可咬，反常规则下就赢了。两行各有至少两格时，总有一口能做到。',
  'theorem.chomp-three-rows': '三行：至多一种首行必败',
  'theorem.chomp-three-rows.say':
    '第二、三行相同的两块巧克力，较长的可以咬成较短的。所以下面两行给定时，首行至多只有一种长度必败：从它怎么咬都到不了必败局面的最小长度。这里已对不超过此局面的所有下面两行算出了这些长度。',
  'theorem.chomp-square': '正方形先手必胜',
  'theorem.chomp-square.say':
    '咬第二行的第二格，留下等长的一行与一列；对方咬哪一臂，就在另一臂照样咬。',
  'theorem.chomp-rectangle': '长方形必胜：偷换策略',
  'theorem.chomp-rectangle.say':
    '先设想咬最后一行的最后一格。如果这样不胜，对方就有一步制胜的应对；可是那一步同样会带走最后一格，所以一开始就可以走它。这个证明说明必胜走法存在，但没有说是哪一步。',
  'theorem.colon': '克朗原理（冒号原理）',
  'theorem.colon.say':
    '在同一节点分出的各枝，可以换成一根长度等于其异或和的茎。于是一棵树相当于一根茎：从梢往下，每过一条边加 1，在分枝处取异或和。并排的植物也按异或和相加。',
  'theorem.stalks': '一根茎就是一堆',
  'theorem.stalks.say':
    '剪一根茎可以留下任意更小的高度，正如从 Nim 堆中取石子。没有分枝时，整株就是 Nim，反常规则下也一样。',
  'theorem.prune': '比上面的异或和大 1',
  'theorem.prune.say':
    '一个点的子树，SG 值等于它各个孩子的子树的异或和加 1：删一个点就是剪断它下面的边，这正是克朗原理。并排的树按异或和相加。',
  'theorem.uproot': '链被删去，余下的各自成树',
  'theorem.uproot.say':
    '删一个点就删去从根到它的链，剩下挂在链旁的子树，按异或和相加。一棵树的 SG 值是对所有点取的 mex。从叶往根算：删根，剩下各孩子子树的异或和；否则在某个孩子的子树里删，再异或上其余的孩子。这些集合用 01 字典树合并，整体异或打标记。',
  'theorem.tree-stalks': '不分叉的树就是一堆',
  'theorem.tree-stalks.say':
    '不分叉时，删一个点可以使这棵树剩下任意更少的点，正如从 Nim 堆中取石子。所以这样的树就是 Nim，反常规则下也一样。',
  'theorem.fusion': '融合原理',
  'theorem.fusion.say':
    '一个圈上的所有节点可以并成一个而不改变值。圈上的边成为自环，一个自环与一条边的茎等值：奇圈算 1，偶圈算 0。',
  'theorem.sprague-grundy': 'Sprague–Grundy 定理',
  'theorem.sprague-grundy.say':
    '一个局面的 SG 值是各后继的值的 mex，独立的部分按异或和相加。正常规则下，先手必败当且仅当结果为 0：由 mex 的定义，比它小的每个值都有后继取到，而没有后继的值与它自己相同。',
  'theorem.retrograde': '从终点倒推标记',
  'theorem.retrograde.say':
    '从终点开始，用队列倒推：有后继必败，就必胜；后继全都必胜，就必败。每标一个点，就可能定下它的前驱。队列走完仍未标到的是平局：在那里双方都可以一直走下去。',
  'theorem.loopy': '循环博弈值',
  'theorem.loopy.say':
    '从小到大给出数值：若 m 是后继数值的 mex，且从其余每个后继都能再走到值为 m 的点，则该点的值为 m，与 m 个石子的 Nim 堆一样相加。得不到数值的点为 ∞：只有一枚棋子在 ∞ 上时，若它能走到其余各枚的异或和就必胜，否则平局；有两枚或更多时是平局。',
  'theorem.search': '精确搜索',
  'theorem.search.say': '一个局面是必败态（P），当且仅当所有后继都是必胜态（N）。',
  'theorem.chomp-square.closed': '先手有特定的一口必胜，咬过之后，对方的每一口都可以照样学。',

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
    '所有后继的 SG 值的 mex。0 表示必败态（P），其余都是必胜态（N）。SG 值为 v 的局面可以当作 v 个石子的一个 Nim 堆。',
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
    '图中有环时的 SG 值。若 m 是后继数值的 mex，且从其余每个后继都能再走到值为 m 的点，则值为 m，与 m 个石子的 Nim 堆一样相加；否则为 ∞，记后继数值的集合为 K：其余部分的异或和 n 属于 K 则必胜，否则平局。两个 ∞ 相加是平局。',
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
  'named.heap': ({ label }) => `有 ${label} 个的堆`,
  'named.box': ({ label }) => `有 ${label} 个的盒子`,
  'named.row': ({ label }) => `第 ${label} 行`,
  'named.pair': ({ label }) => `两堆 ${label}`,
  'named.coin': ({ label }) => `第 ${label} 格上的硬币`,
  'named.gap': ({ label }) => `第 ${label} 格左边的空格`,
  'named.square': ({ label }) => `第 ${label} 格上的正面`,
  'named.arm': ({ label }) => `长 ${label} 的臂`,
  'named.plant': ({ label }) => `植物 ${label}`,
  'named.tree': ({ label }) => `树 ${label}`,
  'named.step': ({ label }) => `第 ${label} 级台阶`,
  'named.letter': ({ label }) => `字母 ${label}`,
  'named.token': ({ label }) => `位于 ${label} 的棋子`,
  matching: '一个最大匹配',
  'matching.say': ({ node, list, rest }) =>
    list.length === 0
      ? `一条边也没有了，匹配是空的。棋子在 ${node}。`
      : `${list.join('、')}${rest ? `，还有 ${rest} 条` : ''}。棋子在 ${node}。`,
  argument: '论证',
  'refutations.P': '每一步都有必胜的应对',
  'refutations.N': ({ text }) => `走到 ${text} 之后，对方的每一步都有必胜的应对`,
  'refutations.move': '走法',
  'refutations.answer': '应对',
  'refutations.left': '留下（P）',
  'refutations.all': ({ count }) => `全部 ${count} 种走法`,
  'refutations.over': '无须应对：已无步可走，因而获胜',
};
