/**
 * Chinese translations of the comments in the lessons' programs, by the English comment. Comments that are
 * formulas are not translated.
 */

export default {
  '0: not yet known, 1: winning, 2: losing': '0：未知，1：必胜，2：必败',
  'a move to a losing node wins': '能走到必败点就必胜',
  'A move to a losing node wins.': '能走到必败点就必胜',
  'k = 1: one token': 'k = 1：只有一枚棋子',
  'the other has just taken the last stone, and has lost': '对手刚取走最后一颗，已经输了',
  'with 0 stones the other has just taken the last one, and has lost':
    '0 颗石子时，对手刚取走最后一颗，已经输了',
  'With 0 stones the other has just taken the last one, and has lost.':
    '0 颗石子时，对手刚取走最后一颗，已经输了',
  'b: stones and heaps of the larger heaps, less one': 'b：多于一个的堆的石子数加堆数，再减一',
  'The stones and heaps of the larger heaps, less one.': '多于一个的堆的石子数加堆数，再减一',
  'the numbers that may be taken': '可以取的数目',
  'SG values, -1: not yet known': 'SG 值，-1：未知',
  '-1: not yet known': '-1：未知',
  'of the options: equal values count once': '后继的 SG 值，相同的只算一次',
  'equal values count once': '相同的值只算一次',
  'n = 1: one heap': 'n = 1：只有一堆',
  'rest[0] = 1: one heap': 'rest[0] = 1：只有一堆',
  'whether some heap has more than one stone': '是否有一堆多于一个',
  'the first is how many follow': '第一个数是后面数的个数',
  'the untouched heaps with a 1 in this column': '还没动过、这一位是 1 的堆',
  'The untouched heaps with a 1 in this column.': '还没动过、这一位是 1 的堆',
  'that many of the touched heaps write 1': '动过的堆中有这么多堆在这一位写 1',
  'That many of the touched heaps write 1.': '动过的堆中有这么多堆在这一位写 1',
  's more heaps are touched, r + s <= k': '再动 s 堆，r + s <= k',
  's more heaps are touched, together at most k': '再动 s 堆，总共不超过 k 堆',
  's more heaps are touched, together at most k.': '再动 s 堆，总共不超过 k 堆',
  'the nim-sum: parity of the ones, column by column': '异或和：每一位上 1 的个数的奇偶',
  'The nim-sum: parity of the ones, column by column.': '异或和：每一位上 1 的个数的奇偶',
  'The digits of a code such as 0.77, and up to which heap the values are computed.':
    '0.77 这类代码的各位数字，以及算到多大的堆',
  'the most that a move takes': '一步最多取走多少',
  'from here on sg[n] = sg[n + p], as far as is known':
    '从这里起 sg[n] = sg[n + p]（在已算出的范围内）',
  'From here on sg[n] = sg[n + p], as far as is known.':
    '从这里起 sg[n] = sg[n + p]（在已算出的范围内）',
  'Guy and Smith': 'Guy–Smith 定理',
  'exponents of a, b, c, d': 'a、b、c、d 的指数',
  'The class of each heap size: exponents of a, b, c, d.': '各堆大小的类：a、b、c、d 的指数',
  'one part for each token': '每枚棋子是一个子游戏',
  'One part for each token.': '每枚棋子是一个子游戏',
  'an option of two heaps': '分成两堆的后继',
  'two heaps': '两堆',
  'the step is odd': '奇数级台阶',
  'the whole table, from the bottom': '整张表，从小到大',
  'a mex of k values is at most k': 'k 个值的 mex 至多是 k',
  'two rows: a sum': '两段：游戏的和',
  'for primes just p[j]': '都是质数时就是 p[j]',
  'beyond n: no overflow': '超过 n 就停，不会溢出',
  'the least common multiple; for primes the product': '最小公倍数；都是质数时就是乘积',
  'for primes just t * number': '都是质数时就是 t * number',
} satisfies Record<string, string>;
