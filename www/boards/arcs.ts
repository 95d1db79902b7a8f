/** A graph without directions from which the two nodes of an edge are taken. */
import { netBoard } from './net.ts';

export const { start, reduce, view, cells, help, bar } = netBoard(true);
export const keys = 'boards.keys_cut';
export { layout, remember, styles } from './net.ts';
