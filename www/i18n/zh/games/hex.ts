export const name = '十六进制游戏';
export const rule = '与八进制游戏相同，数位中含 8 时还可以剩三堆。';
export const terms = '十六进制编码，如 0.8F；局面写出各堆石子数。';
