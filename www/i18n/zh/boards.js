const ways = (/** @type {number} */ n, /** @type {boolean} */ more) =>
  `${more ? '超过 ' : ''}${n} 种走法`;

/** 方格带、硬币、巧克力、植物，以及会拆开的石子堆。 @type {import('../index.js').Words} */
export default {
  // 方格带上的棋子
  coin_n: ({ n }) => `第 ${n} 枚硬币`,
  coin_at: ({ n, at }) => `第 ${n} 枚硬币，在第 ${at} 格`,
  help_between: '点两子之间的格子向前走，点后面的格子后退。',
  between_row: ({ n, gap }) => `第 ${n} 行：两子之间有 ${gap} 格`,
  row_n: ({ n }) => `第 ${n} 行`,
  would_close: ({ take, gap }) => `前进 ${take} 格，两子之间剩 ${gap} 格`,
  would_back: ({ put, gap }) => `后退 ${put} 格，两子之间有 ${gap} 格`,
  close_n: ({ count }) => `前进 ${count} 格`,
  back_n: ({ count }) => `后退 ${count} 格`,
  back_left: ({ back }) => `各行合计还可以后退 ${back} 格。`,
  would_slide: ({ take, left }) => `左移 ${take} 格，到第 ${left} 格`,
  slide_n: ({ count }) => `左移 ${count} 格`,
  coin_stuck: ({ n }) => `第 ${n} 枚硬币动不了。`,
  coin_not_there: ({ n }) => `第 ${n} 枚硬币不能到那里。`,
  no_coin_there: '没有硬币能到那里。',
  help_strip: '把一枚硬币向左拖，或点它要去的格子。',
  keys_strip: '左右方向键选硬币，上下方向键或数字键定左移几格，回车移动，Esc 取消。',

  // 有正反面的硬币
  head: '正',
  tail: '反',
  coin_shows: ({ n, head }) => `第 ${n} 枚：${head ? '正面' : '反面'}`,
  help_turn: ({ most, run }) =>
    run
      ? '先选一枚正面朝上的硬币，再选它左边的一枚，翻转这一段。'
      : most === 1
        ? '选一枚正面朝上的硬币翻过去。'
        : `先选一枚正面朝上的硬币，再在它左边选至多 ${most - 1} 枚一起翻。`,
  turn_needs_head: ({ n }) => `第 ${n} 枚是反面。最右边的一枚必须正面朝上。`,
  turn_at_most: ({ most }) => `一步最多翻 ${most} 枚。`,
  turning: ({ coins: list }) =>
    list.length > 3 ? `第 ${list[0]} 至 ${list.at(-1)} 枚` : `第 ${list.join('、')} 枚`,
  do_turn: ({ count }) => `翻转 ${count} 枚`,
  more_coins: ({ count }) => `……还有 ${count} 枚，请输入走法。`,
  keys_turn: '左右方向键选硬币，回车或空格把它加入这一步，在已选的硬币上按回车翻转，Esc 取消。',

  // 巧克力
  help_bite: '指向一格：它和它右下方的格子都会被吃掉。有毒的那格不能吃。',
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
  help_cut: '剪断一条边：不再连着地面的部分随之落下。',
  cutting: ({ from, to, more }) => `边 ${from}–${to}${more ? `，另有 ${more} 条边落下` : ''}`,
  do_cut: '剪断',
  plant_too_large: ({ nodes, edges }) =>
    `这株植物有 ${nodes} 个顶点、${edges} 条边，太大了，画不下。请输入走法，例如 a-b。其中一些边：`,
  keys_cut:
    '方向键在各边之间移动，并显示会落下哪些，PageUp 和 PageDown 依次走过所有边，回车剪断，Esc 取消。',

  // 会拆开的石子堆
  help_run:
    '指向要取的石子，或划过相邻的几个；在两个石子之间点一下可以切开。也可以从列表里选结果。',
  help_options: '从列表里选这一堆变成什么。',
  keys_options:
    '左右方向键选堆，上下方向键选它变成什么，数字键查找含有这些数的走法（5+3）。按住 Shift 用方向键移动或加长一段石子。回车完成，Esc 取消。',
  becomes: ({ n, size, one }) => (one ? `${size} 变成` : `第 ${n} 堆：${size} 变成`),
  option_of: ({ into, at, count, more }) => `变成 ${into}；${ways(count, more)}中的第 ${at} 种`,
  options_here: ({ count, more }) => `未选；共有${ways(count, more)}`,
  options_more: ({ count }) => `还有 ${count} 种`,
  options_cut: ({ count, example }) =>
    `只列出了前 ${count} 种，其余的可以在这里输入，或输入走法：${example}。`,
  not_left: ({ left, count }) =>
    count ? `在这里取 ${count} 个会剩下 ${left}，规则不允许。` : `规则不允许切成 ${left}。`,
  none_such: ({ text }) => `没有含 ${text} 的走法。`,
  several_such: ({ text }) => `有几种走法含 ${text}，请选一种。`,
  find_option: '查找',
  do_option: '就这样走',
  wins: '必胜：',
};
