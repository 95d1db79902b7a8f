import type en from '../en/sharing.ts';
import type { Translated } from '../../../i18n/languages.ts';

/** 分享与嵌入。 */
export default {
  local: '这个地址只在这台电脑上有效；网页放到服务器上，别人才能打开。',
  shared_copied: '链接已复制：打开它就是这个局面，前面的着法也在。',
  shared_field: '请复制这个链接：打开它就是这个局面，前面的着法也在。',
  shared_link: '这个局面的链接',
  shared_picture: '保存图片',
  picture_copy: '复制图片',
  picture_copied: '图片已复制：和链接粘贴到一处即可。',
  picture_refused: '浏览器不让复制图片，请改为保存。',
  shared_animated: '保存动画图片（SVG）',
  not_drawn: '图片没有画成。',
} satisfies Translated<typeof en>;
