import { is } from '../grammar.ts';
import type * as en from '../../en/games/fibonacci.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.fold-fibonacci': 'Schwenk 定理（k 倍动态减法）',
  'theorem.fold-fibonacci.say':
    '最多取对方刚才所取的 k 倍。代替斐波那契数的是那些开局必败的石子数：每次取不超过剩余的最大一个，把石子数写成它们的和，每一份都大于下一份的 k 倍。先手必胜，当且仅当允许取走最小的一份。',
  'theorem.misere-fold-fibonacci': '反常规则下的 Schwenk 定理',
  'theorem.misere-fold-fibonacci.say':
    '把最后一颗留给对方：相当于少一颗石子的正常规则。那时把石子数写成若干开局必败的石子数之和（每次取最大的），先手必胜，当且仅当允许取走最小的一份。',
  'theorem.zeckendorf': 'Whinihan 定理（用 Zeckendorf 表示）',
  'theorem.zeckendorf.say':
    '把石子数写成互不相邻的斐波那契数之和。先手必胜，当且仅当允许取走最小的一份。',
  'theorem.misere-fibonacci': '反常规则下的斐波那契 Nim',
  'theorem.misere-fibonacci.say': '把最后一颗留给对方：相当于少一颗石子的正常规则。',
  zeckendorf: '拆成斐波那契数',
  'zeckendorf.lost': '拆成必败的堆',
} satisfies Translated<typeof en.why>;

export const claims = {
  'parts-sum': ({ heap, parts, times }) =>
    `${heap} = ${parts.join(' + ')}：${
      Number(times) === 2
        ? '其中任何两个在斐波那契数列里都不相邻'
        : `每一份都是正常规则下开局必败的石子数，且大于下一份${Number(times) === 1 ? '' : `的 ${times} 倍`}`
    }，而且这种拆法唯一。`,
  'parts-one': ({ heap, times }) =>
    `${heap} 本身就是${Number(times) === 2 ? '斐波那契数' : '正常规则下开局必败的石子数'}，只有它自己一份。`,
  'parts-whole': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，现在最多可取 ${cap}：可以整份取走。`,
  'parts-some': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，而现在最多只能取 ${cap}：不能整份取走。`,
  'parts-first': ({ heap, times }) =>
    `${heap} ${Number(times) === 2 ? '本身就是斐波那契数' : '只有它自己一份'}，而第一步不能把整堆取走。`,
  'parts-misere': ({ heap }) => `反常规则下先留出一个给对方，其余 ${heap} 个按正常规则来争。`,
  'fib-take': ({ smallest, cap }) => `取走最小的一份 ${smallest}：现在最多可取 ${cap}。`,
  'fib-next': ({ next, twice, times }) =>
    `下一份 ${next} ${is(times, 2) ? '与它不相邻，比它的两倍还大' : is(times, 1) ? '比它大' : `比它的 ${times} 倍还大`}：对方从 ${next} 里最多取 ${twice}，取不完。`,
  'fib-some': ({ smallest, cap }) =>
    `最小的一份是 ${smallest}，而现在最多只能取 ${cap}：这一份总会剩下一些。`,
  'fib-left': ({ smallest, take, left, parts, last, twice, times }) =>
    `取 ${take}：剩下 ${smallest} − ${take} = ${left}${is(left, last) ? '' : ` = ${parts}`}，其中最小的一份 ${last} 不超过 ${times} · ${take} = ${twice}，所以对方可以取走它。`,
  'fib-last': ({ smallest, times }) =>
    `总是如此：取 t 个之后，假如 ${smallest} − t 的最小一份大于 ${is(times, 1) ? '' : times}t，那么${is(times, 2) ? ' t 的各份与它都不相邻，' : ''}两边各份合起来就是 ${smallest} 的另一种拆法，可是拆法只有一种。所以对方取走那最小的一份，下一份又只能取走一部分。`,
} satisfies Translated<typeof en.claims>;
