export const name = '翻地毯（Rugs）';
export const rule = '翻转一个矩形里的全部硬币，其中行号、列号都最大的一枚由正翻到反。';
export const terms =
  '行:列 表示一枚正面的硬币，都从 0 数起；单独一个 0 表示没有正面了。走法如 0..2x1..3：第 0 到 2 行，第 1 到 3 列。';
