import { groupDigits as g, piecesText } from '../digits.ts';
import { piecesInChinese as piecesOf } from '../pieces.ts';
import type en from '../en/moves.ts';
import type { Share } from '../args.ts';
import type { Translated } from '../languages.ts';

/**
 * Return numbered lines as a text.
 * @param numbers in descending order
 */
const lines = (numbers: (number | string)[]) =>
  numbers.length > 3 ? `${g(numbers.at(-1) ?? 0)} 到 ${g(numbers[0])}` : numbers.map(g).join('、');

/** 一个部分剩下什么。 */
const share = ({ kind, heap, piece, left, into, to }: Share) =>
  kind === 'piece'
    ? `第 ${piece + 1} 部分走到 ${piecesText(to, to.length)}`
    : `第 ${heap + 1} 部分剩 ${kind === 'take' ? g(left) : into.map(g).join(' + ')}`;

/** 太多时只写前几个。 */
const items = (all: string[]) =>
  all.length > 12 ? `${all.slice(0, 12).join('，')}……` : all.join('，');

/** 走法，不带主语。 */
export default {
  take: ({ heap, take, left, board }) => {
    const one = board?.heaps?.length === 1;
    if (board?.draw === 'race')
      return `${one ? '' : `第 ${heap + 1} 条跑道`}减 ${g(take)}，到 ${g(left)}`;
    if (board?.draw === 'between') return `第 ${heap + 1} 行前进 ${g(take)} 格`;
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
    const same = takes.every((t) => t.take === takes[0].take);
    const heaps = takes.map((t) => t.heap + 1);
    if (same && takes.length > 1) return `从第 ${heaps.join('、')} 堆各取 ${g(takes[0].take)} 个`;
    return takes.map((t) => `从第 ${t.heap + 1} 堆取 ${g(t.take)} 个`).join('，');
  },
  step: ({ heap, take, board }) =>
    board?.draw === 'places'
      ? `把 ${heap} 号盒的 ${g(take)} 颗石子放进 ${heap - 1} 号盒`
      : `把第 ${heap + 1} 级台阶上的 ${g(take)} 颗石子移到${heap ? `第 ${heap} 级台阶` : '地面'}`,
  split: ({ heap, into }) => `把第 ${heap + 1} 堆换成 ${g(into[0])} 和 ${g(into[1])} 两堆`,
  back: ({ heap, put, board }) =>
    board?.draw === 'chips'
      ? `把 ${g(put)} 颗石子放回第 ${heap + 1} 堆`
      : `第 ${heap + 1} 行后退 ${g(put)} 格`,
  divide: ({ heap, into }) => `把第 ${heap + 1} 盒分成 ${g(into[0])} 和 ${g(into[1])}，另一盒倒空`,
  replace: ({ heap, into, board }) => {
    const one = board?.heaps?.length === 1;
    const left = into.map(g).join('、');
    if (board?.part === 'pins') return `击倒${one ? '' : `第 ${heap + 1} 排`}中间的瓶，剩 ${left}`;
    if (board?.part === 'strip') return `${one ? '' : `在第 ${heap + 1} 条上`}画叉，剩 ${left}`;
    return `把${one ? '这堆' : `第 ${heap + 1} 堆`}分成 ${left}`;
  },
  piece: ({ piece, to, board }) => {
    const size = board?.pieces?.[0]?.length || to.length;
    const one = board?.pieces?.length === 1 ? '棋子' : `棋子 ${piece + 1} `;
    return `把${one}${to.length > size ? '分成' : '走到'} ${piecesText(to, size)}`;
  },
  bite: ({ row, column }) => `从第 ${row + 1} 行第 ${g(Number(column) + 1)} 列咬下去`,
  turn: ({ coins }) => {
    const n = coins.map((c) => c + 1).reverse();
    if (n.length > 2 && n.at(-1)! - n[0] === n.length - 1)
      return `翻转第 ${n[0]} 至 ${n.at(-1)} 枚`;
    return `翻转第 ${n.join('、')} 枚`;
  },
  flip: ({ rows, columns }) => `翻转第 ${lines(rows)} 行与第 ${lines(columns)} 列相交处的硬币`,
  cut: ({ from, to, board }) =>
    board?.draw === 'arcs'
      ? `选边 ${from}–${to}`
      : from === to
        ? `剪断 ${from} 上的自环`
        : `剪断边 ${from}–${to}`,
  node: ({ node, down, board }) =>
    board?.draw === 'net'
      ? `选点 ${node}`
      : down
        ? `删去 ${node} 及其所有祖先`
        : `删去 ${node} 的整棵子树`,
  slice: ({ sheet, into: [a, b, c, d] }) =>
    `把第 ${sheet + 1} 个矩形切成 ${g(a)}×${g(b)} 和 ${g(c)}×${g(d)}`,
  domino: ({ row, column, down }) =>
    `把骨牌放在第 ${row + 1} 行第 ${column + 1} 列和它${down ? '下面' : '右边'}的一格`,
  cross: ({ board, row, column }) =>
    `在第 ${board + 1} 块棋盘第 ${row + 1} 行第 ${column + 1} 列画叉`,
  place: ({ piece, square }) => `在 ${square} 放${piecesOf[piece] ?? '子'}`,
  merge: ({ heaps }) => `合并第 ${heaps[0] + 1} 堆和第 ${heaps[1] + 1} 堆`,
  letters: ({ letter, take }) => `取 ${g(take)} 个字母 ${letter}`,
  each: ({ moves }) => items(moves.map(share)),
  term: ({ n, name, says }) => `在第 ${n} 个游戏${name ? `（${name}）` : ''}中${says}`,
  edge: ({ from, to }) => `把棋子从 ${from} 移到 ${to}`,
} satisfies Translated<typeof en>;
