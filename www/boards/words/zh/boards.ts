import { groupDigits as g } from '../../../i18n/digits.ts';
import { piecesInChinese as piecesOf } from '../../../i18n/pieces.ts';
import type en from '../en/boards.ts';
import type { Translated } from '../../../i18n/languages.ts';

const value = (v?: number | string | null) =>
  v === undefined || v === null ? '' : `，${/^∞/u.test(String(v)) ? '值' : 'SG 值'} ${v}`;

/** 局面的各部分怎么称呼，里面有什么。 */
const parts: Record<
  string,
  { name: (n: number | string) => string; alone: string; holds: (n: number | string) => string }
> = {
  heap: { name: (n) => `第 ${n} 堆`, alone: '一堆', holds: (n) => `${g(n)} 颗石子` },
  box: { name: (n) => `第 ${n} 盒`, alone: '一盒', holds: (n) => `${g(n)} 个` },
  pins: { name: (n) => `第 ${n} 排`, alone: '一排', holds: (n) => `${g(n)} 个瓶` },
  strip: { name: (n) => `第 ${n} 条`, alone: '一条', holds: (n) => `${g(n)} 格` },
  ring: { name: (n) => `第 ${n} 个（环）`, alone: '一环', holds: (n) => `${g(n)} 颗石子` },
  opened: { name: (n) => `第 ${n} 个（行）`, alone: '一行', holds: (n) => `${g(n)} 颗石子` },
};
const partOf = (part: string) => parts[part] ?? parts.heap;

/** 一段怎么选，因排里放的是什么而异。 */
const runs: Record<string, string> = {
  pins: '点一个瓶，把它击倒，或划过相邻的几个。也可以从列表里选剩下什么。',
  strip: '点要画叉的格子。也可以从列表里选剩下什么。',
  box: '在一盒里点两个之间的位置，从那里分成两盒，另一盒随之倒空。也可以从列表里选。',
};

const ways = (n: number, more: boolean) => `${more ? '超过 ' : ''}${n} 种走法`;

/** 方格带、硬币、巧克力、植物，以及会拆开的石子堆。 */
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
  keys_between:
    '左右方向键选行，上下方向键或数字键定前进几格，超过两子之间的格数就是后退，回车走，Esc 取消。',
  back_left: ({ back }) => `各行合计还可以后退 ${g(back)} 格。`,
  would_slide: ({ take, left }) => `左移 ${g(take)} 格，到第 ${g(left)} 格`,
  slide_n: ({ count }) => `左移 ${count} 格`,
  coin_stuck: ({ n }) => `第 ${n} 枚硬币动不了。`,
  coin_not_there: ({ n }) => `第 ${n} 枚硬币不能到那里。`,
  no_coin_there: '没有硬币能到那里。',
  help_strip: '点硬币要去的格子，或把硬币向左拖。',
  keys_strip: '左右方向键选硬币，上下方向键或数字键定左移几格，回车移动，Esc 取消。',

  // 平面上的硬币
  help_plane: ({ rows, columns }) =>
    rows.least > 1 && columns.least > 1
      ? '点击一枚正面的硬币，再点击它左上方的对角。'
      : '点击一枚正面的硬币，再点击它上方或左方的硬币，把那枚的行和列也加进来。',
  keys_plane:
    '方向键在硬币间移动。回车或空格选定一枚正面，再加入某枚硬币的行和列；在选中的硬币上按回车就翻转，Esc 取消。',
  plane_needs_head: ({ row, column }) =>
    `${row}:${column} 处是反面。行号、列号都最大的一枚必须是正面。`,
  plane_coin: ({ row, column, head }) => `第 ${row} 行第 ${column} 列：${head ? '正面' : '反面'}`,
  flipping: ({ rows, columns }) => `行 ${rows.join('、')}；列 ${columns.join('、')}`,
  plane_too_large: ({ heads }) =>
    `这些硬币相距太远，画不下。请输入走法，例如 2+0x3+1。正面：${heads.join('、')}`,

  // 矩形
  help_spots: ({ line }) =>
    line ? '点一条线，沿它把矩形切开。' : '点两个相邻空格之间，把骨牌放在这两格上。',
  spot: ({ x, y, width, height, text }) =>
    width && height
      ? `骨牌放在第 ${y + 1} 行第 ${x + 1} 列和它${width > 1 ? '右边' : '下面'}的一格`
      : `切成 ${text.split('=')[1].replace('+', ' 和 ')}`,
  do_domino: '放下',
  help_crosses: '点一个空格，在那里画叉。有三叉连成一线的棋盘就不再用。',
  spot_cross: ({ sheet, x, y }) => `在第 ${sheet + 1} 块棋盘第 ${y + 1} 行第 ${x + 1} 列画叉`,
  do_cross: '画叉',
  board_n: ({ n, dead }) => `${n}${dead ? '（已连线）' : ''}`,
  board_has: ({ n, dead, places }) =>
    `第 ${n} 块棋盘${dead ? '，已连线' : ''}：${places.length ? `叉在（行:列）${places.join('、')}` : '没有叉'}`,
  help_chess: ({ piece, torus }) =>
    `点一个亮的格子放${piecesOf[piece]}；暗的格子受到攻击。${torus ? '棋盘的对边相连。' : ''}`,
  keys_chess:
    '方向键逐格移动，并显示会攻击哪些格子；Home、End、Page Up、Page Down 到棋盘边上；Enter 放下；Escape 取消。',
  chess_square: ({ square, piece, is }) =>
    `${square}，${is === 'taken' ? piecesOf[piece] : is === 'attacked' ? '受攻击' : '空'}`,
  chess_taken: ({ square }) => `${square} 上已有棋子。`,
  chess_attacked: ({ square, piece, by }) => `${by} 上的${piecesOf[piece]}攻击 ${square}。`,
  chess_would: ({ square, piece, count }) => `${square} 放${piecesOf[piece]}，多攻击 ${count} 格`,
  chess_torus: '棋盘没有边：从一边出去，就从对边回来。',
  do_chess: '放下',
  sheets_more: ({ count }) => `还有 ${g(count)} 块没有画出；可以输入那里的走法。`,
  sheets_too_large:
    '有一边太长，画不下。请输入走法：1=3x4+2x4 把第一个矩形切成这两块，1:2-1:3 把骨牌放在第 1 行第 2、3 列。',
  keys_spots:
    '方向键在各处之间移动，并显示在那里会怎样；Page Up 和 Page Down 逐处移动；回车走这一步，Esc 取消。',

  // 可以放回石子的堆
  help_chips: '点一颗石子，取走它和后面的；点虚线圈，把石子放回。',
  would_put: ({ put, size }) => `放回 ${g(put)} 个，成为 ${g(size)} 个`,
  keys_chips:
    '左右方向键选堆，上下方向键或数字键定取几个，超过整堆的就是放回几个，回车确定，Esc 取消。',
  put_n: ({ count }) => `放回 ${count} 个`,
  put_left: ({ back }) => `各堆合计还可以放回 ${g(back)} 个。`,

  // 一排盒子
  help_place: '点一颗石子，把它和上面的都放进前一个盒子。',
  place_n: ({ count }) => `把 ${count} 个放进前一盒`,
  would_place: ({ take, left, to }) => `把 ${g(take)} 个放进 ${to} 号盒，剩 ${g(left)} 个`,
  keys_place: '左右方向键选盒子，上下方向键或数字选个数，回车移动，Esc 取消。',

  // 图上走子
  help_walk: '点击棋子，或点击它旁边的点。棋子离开的点会删去。',
  walk_matching: '粗线：一个最大匹配。',
  walk_node: ({ name, here, to }) =>
    `点 ${name}${here ? '，棋子在此' : ''}，${to.length ? `有边通往 ${to.join('、')}` : '没有边'}`,
  node_gone: ({ name }) => `点 ${name}：已删去`,

  // 有正反面的硬币
  head: '正',
  tail: '反',
  coin_shows: ({ n, head }) => `第 ${n} 枚：${head ? '正面' : '反面'}`,
  help_turn: ({ most, run }) =>
    run
      ? '点一枚正面朝上的硬币，再点它左边的一枚，翻转这一段。'
      : most === 1
        ? '点一枚正面朝上的硬币，把它翻过去。'
        : `点一枚正面朝上的硬币，再在它左边点至多 ${most! - 1} 枚，一起翻转。`,
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
  rows_too_large: ({ rows, longest, typed }) =>
    `巧克力共 ${rows} 行，最长一行 ${longest} 格；这里只画了一角。${typed ? '请填行列数，或输入走法，例如 2:3。' : ''}`,
  keys_bite: '方向键选格子，并显示会吃掉哪些，回车吃掉，Esc 取消。',

  // 格子上的棋子
  help_pieces: '点一枚棋子拿起它，再点有标记的格子，把它放过去。',
  help_places: '选棋子要去的位置，再选一次即走过去。',
  keys_pieces:
    '方向键在格子间移动，回车拿起棋子、选有标记的格子，在已选的格子上按回车走棋，Esc 取消。',
  keys_places: '方向键在各位置间移动，回车选一个，在已选的位置上按回车走棋，Esc 取消。',
  piece_stuck: '这枚棋子不能再走。',
  piece_none: '那里没有棋子。',
  place_none: '这枚棋子走不到那里。',
  piece_goes: ({ piece, to }) => `棋子${piece ? ` ${piece} ` : ''}走到 ${to}`,
  do_piece: '走棋',
  piece_at: ({ piece, names, at }) => `棋子${piece ? ` ${piece}` : ''}在 ${names} = ${at}`,
  places_more: '还有更多，请输入走法，例如 1=2:3，即把棋子 1 走到 (2, 3)。',
  square_pieces: ({ at, pieces, held, may, wins }) =>
    [
      at,
      pieces.length ? `棋子 ${pieces.join('、')}` : '',
      held ? '已拿起' : '',
      may ? '可以走到这里' : '',
      wins ? '必胜' : '',
    ]
      .filter(Boolean)
      .join('，'),

  // 每部分都走
  help_sum: '选其中一个游戏走一步。',
  keys_sum: '按 Tab 键到下一个游戏。',
  sum_term: ({ n, name, position }) => `第 ${n} 个游戏，${name}：${position}`,
  sum_over: '这里已不能再走',
  sum_value: ({ value }) => `值 ${value}`,
  help_each: '选每个部分变成什么，再走这一步。最后走完的部分决定胜负。',
  help_first: '选每个部分变成什么，再走这一步。最先走完的部分决定胜负。',
  keys_each:
    '左右方向键在各种变法之间移动，上下方向键换一个部分；回车选定，每个部分都选好后再按回车走这一步，Esc 取消。',
  each_name: ({ n }) => `第 ${n} 部分`,
  each_part: ({ n, text }) => `第 ${n} 部分：${text}`,
  each_ended: '不能再走',
  each_way: ({ n, to, wins }) => `第 ${n} 部分变成 ${to}${wins ? '，属于一步必胜走法' : ''}`,
  each_chosen: ({ chosen, all }) => `${all} 个部分中已选 ${chosen} 个`,
  do_each: '走这一步',
  each_more: ({ example }) =>
    `还有别的走法。可以输入走法，每个部分写一份，例如这一部分写 ${example}。`,
  each_many: ({ count }) =>
    `共有 ${g(count)} 个部分，太多，不便逐个选择。请输入走法，每个部分写一份，例如 1-2 2-1。`,

  // 植物
  stem: ({ from, to, more, loop, ground }) =>
    `${loop ? `${from} 上的自环` : `边 ${from} 到 ${to}`}${from === ground || to === ground ? '，连着地面' : ''}${
      more ? `；剪断后另有 ${more} 条边落下` : ''
    }`,
  help_cut: '点一条边，把它剪断：不再与地面相连的部分随之落下。',
  cutting: ({ from, to, more }) => `边 ${from}–${to}${more ? `，另有 ${more} 条边落下` : ''}`,
  do_cut: '剪断',
  plant_too_large: ({ nodes, edges, typed }) =>
    `这株植物有 ${nodes} 个顶点、${edges} 条边，太大了，画不下。${typed ? '请输入走法，例如 a-b。' : ''}其中一些边：`,
  keys_cut:
    '方向键在各边之间移动，并显示会落下哪些，PageUp 和 PageDown 依次走过所有边，回车剪断，Esc 取消。',

  // Texts of the board of Kayles on graphs.
  net_node: ({ name, others }) =>
    `点 ${name}${others.length ? `，连同 ${others.join('、')}` : '，没有相邻的点'}`,
  net_arc: ({ from, to }) => `边 ${from}–${to}，连同两个端点`,
  net_empty: '已没有顶点。',
  help_net: '点一个顶点，把它和相邻的顶点一起删去。',
  help_arcs: '点一条边，把它的两个端点一起删去。',

  // 按点删的树
  knot: ({ name, on, grows, more }) =>
    `点 ${name}，${on === null ? '长在地面上' : `长在 ${on} 上`}${grows ? `，有 ${grows} 个孩子` : ''}${
      more ? `；连同另外 ${more} 个点一起删去` : ''
    }`,
  help_node: ({ down }) =>
    down
      ? '点一个点，把它连同所有祖先一起删去。余下的子树各自立在地面上。'
      : '点一个点，把它的整棵子树删去。',
  taking: ({ name, more, down }) =>
    `点 ${name}${more ? `，连同${down ? '它下面' : '它上面'}的 ${more} 个点` : ''}`,
  do_node: '删去',
  tree_too_large: ({ nodes, typed }) =>
    `这些树连地面共有 ${nodes} 个顶点，太大了，画不下。${typed ? '请输入走法，例如 -a。' : ''}其中一些走法：`,
  keys_node:
    '方向键在各点之间移动，并显示会删去哪些，PageUp 和 PageDown 依次走过所有点，回车删去，Esc 取消。',

  // 会拆开的石子堆
  help_ring: '点要取的石子，或划过相邻的几颗：环随之断开成一行。也可以从列表里选剩下什么。',
  help_run: ({ part }) =>
    runs[part] ??
    '点要取的石子，或划过相邻的几颗；点两颗石子之间，可以从那里分开。也可以从列表里选剩下什么。',
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
  options_cut: ({ count, example }) =>
    `只列出了前 ${count} 种，其余的可以在这里输入，或输入走法：${example}。`,
  not_left: ({ left, count }) =>
    count ? `在这里取 ${count} 个会剩下 ${g(left)}，规则不允许。` : `规则不允许分成 ${g(left)}。`,
  none_such: ({ text }) => `没有含 ${text} 的走法。`,
  several_such: ({ text }) => `有几种走法含 ${text}，请选一种。`,
  find_option: '查找',
  do_option: '走这一步',
  wins: '必胜：',
  graph_signs: ({ choosing, moved, line }) =>
    [
      choosing ? '虚线框：现在有棋子可以走到那里。' : '',
      moved ? `点线${line ? '' : '箭头'}：上一步。` : '',
    ].join(''),
  graph_too_large: ({ nodes, edges, typed }) =>
    `这张图有 ${nodes} 个顶点、${edges} 条边，太大了，画不下。${typed ? '请输入走法，例如 a>b。' : ''}棋子在：`,
  node: ({ name, count, to, value: v }) =>
    `顶点 ${name}，${count ? `${count} 枚棋子` : '没有棋子'}${value(v)}，${
      to.length ? `箭头指向 ${to.join('、')}` : '没有出边'
    }`,
  node_target: ({ name, from, value: v }) => `从 ${from} 走到 ${name}${value(v)}`,
  where_to: ({ name }) => `${name} 上的棋子走到哪里？点一个虚线框的顶点。`,
  token_stuck: ({ name }) => `${name} 没有出边。`,
  which_token: ({ name }) => `有几枚棋子都能走到 ${name}，请先选其中一枚。`,
  no_way_there: ({ name }) => `现在没有棋子能走到 ${name}。`,
  help_graph: '先点一枚棋子，再点它的箭头指向的顶点。',
  keys_graph:
    '方向键在顶点间移动。回车拿起棋子；这时方向键在能去的地方之间轮换，回车走过去，Esc 取消。',
  help_merge: '点最上面的石子，把它取走；或者先点一堆，再点另一堆，把两堆合并。',
  keys_merge:
    '左右方向键选堆。上方向键加回车取一颗石子。回车拿起一堆，到另一堆再按回车合并，Esc 取消。',
  merge_here: '并到这里',
  nothing_to_merge: '空堆不能合并。',
  would_merge: ({ n, total }) => `按回车把第 ${n} 堆并到这里，共 ${g(total)} 个`,
  put_back: '放回',
  merge: '合并',
  held: ({ n }) => `已拿起第 ${n} 堆：放到另一堆上，或者`,
  help_split: '点一堆，再定换成的两堆各有多少个。',
  keys_split:
    '左右方向键选堆，回车打开；再用上下方向键或数字键定大小，左右方向键换另一堆，回车完成，Esc 取消。',
  nothing_to_split: '空堆不能拆。',
  split_smaller: ({ top }) => `新的每一堆最多 ${g(top)} 个。`,
  split_heap: ({ n, size }) => `拆第 ${n} 堆（${g(size)} 颗石子）`,
  new_heap: ({ n }) => `新的第 ${n} 堆`,
  do_split: '拆分',
  help_letters: '点一种字母，取一个、两个或全部。',
  keys_letters: '左右方向键选字母，上下方向键或数字键定个数，回车取走，Esc 取消。',
  letter_n: ({ letter }) => `字母 ${letter}`,
  letter_has: ({ letter, size }) => `字母 ${letter}，${g(size)} 个`,
  help_race: '点要减到的数。减到 0 就结束。',
  keys_race: '左右方向键选跑道，上下方向键或数字键定减多少，回车减去，Esc 取消。',
  track_at: ({ n, at, one }) => (one ? `倒数到 ${g(at)}` : `第 ${n} 条跑道，倒数到 ${g(at)}`),
  would_race: ({ take, left }) => `减 ${g(take)}，到 ${g(left)}`,
  step_by: ({ count }) => `减 ${g(count)}`,
  help_step: '点一颗石子，把它和它上面的石子移到下一级台阶。',
  keys_step: '左右方向键选台阶，上下方向键或数字键定个数，回车移动，Esc 取消。',
  step_n: ({ n }) => `第 ${n} 级`,
  step_has: ({ n, size, odd }) => `第 ${n} 级台阶${odd ? '（奇数级）' : ''}，${g(size)} 颗石子`,
  would_step: ({ take, left, below }) =>
    `${g(take)} 个移到${below ? `第 ${below} 级` : '地面'}，剩 ${g(left)} 个`,
  step_down: ({ count }) => `下移 ${g(count)} 个`,
} satisfies Translated<typeof en>;
