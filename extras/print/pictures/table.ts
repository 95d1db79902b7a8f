/** Draw a table of SG values: cells and dots for one heap, or a two-dimensional table for two heaps. */
import type { Grid, Table } from 'mexplorer';
import type { Translate } from 'mexplorer/kit';
import {
  cell,
  certificate,
  columnsFor,
  compute,
  disc,
  drawnPeriod,
  isStriped,
  noPeriod,
  path,
  periodMark,
  rect,
  stacked,
  textAt,
  ticks,
} from 'mexplorer/kit/pictures';
import type { DrawnPeriod, Item, Picture, Table as TableType } from 'mexplorer/kit/pictures';
import { captionOf, paragraph } from '../documents/page.ts';
import { comment, tableTex } from '../documents/tex.ts';
import { toTikz } from '../scene/tikz.ts';
import { fitted } from './game.ts';
import type { Shown } from './game.ts';
import type { Asked } from './spec.ts';

const SOFT = { size: 12, fill: 'ink-soft' };
const MIDDLE = { anchor: 'middle', middle: true } as const;
const END = { anchor: 'end', middle: true } as const;

/** The number of columns of the table, and whether its values are hidden. */
type Cells = { columns: number; hidden: boolean };

/** The maximum number of rows and of columns drawn of a two-dimensional table. */
const MAP = 24;

export async function table(asked: Asked, t: Translate): Promise<Shown> {
  const { game, upto, budget, width, print, show } = asked;
  const inner = width - 48;
  const found = await compute(game, upto, budget ? { budget } : {});
  const hidden = print === 'question';
  if ('width' in found) return map(found, asked, t);
  const { nimbers, period } = found;
  const title = t('table.title', { game: found.game });
  const last = nimbers.length - 1;
  const label = periodWords(t, found);
  const columns = asked.columns || Math.min(columnsFor(nimbers, inner), nimbers.length);
  const cells = cellsOf(t, nimbers, drawnPeriod(period), { columns, hidden });
  const dots = hidden ? [] : [dotsOf(t, nimbers, drawnPeriod(period), inner)];
  const values = Array.from(nimbers.slice(0, 12)).join(', ');
  const alt = t('static.alt.table', {
    game: found.game,
    upto: last,
    values: hidden ? '' : values,
    more: last >= 12,
  });
  return {
    title,
    alt: hidden ? alt : t('static.and', { one: alt, other: label }),
    parts: [
      paragraph(title, inner, { size: 16, bold: true, head: true }),
      ...(hidden ? [] : [paragraph(label, inner, { size: 14, fill: 'ink-soft' })]),
      ...(show === 'dots' ? [] : [fitted(cells, inner)]),
      ...(show === 'cells' ? [] : dots),
    ],
    tex:
      show === 'dots'
        ? [comment(title), toTikz(dots[0] ?? cells)].join('\n')
        : [comment(title), tableTex(cellRows(t, nimbers, { columns, hidden })), ''].join('\n'),
  };
}

function periodWords(t: Translate, { period, proof, nimbers }: Table) {
  const reached = t('common.number', { n: nimbers.length - 1 });
  const join = (all: string[]) => all.filter(Boolean).join(t('static.between'));
  if (!period && proof) return join([t('table.period.closed'), certificate(t, proof)]);
  if (!period) return noPeriod(t, nimbers.length - 1);
  const line = t(period.saltus ? 'table.period.saltus' : 'table.period.line', period);
  if (period.proven)
    return join([
      `${line} (${t('table.period.proven.badge')})`,
      proof ? certificate(t, proof) : '',
    ]);
  return `${line} (${t('table.period.seen.badge')}, ${t('table.period.upto', { reached })})`;
}

/** Return a table with a heading for each column and each row. */
function tableOf(
  head: (string | number)[],
  rows: number,
  cells: (row: number) => (string | number)[],
): TableType {
  const line = (texts: (string | number)[]) => texts.map((text) => cell(text));
  return { kind: 'table', head: [line(head)], body: below(rows).map(cells).map(line), foot: [] };
}

/** Return the numbers from 0 to `count` − 1. */
const below = (count: number) => Array.from({ length: count }, (_, i) => i);

const cellRows = (t: Translate, nimbers: ArrayLike<number>, { columns, hidden }: Cells) =>
  tableOf(
    [t('table.row.from'), ...below(columns).map((i) => `+${i}`)],
    Math.ceil(nimbers.length / columns),
    (row) => [
      row * columns,
      ...below(columns).map((i) => (hidden ? '' : (nimbers[row * columns + i] ?? ''))),
    ],
  );

function cellsOf(
  t: Translate,
  nimbers: ArrayLike<number>,
  period: DrawnPeriod | null,
  { columns, hidden }: Cells,
): Picture {
  const top = largest(nimbers, 0);
  const wide = Math.max(36, 9 * String(top).length + 14);
  const left = Math.max(26, 8 * String(nimbers.length).length + 14);
  const step = { x: wide + 3, y: 37 };
  const items = [
    textAt(left - 8, 12, t('table.row.from'), { ...SOFT, ...END }),
    ...below(columns).map((i) =>
      textAt(left + i * step.x + wide / 2, 12, `+${i}`, { ...SOFT, ...MIDDLE }),
    ),
  ];
  for (let n = 0; n < nimbers.length; n += 1) {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const [x, y] = [left + column * step.x, 24 + row * step.y];
    const zero = nimbers[n] === 0 && !hidden;
    if (column === 0) items.push(textAt(left - 8, y + 17, n, { ...SOFT, ...END }));
    items.push(
      rect(x + 0.5, y + 0.5, wide - 1, 33, {
        fill: 'raised',
        stroke: zero ? 'lose' : 'line',
        width: 1,
        round: zero ? 2 : 8,
      }),
    );
    if (period && !hidden && n === period.preperiod) {
      items.push(rect(x, y + 1, 4, 32, { fill: 'amber', round: 2 }));
    }
    if (hidden) continue;
    const look = { size: 16, bold: zero, fill: zero ? 'lose' : 'ink', ...MIDDLE };
    items.push(textAt(x + wide / 2, y + 17, nimbers[n], look));
  }
  return {
    width: left + columns * step.x,
    height: 24 + Math.ceil(nimbers.length / columns) * step.y,
    items,
  };
}

function largest(numbers: ArrayLike<number>, least: number) {
  let top = least;
  for (let n = 0; n < numbers.length; n += 1) top = Math.max(top, numbers[n]);
  return top;
}

const MARGIN = { left: 44, right: 24, top: 34, bottom: 40 };

function dotsOf(
  t: Translate,
  nimbers: ArrayLike<number>,
  period: DrawnPeriod | null,
  width: number,
): Picture {
  const [w, h] = [width - MARGIN.left - MARGIN.right, 190];
  const top = largest(nimbers, 1);
  const toX = (n: number) => MARGIN.left + ((n + 0.5) / nimbers.length) * w;
  const toY = (v: number) => MARGIN.top + h * (1 - (v + 0.5) / (top + 1));
  const base = MARGIN.top + h;
  const right = MARGIN.left + w;
  const items: Item[] = [];
  if (period && isStriped(period)) {
    const { preperiod: from, length } = period;
    const edge = (n: number) => Math.min(right, toX(n - 0.5));
    for (let k = 0; from + k * length < nimbers.length; k += 2) {
      const x = edge(from + k * length);
      const w = edge(from + (k + 1) * length) - x;
      items.push(rect(x, MARGIN.top, w, h, { fill: 'amber-soft', opacity: 0.55 }));
    }
  }
  for (const v of ticks(0, top, h / 34)) {
    items.push(
      path(`M${MARGIN.left} ${toY(v)}H${right}`, { stroke: 'line', width: 1 }),
      textAt(MARGIN.left - 7, toY(v), v, { ...SOFT, ...END }),
    );
  }
  for (const n of ticks(0, nimbers.length - 1, w / 70)) {
    items.push(
      path(`M${toX(n)} ${base}V${base + 4}`, { stroke: 'line', width: 1 }),
      textAt(toX(n), base + 17, n, { ...SOFT, anchor: 'middle' }),
    );
  }
  items.push(
    path(`M${MARGIN.left} ${base + 0.5}H${right}`, { stroke: 'line-strong', width: 1 }),
    textAt(right, base + 36, t('table.plot.x'), { ...SOFT, anchor: 'end' }),
    textAt(4, 13, t('table.plot.y'), SOFT),
  );
  const radius = Math.min(4.5, Math.max(0.8, (w / nimbers.length) * 0.36));
  for (let n = 0; n < nimbers.length; n += 1) {
    const [x, y] = [toX(n), toY(nimbers[n])];
    items.push(
      nimbers[n] === 0
        ? rect(x - radius, y - radius, 2 * radius, 2 * radius, { fill: 'lose' })
        : disc(x, y, radius, { fill: 'win' }),
    );
  }
  if (period && period.preperiod < nimbers.length) {
    const x = toX(period.preperiod - 0.5);
    const late = x > right - 150;
    items.push(
      path(`M${x} ${MARGIN.top - 6}V${base}`, { stroke: 'amber', width: 1.5 }),
      textAt(late ? x - 5 : x + 5, MARGIN.top - 8, periodMark(t, period), {
        ...SOFT,
        fill: 'amber',
        anchor: late ? 'end' : 'start',
      }),
    );
  }
  return { width, height: base + MARGIN.bottom, items };
}

/**
 * Draw the two-dimensional table of the SG values of positions with two heaps, or of bars of Chomp with two
 * rows and an empty third row.
 */
function map(grid: Grid, { width, print }: Asked, t: Translate): Shown {
  const hidden = print === 'question';
  const inner = width - 48;
  const [w, h] = [Math.min(grid.width, MAP), Math.min(grid.height, MAP)];
  const at = (x: number, y: number) => grid.nimbers[y * grid.width + x];
  const side = 30;
  const items = below(w).map((x) => textAt(40 + (x + 0.5) * side, 14, x, { ...SOFT, ...MIDDLE }));
  for (let y = 0; y < h; y += 1) {
    const top = 26 + y * side;
    items.push(textAt(32, top + side / 2, y, { ...SOFT, ...END }));
    for (let x = 0; x < w; x += 1) {
      const value = at(x, y);
      if (value === 65535) continue;
      const zero = value === 0 && !hidden;
      const [left, inside] = [40 + x * side, side / 2 - 0.5];
      const box = zero
        ? { fill: 'lose', round: 2 }
        : { fill: 'raised', stroke: 'line', width: 1, round: 7 };
      items.push(rect(left + 0.5, top + 0.5, side - 2, side - 2, box));
      if (hidden) continue;
      const look = { size: 13, bold: zero, fill: zero ? 'surface' : 'ink', ...MIDDLE };
      items.push(textAt(left + inside, top + inside, value, look));
    }
  }
  const drawn = { width: 42 + w * side, height: 28 + h * side, items };
  const title = t('table.title', { game: grid.game });
  const rows = grid.third !== null && grid.third !== undefined;
  const axes = rows ? t('table.map.axes.rows', { third: grid.third! }) : t('table.map.axes');
  const cut = grid.width > w || grid.height > h;
  const values = tableOf(['', ...below(w)], h, (y) => [
    y,
    ...below(w).map((x) => (hidden || at(x, y) === 65535 ? '' : at(x, y))),
  ]);
  return {
    title,
    alt: t('table.map', { game: grid.game, width: w, height: h }),
    parts: [
      paragraph(title, inner, { size: 16, bold: true, head: true }),
      paragraph(axes, inner, { size: 14, fill: 'ink-soft' }),
      fitted(drawn, inner),
      stacked(cut ? [captionOf(t('static.map_cut', { side: MAP - 1 }), inner)] : []),
    ],
    tex: [comment(title), tableTex(values), ''].join('\n'),
  };
}
