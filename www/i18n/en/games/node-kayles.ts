import type { Words } from '../../index.ts';

export const name = 'Node Kayles';
export const rule = 'Choose a node of the graph; it goes, and its neighbours go with it.';
export const terms = 'a-b is an edge, and d alone a node without edges. A move is written -a.';

export const why: Words = {
  'head.component': 'Component',
  'named.component': ({ label }) => `the component ${label}`,
};
