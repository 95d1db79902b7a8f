import type * as en from '../../en/games/hackenbush.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'head.plant': '植物',
  stems: '从梢往下',
  'stems.edge': '边',
  'stems.carries': '所承载的值',
  'stems.worth': '自身的值',
  'theorem.colon': '克朗原理（冒号原理）',
  'theorem.colon.say':
    '在同一节点分出的各枝，可以换成一根长度等于其异或和的茎。于是一棵树相当于一根茎：从梢往下，每过一条边加 1，在分枝处取异或和。并排的植物也按异或和相加。',
  'theorem.stalks': '一根茎就是一堆',
  'theorem.stalks.say':
    '剪一根茎可以留下任意更小的高度，正如从 Nim 堆中取石子。没有分枝时，整株就是 Nim，反常规则下也一样。',
  'theorem.fusion': '融合原理',
  'theorem.fusion.say':
    '一个圈上的所有节点可以并成一个而不改变值。圈上的边成为自环，一个自环与一条边的茎等值：奇圈算 1，偶圈算 0。',
  'named.plant': ({ label }) => `植物 ${label}`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'stems-cycle': ({ node }) => `${node} 处的圈`,
  'stems-edges': ({ edges }) => `${edges} 条边`,
  stems: '一条边的值，是它上面所长各枝的异或和加 1。相连的圈合起来有奇数条边则算 1，偶数条则算 0。',
} satisfies Translated<typeof en.claims>;
