export const name = '巴什博弈';
export const rule = '从一堆里取至少一颗、至多 k 颗石子。';
export const terms = '“bounded”后的数是 k；局面写出各堆石子数。';
