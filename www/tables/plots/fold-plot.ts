/** Draw a sequence as rows of cells, one row for each period, coloured by value. */
import { heapIn, placeOf, shownAt } from './fold.ts';
import { STEPS, rampOf, stepOf } from './ramp.ts';
import type { Fold } from './fold.ts';
import type { Sheet } from './dots.ts';

/** The visible part: a cell (column, row) is drawn at (x + kx · column, y + ky · row) on the screen. */
export type Lens = { x: number; y: number; kx: number; ky: number };

interface FoldPlot {
  fold: Fold;
  lens: Lens;
  /** The heap under the cursor. */
  at: number;
  /** The largest value shown. */
  top: number;
  colours: Record<string, string>;
  font: string;
  words: { begins: string };
}

/** The margins for the numbers at the top and the left. */
export const RIM = { left: 70, top: 24 };

/**
 * `most` is the maximum size of a cell, `number` the minimum size at which a cell shows its value, in pixels.
 */
const CELL = { most: 32, number: 17 };

let layer: HTMLCanvasElement | null = null;

export function drawFold(sheet: Sheet, plot: FoldPlot) {
  const { ink, width, height } = sheet;
  const { fold, lens, at, colours } = plot;
  cells(sheet, plot);
  ink.save();
  ink.beginPath();
  ink.rect(RIM.left, RIM.top, width, height);
  ink.clip();
  numbers(ink, plot, width, height);
  begin(ink, plot, width);
  const { column, row } = placeOf(fold, at);
  const [x, y] = [lens.x + column * lens.kx, lens.y + row * lens.ky];
  ink.lineWidth = 2;
  ink.strokeStyle = colours.surface;
  ink.strokeRect(x - 3, y - 3, lens.kx + 6, lens.ky + 6);
  ink.strokeStyle = colours.ink;
  ink.strokeRect(x - 1, y - 1, lens.kx + 2, lens.ky + 2);
  ink.restore();
  rims(ink, plot, width, height);
}

/** Draw the cells, computing the colour of each device pixel once. */
function cells({ ink, width, height, ratio }: Sheet, { fold, lens, top, colours }: FoldPlot) {
  const [w, h] = [width, height].map((size) => Math.max(1, Math.round(size * ratio)));
  layer ??= document.createElement('canvas');
  [layer.width, layer.height] = [w, h];
  const paint = layer.getContext('2d') as CanvasRenderingContext2D;
  const image = paint.createImageData(w, h);
  const pixels = new Uint32Array(image.data.buffer);
  const ramp = rampOf(colours);
  const scale = (STEPS - 2) / Math.max(1, top - 1);
  const columns = new Int32Array(w);
  for (let x = 0; x < w; x += 1) {
    const column = Math.floor(((x + 0.5) / ratio - lens.x) / lens.kx);
    columns[x] = x / ratio >= RIM.left && column >= 0 && column < fold.width ? column : -1;
  }
  const { nimbers } = fold;
  let drawn = -1;
  for (let y = Math.ceil(RIM.top * ratio); y < h; y += 1) {
    const row = Math.floor(((y + 0.5) / ratio - lens.y) / lens.ky);
    if (row < 0 || row >= fold.rows) continue;
    if (row === drawn) {
      pixels.copyWithin(y * w, (y - 1) * w, y * w);
      continue;
    }
    drawn = row;
    const first = row * fold.width - fold.shift;
    const less = fold.saltus && first >= fold.from ? nimbers[first] - shownAt(fold, first) : 0;
    for (let x = 0; x < w; x += 1) {
      const n = first + columns[x];
      if (columns[x] < 0 || n < 0 || n >= nimbers.length) continue;
      const value = nimbers[n] - less;
      const step = value <= 0 ? 0 : 1 + Math.min(STEPS - 2, ((value - 1) * scale + 0.5) | 0);
      pixels[y * w + x] = ramp[step];
    }
  }
  paint.putImageData(image, 0, 0);
  ink.drawImage(layer, 0, 0, width, height);
}

/**
 * Draw the values as numbers if they fit. A value 0 is also underlined, so that colour is not its only mark.
 */
function numbers(
  ink: CanvasRenderingContext2D,
  { fold, lens, top, colours, font }: FoldPlot,
  width: number,
  height: number,
) {
  const digits = String(top).length;
  if (lens.ky < CELL.number || lens.kx < Math.max(CELL.number, 7 * digits + 6)) return;
  ink.font = `12px ${font}`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  const [c0, r0] = [(RIM.left - lens.x) / lens.kx, (RIM.top - lens.y) / lens.ky].map(Math.floor);
  for (let row = Math.max(0, r0); lens.y + row * lens.ky < height; row += 1) {
    if (row >= fold.rows) break;
    for (let column = Math.max(0, c0); column < fold.width; column += 1) {
      const x = lens.x + column * lens.kx;
      if (x > width) break;
      const n = heapIn(fold, column, row);
      if (n < 0) continue;
      const value = shownAt(fold, n);
      const y = lens.y + row * lens.ky;
      const strong = value === 0 || stepOf(value, top) > STEPS * 0.3;
      ink.fillStyle = strong ? colours.surface : colours.ink;
      ink.fillText(String(value), x + lens.kx / 2, y + lens.ky / 2 + 0.5);
      if (value === 0) ink.fillRect(x + lens.kx / 2 - 4, y + lens.ky / 2 + 7, 8, 1.5);
    }
  }
}

/** Draw the mark and the label at the beginning of the period. */
function begin(
  ink: CanvasRenderingContext2D,
  { fold, lens, colours, font, words }: FoldPlot,
  width: number,
) {
  if (fold.begins < 0) return;
  const y = lens.y + fold.begins * lens.ky;
  ink.strokeStyle = colours.amber;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.moveTo(RIM.left, y);
  ink.lineTo(width, y);
  ink.stroke();
  ink.font = `600 12px ${font}`;
  const wide = ink.measureText(words.begins).width + 12;
  // Place the label beside the cells if there is space, otherwise over the cells.
  const end = lens.x + fold.width * lens.kx;
  const right = end + wide < width ? end + wide : Math.min(width, Math.max(end, RIM.left + wide));
  const below = y - 20 < RIM.top;
  ink.fillStyle = colours.surface;
  ink.fillRect(right - wide, below ? y + 2 : y - 20, wide, 18);
  ink.fillStyle = colours.amber;
  ink.textAlign = 'right';
  ink.textBaseline = 'middle';
  ink.fillText(words.begins, right - 6, below ? y + 11 : y - 11);
}

/** Draw the first heap of each row at the left, and the column numbers at the top. */
function rims(
  ink: CanvasRenderingContext2D,
  { fold, lens, colours, font }: FoldPlot,
  width: number,
  height: number,
) {
  ink.font = `12px ${font}`;
  ink.fillStyle = colours['ink-soft'];
  ink.textBaseline = 'middle';
  ink.textAlign = 'center';
  const across = step(lens.kx, 20 + 8 * String(fold.width).length);
  const c0 = Math.max(0, Math.floor((RIM.left - lens.x) / lens.kx));
  for (let column = Math.ceil(c0 / across) * across; column < fold.width; column += across) {
    const x = lens.x + (column + 0.5) * lens.kx;
    if (x > width - 8) break;
    if (x > RIM.left) ink.fillText(`+${column}`, x, RIM.top / 2);
  }
  ink.textAlign = 'right';
  const down = step(lens.ky, 20);
  const r0 = Math.max(0, Math.floor((RIM.top - lens.y) / lens.ky));
  for (let row = Math.ceil(r0 / down) * down; row < fold.rows; row += down) {
    const y = lens.y + (row + 0.5) * lens.ky;
    if (y > height - 4) break;
    // Omit the label of a row whose first column lies before heap 0.
    const first = row * fold.width - fold.shift;
    if (y > RIM.top && first >= 0) ink.fillText(String(first), RIM.left - 8, y);
  }
}

/**
 * Return a round number of cells (1, 2 or 5 times a power of ten) that together are at least `space` wide.
 */
function step(cell: number, space: number) {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(space / cell)));
  return Math.max(1, [1, 2, 5, 10].map((f) => f * power).find((s) => s * cell >= space) ?? 1);
}

/** Return the view of all rows, with cells as large as possible up to a maximum size. */
export function wholeLens(fold: Fold, width: number, height: number): Lens {
  const { kx, ky } = leastLens(fold, width, height);
  return { x: RIM.left, y: RIM.top, kx, ky };
}

/**
 * Return the initial view: all rows; or, if the cells are wide enough to show their values but too low, an
 * enlarged view of the rows around the beginning of the period.
 */
export function firstLens(fold: Fold, width: number, height: number): Lens {
  const whole = wholeLens(fold, width, height);
  if (whole.kx < CELL.number || whole.ky >= CELL.number) return whole;
  const ky = CELL.most - 8;
  const y = RIM.top - Math.max(0, fold.begins - 2) * ky;
  return holdLens({ ...whole, ky, y }, fold, width, height);
}

function leastLens(fold: Fold, width: number, height: number) {
  return {
    kx: Math.min(CELL.most, (width - RIM.left) / fold.width),
    ky: Math.min(CELL.most - 8, (height - RIM.top) / Math.max(1, fold.rows)),
  };
}

/** Return the view zoomed about a point of the screen, clamped so that it stays on the rows. */
export function zoomLens(
  lens: Lens,
  factor: number,
  px: number,
  py: number,
  fold: Fold,
  width: number,
  height: number,
): Lens {
  const least = leastLens(fold, width, height);
  const kx = Math.min(CELL.most, Math.max(least.kx, lens.kx * factor));
  const ky = Math.min(CELL.most, Math.max(least.ky, lens.ky * factor));
  const x = px - ((px - lens.x) * kx) / lens.kx;
  const y = py - ((py - lens.y) * ky) / lens.ky;
  return holdLens({ x, y, kx, ky }, fold, width, height);
}

export function holdLens({ x, y, kx, ky }: Lens, fold: Fold, width: number, height: number): Lens {
  const hold = (at: number, from: number, space: number, size: number) =>
    Math.min(from, Math.max(at, Math.min(from, from + space - size)));
  return {
    kx,
    ky,
    x: hold(x, RIM.left, width - RIM.left, fold.width * kx),
    y: hold(y, RIM.top, height - RIM.top, fold.rows * ky),
  };
}
