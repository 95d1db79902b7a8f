/** 解释：把 `why` 的数据写成教科书里的话。 */

const join = (/** @type {any[]} */ list) => list.join('、');

/** @type {import('../index.js').Words} */
export default {
  empty: '空局面',
  title: '为什么',
  of: ({ position }) => `为什么：${position}`,
  loading: '正在推算……',
  'outcome.N': 'N 局面：轮到走的一方有必胜走法。',
  'outcome.P': 'P 局面：刚走完的一方必胜；现在无论怎么走，对方应对正确就会输。',
  'over.normal': '对局已结束：轮到走的一方无步可走，输了。',
  'over.misere': '对局已结束：轮到走的一方无步可走；反常规则下，无步可走者胜。',
  nimber: 'SG 值',
  'nimber.none.misere': '没有 SG 值：反常规则下，SG 值不能判定若干局面之和的胜负。',
  'nimber.none.budget': 'SG 值未知：算出它会超出步数预算。上面的胜负仍是精确的。',
  parts: '各部分及其 SG 值',
  part: '部分',
  more: ({ count }) => `另有 ${count} 个`,
  steps: '解释',

  'moves.show': '显示必胜走法',
  'moves.hide': '收起必胜走法',
  'moves.title': '必胜走法',
  'moves.none': '没有：每一步都会留给对方一个必胜局面。',
  'moves.count': ({ wins, all }) => `${all} 种走法中有 ${wins} 种获胜。点选一种即可试走。`,
  'moves.unknown': '定理保证必胜走法存在，但找出它会超出步数预算。',
  'moves.more': ({ all }) => `列表已截断：此局面共有 ${all} 种走法。`,
  'moves.try': ({ move, to }) => `${move}，留下 ${to}`,
  'moves.leaves': ({ to }) => `留下 ${to}`,

  heap: '堆',
  'row.n': ({ label }) => `第 ${label} 行`,
  'heap.n': ({ label }) => `第 ${label} 堆`,
  'step.n': ({ label }) => `第 ${label} 级`,
  'token.n': ({ label }) => `${label} 上的棋子`,
  'letter.n': ({ label }) => `字母 ${label}`,
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
  'head.plant': '植物',
  'head.step': '级上石子',
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
    `某列有奇数个 1 时，和的这一列为 1：异或和为 ${sum}。反常规则下，只有还存在大于 1 的值时才由它判定。`,
  'nim-sum.zero': '每一列中 1 的个数都是偶数，所以异或和为 0。只改动一处，必有某列变成奇数个 1。',
  'nim-sum.some': ({ sum, highest }) =>
    `某列有奇数个 1 时，和的这一列为 1。异或和为 ${sum}，最高位是 ${highest} 位。在这一位上有 1 的部分可以减小，使每一列都变成偶数个 1。`,

  moore: ({ modulus }) => `各列 1 的个数，模 ${modulus}`,
  'moore.ones': '1 的个数',
  'moore.mod': ({ modulus }) => `模 ${modulus}`,
  'moore.zero': ({ modulus }) =>
    `每一列的个数都能被 ${modulus} 整除。一步至多动 ${modulus - 1} 堆，不可能保持这一点。`,
  'moore.some': ({ modulus, bits }) =>
    `${join(bits)} 这 ${bits.length} 列的个数不能被 ${modulus} 整除。减少至多 ${modulus - 1} 堆，就能使各列都整除。`,

  ones: '反常规则下的残局',
  'ones.none': ({ ones }) =>
    `没有大于 1 的值，恰为 1 的有 ${ones} 个，是${BigInt(ones) % 2n ? '奇' : '偶'}数。在这样的残局里，轮到走的一方面对奇数个 1 必败，偶数个必胜。`,
  'ones.residue': ({ ones, residue, modulus }) =>
    `没有大于 1 的堆，恰为 1 的有 ${ones} 堆，模 ${modulus} 余 ${residue}。在这样的残局里，余 1 时轮到走的一方必败，否则必胜。`,
  'ones.bigger': ({ ones, bigger }) =>
    `大于 1 的值有 ${bigger} 个，等于 1 的有 ${ones} 个。只要还有大于 1 的值，反常规则与正常规则用同样的和来判定。`,
  'ones.one': ({ ones }) =>
    `恰有一个值大于 1，另有 ${ones} 个等于 1。动它的人可以决定剩下奇数个还是偶数个 1，因此获胜。`,

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
  'interval.one': ({ hi }) => `每次取 1 到 ${hi} 颗：一堆的值就是它模 ${BigInt(hi) + 1n} 的余数。`,
  'interval.say': ({ lo, hi }) =>
    `每次取 ${lo} 到 ${hi} 颗：堆数除以 ${lo} + ${hi} = ${BigInt(lo) + BigInt(hi)}，余数记作 r，值为 ⌊r ÷ ${lo}⌋。`,
  'interval.remainder': ({ modulus }) => `模 ${modulus}`,

  'odd-steps': '只有奇数级起作用',
  'odd-steps.odd': '奇数级',
  'odd-steps.even': '偶数级',
  'odd-steps.step': '级',
  'odd-steps.stones': '石子',
  'odd-steps.counts': '是否计入',
  'odd-steps.yes': '计入',
  'odd-steps.no': '可应对',
  'odd-steps.say': '从奇数级移下石子，就像从 Nim 的一堆中取走：落到的偶数级不计入。',

  gaps: '每隔一段的空格起作用',
  'gaps.coin': '硬币',
  'gaps.square': '格',
  'gaps.gap': '左边的空格数',
  'gaps.counts': '起作用？',
  'gaps.yes': '起作用',
  'gaps.no': '可跟随应对',
  'gaps.say':
    '从右边数起。起作用的一段空格相当于 Nim 的一堆：移动右端的硬币就是从中取走若干格。如果移动的是左端的硬币，右端的硬币可以跟着移动同样的格数。',

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
    `最大的堆是 ${size} 颗，共有 ${count} 堆，是${BigInt(count) % 2n ? '奇' : '偶'}数。`,
  'largest.ones': ({ count }) =>
    `没有大于 1 的堆，每步都取走 ${count} 个 1 堆中的一个。反常规则下，面对奇数个 1 堆的一方输。`,

  values: '各部分的值',

  mirror: '跟随应对',
  'mirror.say': ({ step, below }) =>
    `如果对方把石子从偶数的第 ${step} 级移到第 ${below} 级，你就从第 ${below} 级再移下同样多颗。奇数级便恢复原样。`,
  'mirror.all': '对方把石子从偶数级移到奇数级时，你就把同样多颗再往下移一级。奇数级便恢复原样。',

  odious: '奇数个 1 的数',
  'odious.say': 'n 颗的堆的值，是二进制中 1 的个数为奇数的第 n 个数：1、2、4、7、8、11……空堆为 0。',
  'odious.nth': '第 n 个这样的数',

  mex: ({ text }) => `${text} 的后继`,
  'mex.say': ({ text, mex, values }) =>
    `${text} 的各后继的值为 ${values}。其中缺少的最小非负整数是 ${mex}。`,
  'mex.empty': ({ text }) => `${text} 没有后继。空集缺少的最小非负整数是 0。`,
  'mex.option': '后继',
  'mex.missing': ({ mex }) => `缺少 ${mex}：这就是 mex`,

  residues: ({ modulus }) => (modulus === 2 ? '奇偶' : `模 ${modulus} 的余数`),

  merge: '两个数决定胜负',
  'merge.count': '数目',
  'merge.ones': '大小为 1 的堆数',
  'merge.ops': '把较大的堆全部合并时的总步数：石子数 + 堆数 − 1',
  'merge.mod': ({ modulus }) => `模 ${modulus}`,
  'merge.special': ({ ones, ops, onesMod }) =>
    `较大的堆只有 ${ops} 步时属于例外：${ones} 个大小为 1 的堆按模 3 计，余 ${onesMod}。`,
  'merge.say': ({ P }) =>
    P
      ? '两者都是偶数：每一步都会使其中之一变奇，而总有应对使两者再次都为偶数。'
      : '两者不都是偶数：总有一步能使它们都为偶数。',
  'merge.special.say': ({ P }) => (P ? '这是 P 局面。' : '这是 N 局面。'),

  golden: '黄金数对',
  'golden.difference': ({ small, large, n }) => `两堆之差为 ${large} − ${small} = ${n}。`,
  'golden.pair': ({ n, a, b }) =>
    `差为 ${n} 的黄金数对是 (⌊${n}φ⌋, ⌊${n}φ²⌋) = (${a}, ${b})，其中 φ = (1 + √5) ÷ 2。`,
  'golden.small': ({ n, a, b }) => `反常规则下，差为 ${n} 的数对是例外的 (${a}, ${b})。`,
  'golden.is': '此局面正是这个数对：P 局面。',
  'golden.not': '此局面不是这个数对：总有一步能走到某个黄金数对。',

  zeckendorf: '拆成斐波那契数',
  'zeckendorf.say': ({ heap, parts }) =>
    `${heap} = ${parts.join(' + ')}：其中任何两个在斐波那契数列里都不相邻，而且这种拆法唯一。`,
  'zeckendorf.one': ({ heap }) => `${heap} 本身就是斐波那契数，只有它自己一份。`,
  'zeckendorf.all': ({ cap: most }) => `现在最多可取 ${most}，所以可以一次全部取完。`,
  'zeckendorf.can': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，现在最多可取 ${cap}：取走这一份，对方就无法整份取走下一份。`,
  'zeckendorf.cannot': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，而现在最多只能取 ${cap}。无论取多少，对方都能把这一份剩下的取完。`,
  'zeckendorf.whole': ({ heap }) => `${heap} 本身就是斐波那契数，而第一步不能把整堆取走。`,
  'zeckendorf.misere': ({ heap }) => `反常规则下先留出一颗给对方，其余 ${heap} 颗按正常规则来争。`,
  'zeckendorf.part': ({ value }) => `${value} 这一份`,

  'graph-values': '图上各点的值',
  'graph-values.node': '点',
  'graph-values.token': '棋子',
  'graph-values.here': '在此',
  'graph-values.say': '每个点的值，是沿边一步所到各点的值中缺少的最小非负整数。没有出边的点为 0。',

  winning: '一种必胜走法',
  'winning.nim': ({ part, from, sum, target }) =>
    `把${part}变成 ${from} ⊕ ${sum} = ${target}，异或和即为 0。`,
  'winning.value': ({ part, value, sum, target }) =>
    `${part}的值应变为 ${value} ⊕ ${sum} = ${target}，使异或和为 0。`,
  'winning.from': ({ from, left }) => `从 ${from} 变为 ${left} 即可。`,
  'winning.target': ({ part, target }) => `使${part}的值变为 ${target}。`,
  'winning.move': ({ move, to }) => `${move}。留给对方的是 ${to}，一个 P 局面。`,
  'winning.hidden': '必胜走法先不显示，需要时再看。',
  'winning.try': '试走',

  conclusion: '结论',
  'conclusion.P': '这是 P 局面：刚走完的一方胜。',
  'conclusion.N': '这是 N 局面：轮到走的一方胜。',
  'conclusion.value.0': 'SG 值为 0，即没有任何一步获胜。',
  'conclusion.value': ({ nimber }) => `SG 值为 ${nimber}，不是 0，所以总有一步能走到 0。`,
  'conclusion.misere': '反常规则下，取走最后一颗的人输。',

  search: '由搜索判定',
  'search.say': ({ steps }) =>
    `这里没有已知的定理可用。所有走法都已搜索到底：共 ${steps} 步，结果精确。`,

  theorem: '定理',
  'theorem.by': ({ author, year }) =>
    [author === 'contest folklore' ? '竞赛圈流传' : author, year].filter(Boolean).join('，'),
  'theorem.bouton': 'Bouton 定理',
  'theorem.bouton.say':
    '在 Nim 中，当且仅当各堆的异或和为 0 时，刚走完的一方必胜。和为 0 时，任何一步都会使它不为 0；和不为 0 时，总有一步使它变回 0。',
  'theorem.misere-nim': '反常 Nim 的 Bouton 定理',
  'theorem.misere-nim.say':
    '只要还有大于 1 的堆，就与正常规则一样由异或和判定。各堆都是 1 之后，面对奇数堆的人会取走最后一颗而输。',
  'theorem.moore': 'Moore 定理',
  'theorem.moore.say':
    '一步至多可动 k 堆时，把各堆写成二进制，数出每一列中 1 的个数。当且仅当每个个数都能被 k + 1 整除时，刚走完的一方必胜。',
  'theorem.misere-moore': '反常规则下的 Moore 定理',
  'theorem.misere-moore.say':
    '只要还有大于 1 的堆，就与正常规则一样由各列判定。各堆都是 1 时，当且仅当堆数模 k + 1 余 1，刚走完的一方必胜。',
  'theorem.odd-steps': '台阶 Nim 就是奇数级上的 Nim',
  'theorem.odd-steps.say':
    '对方动偶数级上的石子，总可以把它们再往下移一级来应对。真正起作用的是第 1、3、5……级上的石子，每级相当于 Nim 的一堆。',
  'theorem.misere-odd-steps': '反常台阶 Nim 就是奇数级上的反常 Nim',
  'theorem.misere-odd-steps.say':
    '对方动偶数级上的石子，总可以把它们再往下移一级来应对。胜负由奇数级判定，与反常 Nim 的各堆一样。',
  'theorem.odious': '分堆游戏的值是有奇数个 1 的数',
  'theorem.odious.say':
    '一堆拆成两个较小的堆时，n 颗的堆的值是二进制中有奇数个 1 的第 n 个数：两个这样的数的异或和总有偶数个 1，因此这类数不会由拆成的两个非空堆得到。',
  'theorem.subtraction': '减法游戏是周期的',
  'theorem.subtraction.say':
    '一个值只取决于它前面的若干个值，个数等于集合中最大的数。这样一段值一旦再次出现，其后的一切也随之重复。',
  'theorem.interval': '区间减法',
  'theorem.interval.say':
    '对方取 s，就取 lo + hi − s，两步合起来正好是 lo + hi。所以只看模 lo + hi 的余数。',
  'theorem.race': '按区间倒数',
  'theorem.race.say':
    '谁能使剩下的数总可以把对方的每一步补成同一个和，谁就掌握主动。余数说明那是谁。',
  'theorem.letters': '相同字母以 3 为周期',
  'theorem.letters.say':
    'n 个相同字母的值依次为 1、2、3、1、2、3……没有字母时为 0。不同的字母是独立的堆，由它们的异或和判定。',
  'theorem.northcott': '间隔就是 Nim 的石子堆',
  'theorem.northcott.say':
    '靠近对方的子，等于从这一行的间隔里取走几个，和 Nim 一样。后退终究不改变什么：对方前进同样多的格数，间隔就恢复原样。合计能后退的格数有限，所以游戏一定结束，胜负由各间隔的异或和决定。',
  'theorem.misere-northcott': '间隔就是反 Nim 的石子堆',
  'theorem.misere-northcott.say':
    '只要有大于 1 的间隔，就按间隔的 Nim 来走；都不大于 1 时，留下奇数个为 1 的间隔。把间隔变宽救不了必败的一方。若所有间隔都已合拢而还能后退，就后退一格，对方只得把它合拢。',
  'theorem.two-boxes': '两盒都是奇数必败',
  'theorem.two-boxes.say':
    '轮到走的一方必败，当且仅当两盒都是奇数。奇数只能分成一奇一偶，那不是必败态；偶数可以分成 1 和一个奇数，那是必败态。所以谁留下两个奇数，就能一直这样留下去，直到 1 和 1，那时无步可走。',
  'theorem.misere-two-boxes': '看模 3 的余数',
  'theorem.misere-two-boxes.say':
    '轮到走的一方必败，当且仅当两盒模 3 都余 2，或者一盒余 2、另一盒恰为 1。余 2 的数只能分成余 0 与余 2，或余 1 与余 1，两种都不是必败态。除 1 和 1 以外的其他局面总有应对：3 的倍数分成 1 和其余，不小于 4 且余 1 的数分成 2 和其余。到 1 和 1 时无步可走，轮到走的一方已经获胜。',
  'theorem.merge': '取一颗或合并两堆',
  'theorem.merge.say':
    '数出大小为 1 的堆数，以及把较大的堆全部合并成一堆时的总步数。除少数很小的例外，由两者的奇偶判定。',
  'theorem.golden': 'Wythoff 定理',
  'theorem.golden.say':
    'P 局面是数对 (⌊nφ⌋, ⌊nφ²⌋)，其中 φ = (1 + √5) ÷ 2：(0, 0)、(1, 2)、(3, 5)、(4, 7)……每个正整数恰好出现在其中一对里，每个差也恰好出现一次。',
  'theorem.misere-golden': '反常规则下的 Wythoff 游戏',
  'theorem.misere-golden.say':
    'P 局面与正常规则相同，只有最小的两个不同：(0, 1) 与 (2, 2) 取代 (0, 0) 与 (1, 2)。',
  'theorem.zeckendorf': 'Whinihan 定理（用 Zeckendorf 表示）',
  'theorem.zeckendorf.say':
    '把堆写成互不相邻的斐波那契数之和。当且仅当允许取走最小的一份时，轮到走的一方必胜。',
  'theorem.misere-fibonacci': '反常规则下的斐波那契 Nim',
  'theorem.misere-fibonacci.say': '把最后一颗留给对方：相当于少一颗石子的正常规则。',
  'theorem.ferguson': 'Ferguson 关于反常规则之和的定理',
  'theorem.ferguson.say':
    '这些部分是“驯良”的：在反常规则下，每个部分都相当于大小为其值的一个反常 Nim 堆。所以有大于 1 的值时由异或和判定；没有时，面对奇数个 1 的一方输。',
  'theorem.divisors': '堆中因子 2 的个数',
  'theorem.divisors.say':
    '取走一个含 j 个因子 2 的约数，若 j 小于堆本身所含的个数，剩下的堆就恰含 j 个因子 2；没有约数能使个数保持不变。所以堆的值就是它所含因子 2 的个数。',
  'theorem.guy-smith': 'Guy–Smith 定理',
  'theorem.guy-smith.say':
    '在“取走若干、再拆堆”的游戏中，无论怎么拆，较大的一份总在序列的高处。所以一个周期只要保持了“开始之前的长度的两倍再多一点”，就会永远保持下去。',
  'theorem.saltus': '按固定步长增长的值',
  'theorem.saltus.say': '每个周期都是前一个周期的每个值加上同一个数。见得足够长，就会永远如此。',
  'theorem.tame': '反常规则下的驯良堆',
  'theorem.tame.say':
    '这里的每一堆都已检验为“驯良”：它相当于大小为其值的一个反常 Nim 堆，或两个这样的堆。所以它们之和遵循反常 Nim：还有比“一颗的堆”更大的东西时，由异或和判定。',
  'theorem.strip': '格带上的硬币就是一堆',
  'theorem.strip.say':
    '第 n 格上的硬币左边有 n 格。移动它就是从 n 颗的 Nim 堆中取石子；硬币之间互不影响。',
  'theorem.silver-dollar': '不能越过的硬币：每隔一段空格的 Nim',
  'theorem.silver-dollar.say':
    '从右边起把硬币两两配对。一对中左边的硬币移动后，右边的硬币可以跟着移动同样的格数，所以只有每对之间的空格起作用，各相当于一个 Nim 堆。余下的一枚与边缘配对。',
  'theorem.misere-silver-dollar': '反常规则下不能越过的硬币',
  'theorem.misere-silver-dollar.say':
    '从右边起把硬币两两配对。一对中左边的硬币移动后，右边的硬币可以跟着移动同样的格数。胜负由各对之间的空格判定，与反常 Nim 的各堆一样。',
  'theorem.euclid': '黄金比判定欧几里得游戏',
  'theorem.euclid.say':
    '当且仅当两堆相等，或大堆大于小堆的 φ = (1 + √5) ÷ 2 倍时，轮到走的一方必胜。比值小于 φ 时只有一种走法，走后的比值大于 φ；比值大于 φ 时，取到最后两个倍数之一便能使对方面对小于 φ 的比值，或结束游戏。',
  'theorem.misere-euclid': '反常规则下的欧几里得游戏',
  'theorem.misere-euclid.say':
    '当且仅当大堆大于小堆的 φ = (1 + √5) ÷ 2 倍时，轮到走的一方必胜。两堆相等则必败：唯一的走法取空一堆，对方便无步可走。',
  'theorem.euclid-values': '由余数得到各个值',
  'theorem.euclid-values.say':
    '设大堆除以小堆 a 的余数为 r。(a, a + r)、(a, 2a + r)、(a, 3a + r)……的值依次为 0、1、2……，但跳过 (r, a) 的值：其中每一个都能走到它前面的全部。',
  'theorem.greedy': '最大的堆有偶数个则必败',
  'theorem.greedy.say':
    '只能取最大的堆。最大的堆有偶数个时，走一步后变成奇数个。有奇数个且多于一个时，取其中一个即可；只有一个时，可以把它减小，使最大的堆又是偶数个。',
  'theorem.misere-greedy': '反常规则下的最大堆',
  'theorem.misere-greedy.say':
    '只要还有大于 1 的堆，就与正常规则一样：最大的堆有偶数个则必败。没有大于 1 的堆以后，每步取走一个 1 堆，面对奇数个的一方输。',
  'theorem.coin-turning': '一排硬币是各个正面之和',
  'theorem.coin-turning.say':
    '一排硬币的值是各个正面的值的异或和，每个正面的值按它单独摆在那里来算。同一格上的两个正面会抵消，正如同一枚硬币翻两次等于没翻。',
  'theorem.turtles': '翻龟游戏就是 Nim',
  'theorem.turtles.say':
    '从 1 数起，第 n 格上的正面的值是 n：它单独在那里时，可以变没，也可以变成左边任意一格上的正面。',
  'theorem.mock-turtles': '假龟游戏与有奇数个 1 的数',
  'theorem.mock-turtles.say':
    '从 1 数起，第 n 格上的正面的值，是二进制中有奇数个 1 的第 n 个数：1、2、4、7、8、11……两个这样的数的异或和总有偶数个 1，所以这类数都不会是后继的值。',
  'theorem.lasker': 'Lasker Nim',
  'theorem.lasker.say': '4k + 3 的堆值为 4k + 4，4k + 4 的堆值为 4k + 3；其余的堆，值就是石子数。',
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
    '只有两行时，当且仅当第二行比第一行短一格，轮到走的一方必败。从别的情形总能咬成这样，从这样的情形却咬不成这样。',
  'theorem.misere-chomp-two-rows': '反常规则下的两行',
  'theorem.misere-chomp-two-rows.say':
    '留下两格：一上一下，或一左一右。对方只能咬到剩下有毒的一格，这时轮到你而无处可咬，反常规则下就赢了。两行各有至少两格时，总有一口能做到。',
  'theorem.chomp-three-rows': '三行：至多一种首行必败',
  'theorem.chomp-three-rows.say':
    '第二、三行相同的两块巧克力，较长的可以咬成较短的。所以下面两行给定时，首行至多只有一种长度必败：从它怎么咬都到不了必败局面的最小长度。这里已对不超过此局面的所有下面两行算出了这些长度。',
  'theorem.chomp-square': '正方形：咬 (2, 2)',
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
  'theorem.fusion': '融合原理',
  'theorem.fusion.say':
    '一个圈上的所有节点可以并成一个而不改变值。圈上的边成为自环，一个自环与一条边的茎等值：奇圈算 1，偶圈算 0。',
  'theorem.sprague-grundy': 'Sprague–Grundy 定理',
  'theorem.sprague-grundy.say':
    '每个局面都相当于一个 Nim 堆，其大小是各后继之值的 mex。独立的部分按异或和相加；当且仅当结果为 0 时，刚走完的一方必胜。',
  'theorem.search': '精确搜索',
  'theorem.search.say': '当且仅当所有后继都是 N 局面时，一个局面是 P 局面。',

  glossary: '术语',
  'glossary.option': '后继',
  'glossary.option.say': '走一步所能到达的局面。',
  'glossary.P': 'P 局面与 N 局面',
  'glossary.P.say':
    'P（previous）：刚走完的一方必胜。N（next）：轮到走的一方必胜。所有后继都是 N 的局面是 P；至少有一个后继是 P 的局面是 N。',
  'glossary.mex': 'mex',
  'glossary.mex.say': '一个集合中没有出现的最小非负整数。mex {0, 1, 3} = 2；空集的 mex 为 0。',
  'glossary.nimber': 'SG 值（nimber，Grundy 值）',
  'glossary.nimber.say':
    '所有后继的 SG 值的 mex。0 表示 P 局面，其余都是 N 局面。SG 值为 v 的局面可以当作 v 颗石子的一个 Nim 堆。',
  'glossary.differ': 'SG 值 2、3 和 1 有什么不同？',
  'glossary.differ.say':
    '单独看没有不同：1、2、3 都是轮到走的一方胜。和别的部分放在一起就不同了。1 与 1 并列必败，因为每一步都能在另一部分照样应对（1 ⊕ 1 = 0）。2 与 1 并列必胜：把 2 走成 1，对方就面对 1 与 1。SG 值恰好说明：与怎样的另一部分并列时，整体必败。',
  'glossary.nim-sum': '异或和 ⊕（nim-sum）',
  'glossary.nim-sum.say':
    '不进位的二进制加法（异或）：某列有奇数个 1，和的这一列就是 1。3 ⊕ 5 = 011 ⊕ 101 = 110 = 6。',
  'glossary.misere': '正常规则与反常规则',
  'glossary.misere.say':
    '正常规则：无步可走者输，取走最后一颗的人胜。反常规则：无步可走者胜，取走最后一颗的人输。',
  'glossary.period': '周期与前周期',
  'glossary.period.say':
    '若对每个 n ≥ q，n + p 的值都等于 n 的值，就说从 q 起有周期 p，q 称为前周期。“已证明”：有定理保证永远如此。“目前所见”：只在算过的范围内成立。',
};
