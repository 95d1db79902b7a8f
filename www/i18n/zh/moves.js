import { groupDigits as g } from '../digits.js';

/** 走法，不带主语。 @type {import('../index.js').Words} */
export default {
  take: ({ heap, take, left, board }) => {
    const one = board?.heaps?.length === 1;
    if (board?.draw === 'race')
      return `${one ? '' : `第 ${heap + 1} 条跑道`}减 ${g(take)}，到 ${g(left)}`;
    if (board?.draw === 'strip')
      return `把第 ${heap + 1} 枚硬币从第 ${g(Number(left) + Number(take))} 格移到第 ${g(left)} 格`;
    if (board?.part === 'pins')
      return one
        ? `击倒 ${g(take)} 个瓶，剩 ${g(left)} 个`
        : `击倒第 ${heap + 1} 排的 ${g(take)} 个瓶`;
    if (board?.part === 'strip')
      return `${one ? '' : `在第 ${heap + 1} 条上`}画叉，剩 ${g(left)} 格`;
    return one ? `取 ${g(take)} 个，剩 ${g(left)} 个` : `从第 ${heap + 1} 堆取 ${g(take)} 个`;
  },
  takes: ({ takes }) => {
    const same = takes.every((/** @type {any} */ t) => t.take === takes[0].take);
    const heaps = takes.map((/** @type {any} */ t) => t.heap + 1);
    if (same && takes.length > 1) return `从第 ${heaps.join('、')} 堆各取 ${g(takes[0].take)} 个`;
    return takes
      .map((/** @type {any} */ t) => `从第 ${t.heap + 1} 堆取 ${g(t.take)} 个`)
      .join('，');
  },
  step: ({ heap, take }) =>
    `把第 ${heap + 1} 级台阶上的 ${g(take)} 个石子移到${heap ? `第 ${heap} 级台阶` : '地面'}`,
  split: ({ heap, into }) => `把第 ${heap + 1} 堆换成 ${g(into[0])} 和 ${g(into[1])} 两堆`,
  back: ({ heap, put }) => `第 ${heap + 1} 行后退 ${g(put)} 格`,
  divide: ({ heap, into }) => `把第 ${heap + 1} 盒分成 ${g(into[0])} 和 ${g(into[1])}，另一盒倒空`,
  replace: ({ heap, into, board }) => {
    const one = board?.heaps?.length === 1;
    const left = into.map(g).join('、');
    if (board?.part === 'pins') return `击倒${one ? '' : `第 ${heap + 1} 排`}中间的瓶，剩 ${left}`;
    if (board?.part === 'strip') return `${one ? '' : `在第 ${heap + 1} 条上`}画叉，剩 ${left}`;
    return `把${one ? '这堆' : `第 ${heap + 1} 堆`}分成 ${left}`;
  },
  bite: ({ row, column }) => `从第 ${row + 1} 行第 ${g(Number(column) + 1)} 列咬下去`,
  turn: ({ coins }) => {
    const n = coins.map((/** @type {number} */ c) => c + 1).reverse();
    if (n.length > 2 && n.at(-1) - n[0] === n.length - 1) return `翻转第 ${n[0]} 至 ${n.at(-1)} 枚`;
    return `翻转第 ${n.join('、')} 枚`;
  },
  cut: ({ from, to }) => (from === to ? `剪断 ${from} 上的自环` : `剪断边 ${from}–${to}`),
  merge: ({ heaps }) => `合并第 ${heaps[0] + 1} 堆和第 ${heaps[1] + 1} 堆`,
  letters: ({ letter, take }) => `取 ${g(take)} 个字母 ${letter}`,
  edge: ({ from, to }) => `把棋子从 ${from} 移到 ${to}`,
};
