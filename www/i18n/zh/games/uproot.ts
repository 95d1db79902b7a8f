import type * as en from '../../en/games/uproot.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.uproot': '链被删去，余下的各自成树',
  'theorem.uproot.say':
    '删一个点就删去从根到它的链，剩下挂在链旁的子树，按异或和相加。一棵树的 SG 值是对所有点取的 mex。从叶往根算：删根，剩下各孩子子树的异或和；否则在某个孩子的子树里删，再异或上其余的孩子。这些集合用 01 字典树合并，整体异或打标记。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'tree-ways': ({ node, ways, value }) =>
    `以 ${node} 为根的树，删去各点后剩下的值：${ways.join('，')}。缺少的最小数是 ${value}。`,
} satisfies Translated<typeof en.claims>;
