import type * as en from '../../en/games/staircase.ts';
import type { Translated } from '../../languages.ts';

/** 对方动奇数级时的应对。 */
const odd = (misere: boolean) =>
  misere ? '你照反 Nim 应对。' : '这时异或和不为 0，你照 Nim 的走法使它变回 0。';

export const why = {
  'head.step': '台阶（级）',
  'odd-steps': '只有奇数级起作用',
  'odd-steps.step': '台阶（级）',
  'odd-steps.stones': '石子数',
  'odd-steps.counts': '是否计入',
  'odd-steps.yes': '计入',
  'odd-steps.no': '不计，可抵消',
  'theorem.odd-steps': '台阶 Nim 就是奇数级台阶上的 Nim',
  'theorem.odd-steps.say':
    '对方动偶数级上的石子，总可以把它们再往下移一级来应对。真正起作用的是第 1、3、5……级上的石子，每级相当于 Nim 的一堆。',
  'theorem.misere-odd-steps': '反常规则的台阶 Nim 就是奇数级台阶上的反 Nim',
  'theorem.misere-odd-steps.say':
    '对方动偶数级上的石子，总可以把它们再往下移一级来应对。胜负由奇数级判定，与反 Nim 的各堆一样。',
  'named.step': ({ label }) => `第 ${label} 级台阶`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'odd-steps': '从奇数级移下石子，就像从 Nim 的一堆中取走：落到的偶数级不计。',
  'head.mirror': '镜像应对的两种情形',
  'mirror-step': ({ step, below, misere }) =>
    `情形一：对方从偶数级移下石子，例如从第 ${step} 级移到第 ${below} 级。你把同样多个从第 ${below} 级再移下一级，奇数级便恢复原样。情形二：对方从奇数级移下石子。${odd(misere)}`,
  'mirror-all': ({ misere }) =>
    `情形一：对方从偶数级把石子移到奇数级。你把同样多个再往下移一级，奇数级便恢复原样。情形二：对方从奇数级移下石子。${odd(misere)}`,
  'head.stairs': '',
  'stairs-end': () => '每一步都使石子往下走，所以游戏总会结束。第 1 级也是奇数级，它的下面是地面。',
} satisfies Translated<typeof en.claims>;
