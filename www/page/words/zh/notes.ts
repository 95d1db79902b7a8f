import type en from '../en/notes.ts';
import type { Translated } from '../../../i18n/languages.ts';

export default {
  version: ({ value }) => `“${value}”不是本页的链接，已显示默认内容。`,
  later: ({ value }) => `这个链接来自更新的版本（${value}），能识别的部分已显示。`,
  view: ({ value, known }) => `没有栏目“${value}”，应为 ${known}。`,
  encoding: ({ field }) => `字段“${field}”已损坏，改用默认值。`,
  value: ({ field, value }) => `字段“${field}”不能是“${value}”，改用默认值。`,
  update_ready: '本页有新版本可用。',
  update_take: '立即载入',
  update_later: '以后再说',
  lang_failed: ({ name }) =>
    `没能载入 ${name}，所以仍用当前语言。可能是网络断了：请重试，或刷新页面。`,
} satisfies Translated<typeof en>;
