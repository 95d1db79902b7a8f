export const name = '道森的保龄球游戏（Dawson’s Kayles）';
export const rule = '击倒相邻的两个瓶；一排可能因此分成两排。';
export const terms = '各数为各排瓶数。';
