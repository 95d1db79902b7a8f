import { is } from '../grammar.ts';
import type * as en from '../../en/games/end-nim.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.end-nim': '每一端只有一个数必败',
  'theorem.end-nim.say':
    '任何一排石子，左边添上一堆而成为必败局面，这一堆恰有一个取值；右边也是。设两端之间那一段的这两个数为 x₀ 和 y₀。左端为 x 时，右端恰有一个数必败：x = x₀ 时为 0；x₀ < x ≤ y₀ 时为 x − 1；y₀ ≤ x < x₀ 时为 x + 1；否则为 x。于是可以从短到长逐段推出（区间 DP）。',
  'theorem.misere-end-nim': '反常规则下每一端也只有一个数必败',
  'theorem.misere-end-nim.say':
    '任何一排石子，左边添上一堆而成为必败局面，这一堆恰有一个取值；右边也是。设两端之间那一段的这两个数为 x₀ 和 y₀；中间没有石子时两数都是 1。左端为 x 时，右端恰有一个数必败：x = x₀ 时为 0；x₀ < x ≤ y₀ 时为 x − 1；y₀ ≤ x < x₀ 时为 x + 1；否则为 x。于是可以从短到长逐段推出（区间 DP）。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.end': '两端的石子堆',
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
} satisfies Translated<typeof en.claims>;
