import type en from '../en/settings.ts';
import type { Translated } from '../../../i18n/languages.ts';

/** 对手、强度与胜负规则的选择。 */
export default {
  who_starts: '谁先走',
  starts_you: '我先走',
  starts_computer: '电脑先走',
  starts_friend: '朋友先走',
  opponent: '电脑的水平',
  against_person: '不用电脑，两人对弈',
  against_friend: '不用电脑，与朋友用链接对局',
  against_none: '电脑走双方，我来看',
  ending: '走最后一步的人',
  ending_normal: '赢',
  ending_misere: '输（反常规则）',
  hints_setting: '必胜走法',
  hints_on_demand: '需要时显示',
  hints_always: '一直显示',
  hints_off: '从不显示',
  sound: '声音',
  sound_off: '关',
  sound_on: '开',
} satisfies Translated<typeof en>;
