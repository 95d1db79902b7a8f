import { groupDigits as g } from '../digits.js';

/**
 * 局面的各部分怎么称呼，里面有什么。
 * @type {Record<string, {name: (n: number|string) => string, alone: string, holds: (n: number|string) => string}>}
 */
const parts = {
  heap: { name: (n) => `第 ${n} 堆`, alone: '一堆', holds: (n) => `${g(n)} 个石子` },
  box: { name: (n) => `第 ${n} 盒`, alone: '一盒', holds: (n) => `${g(n)} 个` },
  pins: { name: (n) => `第 ${n} 排`, alone: '一排', holds: (n) => `${g(n)} 个瓶` },
  strip: { name: (n) => `第 ${n} 条`, alone: '一条', holds: (n) => `${g(n)} 格` },
};
const partOf = (/** @type {string} */ part) => parts[part] ?? parts.heap;

/** 一段怎么选，因排里放的是什么而异。 @type {Record<string, string>} */
const runs = {
  pins: '点一个瓶，把它击倒，或划过相邻的几个。也可以从列表里选剩下什么。',
  strip: '点要画叉的格子。也可以从列表里选剩下什么。',
  box: '在一盒里点两个之间的位置，从那里分成两盒，另一盒随之倒空。也可以从列表里选。',
};

const ways = (/** @type {number} */ n, /** @type {boolean} */ more) =>
  `${more ? '超过 ' : ''}${n} 种走法`;

/** 方格带、硬币、巧克力、植物，以及会拆开的石子堆。 @type {import('../index.js').Words} */
export default {
  // 方格带上的棋子
  coin_n: ({ n }) => `第 ${n} 枚硬币`,
  coin_at: ({ n, at }) => `第 ${n} 枚硬币，在第 ${g(at)} 格`,
  help_between: '点两子之间的空格，走到那里；点一子后面的空格，让它后退。',
  between_row: ({ n, gap }) => `第 ${n} 行：两子之间有 ${g(gap)} 格`,
  row_n: ({ n }) => `第 ${n} 行`,
  would_close: ({ take, gap }) => `前进 ${g(take)} 格，两子之间剩 ${g(gap)} 格`,
  would_back: ({ put, gap }) => `后退 ${g(put)} 格，两子之间有 ${g(gap)} 格`,
  close_n: ({ count }) => `前进 ${count} 格`,
  back_n: ({ count }) => `后退 ${count} 格`,
  back_left: ({ back }) => `各行合计还可以后退 ${g(back)} 格。`,
  would_slide: ({ take, left }) => `左移 ${g(take)} 格，到第 ${g(left)} 格`,
  slide_n: ({ count }) => `左移 ${count} 格`,
  coin_stuck: ({ n }) => `第 ${n} 枚硬币动不了。`,
  coin_not_there: ({ n }) => `第 ${n} 枚硬币不能到那里。`,
  no_coin_there: '没有硬币能到那里。',
  help_strip: '点硬币要去的格子，或把硬币向左拖。',
  keys_strip: '左右方向键选硬币，上下方向键或数字键定左移几格，回车移动，Esc 取消。',

  // 有正反面的硬币
  head: '正',
  tail: '反',
  coin_shows: ({ n, head }) => `第 ${n} 枚：${head ? '正面' : '反面'}`,
  help_turn: ({ most, run }) =>
    run
      ? '点一枚正面朝上的硬币，再点它左边的一枚，翻转这一段。'
      : most === 1
        ? '点一枚正面朝上的硬币，把它翻过去。'
        : `点一枚正面朝上的硬币，再在它左边点至多 ${most - 1} 枚，一起翻转。`,
  turn_needs_head: ({ n }) => `第 ${n} 枚是反面。最右边的一枚必须正面朝上。`,
  turn_at_most: ({ most }) => `一步最多翻 ${most} 枚。`,
  turning: ({ coins: list }) =>
    list.length > 3 ? `第 ${list[0]} 至 ${list.at(-1)} 枚` : `第 ${list.join('、')} 枚`,
  do_turn: ({ count }) => `翻转 ${count} 枚`,
  more_coins: ({ count }) => `……还有 ${count} 枚，请输入走法。`,
  keys_turn: '左右方向键选硬币，回车或空格把它加入这一步，在已选的硬币上按回车翻转，Esc 取消。',

  // 巧克力
  help_bite: '点一格，吃掉它和它右下方的所有格子。左上角的一格有毒，不能吃。',
  poisoned: '有毒的一格不能吃。',
  square_at: ({ row, column, count }) =>
    `第 ${row} 行第 ${column} 列${count ? `，吃掉 ${count} 格` : ''}`,
  square_poisoned: '第 1 行第 1 列，有毒的一格',
  biting: ({ row, column, count }) => `第 ${row} 行第 ${column} 列，共 ${count} 格`,
  do_bite: '吃掉',
  row: '行',
  column: '列',
  rows_too_large: ({ rows, longest }) =>
    `这块巧克力有 ${rows} 行，最长 ${longest} 格，只画出一角。请填行列数，或输入走法，例如 2:3。`,
  keys_bite: '方向键选格子，并显示会吃掉哪些，回车吃掉，Esc 取消。',

  // 植物
  stem: ({ from, to, more, loop, ground }) =>
    `${loop ? `${from} 上的自环` : `边 ${from} 到 ${to}`}${from === ground || to === ground ? '，连着地面' : ''}${
      more ? `；剪断后另有 ${more} 条边落下` : ''
    }`,
  help_cut: '点一条边，把它剪断：不再与地面相连的部分随之落下。',
  cutting: ({ from, to, more }) => `边 ${from}–${to}${more ? `，另有 ${more} 条边落下` : ''}`,
  do_cut: '剪断',
  plant_too_large: ({ nodes, edges }) =>
    `这株植物有 ${nodes} 个顶点、${edges} 条边，太大了，画不下。请输入走法，例如 a-b。其中一些边：`,
  keys_cut:
    '方向键在各边之间移动，并显示会落下哪些，PageUp 和 PageDown 依次走过所有边，回车剪断，Esc 取消。',

  // 会拆开的石子堆
  help_run: ({ part }) =>
    runs[part] ??
    '点要取的石子，或划过相邻的几个；点两个石子之间，可以从那里分开。也可以从列表里选剩下什么。',
  help_options: ({ part }) =>
    part === 'box' ? '从列表里选一盒怎么分成两盒，另一盒随之倒空。' : '从列表里选这一堆变成什么。',
  part_n: ({ part, n }) => partOf(part).name(n),
  part_has: ({ part, n, size, one }) =>
    `${one ? partOf(part).alone : partOf(part).name(n)}，${partOf(part).holds(size)}`,
  keys_options:
    '左右方向键选一部分，上下方向键选它变成什么，数字键（如 5+3）查找含有这些数的走法。按住 Shift 再用方向键，可移动或加长一段。回车走这一步，Esc 取消。',
  becomes: ({ part, n, size, one }) =>
    one ? `${g(size)} 变成` : `${partOf(part).name(n)}：${g(size)} 变成`,
  option_of: ({ into, at, count, more }) => `变成 ${into}；${ways(count, more)}中的第 ${g(at)} 种`,
  options_here: ({ count, more }) => `未选；共有${ways(count, more)}`,
  options_more: ({ count }) => `还有 ${count} 种`,
  options_cut: ({ count, example }) =>
    `只列出了前 ${count} 种，其余的可以在这里输入，或输入走法：${example}。`,
  not_left: ({ left, count }) =>
    count ? `在这里取 ${count} 个会剩下 ${g(left)}，规则不允许。` : `规则不允许分成 ${g(left)}。`,
  none_such: ({ text }) => `没有含 ${text} 的走法。`,
  several_such: ({ text }) => `有几种走法含 ${text}，请选一种。`,
  find_option: '查找',
  do_option: '走这一步',
  wins: '必胜：',
};
