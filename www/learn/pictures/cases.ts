/**
 * A picture of a table of positions, each described by two numbers, with N and P. The marks are added case by
 * case, and the options of a cell can be highlighted.
 */
import { markup } from '../../ui/text/markup.ts';
import { figure, marks, table, type Cell, type Row } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Cases {
  rows: number[];
  columns: number[];
  /** The names of the row's number and of the column's number. */
  names: [string, string];
}

interface Frame {
  /** The marks by cell, with the keys `row,column`. */
  marks?: Record<string, 'N' | 'P'>;
  /** The cells that the current case decides. */
  at?: string[];
  /** The highlighted cells, to which moves from the cells in `at` lead. */
  lit?: string[];
}

export function cases({ rows, columns, names }: Cases, frame: Frame, t: T) {
  const { marks: found = {}, at = [], lit = [] } = frame;
  const cell = (key: string): Cell => {
    const now = at.includes(key) && 'at';
    const mark = found[key];
    const shown = mark ? markup`<b class="${marks(mark, now && 'new')}">${mark}</b>` : '';
    return [shown, marks('cell', lit.includes(key) && 'lit', now)];
  };
  const label = t('learn.picture.cases', { names, at, lit });
  const body = rows.map((n): Row => [n, columns.map((column) => cell(`${n},${column}`))]);
  return figure('cases', table(label, [names.join(' \\ '), ...columns], body));
}
