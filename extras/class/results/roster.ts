/**
 * The results of a class as a table of learners by tasks, on the page and for spreadsheets. Points are
 * computed from the attempts, so that a file cannot state false points.
 */
import type { Translate } from 'mexplorer/kit';
import { hintsOf, pointsFor, secondsOf, stateOf, triesOf } from '../sheet/attempts.ts';
import { idOf } from '../sheet/sheet.ts';
import { plainName } from '../sheet/variants.ts';
import type { Result } from './result.ts';
import type { Sheet } from '../sheet/sheet.ts';

type Cell = {
  points: number;
  tries: number;
  hints: number;
  seconds: number;
  state: ReturnType<typeof stateOf>;
};

export type Row = { name: string; saved: string; cells: Cell[]; total: number; result: Result };

/** A task sheet, with one row for each learner who has a result for it. */
export type Group = { id: string; sheet: Sheet; rows: Row[] };

function rowOf(result: Result): Row {
  const { sheet, work, saved } = result;
  const cells = sheet.tasks.map((task, i) => {
    const done = work.tasks[i];
    return {
      points: pointsFor(task, done),
      tries: triesOf(done),
      hints: hintsOf(done),
      seconds: secondsOf(done),
      state: stateOf(task, done),
    };
  });
  const total = cells.reduce((sum, { points }) => sum + points, 0);
  return { name: work.name, saved, cells, total, result };
}

/**
 * Group results by their sheets, with learners sorted by name. Of two results of one learner for one sheet,
 * the later result counts.
 */
export function roster(results: Result[]): { groups: Group[]; replaced: number } {
  const groups: Map<string, { sheet: Group['sheet']; rows: Map<string, Row> }> = new Map();
  let replaced = 0;
  for (const result of results) {
    const id = idOf(result.sheet);
    const group = groups.get(id) ?? { sheet: result.sheet, rows: new Map() };
    groups.set(id, group);
    const name = plainName(result.work.name);
    const before = group.rows.get(name);
    if (before) replaced += 1;
    if (!before || before.saved <= result.saved) group.rows.set(name, rowOf(result));
  }
  const sorted = [...groups].map(([id, { sheet, rows }]) => ({
    id,
    sheet,
    rows: [...rows.values()].sort((a, b) => a.name.localeCompare(b.name)),
  }));
  return { groups: sorted, replaced };
}

/** Match texts that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

/**
 * Return a cell of a CSV file (RFC 4180). A text that starts like a formula gets an apostrophe before it, so
 * that spreadsheets show it as text.
 */
export function csvCell(value: string | number) {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\n\r\t]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Return the rows as CSV, after a byte order mark by which spreadsheets recognise UTF-8. */
export function csv({ sheet, rows }: Group, t: Translate): string {
  const head = [
    t('teach.learner'),
    ...sheet.tasks.flatMap((_, i) => {
      const n = { n: i + 1 };
      return [
        t('class.task', n),
        t('teach.csv_tries', n),
        t('teach.csv_hints', n),
        t('teach.csv_seconds', n),
      ];
    }),
    t('teach.total'),
    t('teach.csv_saved'),
  ];
  const lines = rows.map(({ name, cells, total, saved }) => [
    name,
    ...cells.flatMap(({ points, tries, hints, seconds }) => [points, tries, hints, seconds]),
    total,
    saved,
  ]);
  return `\uFEFF${[head, ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
