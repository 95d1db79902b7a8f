export const name = '取质数';
export const rule = '从一堆里取走质数颗石子。';
export const terms = '各数为各堆石子数。';
