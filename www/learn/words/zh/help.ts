/** 帮助与搜索。 */
import type en from '../en/help.ts';
import type { Translated } from '../../../i18n/languages.ts';

export default {
  lead: '游戏和走法怎么写，有哪些按键，进度存在哪里。',
  writing: '怎么写游戏和局面',
  game: '一个游戏写成一行：先是名字，再是它需要的东西，例如集合 Nim 的集合。行末写 misere 表示走最后一步的人输。也可以在选择游戏的窗口里用自己的话描述，页面会说明它是怎么理解的。',
  position: '一个局面也写成一行，多半是各堆的大小，用空格隔开；逗号也可以。',
  all_games: ({ n }) => `全部 ${n} 个游戏`,
  rules: '自己的规则',
  rule: '箭头前面是一堆 n，或两个数 (x, y)；后面是一步可以留下的全部情形，用 | 隔开。(i, j) 是两堆；“for i in 0..n-1”表示逐个取值，“if …”是限制。可以用 + - * / % == < > and or、prime(p)、min、max、gcd 和 sqrt。',
  moves: '怎么写一步',
  move: '多半写成 2-3：从第 2 堆取 3 个；堆从 1 数起。各处列出的走法就是能输入的写法，照抄即可。',

  keys: '按键',
  key_search: '搜索，在页面任何地方都可以',
  key_keys: '显示这张表，在页面任何地方都可以',
  key_tab: '进入棋盘，再到下一个控件',
  key_arrows: '在棋盘、表格、局面图里移动，或逐步看证明',
  key_digits: '选择取几个',
  key_enter: '选中，并走出选中的一步',
  key_escape: '放弃所选，或关闭窗口',
  key_undo: '悔棋，再重做',
  key_steps: '键盘不在棋盘或输入框里时，逐步看这盘棋',
  keys_board: '每个棋盘都会把自己的按键读给屏幕阅读器，也写在棋盘下面。',

  kept: '进度存在哪里',
  kept_say:
    '只存在这个浏览器里：课程、星星、做出的题、任务单的作答、设置。什么都不会发出去，别人也看不到。清除本站数据就会丢失；存成文件可以留住，也能带到别的设备上。',
  kept_lessons: '把课程进度存成文件',
  kept_ladder: '把星星存成文件',

  about: '版本、源代码与反馈',
  report:
    '发现问题请告诉我们，中英文都可以。浏览器地址栏里的地址会说明你看到的是哪个游戏、哪个局面。',
  report_nowhere:
    '这一份没有写明反馈地址：请告诉给你这个页面的人。浏览器地址栏里的地址会说明你看到的是哪个游戏、哪个局面。',

  version: ({ version }) => `版本 ${version}`,
  source: '源代码',
  report_link: '反馈问题',

  said_full: '屏幕阅读器：全部',
  said_brief: '屏幕阅读器：只读走法',

  search_hint: '游戏、课程、题目或术语',
  kind_game: '游戏',
  kind_lesson: '课程',
  kind_problem: '题目',
  kind_term: '术语',
  kind_view: '页面各部分',
  found: ({ n }) => `找到 ${n} 项。`,
  about_play: '和电脑或和朋友对弈；选择游戏、设置、图编辑器、嵌入网页',
  about_tables: '各堆的 SG 值、周期与证书',
  about_graph: '局面、走法与必败态',
  about_quotient: '反常规则下各堆的类，与证书',
  found_none: '没有找到。换个短一点的词试试。',
} satisfies Translated<typeof en>;
