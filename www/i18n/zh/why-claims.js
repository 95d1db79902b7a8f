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

/** 对走的一方必败的步数的奇偶。 @param {unknown} misere */
const parity = (misere) => (Number(misere) ? '奇' : '偶');
/** @param {unknown} first 是否由最先走完的部分决定 */
const extreme = (first) => (Number(first) ? '最小' : '最大');

/** Names, the first of so many. @param {string[]} names @param {Exact} count */
const some = (names, count) =>
  Number(count) > names.length ? `${names.join('、')} 等 ${count} 个点` : names.join('、');

/** 每步使之变小的量，一个接一个。 @param {string[]} by */
const falls = (by) => ` ${by.join(' 变小，或保持它而使 ')} `;

/** @type {import('../index.js').Words} */
export default {
  'head.twos': '值从何而来',
  'head.odious': '值从何而来',
  'head.turtle': '值从何而来',
  'head.ruler': '值从何而来',
  'head.lasker': '值从何而来',
  'head.product': '值从何来',
  'head.end': '两端的石子堆',
  'head.box': '镜像应对',
  'head.ring': '值从何而来',
  'head.cut': '切法',
  'head.tree': '值从何而来',
  'head.pair': '值从何而来',
  'head.race': '余数',
  'head.cross': '各棋盘的类',
  'head.each': '各部分还能走几步',
  'head.stairs': '',

  // 几个数的规则
  'numbers-fall': ({ by }) =>
    `游戏必定结束：每一步都使${falls(by)}变小。这由规则的写法证明，对所有局面成立。`,
  'numbers-seem': ({ by }) =>
    `遇到的每一步都使${falls(by)}变小，所以从这里走下去必定结束；但没有证明对所有局面都如此。`,
  'numbers-apart': ({ place, value, values }) =>
    `没有一步改动两个数，也没有一步看别的数：${place} 就是几堆之和，值为 ${values.join(' ⊕ ')} = ${value}。`,
  'numbers-repeat': ({ place, value, as, names, from, length }) =>
    `值会重复：${names.map((/** @type {string} */ name, /** @type {number} */ i) => `${name} ${is(from[i], 0) ? '' : `从 ${from[i]} 起`}每 ${length[i]} 一循环`).join('，')}。所以 ${place}${is(place, as) ? '' : ` 与 ${as} 一样，`}的值为 ${value}。这已证明：每步的位移固定，并在更大的一块上验证过。`,
  'numbers-diagonal': ({ place, value, as, names, from, apart, length }) =>
    `值会重复：两个数可以同减 ${length}${is(from, 0) ? '' : `（减后都不小于 ${from}）`}，${names[0]}、${names[1]} 中较大的也可以单独减 ${length}${is(apart, 0) ? '（减后仍不小于另一个）' : `（减后仍至少大 ${apart}）`}。所以 ${place}${is(place, as) ? '' : ` 与 ${as} 一样，`}的值为 ${value}。这已证明：每步的位移固定，并在更大的一块上验证过。`,

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
  'fib-next': ({ next, twice, times }) =>
    `下一份 ${next} ${is(times, 2) ? '与它不相邻，比它的两倍还大' : is(times, 1) ? '比它大' : `比它的 ${times} 倍还大`}：对方从 ${next} 里最多取 ${twice}，取不完。`,
  'fib-some': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，而现在最多只能取 ${cap}：这一份总会剩下一些。`,
  'fib-left': ({ smallest, take, left, parts, last, twice, times }) =>
    `取 ${take}：剩下 ${smallest} − ${take} = ${left}${is(left, last) ? '' : ` = ${parts}`}，其中最小的一份 ${last} 不超过 ${times} · ${take} = ${twice}，所以对方可以取走它。`,
  'fib-last': ({ smallest, times }) =>
    `总是如此：取 t 个之后，假如 ${smallest} − t 的最小一份大于 ${is(times, 1) ? '' : times}t，那么${is(times, 2) ? ' t 的各份与它都不相邻，' : ''}两边各份合起来就是 ${smallest} 的另一种拆法，可是拆法只有一种。所以对方取走那最小的一份，下一份又只能取走一部分。`,
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
  'pair-value': ({ a, b, value }) => {
    const [x, y] = [BigInt(a) - 1n, BigInt(b) - 1n];
    const bits = (/** @type {bigint} */ n) => n.toString(2);
    return `(${a}, ${b}) 这一组：${x} | ${y}，即二进制 ${bits(x)} | ${bits(y)} = ${bits(x | y)}，末尾连续 ${value} 个 1，所以 SG 值为 ${value}。`;
  },
  'end-middle': ({ empty, before, behind }) =>
    is(before, 0)
      ? `${empty ? '两端之间没有石子，空局面' : '两端之间那一段'}本身就是必败局面：x₀ = y₀ = 0。`
      : `${empty ? '两端之间没有石子。添上一堆' : '看两端之间那一段。只在左边添上一堆'}，只有 ${before} 个时必败：x₀ = ${before}。${empty ? '另一边也一样' : '只在右边添上一堆，只有 ' + behind + ' 个时必败'}：y₀ = ${behind}。`,
  'end-sizes': ({ first, kept, own, other, wanted }) => {
    const [x, y] = [BigInt(kept), BigInt(own)];
    const z = BigInt(other);
    const [name, mine, others] = first ? ['右端', 'y₀', 'x₀'] : ['左端', 'x₀', 'y₀'];
    const why =
      x === y
        ? `它正是 ${mine}`
        : y < x && x <= z
          ? `它大于 ${mine} = ${own} 且不超过 ${others} = ${other}，所以少一个`
          : z <= x && x < y
            ? `它不小于 ${others} = ${other} 且小于 ${mine} = ${own}，所以多一个`
            : '它不在两数之间，所以相等';
    return `${name}是 ${kept}，${first ? '左端' : '右端'}只有为 ${wanted} 时必败：${why}。`;
  },
  'end-lower': ({ heap, size, left }) => `把第 ${heap} 堆从 ${size} 减到 ${left}。`,
  'box-mirror': ({ from, to }) =>
    `${from} 号盒是偶数号，从它进到 ${to} 号盒的石子，可以立刻把同样多的送进 ${minus(to, 1)} 号盒，奇数号盒就和原来一样。`,
  'box-end': () => '每一步都使石子离 0 号盒更近，所以游戏总会结束。',
  'cross-class': ({ board, word }) => `棋盘 ${board} 的类为 ${word}。`,
  'cross-product': ({ word, lost, alone, boards }) =>
    `${Number(alone) ? '积就是这一块棋盘的类' : `${boards} 块未连线棋盘的积为 ${word}`}，${Number(lost) ? '在' : '不在'} a、b²、bc、c² 之中，先手${Number(lost) ? '必败' : '必胜'}。`,
  'cross-leave': ({ move, word }) => `走 ${move} 画叉，积成为 ${word}，对方必败。`,
  'cross-stuck': () => '怎么画叉，积都不会是 a、b²、bc、c²，对方都能获胜。',
  'cross-over': () => '无论画在哪个空格，都会在最后一块棋盘上连成一线。',
  'each-end': ({ place }) => `${place} 不能再走，步数为 0。`,
  'each-won': ({ place, count, option, first, misere }) =>
    `${place} 的步数为 ${count}：后继中步数为${parity(misere)}数的对走的一方必败，其中${extreme(first)}的是 ${option}。`,
  'each-lost': ({ place, count, option, first, misere }) =>
    `${place} 的步数为 ${count}：后继的步数全是${parity(!Number(misere))}数，对走的一方必胜，其中${extreme(!Number(first))}的是 ${option}。`,
  'each-whole': ({ place, count, first, alone, wins }) =>
    `${Number(alone) ? `这个步数 ${count} ` : `各部分步数中${extreme(first)}的是 ${place} 的 ${count}，`}是${BigInt(count) % 2n ? '奇' : '偶'}数，先手${Number(wins) ? '必胜' : '必败'}。`,
  'each-fall': ({ option, first, alone, misere }) =>
    Number(alone)
      ? `走到步数为 ${option} 的后继，它是${parity(misere)}数，对方必败。`
      : `凡是能走的部分，都走到步数恰少 1 的后继。这样${extreme(first)}的步数成为 ${option}，是${parity(misere)}数，对方必败。`,
  'each-bound': ({ count, option, first, alone, misere }) =>
    Number(alone)
      ? `后继的步数全是${parity(!Number(misere))}数，对方必胜。`
      : Number(first)
        ? `步数为 ${count} 的部分，后继的步数全是${parity(!Number(misere))}数，至多 ${option}；${parity(misere)}数只能来自步数更大的部分，至少为 ${count}。所以怎么走，最小的步数都是${parity(!Number(misere))}数，对方必胜。`
        : `步数为 ${count} 的部分，后继的步数全是${parity(!Number(misere))}数，至少 ${option}；${parity(misere)}数只能来自步数更小的部分，小于 ${option}。所以怎么走，最大的步数都是${parity(!Number(misere))}数，对方必胜。`,
  'ring-open': ({ ring, rows, values, value }) =>
    `${ring} 的环可以变成 ${rows.replaceAll(', ', ' 或 ')} 的一行，SG 值为 ${values.replaceAll(', ', '、')}，缺少的最小数是 ${value}。`,
  'cut-value': ({ sheet, cuts, value }) =>
    `${sheet} 的切法：${cuts.replaceAll(', ', '，')}。缺少的最小数是 ${value}。`,
  'cut-count': ({ cuts, odd, misere }) =>
    `还要切 ${cuts} 刀，是${odd ? '奇' : '偶'}数，所以最后一刀由${odd ? '先手' : '对方'}来切${is(cuts, 0) ? '（已经切完）' : ''}，${odd ? '先手' : '对方'}${misere ? '负' : '胜'}。`,
  'tree-tip': ({ nodes, count }) =>
    `${some(nodes, count)} 上面什么也没有，${is(count, 1) ? '' : '各'}值 1。`,
  'tree-carry': ({ node, on, carries, value }) =>
    `${node} 的孩子：${on.join('，')}${on.length > 1 ? `，异或和为 ${carries}` : ''}。所以 ${node} 的值为 ${value}。`,
  'tree-ways': ({ node, ways, value }) =>
    `以 ${node} 为根的树，删去各点后剩下的值：${ways.join('，')}。缺少的最小数是 ${value}。`,
  'rows-lost': ({ second, turned }) =>
    `第二${line(turned)}有 ${second} 格，第一${line(turned)}多一格。咬第二${line(turned)}，它就短得更多；咬第一${line(turned)}，剩下的两${line(turned)}就一样长。`,
  'rows-equal': ({ first, turned }) =>
    `两${line(turned)}都是 ${first} 格：咬掉第二${line(turned)}的最后一格。`,
  'rows-far': ({ second, turned }) =>
    `第二${line(turned)}有 ${second} 格：咬第一${line(turned)}，使它只多一格，即 ${Number(second) + 1} 格。`,
  'product-head': ({ head, a, b, product }) =>
    `看 ${head} 处的正面：它的行值 ${a}，列值 ${b}，合起来是 ${a} ⊗ ${b} = ${product}。`,
  'product-one': ({ a, b }) =>
    is(a, 0) || is(b, 0)
      ? '与 0 的积是 0。'
      : `1 ⊗ x = x，与普通乘法一样，这里 x = ${is(a, 1) ? b : a}。`,
  'product-low': ({ power, high, low, factor, upper, lower, product }) =>
    `${power} 是费马幂（2、4、16、256……，每个是前一个的平方），它与更小的数的 Nim 积就是普通的积。所以 (${high} · ${power} ⊕ ${low}) ⊗ ${factor} = (${high} ⊗ ${factor}) · ${power} ⊕ ${low} ⊗ ${factor} = ${upper} · ${power} ⊕ ${lower} = ${product}。`,
  'product-both': ({ a, b, power, a1, a0, b1, b0, c, d, e }) =>
    `在费马幂 ${power}（2、4、16、256……）处把两数分开：${a} = ${a1} · ${power} ⊕ ${a0}，${b} = ${b1} · ${power} ⊕ ${b0}。令 c = ${a1} ⊗ ${b1} = ${c}，d = ${a0} ⊗ ${b0} = ${d}，e = (${a1} ⊕ ${a0}) ⊗ (${b1} ⊕ ${b0}) = ${e}。`,
  'product-add': ({ power, c, d, e, half, product }) =>
    `因为 ${power} ⊗ ${power} = ${power} ⊕ ${power / 2}，积为 (e ⊕ d) · ${power} ⊕ d ⊕ c ⊗ ${power / 2} = (${e} ⊕ ${d}) · ${power} ⊕ ${d} ⊕ ${c} ⊗ ${power / 2} = ${BigInt(e) ^ BigInt(d)} · ${power} ⊕ ${d} ⊕ ${half} = ${product}。`,
  'walk-cover': ({ node, size, without }) =>
    `最大匹配有 ${size} 条边；去掉 ${node}，最大匹配就只有 ${without} 条。所以每个最大匹配都覆盖 ${node}。`,
  'walk-along': ({ node, to }) =>
    `沿匹配边走到 ${to}。${node} 删去以后，匹配剩下的部分是余图的最大匹配，而且不覆盖 ${to}。`,
  'walk-free': ({ node, size }) => `这个匹配有 ${size} 条边，已经最大，而它不覆盖 ${node}。`,
  'walk-answer': () =>
    '从未覆盖的点出发，只能走到被覆盖的点：不然这一步的边可以加进匹配，匹配就不是最大的了。对方沿匹配边走一步，棋子又停在未覆盖的点上。所以对方总有应对。',
  'walk-end': ({ node }) => `从 ${node} 出发已经无路可走。`,
  'race-leave': ({ left, times, total, remainder }) =>
    `留下 ${left} = ${times} · ${total} + ${remainder}，对方必败。`,

  // 有环图
  'head.turn': '按队列的顺序逐点定胜负',
  'head.label': '按给出的顺序看各点的数值',
  'turn-end': ({ node, wins }) =>
    `${node} 没有出边：${wins ? '反常规则下，轮到在那里走的一方胜（N）' : '轮到在那里走的一方负（P）'}。`,
  'turn-won': ({ node, to }) => `${node} 有边到必败的 ${to}：必胜（N）。`,
  'turn-lost': ({ node, options, count }) =>
    is(count, 1)
      ? `${node} 唯一的出边到必胜的 ${options}：必败（P）。`
      : `${node} 的 ${count} 条出边都到必胜的点（${some(options, count)}）：必败（P）。`,
  'turn-drawn': ({ nodes, count }) =>
    `队列已空，剩下 ${some(nodes, count)}。从那里没有边到必败的点，又总有一条边到剩下的点：一直留在其中就不会输。平局（D）。`,
  'turn-more': ({ count }) => `同样还标出 ${count} 个点。`,
  'label-end': ({ node }) => `${node} 没有出边：值为 0。`,
  'label-mex': ({ node, value, others, via, count }) =>
    `${node} 的值为 ${value}：${[
      is(value, 0) ? '' : `后继中有 ${upTo(minus(value, 1))}`,
      ...others.map(
        (/** @type {string} */ other, /** @type {number} */ i) =>
          `从后继 ${other} 有边到值为 ${value} 的 ${via[i]}`,
      ),
      count > others.length ? `其余 ${count - others.length} 个后继也是如此` : '',
    ]
      .filter(Boolean)
      .join('；')}。`,
  'label-left': ({ nodes, count }) => `再也给不出数值：${some(nodes, count)} 为 ∞。`,
  'label-open': ({ node, set, mex, through }) =>
    `${node} 为 ∞：后继${set.length ? `的数值有 ${set.join('、')}` : '都没有数值'}，它只可能得 ${mex}；但从后继 ${through} 没有边到值为 ${mex} 的点。`,
  'loops-moves': ({ moves }) =>
    is(moves, 0) ? '已无步可走。' : `胜方走最短、负方走最长时，还有 ${moves} 步。`,
  'loops-searched': ({ positions }) =>
    `反常规则下数值不能相加，所以把棋子能到的 ${positions} 个局面全都从终点倒推标记。`,
  'loops-hold': ({ moves, holds }) =>
    is(moves, holds)
      ? is(moves, 1)
        ? '唯一的走法保持平局。'
        : `${moves} 种走法都保持平局。`
      : `${moves} 种走法中有 ${holds} 种保持平局，其余都会输。`,
  'loops-leave': ({ part, value, to, target }) =>
    `看${part}，值为 ${value}：走到 ${to}，值变成 ${target}，正是其余各枚的异或和，总和就是 0。`,
  'loops-bring': ({ part, to, target }) =>
    `看${part}，只有它是 ∞：走到 ${to}，值变成 ${target}，正是其余各枚的异或和，总和就是 0。`,
  'loops-apart': ({ part, rest }) =>
    `看${part}，只有它是 ∞。其余各枚的异或和为 ${rest}，而从那里没有边到值为 ${rest} 的点。所以没有一步能使异或和为 0。`,
  'loops-both': ({ label, other, count }) =>
    `有 ${count} 枚棋子为 ∞${is(count, 2) ? '，' : '，例如'}在 ${label} 和 ${other} 上。一步只动其中一枚，所以没有一步能使异或和为 0。`,
  'loops-lower': () =>
    '异或和为 0 时，对方若减小一个数值，就照 Nim 应对：再减小某个数值，使异或和变回 0。',
  'loops-back': () =>
    '对方若走到更大的数值或 ∞，就把同一枚棋子再走到原来的数值：必有这样的边，因为有了它才给出那个数值。',
  'loops-ends': ({ rank }) =>
    `这样总会结束：数值给得越晚，级别越高；异或和为 0 时，各枚的级别之和为 ${rank}，每一步连同应对都使它变小，所以这样的来回至多 ${rank} 次。`,
};
