/**
 * A table of positions that two numbers describe, with N and P: marks come case by case, and the
 * moves from one cell lead to others.
 */
import { markup } from '../../ui/text/markup.ts';
import { figure, marks, table, type Cell, type Row } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Cases {
  rows: number[];
  columns: number[];
  /** The words for a cell, by the row's number and the column's number. */
  names: [string, string];
}

interface Frame {
  /** The marks by `row,column`. */
  marks?: Record<string, 'N' | 'P'>;
  /** The cells of this case. */
  at?: string[];
  /** The cells that their moves lead to. */
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
