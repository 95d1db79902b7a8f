export const name = '自定规则';
export const rule = '把有 n 颗石子的一堆换成规则给出的一种结果。';
export const terms =
  'n -> 结果，用 | 分开；(i, j) 是两堆；“for i in 0..n-1”和“if ……”修饰它们前面的那种结果。';
