export const name = 'Arc Kayles';
export const rule = 'Choose an edge of the graph; its two nodes go, with all their edges.';
export const terms = 'a-b is an edge, and d alone a node without edges. A move is written -a-b.';
