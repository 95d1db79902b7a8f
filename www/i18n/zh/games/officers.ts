export const name = '军官游戏（Officers）';
export const rule = '从至少两颗石子的一堆里取一颗，剩下的留作一堆或分成两堆。';
export const terms = '各数为各堆石子数。';
