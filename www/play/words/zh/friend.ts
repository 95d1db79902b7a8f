import type en from '../en/friend.ts';
import type { Translated } from '../../../i18n/languages.ts';

const friend = (name: string) => name || '朋友';

/** 与朋友对局，着法靠链接往来。 */
export default {
  doubtful: '这一局有两种走法。',
  paused: ({ name }) => `这里轮到${friend(name)}走。`,
  turn: ({ name }) => `轮到${friend(name)}。`,
  won: ({ name }) => `${friend(name)}赢了。`,
  go_on_friend: '前进',
  line_friend: '朋友，用链接',
  line_other: '朋友先走',
  send: ({ name }) => `把这个链接发给${friend(name)}`,
  send_first: ({ name }) => `由${friend(name)}先走：把链接发过去，对局就开始了。`,
  send_move: ({ name }) =>
    `你这一步在链接里。${friend(name)}打开就能看到，走一步后再把链接发回来。`,
  send_end: ({ name }) => `这一局结束了。把链接发过去，${friend(name)}就能看到最后一步。`,
  copied: '已复制，粘贴到任何聊天软件里即可。',
  by_hand: '请从框里复制链接。',
  link: '要发送的链接',
  code: '给手机扫的二维码',
  code_label: '要发送的链接的二维码',
  no_code: '这个链接太长，做不成二维码。',
  name: '朋友的名字（只存在这台设备上）',
  here: ({ name }) => `在这里替${friend(name)}走`,
  doubt_behind: '这个链接旧了：这一局后来又走过。以哪一条为准？',
  doubt_ahead: '链接里有你的一步，但不是在这台设备上走的。以哪一条为准？',
  'doubt_taken-back': ({ n, name }) => `${friend(name)}想收回第 ${n} 步，改走了另一步。同意吗？`,
  doubt_edited: ({ n }) => `链接里的第 ${n} 步和你走的不一样。以哪一条为准？`,
  line_link: '链接里的',
  line_known: '这台设备上的',
  no_moves: '没有着法',
  use_link: '按链接继续',
  use_known: '按这台设备继续',
} satisfies Translated<typeof en>;
