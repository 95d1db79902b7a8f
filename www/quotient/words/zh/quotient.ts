/** 反常商：证明、各类与图。 */
import type en from '../en/quotient.ts';
import type { Translated } from '../../../i18n/languages.ts';

const list = (heaps: (number | string)[], more: number) =>
  heaps.join('、') + (more ? ` 等（另有 ${more} 个）` : '');

export default {
  lead: '反常规则（走不动者胜）下，一堆的价值不是一个数，而是一个类。各堆之和的类相乘，其中有些类就是必败态。',
  examples: '几个值得一看的商',
  see_misere: '按反常规则玩',
  title: '反常商',
  of: ({ game }) => `${game} 的反常商`,
  working: '正在求反常商…',
  'working.share': ({ share }) => `正在求反常商… 已用步数 ${share}%`,
  stopped: '已取消。',
  again: '重新计算',
  further: ({ times }) => `用 ${times} 倍的步数继续找`,

  'is.whole': ({ order, pOrder }) => `有限：共 ${order} 类，其中 ${pOrder} 类是必败态（P）。`,
  'is.upto': ({ order, pOrder, reached }) =>
    `大小不超过 ${reached} 的堆之和：共 ${order} 类，其中 ${pOrder} 类是必败态（P）。`,
  'badge.whole': '对所有堆已证明',
  'badge.upto': ({ reached }) => `证明到大小 ${reached}`,
  'wild.whole': '它不驯良：不是任何反 Nim 的商。所以在反常规则下只看 SG 值判定不了胜负，要看类。',
  'wild.upto': ({ reached }) =>
    `它不驯良：只用大小不超过 ${reached} 的堆，就已不是任何反 Nim 的商。所以在反常规则下只看 SG 值判定不了胜负，要看类。`,
  'tame.whole': ({ n }) => `它是驯良的：就是反 Nim 的商 T${n}。所以各堆之和遵循反 Nim 的规则。`,
  'tame.upto': ({ n, reached }) =>
    `堆的大小不超过 ${reached} 时它是驯良的：就是反 Nim 的商 T${n}。到此为止，各堆之和遵循反 Nim 的规则。`,
  open: '各堆的类没有已证明的周期，所以更大的堆尚无定论。对已算过的堆，任意几堆之和仍由类判定。',
  'open.cut': ({ reached, order }) =>
    `步数用完时还没有找到有限的商：算到大小 ${reached} 的堆，已有 ${order} 类。这既不说明存在有限的商，也不说明不存在。对已算过的堆，任意几堆之和仍由类判定。`,
  trivial: '没有一堆能走，所有局面都属于同一类 1。',
  generators: '生成元',
  relations: '关系',
  P: '必败的类（P）',
  more: ({ count }) => `另有 ${count} 个`,
  proof: '证明',
  'proof.exact': ({ upto }) =>
    `对大小不超过 ${upto} 的堆的一切和：P 中的类没有后继在 P 中；其余有后继的类都有一个后继在 P 中。这两条都已对所有乘积验证。任意两类的表现都不同，没有一类多余。`,
  'proof.period': ({ preperiod, length, upto }) =>
    `从大小 ${preperiod} 的堆起 Φ(n + ${length}) = Φ(n)，已验证到大小 ${upto}。`,
  'proof.bound': ({ parts, preperiod, length, taken, bound }) =>
    `这超过了 M = ${parts} · (${preperiod} + ${length}) + ${taken} = ${bound}。大小至少为 M 的堆，每个后继都有一部分不小于 ${preperiod} + ${length}；把这一部分减去 ${length}，各类不变。所以永远如此。`,
  'proof.by': 'Plambeck、Siegel，2008',
  'proof.upto': ({ reached }) =>
    `对大小不超过 ${reached} 的堆的一切和，它是精确的：P 中的类没有后继在 P 中，其余有后继的类都有一个后继在 P 中，任意两类的表现都不同。`,

  elements: ({ count }) => `全部 ${count} 类`,
  'elements.say':
    '几堆并排时它们的类相乘，字母可以交换次序。方框并标 P 的类：轮到谁走谁输。点一个类，可以看到它的堆和乘积。',
  'elements.more': ({ count }) => `另有 ${count} 类未列出。`,
  element: ({ word, lost }) => `${word}${lost ? '，P：必败' : '，N：必胜'}`,
  'told.unit': ({ heaps, more, again }) =>
    `是单位元：什么都没有时，以及大小为 ${list(heaps, more)} 的堆${again ? '（和随周期重复的堆）' : ''}。`,
  'told.heaps': ({ heaps, more, again }) =>
    `是大小为 ${list(heaps, more)} 的堆${again ? '（和随周期重复的堆）' : ''}的类。`,
  'told.none': '不是任何单堆的类，只有几堆之和才属于它。',

  phi: 'Φ：每堆的类',
  heap: '堆',
  cell: ({ heap, word, lost }) => `大小 ${heap}：${word}${lost ? '，P' : ''}`,
  'phi.folded': ({ preperiod, length, width }) =>
    `${width === length ? '每行一个周期' : `每行 ${width / Number(length)} 个周期`}：从大小 ${preperiod} 的堆起，类每 ${length} 个重复一次。`,
  'phi.open': ({ reached }) => `大小 0 到 ${reached} 的堆；没有已证明的周期。`,
  'phi.cut': ({ shown, all }) => `只列出 ${all} 个堆中的前 ${shown} 个。`,
  'lost.only': ({ heaps, more }) =>
    heaps.length
      ? `单独一堆时必败的大小：${list(heaps, more)}；此外再大也没有。`
      : '单独一堆无论多大都不是必败态。',
  'lost.again': ({ heaps, more, again, length }) =>
    heaps.length
      ? `单独一堆时，大小为 ${list(heaps, more)} 的堆必败；大小为 ${list(again.heaps, again.more)} 的堆，以及比其中某一个大 ${length} 的整数倍的堆，也都必败。`
      : `单独一堆时，大小为 ${list(again.heaps, again.more)} 的堆必败，比其中某一个大 ${length} 的整数倍的堆也都必败。`,
  'lost.upto': ({ heaps, more, reached }) =>
    heaps.length
      ? `大小不超过 ${reached} 的单堆中必败的：${list(heaps, more)}。`
      : `大小不超过 ${reached} 的单堆都不是必败态。`,

  cayley: '乘法',
  'cayley.say':
    '某个字母颜色的箭头从 x 指向 x 乘这个字母；没有箭头的线表示来回都通；乘后不变的不画。同一个框里的类互为倍数，乘积只会往下走。',
  'cayley.label': ({ order }) => `${order} 个类的 Cayley 图。类的列表逐个说明了同样的内容。`,
  'cayley.many': ({ order, most }) =>
    `共有 ${order} 类，超过 ${most} 类时不画乘法图；点一个类可以看它的乘积。`,
  letters: '画哪些字母的箭头',
  growth: '增长：最大的堆与类的个数',
  'growth.heap': ({ heap }) => `大小 ${heap}`,
  'growth.list': '数值（堆的大小: 类数）',
} satisfies Translated<typeof en>;
