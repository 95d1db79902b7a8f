export const name = 'Grundy 游戏';
export const rule = '把一堆分成大小不等的两堆。';
export const terms = '各数为各堆石子数。';
