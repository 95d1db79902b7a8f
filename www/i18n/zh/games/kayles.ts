export const name = '保龄球游戏（Kayles）';
export const rule = '击倒一个瓶，或相邻的两个瓶；一排可能因此分成两排。';
export const terms =
  '各数为各排瓶数。一步可以留下两排，其 SG 值为两排 SG 值的异或和，即 Multi-SG 游戏。';
