/** Chinese texts of the course: the list of lessons, and the texts that lessons share. */
import type en from '../en/learn.ts';
import type { Exact } from '../../../i18n/args.ts';
import type { Translated } from '../../../i18n/languages.ts';

const heaps = (list: Exact[]) => list.join('、');

const total = (list: number[]) => list.reduce((sum, one) => sum + one, 0);

/** Write table cells as pairs in parentheses. */
const pairs = (list: string[]) => list.map((pair) => `(${pair.replace(',', ', ')})`).join('、');

export default {
  title: '课程',
  lead: '从第一步棋到 SG 定理：十八节短课，边下、边答、边证。',
  program: '程序',
  'title.first': '先玩一局',
  'title.union': '容斥原理',
  'title.games': '公平组合游戏与必胜态、必败态',
  'title.nim': 'Nim 与它的证明',
  'title.digraph': '把游戏变成有向图',
  'title.mex': 'mex 与 SG 函数',
  'title.sg': 'SG 定理与它的证明',
  'title.sums': '不同的游戏，一个和',
  'title.subtract': '集合 Nim 与周期',
  'title.split': '拆分 Nim',
  'title.staircase': '台阶 Nim',
  'title.letters': '字母游戏',
  'title.merge': '取石子：取一或合并',
  'title.misere': '反常规则（反 Nim、anti-SG）',
  'title.moore': 'Moore Nim',
  'title.find-rule': '找规律',
  'title.periods': '周期：看到的与证明了的',
  'title.quotient': '反常规则：不止 Nim',

  'part.start': '入门',
  'part.theory': '所有游戏，一套理论',
  'part.contest': '竞赛里常见的游戏',
  'part.further': '更进一步',
  'about.first': '两堆石子，自己找出第一个必胜的办法。',
  'about.games': '从结束往回推，看出谁赢。',
  'about.nim': '把各堆写成二进制：必胜的一步，以及它为什么总是存在。',
  'about.digraph': '局面是点，走法是箭头，下棋就是沿着箭头走。',
  'about.mex': '给每个局面一个数，比“胜”“负”说得更多。',
  'about.sg': '这些数为什么可以像 Nim 的堆一样异或。',
  'about.sums': '把不同的游戏合成一局，也知道什么时候不能异或。',
  'about.subtract': '只许取规定的个数，SG 值会循环。',
  'about.split': '一步把一堆变成两堆。',
  'about.staircase': '石子一级一级往下走，只有奇数级起作用。',
  'about.letters': '从一个词里取字母。',
  'about.merge': '两堆可以合成一堆，这时异或不管用。',
  'about.union': '不是游戏，而是不重复地计数的办法。',
  'about.misere': '取到最后一颗石子的人输，哪里会不一样？',
  'about.moore': '一步可以从几堆里取。',
  'about.find-rule': '打表、猜想、检验、证明、程序。',
  'about.periods': '一串数在重复，什么时候才算证明？',
  'about.quotient': 'SJ 定理是竞赛里常引用的反常规则判定，它错在哪里？',

  lessons: '各课',
  lesson: ({ n }) => `第 ${n} 课`,
  minutes: ({ n }) => `${n} 分钟`,
  problems: ({ problems }) => `题目 ${problems.join('、')}`,
  problem_count: ({ count }) => `${count} 道练习题`,
  practise: '本课的练习题',
  all_lessons: '全部课程',
  begin: '从第 0 课开始',
  go_on: ({ title }) => `继续：${title}`,
  state_done: '已完成',
  state_begun: '学习中',
  state_next: '下一课',
  progress: ({ done, all }) => `${all} 课中已完成 ${done} 课。`,
  kept: '进度只保存在这个浏览器里，没有它也能学。',
  save: '把进度存成文件',
  load: '从文件读入进度',
  loaded: '已读入；这里原有的进度仍然保留。',
  load_wrong: '这个文件里没有课程进度，请选从这里存下的文件。',
  clear: '清除进度',
  clear_sure: '确定清除',
  cleared: '已清除。',
  refuted: '常见的误解',
  glossary: '术语表',
  glossary_lead: '课程和各处解释用到的词，以及其他游戏背后的想法。',
  glossary_ideas: '游戏与想法',
  glossary_board: '摆上棋盘试试',
  by_problem: '由题目找课',
  previous: '上一课',
  next: '下一课',
  goal: '目标',
  finished: '这一课已经学完。',
  tasks: ({ done, all }) => `${all} 个任务中已完成 ${done} 个`,
  locked: '先回答上面的问题：后面的内容会透露答案。',
  locked_game: '先把上面这一局下完：后面的内容会透露答案。',
  unlock: '直接看',
  teachers: '给老师',
  notes_lead:
    '课程的内容出自信息学选手中流传的五份讲义，这里编号为 000 到 004，§ 后面是小节的名字。',
  notes: '讲义中的对应小节',
  errata: '讲义中的错误',
  no_lesson: ({ id }) => `还没有“${id}”这一课。`,
  sheet: '可打印的讲义',

  'choice.N': '必胜态（N）',
  'choice.P': '必败态（P）',
  'choice.yes': '能',
  'choice.no': '不能',

  'ask.kicker': '想一想',
  'ask.check': '检查',
  'ask.again': '再试一次',
  'ask.show': '看答案',
  'ask.right': '对。',
  'ask.right_is': '对：',
  'ask.shown_is': '答案：',
  'ask.wrong': ({ n }) => (n > 1 ? '也不对。' : '不对。'),
  'ask.number': '一个数',
  'ask.set': '几个数，用空格隔开',
  'ask.unclear_choice': '请先选一个答案。',
  'ask.unclear_number': '这里要填一个整数。',
  'ask.unclear_set': '这里要填几个数，用空格隔开。',
  'ask.got': ({ value }) => `这样得到 ${value}。`,
  'ask.find': '几个数，用空格隔开',
  'ask.unclear_find': '这里要填几个数，用空格隔开。',
  'ask.unclear_input': '这不是该题的一组输入。',
  'ask.input': '该题的一组输入',
  'ask.prints': ({ right, faulty }) => `正确答案是 ${right}，有错的程序输出 ${faulty}。`,
  'ask.claim': '你的规律，如 g(n) = n % 4',
  'ask.unclear_claim':
    '这里应写一条规律，如 g(n) = n % 4、g(2*m) = m | g(2*m+1) = g(m)，或 period 7。',
  'ask.fails': ({ position, says, truth }) => `在 ${position} 处它说是 ${says}，实际是 ${truth}。`,
  'ask.unclear_move': '请在棋盘上走一步。',

  proof: '逐步证明',
  'proof.acts': '证明的步骤',
  'proof.invite': '先自己想想为什么，再一步一步看。',
  'proof.keys': '（也可以用 ← → 键。）',
  'proof.next': '下一步',
  'proof.back': '上一步',
  'proof.first': '回到开头',
  'proof.all': '全部展开',
  'proof.at': ({ step, count }) => `第 ${step} 步，共 ${count} 步`,
  'proof.link': ({ n }) => `第 ${n} 步的链接`,

  'build.sum_value': 'SG',
  'build.sum_with': 'SG ⊕ x',
  'build.sum_to': '走到',
  'build.sum_of': ({ name, n }) => `${name}，${n} 个的一堆`,
  'build.pair': ({ i, j }) => `${i} 与 ${j}`,
  'build.set': '集合',
  'build.mex_of': ({ set }) => `${set} 的 mex`,
  'build.sg': ({ n }) => `${n} 颗石子的 SG 值`,
  'build.bit': ({ row, power }) => `${row}，第 ${power} 列`,
  'build.odd': '奇数个？',
  'build.mod': ({ modulus }) => `模 ${modulus}`,
  'build.from': '从',
  'build.to': '后继',
  'build.options_of': ({ n }) => `${n} 的后继`,
  'build.position': '局面',
  'build.outcome': ({ position }) => `${position} 是 N 还是 P`,
  'build.right': ({ name }) => `${name}：对。`,
  'build.wrong': ({ name }) => `${name}：还不对。`,
  'build.count': ({ right, all }) => `${all} 格中已填对 ${right} 格。`,
  'build.done': '全部填对了。',
  'build.shown': '这些是正确答案。',
  'build.clear': '清空',
  'build.show': '看答案',

  'drill.at': ({ right, all }) => `${all} 个中答对 ${right} 个`,
  'drill.right': '对。',
  'drill.wrong': '不对：',
  'drill.again': '这个局面稍后再来一次。',
  'drill.next': '下一个局面',
  'drill.done': ({ n, tries }) =>
    tries > n ? `${n} 个全部答对，共答了 ${tries} 次。` : `${n} 个全部一次答对。`,
  'drill.paper': ({ n }) => `请判断以下 ${n} 个局面`,

  code: '程序',
  code_language: '编程语言',
  'win.won': '赢了。',
  'win.next': '下一局',
  'win.show': '演示给我看',
  'win.own': '现在自己来',
  'win.lost': '这局没赢，再来一次。',
  'win.all': '全部赢下来了。',

  'bits.asks': ({ n, divisors }) =>
    `从 1 到 ${n} 的数中，有多少个能被 ${divisors.join('、')} 中的至少一个整除？下面每个 i 选出其中几个约数：最低位对应 ${divisors[0]}${divisors.length > 1 ? `，次低位对应 ${divisors[1]}` : ''}${divisors.length > 2 ? '，依此类推' : ''}。`,
  'bits.mask': 'i',
  'bits.chosen': '选中',
  'bits.product': '乘积 t',
  'bits.count': 'n / t',
  'bits.adds': '加上',
  'bits.sum': '累计',
  'bits.over': ({ t, n }) => `${t} > ${n}：停`,
  'bits.label': '用二进制枚举各项',
  'bits.next': '下一个 i',
  'bits.back': '上一个 i',
  'bits.all': '全部',
  'bits.row': ({ i, chosen, adds, sum }) => `i = ${i}：{${chosen}} 加上 ${adds}，累计 ${sum}。`,

  'twin.board': '在棋盘上',
  'twin.graph': '在图上',
  'twin.at': ({ position, options }) =>
    options
      ? `棋子在 ${position}，有 ${options} 条边可走。`
      : `棋子在 ${position}，没有出边：游戏结束。`,
  'twin.from': ({ by }) => (by === 'graph' ? '在图上推了一步。' : '在棋盘上走了一步。'),
  'twin.no': '从这里没有边通向那里。',

  'picture.heap': '堆',
  'picture.bits': ({ heaps: list, sum, column, row, becomes }) =>
    [
      `${heaps(list)} 的二进制。`,
      sum === null ? '' : `异或和为 ${sum}。`,
      column ? `标出第 ${column} 列。` : '',
      becomes === undefined
        ? row === undefined
          ? ''
          : `标出 ${row} 这一行。`
        : `${row} 变成 ${becomes}。`,
    ].join(''),
  'picture.values': ({ from, options, mex, wanted }) =>
    [
      options.length ? `${from} 的后继：${options.join('、')}。` : `${from} 没有后继。`,
      wanted === undefined ? '' : `要找的值是 ${wanted}。`,
      mex === null ? '' : `没有出现的最小值是 ${mex}。`,
    ].join(''),
  'picture.grid': ({ at, lit }) =>
    [
      '每一对堆，格中是两个 SG 值的异或。',
      at ? `标出 ${at}。` : '',
      lit.length ? `正在看：${lit.join('；')}。` : '',
    ].join(''),
  'picture.stairs': ({ steps, moved, sum }) =>
    [
      moved
        ? `${moved.by === 'you' ? '你' : '对方'}把 ${moved.count} 个从第 ${moved.from} 级移到${
            moved.from === 1 ? '地面' : `第 ${moved.from - 1} 级`
          }。`
        : '',
      `第 1 到 ${steps.length} 级的石子：${heaps(steps)}。`,
      sum === null ? '' : `奇数级的异或和为 ${sum}。`,
    ].join(''),
  'picture.ground': '地面',
  'picture.replies': ({ count }) => `全部 ${count} 种走法，各附走后的异或和`,
  'picture.heaps': ({ heaps: list, taken, by }) =>
    `各堆 ${heaps(list)} 个。${
      by ? `${by === 'you' ? '你' : '对方'}取了 ${total(taken)} 个。` : ''
    }`,
  'picture.by_you': '你',
  'picture.by_they': '对方',
  'picture.graph': ({ nodes, arrows, marks, lit, token }) =>
    [
      `局面 ${nodes.join('、')}，${arrows} 条边。`,
      Object.keys(marks).length
        ? `标记：${Object.entries(marks)
            .map(([node, mark]) => `${node} 是 ${mark}`)
            .join('，')}。`
        : '',
      lit.length ? `正在看：${lit.join('、')}。` : '',
      token ? `棋子在 ${token}。` : '',
    ].join(''),
  'picture.venn': ({ names, point, tally }) =>
    `三个集合：${names.join('；')}。${point || '这个数'}同属三个集合。${
      tally.length ? `已计：${tally.join(' ')}。` : ''
    }`,
  'picture.cells': ({ values, last, columns, at, lit, alike, apart }) =>
    [
      values
        ? `从 0 颗石子起的 SG 值：${heaps(values)}。`
        : `0 到 ${last} 的 SG 值，每行 ${columns} 个。`,
      at.length ? `正在看：${heaps(at)}。` : '',
      lit.length ? `标出：${heaps(lit)}。` : '',
      alike.length
        ? `相同的段：${alike.map(([from, to]: number[]) => `${from} 到 ${to}`).join('、')}。`
        : '',
      apart ? `其中 ${apart} 个不合周期。` : '',
    ].join(''),
  'picture.cases': ({ names, at, lit }) =>
    [
      `按 ${names[0]}（行）与 ${names[1]}（列）列出局面。`,
      at.length ? `正在看：${pairs(at)}。` : '',
      lit.length ? `走到：${pairs(lit)}。` : '',
    ].join(''),
  'picture.counts': ({ heaps: list, ones, modulus, column }) =>
    `${heaps(list)} 的二进制。各列 1 的个数：${heaps(ones)}；除以 ${modulus} 的余数：${heaps(
      ones.map((n: number) => n % modulus),
    )}。${column ? `标出第 ${column} 列。` : ''}`,
  'picture.ones': '1 的个数',

  static_answers: '答案',
  static_live: '打开 JavaScript 后，这一课可以在棋盘上下、当场检查答案。',
  static_paper: '请填写',
  static_course: '公平组合游戏课程',
  static_contents: '目录',
  static_play: ({ position }) => `从 ${position} 开始下一局。`,
} satisfies Translated<typeof en>;
