/** 每个错误代码一句话：哪里不对，应当是什么。 */
import { piecesInChinese as piecesOf } from '../pieces.ts';
import type en from '../en/errors.ts';
import type { Exact } from '../args.ts';
import type { Translated } from '../languages.ts';

const quote = (found: unknown) =>
  found === undefined || found === null || found === '' ? '空白' : `“${shorten(found)}”`;
const shorten = (text: unknown) => {
  const whole = String(text);
  return whole.length > 40 ? `${whole.slice(0, 40)}…` : whole;
};
const names = (list: unknown) => (Array.isArray(list) ? list.join('、') : String(list ?? ''));

export default {
  'unknown-game': ({ found, nearest = [], offered }) => {
    const missing = `没有名为${quote(found)}的游戏。`;
    if (offered) return missing;
    return nearest.length > 0
      ? `${missing}要写的是 ${nearest.join(' 还是 ')} 吗？`
      : `${missing}请写游戏名，如 kayles，或写规则，如 n -> n-1 | n-2。`;
  },
  meant: ({ name, first }) => (first ? `要写的是 ${name} 吗？` : `还是 ${name}？`),
  in_term: ({ term, says }) => `第 ${term} 个游戏：${says}`,
  'empty-game': '没有写游戏。应为例如“nim”或“subtract 1 3 4”。',
  'empty-position': ({ example }) => `没有写局面。应为例如“${example ?? '3 5 7'}”。`,
  'expected-number': ({ found, least }) =>
    least
      ? `这个数太小，应至少为 ${least}，却是${quote(found)}。`
      : `此处应为整数，例如 12，却${found ? `是${quote(found)}` : '已到末尾'}。`,
  'number-too-large': ({ limit }) => (limit ? `这个数太大，此处最大为 ${limit}。` : '这个数太大。'),
  'negative-number': '此处的数应为 0 或正整数，不能带负号。',
  'stray-character': ({ found, of, signs, sign, example }) =>
    signs
      ? `${quote(found)}不应出现在这里，应为 ${[...String(signs)].join(' ')} 之一。`
      : of === 'squares'
        ? `${quote(found)}不应出现在这里。空格写 .，其余写 #，或写尺寸如 3x4。`
        : of === 'graph'
          ? `${quote(found)}不应出现在这里，边应写作 ${sign}。`
          : of === 'crosses'
            ? `${quote(found)}不应出现在这里。叉写 X，空格写 .。`
            : of === 'fraction'
              ? `${quote(found)}使这个数成了小数，应为整数，如 12、1,000、1e6 或 10^18。`
              : of === 'groups'
                ? `${quote(found)}可能是分位的记号，也可能是小数点。应只写数字，或每三位一个逗号，如 1,000。`
                : example
                  ? `${quote(found)}不应出现在这里，应为以空格分隔的数，例如 ${example}。`
                  : `${quote(found)}不应出现在这里，应为以空格分隔的数或名字。`,
  'missing-argument': ({ expected, card }) =>
    `还缺少内容：应有${missing(card) ?? saysExpected(expected)}。`,
  'unexpected-argument': ({ found, field, of }) =>
    of === 'sum'
      ? '反常规则是对整个和而言的，“misere”只应写在最后。'
      : field === 'sets'
        ? `${quote(found)}写了两次，应只写一次。`
        : `这个游戏不再需要别的内容，此处应结束或写“misere”，却是${quote(found)}。`,
  'empty-set': '可取数目的集合为空。至少应有一个数，例如 1 3 4 或 1..5。',
  'zero-in-set': ({ of }) =>
    of === 'side'
      ? '边长为 0 不成矩形，边长应至少为 1。'
      : of === 'heaps'
        ? '每步至少要从一堆里取，应为 1 或更大。'
        : of === 'times'
          ? '上一步所取的 0 倍就什么也取不了，应为 1 或更大。'
          : '不能取 0 个。数目应为 1 或更大。',
  'bad-range': ({ lo, hi }) => `区间 ${lo}..${hi} 前后颠倒，应先写较小的一端：${hi}..${lo}。`,
  'wrong-count': ({ expected, found, of, count }) =>
    of === 'terms'
      ? `这个和有 ${expected} 个游戏，每个都应有一个局面，用 + 连接，却有 ${found} 个。`
      : of === 'piece'
        ? `每枚棋子应有 ${expected} 个数，最后一枚却只有 ${found} 个。`
        : expected === 'sides'
          ? '矩形有两边，应写出两边的长度，如 5x4。'
          : expected === 'row'
            ? '棋盘各行应一样长，这一行与第一行不同。'
            : expected === 'board'
              ? `一块棋盘有九格，逐行写。应为 9 个字符，却是 ${found} 个。`
              : expected === 'squares'
                ? `这一行有 ${found} 格，应为 ${count} 格。`
                : expected === 'empty'
                  ? `应恰有一个空格，却有 ${found} 个。`
                  : expected === 'pairs'
                    ? `盒子两个一组，个数应为偶数，却是 ${found} 个。`
                    : `应为${Number(expected) === 1 ? '一堆' : '两堆'}，却是 ${found ?? '别的数目的'} 堆。`,
  'empty-name': ({ field, sign }) =>
    field === 'sets'
      ? '缺少集合的名字，应为例如 A。'
      : `缺少名字。“${sign ?? '>'}”两侧都应是由字母、数字或 _ 组成的名字。`,
  'duplicate-edge': ({ from, to, sign = '>' }) => `边 ${from}${sign}${to} 写了两次，应只写一次。`,
  cycle: ({ cycle, found }) =>
    found
      ? `边${quote(found)}构成了环，应为树。`
      : `这些边构成了环：${ring(cycle)}。应为无环图，使每条路都有尽头。`,
  'unknown-node': ({ name, field, first }) =>
    field === 'input' || field === 'text'
      ? `没有顶点${quote(name)}，应为${first === undefined ? ' 1 到 n' : ` ${first} 到 n − 1`} 的数。`
      : `没有边提到顶点${quote(name)}，应为图中的顶点。`,
  'expected-letter': ({ found }) => `应为字母 A 到 Z，却是${found ? quote(found) : '空白'}。`,
  'expected-edge': ({ found, sign, of, ways, from, to }) =>
    of === 'one-way'
      ? `从 ${from} 能到 ${to}，却不能返回。每条边应在两端各写一次，或都只写一次；也可写成 a-b。`
      : of === 'graph'
        ? `${found ? `${quote(found)}不是边。` : ''}边写作${either(ways)}${found ? '' : `：这个游戏的边${sign === '-' ? '无' : '有'}方向`}。`
        : `应为一条边，例如 ${sign === '-' ? '0-a' : 'a>b'}，却${found ? `是${quote(found)}` : '已到末尾'}。`,
  'illegal-move': ({ found, example, piece, ...why }) =>
    piece
      ? `格子${quote(found)}上没有与空格相邻的棋子 ${piece}，应为能移进空格的一枚。`
      : `${refused(why) ?? `${quote(found)}在此不是合法走法`}。应为${example ? `例如 ${example} 的` : '合法'}走法，或走后的局面。`,
  'game-over': '对局已经结束，没有可走的步了。',
  'no-table': ({ game, reason }) =>
    `${quote(game)}没有这样的表：${noTable[reason] ?? noTable.other}。`,
  'no-certificate': ({ game, reason, reached }) =>
    `${quote(game)}没有可保存的证明：${noCertificate(reason, reached)}。`,
  'no-program': ({ reason, reached, limit }) =>
    `无法为这个游戏写程序：${
      {
        kind: '它不是关于石子堆或几个数的规则',
        misere: '没有定理能判定它的反常玩法',
        unproven: `到 ${reached} 颗石子为止没有证出周期`,
        long: `它的周期超过 ${limit} 个值`,
        pattern: '没有找到它全部值的规律',
      }[String(reason)] ?? '没有程序'
    }。`,
  budget: ({ steps, reached }) =>
    `计算会超过 ${steps ?? '规定的'} 步的上限${
      reached === undefined || reached === null ? '' : `，只算到${saysReached(reached)}`
    }。请换小一些的输入；在程序中可设更大的 budget。`,
  memory: ({ bytes }) => `计算会超过 ${Number(bytes) >> 20} MB 的内存上限。`,
  'bad-option': ({ option, found, expected }) =>
    `${option}：应为 ${saysOption(expected)}${found === undefined ? '' : `，却是 ${found}`}。`,
  'bad-attribute': ({ line, word, tag, known }) =>
    `第 ${line} 行：${tag} 没有“${word}”这一项。可用的有：${known}。`,
  'bad-fence': ({ line, found, widget }) =>
    widget === 'open'
      ? `第 ${line} 行：从“${found}”开始的部分没有结束。`
      : widget
        ? `第 ${line} 行：没有名为“${found}”的组件。`
        : `第 ${line} 行：应为“名称: 值”，却是“${found}”。`,
  'zero-divisor': '没有数能被 0 整除。除数应为 1 或更大。',
  'negative-divisor': '除数应为正数，即 1 或更大。',
  'missing-size': ({ region }) => `缺少 ${region} 的大小，应为一个数。`,
  'contradictory-sizes': ({ region, size, given }) =>
    given
      ? `这些大小互相矛盾：${region} 会有 ${size} 个元素，而给出的是 ${given}。`
      : `这些大小互相矛盾：区域 ${region} 会有 ${size} 个元素。各区域的元素个数都应不小于 0。`,
  'unknown-set': ({ found }) =>
    `${quote(found)}提到的集合没有给出自身的大小，应先给出每个集合的大小。`,
  'too-many': ({ limit, found, of, node }) =>
    of === 'table'
      ? `算到 ${found} 颗一堆的表太长了，最多到 ${limit}；更长的表可用 Python 包计算。`
      : of === 'certificate'
        ? `周期太长，没有证明文件，最多 ${limit} 个值；该游戏的值表会说明证明的依据。`
        : of === 'prove'
          ? `${limit} 个一堆的值这个引擎算不了：最后的若干值不足以决定它，或值太大。`
          : of === 'option'
            ? `此处有一步留下 ${found} 堆，太多了，无法列出，最多 ${limit} 堆。更大的堆可查值表。`
            : of === 'component'
              ? `${quote(node)}所在的连通部分有 ${found} 个点。每个部分最多 ${limit} 个点，或者是路、圈、星或完全图。`
              : `${found === undefined ? '' : `${found} 个，`}太多了，最多 ${limit} 个。`,
  'unknown-problem': ({ id, known, nearest = [] }) =>
    nearest.length > 0
      ? `没有题目${quote(id)}。要写的是 ${nearest.join(' 还是 ')} 吗？`
      : `没有题目${quote(id)}，应为 ${names(known)} 之一。`,
  'missing-input': ({ expected, announced, found }) =>
    `输入过早结束，还应有${/^\w$/.test(expected) ? expected : saysExpected(expected)}${
      announced === undefined ? '' : `：说好 ${announced} 个，只有 ${found} 个`
    }。`,
  'trailing-input': ({ found }) => `输入到此应已结束，却还有${quote(found)}。`,
  'bad-code': ({ found, hex }) =>
    `此处应为例如“${hex === 'hex' ? '0.8F' : '0.77'}”或“4.[3]”的代码，却${found ? `是${quote(found)}` : '已到末尾'}。`,
  'expected-syntax': ({ expected, found }) =>
    `此处应为${either(expected)}，却${found ? `是${quote(found)}` : '已到末尾'}。`,
  'unknown-name': ({ found, known, of }) =>
    of === 'function'
      ? `没有函数${quote(found)}，应为${either(known)}。`
      : `此处没有名字${quote(found)}。应为${either(known)}，或写出范围，例如“for ${found ?? 'i'} in 1..n”。`,
  'name-taken': ({ found }) => `名字${quote(found)}已经用过，应换一个。`,
  repair: ({ text }) => `写作：${text}`,
  'two-readings': ({ found, readings }) =>
    `${quote(found)}可以有两种意思，应写明是哪一种：${alternatives(readings)}。`,
  'not-smaller': ({ heap, option, order, of }) =>
    of === 'product' && String(heap) !== '0'
      ? `大小为 ${heap} 的堆会变成 ${option}（乘积），应小于 ${heap}；若要留下 q 堆 d，应写“q of (d)”。`
      : order
        ? `游戏可能不会结束：从 ${heap} 走到 ${option}，不再使其他各步都减小的量变小（最后剩下的是：${order.join('，其次 ')}）。应有某种次序，使每步都变小：各数之和（可加权）、先比一个数再比另一个，或最大的数。`
        : String(heap) === '0'
          ? `大小为 0 的堆会变成 ${option}，而每步都应变小，所以 0 应没有后继：可用“if n > 0”这样的条件排除它。`
          : `大小为 ${heap} 的堆会变成 ${option}，应小于 ${heap}，游戏才会结束。`,
  'division-by-zero': ({ heap }) =>
    `对大小为 ${heap} 的堆，此处除以 0。应以条件或范围避开这种情形。`,
  'too-deep': '嵌套太深。应少用几层括号，或把式子写短。',
  'wrong-order': ({ found, before, of, least }) =>
    of === 'bar'
      ? `${found} 格的一行在 ${before} 格的一行下面。每一行都不应比上面一行长。`
      : of === 'square'
        ? `第 ${found} 格有两枚棋子，每格至多一枚。`
        : of === 'end'
          ? `起点和终点都是 ${found}，应是不同的点。`
          : of === 'heap'
            ? `${found} 颗的一堆写在 ${least} 颗的一堆之后。各堆从左到右应不减。`
            : `第 ${found} 格写在第 ${before} 格之后。硬币应从左到右写，每格至多一枚。`,
  'empty-box': '这个盒子是空的。每个盒子里至少应有 1 个。',
  'no-poison': '第一行没有格子。至少应有 1 格，因为有毒的一格总在那里。',
  'expected-coin': ({ found, plane }) =>
    plane
      ? `应为“行:列”，如 2:3，却是${quote(found)}。`
      : `应为 H（正面）或 T（反面），却是${quote(found)}。`,
  'coin-twice': ({ found }) => `正面${quote(found)}写了两次，应只写一次。`,
  'self-edge': ({ name }) => `有一条边从${quote(name)}连到它自己。边应连接两个不同的点。`,
  'node-twice': ({ name }) =>
    `点${quote(name)}写了两次。应写出已删去的点，最后写棋子所在的点，每个点一次。`,
  unrooted: ({ found, field }) =>
    field === 'input'
      ? `边${quote(found)}没有连到节点 1。每条边都应能通到节点 1。`
      : `边${quote(found)}悬在空中。每条边都应能通到地面，即节点 0。`,
  'all-dead': '每块棋盘都已三叉连线，而最后一块是不会有人连成的。应至少有一块没有连线。',
  'no-square': ({ found, of, columns, rows, last }) =>
    of === 'size'
      ? `开头应为棋盘大小，如 8x8，而这里是${quote(found)}。`
      : of === 'board'
        ? `${quote(found)}不在 ${columns} × ${rows} 的棋盘上。应为 a1 到 ${last} 中的一格。`
        : `${quote(found)}不是格子。应写列和行，如 a1，最大到 ${last}。`,
  'attacked-square': ({ square, by, piece }) =>
    square === by
      ? `${square} 上已有${piecesOf[piece] ?? '棋子'}。应选一个空格。`
      : `${by} 上的${piecesOf[piece] ?? '棋子'}攻击 ${square}。应选一个不受攻击的格子。`,
  'no-parts': ({ found, of }) =>
    of === 'splits'
      ? `${quote(found)}有一步会把一枚棋子换成几枚。应为每步只留下一枚棋子的规则，或关于堆 n 的规则。`
      : of === 'sum'
        ? `${quote(found)}本身就是和，方括号里应只有一个游戏。`
        : of === 'loops'
          ? `${quote(found)}可能循环而走不完，应为必定会结束的游戏。`
          : `这里不能同时走${quote(found)}的各部分。应为 nim、集合或取拆码（如 subtract 1 3 4、kayles），或自己写的规则。`,
  internal: ({ loading, missing, policy, unsupported }) =>
    policy
      ? '本页的安全策略（Content-Security-Policy）不允许使用 WebAssembly，而引擎靠它计算。script-src 中应有“wasm-unsafe-eval”。'
      : missing
        ? `没有从“${missing}”取到脚本。那里应有核心脚本，与组件的脚本在同一文件夹、版本相同，且网络畅通；你输入的内容还在。`
        : unsupported
          ? '这个浏览器缺少引擎所需的 WebAssembly SIMD 或 DecompressionStream。应为 Chrome 或 Edge 103、Firefox 113、Safari 16.4 或更新的版本。'
          : loading
            ? '本页有一部分没有送达，请检查网络；你输入的内容还在，网络恢复后会自动重试。'
            : '内部出错了，这是我们的错，不是你的错。引擎已重新启动，你输入的内容还在。',
} satisfies Translated<typeof en>;

function noCertificate(reason: string, reached: number) {
  if (reason === 'unproven')
    return `算到 ${reached} 颗一堆，还没有证明周期。请算得更远；在程序中可设更大的 upto`;
  return reason === 'saltus'
    ? '它的值不断增大。应为值会重复的游戏，或自己写的规则'
    : '它的证明没有可供检验的格式。应为取拆码、取一集合中的数，或自己写的规则';
}

const noTable: Record<string, string> = {
  misere: '在反常规则下，一堆没有单独的值。应为正常规则',
  'no-quotient': '这里只对取拆码、自己写的规则和集合求反常商',
  'not-two-heaps': '它的局面不是两堆。应为两堆的游戏',
  'three-numbers': '它的局面是三个或更多的数。应为一个数或两个数的规则',
  'two-heaps': '它的局面是两堆。应看两堆的表',
  sum: '其中的游戏各不相同。应为其中一个，它们各有各的表',
  'no-heaps': '它的局面没有堆。应为有堆的游戏',
  other: '它的各堆并不独立，单看一堆没有意义。应为各堆独立的游戏',
};

/** Translate the core's report of its progress, which is in English. */
function saysReached(reached: unknown) {
  return shorten(reached)
    .replace(/^heap (\d+)$/, '大小为 $1 的堆')
    .replace(/^row (\d+)$/, '第 $1 行')
    .replace(/^(\d+) steps of the sum$/, '和式的 $1 步')
    .replace(/^(\d+) terms$/, '$1 项')
    .replace(/^(\d+) multiples$/, '$1 个公倍数')
    .replace(/^(\d+) positions, then /, ' $1 个局面，然后是 ');
}

/** Return the reason why a move that takes from heaps is refused. */
function refused({
  reason,
  part,
  heap,
  count,
  size,
  take,
  to,
  amounts = [],
}: {
  reason?: string;
  part?: string;
  heap?: Exact;
  count?: Exact;
  size?: Exact;
  take?: Exact;
  to?: Exact;
  amounts?: string[];
}) {
  const [one, each] = part === 'pins' ? ['排', '个瓶'] : ['堆', '颗'];
  switch (reason) {
    case 'no-heap':
      return `没有第 ${heap} ${one}，一共 ${count} ${one}`;
    case 'too-few':
      return `第 ${heap} ${one}有 ${size} ${each}，取不了 ${take}`;
    case 'amount':
      return amounts.length
        ? `从第 ${heap} ${one}不能取 ${take}，可取 ${amounts.join('、')}`
        : `现在不能从第 ${heap} ${one}取`;
    case 'same':
      return '这就是现在的局面';
    case 'several':
      return `这一下改变了 ${count} ${one}`;
    case 'grew':
      return `第 ${heap} ${one}会从 ${size} 变成 ${to}`;
    default:
      return undefined;
  }
}

const alternatives = (list: unknown) =>
  Array.isArray(list) ? list.map((text) => `“${text}”`).join('或') : String(list ?? '');

const tokens: Record<string, string> = {
  name: '名字',
  'two-numbers': '括号里的两个数，例如“(a-1, b)”',
  'three-numbers': '括号里的三个数，例如“(a-1, b, c)”',
  'all-numbers': '括号里与局面一样多的数',
  expression: '算式',
  number: '整数，例如 12',
  condition: '条件，例如“i < n”',
  operator: '运算符',
  end: '结尾',
};

function either(expected: unknown) {
  const list = (Array.isArray(expected) ? expected : [expected ?? 'expression']).map(
    (token) => tokens[token] ?? `“${token}”`,
  );
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join('、')}或${list.at(-1)}`;
}

/**
 * Descriptions of the arguments that a game needs after its name, for games where the error's `expected` is
 * not specific enough.
 */
const needs: Record<string, string> = {
  moore: '每步最多可动的堆数，例如“moore 2”',
  cut: '切后每边的最小长度，例如“cut 2”',
  'poker-nim': '总共可放回的石子数，例如“poker-nim 10”',
  octal: '代码，例如“octal 0.77”',
  hex: '代码，例如“hex 0.8F”',
  ring: '代码，例如“ring 0.77”',
  rapid: '各部分的游戏，例如“rapid nim”',
};

const missing = (card: unknown) => needs[String(card)];

const phrases: Record<string, string> = {
  most: '每步最多可取的数目，例如“bounded 3”',
  set: '至少一个集合的大小',
  'a heap': '一堆的石子数',
  'a step': '一级台阶的石子数',
  'a square': '一枚棋子所在的格子',
  'a stair': '一级台阶的球数',
  'a row': '一排的个数',
  'a row of squares': '棋盘的一行',
  'a bottle': '一瓶的豆子数',
  'a peak': '一座山峰',
  'a valley': '一个山谷',
  'a road': '一条道路',
  'a tax': '一个城市的税',
  'a parent': '一个点的父亲',
  'a colour': '一个点的颜色',
  'a start': '起点',
  'an end': '终点',
  'a number of stones': '一个点上的石子数',
  'a box': '一个盒子里的卡片数',
  'a side': '一边的长度',
  'a column': '一枚棋子所在的列',
  'a node': '一个顶点',
  'a number of nodes': '出边的条数',
  'a number of the set': '集合中的一个数',
  'a number': '一个数',
  'a divisor': '一个除数',
  'an edge': '一条边',
  'a token': '一枚棋子所在的顶点',
  'a cell': '一个白格',
  'a row of coins': '一行硬币',
  'a side of a rectangle': '矩形的一条边',
  'a line': '一条直线的高度',
  'a word of letters': '一个由字母组成的词',
  'a>b': '边，例如“graph a>b b>c”',
  'ruler twins': '两个翻硬币游戏，例如“product ruler twins”',
  'a-b': '边，例如“geography a-b b-c”',
  'every nim': '各部分的游戏，例如“every nim”',
  'a text': '一段文字',
  'an object': '一个对象',
  'a list of texts': '一组文字',
  'a list of numbers': '一组数',
  'a whole number, 0 or more': '不小于 0 的整数',
  'a whole number, or its digits as text': '整数，或以文字写出的整数',
  'a number from 0 to 1': '0 到 1 之间的数',
  'a finite number': '有限的数',
  'an AbortSignal': '一个 AbortSignal',
  'a function': '一个函数',
  'a whole number': '一个整数',
  'whole numbers from 1 on': '一些正整数',
  'a JSON object': '一个 JSON 对象',
  'one of the forms of docs/course.md': 'docs/course.md 中的某种写法',
};

function saysExpected(expected: unknown) {
  return phrases[String(expected)] ?? String(expected ?? '别的内容');
}

function saysOption(expected: unknown) {
  const text = String(expected ?? '');
  return phrases[text] ?? text.replace(/^a whole number from 0 to (\d+)$/, '0 到 $1 的整数');
}

function ring(cycle: unknown) {
  if (!Array.isArray(cycle) || !cycle.length) return '一个环';
  const closed = cycle.length > 1 && cycle[0] === cycle.at(-1) ? cycle : [...cycle, cycle[0]];
  return closed.length <= 9
    ? closed.join(' → ')
    : `${closed.slice(0, 5).join(' → ')} → …… → ${closed.slice(-2).join(' → ')}`;
}
