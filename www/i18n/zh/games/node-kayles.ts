import type { Words } from '../../index.ts';

export const name = '图上 Kayles（Node Kayles）';
export const rule = '选图上的一个顶点，它和所有相邻的顶点一起删去。';
export const terms = 'a-b 是一条边，单独的 d 是没有边的顶点。走法写作 -a。';

export const why: Words = {
  'head.component': '连通分量',
  'named.component': ({ label }) => `连通分量 ${label}`,
};
