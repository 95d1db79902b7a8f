export const name = '翻四角（Turning Corners）';
export const rule = '翻转一个矩形四角上的四枚硬币，其中行号、列号都最大的一枚由正翻到反。';
export const terms =
  '行:列 表示一枚正面的硬币，都从 0 数起；单独一个 0 表示没有正面了。走法如 2+0x3+1：第 2、0 行与第 3、1 列。';
