export const name = '取平方数';
export const rule = '从一堆里取走平方数（1、4、9……）颗石子。';
export const terms = '各数为各堆石子数。';
