/** The board of a game on an undirected graph in which a move removes the two nodes of an edge. */
import { netBoard } from './net.ts';

export const { start, reduce, view, cells, help, bar } = netBoard(true);
export const keys = 'boards.keys_cut';
export { layout, remember, styles } from './net.ts';
