import { minus } from '../grammar.ts';
import type * as en from '../../en/games/boxes.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.boxes': '只看距离为奇数的盒子',
  'theorem.boxes.say':
    '这就是台阶 Nim：每一步使石子到 0 号盒的距离少 1。对方从偶数号盒拿出多少，都可以立刻把同样多的再往前送进下一个偶数号盒。所以只有奇数号盒算数，每盒相当于一堆 Nim：从中拿出石子就是从这一堆取石子。',
  'theorem.misere-boxes': '只看距离为奇数的盒子，按反 Nim 决定胜负',
  'theorem.misere-boxes.say':
    '这就是反常规则的台阶 Nim：每一步使石子到 0 号盒的距离少 1。对方从偶数号盒拿出多少，都可以立刻把同样多的再往前送进下一个偶数号盒。所以胜负由奇数号盒决定，与反 Nim 的各堆一样。',
  'named.place': ({ label }) => `${label} 号盒`,
  'head.place': '盒子',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.box': '镜像应对',
  'box-mirror': ({ from, to }) =>
    `${from} 号盒是偶数号，从它进到 ${to} 号盒的石子，可以立刻把同样多的送进 ${minus(to, 1)} 号盒，奇数号盒就和原来一样。`,
  'box-end': () => '每一步都使石子离 0 号盒更近，所以游戏总会结束。',
} satisfies Translated<typeof en.claims>;
