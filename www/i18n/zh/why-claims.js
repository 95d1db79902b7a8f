/** 论证的各句：一条断言用这个局面的数写出来。 */

/** @typedef {number | string} Exact */

const minus = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(BigInt(a) - BigInt(b));
const is = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(a) === String(b);
/** 一个部分的名称；值与名称不同时写出值。 @param {any} says */
const named = ({ part, label, value }) => (is(label, value) ? part : `${part}（值为 ${value}）`);
/** @param {Exact} last */
const upTo = (last) => (is(last, 0) ? '0' : is(last, 1) ? '0、1' : `0…${last}`);

/** @param {number} turned 巧克力是否转置 */
const line = (turned) => (turned ? '列' : '行');

/** @type {import('../index.js').Words} */
export default {
  'head.twos': '值从何而来',
  'head.odious': '值从何而来',
  'head.turtle': '值从何而来',
  'head.ruler': '值从何而来',
  'head.lasker': '值从何而来',
  'head.race': '余数',
  'head.stairs': '',

  // 异或和
  'one-value': ({ value, sizes }) =>
    sizes
      ? `只有一个数 ${value}，可以把它减到 0。`
      : `只有一个部分。它的值 ${value} 不为 0；由 mex 的定义，有一个后继的值为 0。`,
  'one-zero': () => '只有一个部分，它的值为 0：由 mex 的定义，没有一个后继的值为 0。',
  'sum-top': ({ sum, top, ones }) =>
    `异或和 ${sum} 不为 0，最高位是 ${top} 这一位；这一位上为 1 的数有 ${ones} 个，是奇数，所以至少有一个。`,
  'sum-lower': (/** @type {any} */ says) =>
    `看${named(says)}：${says.value} ⊕ ${says.sum} = ${says.target} 小于 ${says.value}，因为这一位由 1 变 0，更高的位不变。`,
  'sum-reach': ({ value, target, sum, sizes }) =>
    `${
      sizes
        ? `可以把它减少 ${minus(value, target)}，变成 ${target}。`
        : `它的值是 mex，所以比 ${value} 小的每个值都有后继取到：走到值为 ${target} 的后继。`
    }这时异或和为 ${sum} ⊕ ${sum} = 0。`,
  'sum-spoil': ({ sizes }) =>
    sizes
      ? '异或和为 0 时，每一步把其中一个数 a 改成另一个数 b，异或和变成 a ⊕ b；因为 b ≠ a，它不为 0。'
      : '异或和为 0 时，每一步把一个部分的值 a 改成 b。由 mex 的定义，后继的值不会等于自己的值，所以 b ≠ a，异或和变成 a ⊕ b ≠ 0。',
  'sum-back': () => '这时对方总能使异或和变回 0：把在和的最高位上为 1 的一个数减小。',
  'sum-end': () => '游戏总会结束，结束时异或和为 0。所以每次都留下 0 的一方走最后一步。',
  'ends-last': (/** @type {any} */ says) =>
    `大于 1 的数只有一个：看${named(says)}。动它的人可以让它变成 0 或 1。变成 ${says.target}，就剩下奇数个 1。`,
  'ends-ones': ({ sizes }) =>
    sizes
      ? '剩奇数个 1 时先手必败：每步取走一个，最后一个轮到先手取。'
      : '驯良的部分，值为 1 就相当于单个石子；奇数个单个石子时先手必败。',
  'ends-spoil': ({ bigger }) =>
    `异或和为 0，大于 1 的数有 ${bigger} 个。任何一步之后，异或和都不为 0，而且仍有大于 1 的数。`,
  'ends-back': () =>
    '这时对方照正常规则应对，使异或和变回 0；如果只剩一个大于 1 的数，就把它变成 0 或 1，留下奇数个 1。',
  'ends-lower': (/** @type {any} */ says) =>
    `照正常规则走：看${named(says)}。${says.value} ⊕ ${says.sum} = ${says.target} 小于 ${says.value}；把它变成 ${says.target}，异或和即为 0。`,
  'ends-keep': () =>
    '原来至少有两个大于 1 的数，所以还剩一个；异或和为 0，它就不会是唯一的一个。无论对方怎么应对，异或和都不为 0，而且仍有大于 1 的数，你照样走下去。等到只剩一个大于 1 的数，正轮到你走：留下奇数个 1。',
  'stairs-end': () => '每一步都使石子往下走，所以游戏总会结束。第 1 级也是奇数级，它的下面是地面。',

  // 值
  twos: ({ heap, twos, odd }) =>
    is(twos, 0)
      ? `${heap} 是奇数，它的约数也都是奇数，奇数减奇数得偶数。所以没有后继的值为 0，${heap} 的值为 0。`
      : `${heap} = 2^${twos} · ${odd}。取走 2^j（j < ${twos}），剩下的数恰好能连续 j 次被 2 整除，所以取到了 ${upTo(Number(twos) - 1)}；取走能连续 ${twos} 次被 2 整除的约数，剩下的数被 2 整除的次数更多，所以取不到 ${twos}。因此值为 ${twos}。`,
  'odious-not': ({ n, value }) =>
    `${n} 的值是 ${value}。首先取不到 ${value}：若留下两个部分，两者的值都有奇数个 1，异或和有偶数个 1；若只留下一个部分，它更小，值也更小。`,
  'odious-odd': ({ value }) =>
    `其次，比 ${value} 小的数都能取到。有奇数个 1 的，是某个更小的部分的值，只留下它即可。`,
  'odious-even': ({ number, top, rest, high, low, value }) =>
    `有偶数个 1 的，是它的最高位与其余各位的异或和，两者都有奇数个 1：${number} = ${top} ⊕ ${rest}，正是 ${high} 和 ${low} 的值。什么都不留，就得到 0。所以 mex 为 ${value}。`,
  'odious-zero': () => '什么都不留，就得到 0。',
  turtle: ({ n }) =>
    is(n, 1)
      ? '第 1 格上的正面只能翻没：值为 1。'
      : `第 ${n} 格上的正面可以单独翻转，得到 0；也可以连同左边一枚一起翻转，相当于变成第 1…${n - 1} 格中任意一格上的正面。所以值为 ${n}。`,
  'ruler-short': ({ n, power }) =>
    `看第 ${n} 格上的正面，${n} = ${power} · ${n / power}。以它结尾翻转 1 至 ${power} 枚，依次得到 ${upTo(power - 1)} 各一次。${is(n, power) ? `没有更长的，所以值为 ${power}。` : ''}`,
  'ruler-long': ({ power, before, least }) =>
    `翻转更长的一段，就会带上第 ${before} 格，得到的值至少为 ${least}。所以取不到 ${power}，值为 ${power}。`,
  'lasker-plain': ({ heap, remainder }) =>
    `${heap} 除以 4 余 ${remainder}。取石子留下更小的堆，它们的值合起来是 ${upTo(Number(heap) - 1)}。${is(heap, 1) ? '' : `拆成两堆时，异或和除以 4 余 ${is(remainder, 1) ? '2' : '0 或 1'}，不会是 ${heap}。`}所以值为 ${heap}。`,
  'lasker-three': ({ heap, value }) =>
    `${heap} 除以 4 余 3。取石子得到 ${upTo(Number(heap) - 1)}；拆成 1 和 ${minus(heap, 1)}，得到 1 ⊕ ${minus(heap, 1)} = ${heap}。任何拆法的异或和除以 4 都余 3，不会是 ${value}。所以值为 ${value}。`,
  'lasker-four': ({ heap, value }) =>
    `${heap} 是 4 的倍数。取石子得到 ${upTo(Number(heap) - 2)} 和 ${heap}（${value} 个石子的值）。任何拆法的异或和除以 4 余 0 或 1，不会是 ${value}。所以值为 ${value}。`,
  'race-lost': ({ count, times, total, remainder, hi }) =>
    `${count} = ${times} · ${total} + ${remainder}。余数${is(remainder, 0) ? '为 0' : `大于 ${hi}`}：对方减 s，就减 ${total} − s，到最后则一步到 0。所以值为 0。`,
  'race-won': ({ count, times, total, remainder, lo, hi, value }) =>
    `${count} = ${times} · ${total} + ${remainder}。余数在 1 到 ${hi} 之间，${is(lo, 1) ? '值为' : `值为 ${remainder} ÷ ${lo} 向上取整，即`} ${value}。`,

  // 各有论证的游戏
  'fib-take': ({ smallest, cap }) => `取走最小的一份 ${smallest}：现在最多可取 ${cap}。`,
  'fib-next': ({ next, twice }) =>
    `下一份 ${next} 与它不相邻，比它的两倍还大：对方从 ${next} 里最多取 ${twice}，取不完。`,
  'fib-some': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，而现在最多只能取 ${cap}：这一份总会剩下一些。`,
  'fib-left': ({ smallest, take, left, parts, last, twice }) =>
    `取 ${take}：剩下 ${smallest} − ${take} = ${left}${is(left, last) ? '' : ` = ${parts}`}，其中最小的一份 ${last} 不超过 2 · ${take} = ${twice}，所以对方可以取走它。`,
  'fib-last': ({ smallest }) =>
    `总是如此：取 t 个之后，假如 ${smallest} − t 的最小一份大于 2t，那么 t 的各份与它都不相邻，两边各份合起来就是 ${smallest} 的另一种拆法，可是拆法只有一种。所以对方取走那最小的一份，下一份又只能取走一部分。`,
  'golden-one': ({ kept, from, left }) =>
    `与 ${kept} 成对的是 ${left}，小于 ${from}：把 ${from} 变成 ${left}。`,
  'golden-both': ({ n, small, large, take }) =>
    `差同为 ${n} 的数对是 (${small}, ${large})，比两堆都小：从两堆各取 ${take}。`,
  'golden-stay': ({ small, large, n }) =>
    `从 (${small}, ${large}) 走不到另一个数对：只动一堆，另一堆的 ${is(small, large) ? small : `${small} 或 ${large}`} 不变，而它不在别的数对里；两堆同动，差 ${n} 不变，而别的数对没有这个差。`,
  'moore-spoil': ({ modulus }) =>
    `各列的个数都被 ${modulus} 整除时，看一步改动到的最高一列：有至少 1 堆、至多 ${minus(modulus, 1)} 堆在这一列由 1 变 0，没有由 0 变 1 的。所以这一列的个数不再被 ${modulus} 整除。`,
  'moore-touch': ({ column, ones, touched, modulus, surplus, heaps }) =>
    `${column} 这一列：未动过的堆中有 ${ones} 个 1，比 ${modulus} 的倍数多 ${surplus} 个${is(touched, 0) ? '' : `，已动过的 ${touched} 堆补不齐`}。把${heaps.map((/** @type {string} */ h) => `有 ${h} 个的堆`).join('、')}在这一列的 1 变成 0。动过的堆在更低的各列可以任意填写。`,
  'moore-write': ({ column, ones, wanted, modulus }) =>
    `${column} 这一列：未动过的堆中有 ${ones} 个 1${is(wanted, 0) ? `，是 ${modulus} 的倍数。动过的堆都写 0。` : `，比 ${modulus} 的倍数少 ${wanted} 个。在动过的 ${wanted} 堆里写 1。`}`,
  'moore-after': ({ to }) =>
    `于是留下 ${to}。每个动过的堆，改动的最高一位都是由 1 变 0，所以都变小了；各列的个数都能被整除。`,
  'moore-end': ({ keep, modulus }) =>
    `大于 1 的堆不多，一步就能全都变成 0 或 1。留下 ${keep} 个 1：除以 ${modulus} 余 1。`,
  'euclid-only': ({ small, left }) =>
    `大堆里只够减一次。唯一的走法留下 ${left} 和 ${small}，两者之比大于 φ：若 b < φa，则 a ÷ (b − a) > 1 ÷ (φ − 1) = φ。`,
  'euclid-leave': ({ small, remainder, left }) =>
    `取到最后两个倍数之一，会在 ${small} 旁边留下 ${remainder} 或 ${BigInt(remainder) + BigInt(small)}。留下 ${left}${is(left, 0) ? '：对局就此结束' : is(left, small) ? '：两堆相等则先手必败' : '：两堆之比小于 φ，先手必败'}。`,
  'greedy-even': ({ size, count }) =>
    `大小为 ${size} 的有 ${count} 堆：走一步减小其中一堆，剩 ${minus(count, 1)} 堆，是奇数，对方可以应对。`,
  'greedy-odd': ({ size, count }) =>
    `大小为 ${size} 的有 ${count} 堆：任意减小其中一堆，剩 ${minus(count, 1)} 堆，是偶数。`,
  'greedy-one': ({ size, next, others, left }) =>
    is(next, 0)
      ? `只有一堆：把 ${size} 减到 ${left}。`
      : `${size} 以下最大的是 ${next}，有 ${others} 堆：把 ${size} 减到 ${left}。`,
  'boxes-divide': ({ box, large, small, modulus }) =>
    is(modulus, 2)
      ? `${box} 是偶数：分成 ${small} 和 ${large}，两个都是奇数。`
      : `把 ${box} 分成 ${small} 和 ${large}，这是必败的一对。`,
  'rows-lost': ({ second, turned }) =>
    `第二${line(turned)}有 ${second} 格，第一${line(turned)}多一格。咬第二${line(turned)}，它就短得更多；咬第一${line(turned)}，剩下的两${line(turned)}就一样长。`,
  'rows-equal': ({ first, turned }) =>
    `两${line(turned)}都是 ${first} 格：咬掉第二${line(turned)}的最后一格。`,
  'rows-far': ({ second, turned }) =>
    `第二${line(turned)}有 ${second} 格：咬第一${line(turned)}，使它只多一格，即 ${Number(second) + 1} 格。`,
  'race-leave': ({ left, times, total, remainder }) =>
    `留下 ${left} = ${times} · ${total} + ${remainder}，对方必败。`,
};
