/** Drawings of rectangles of squares: a board with dominoes, a bar of chocolate, or a board with crosses. */
import { as, disc, path, rect } from '../scene/scene.ts';
import { crossItem } from './crosses.ts';
import { dominoesOn } from './dominoes.ts';
import type { Domino } from './dominoes.ts';
import type { Item } from '../scene/scene.ts';

export interface Sheet {
  width: number;
  height: number;
  taken: number[];
  crosses?: boolean;
  dead?: boolean;
}

/** The eight lines of three squares on a 3 × 3 board of crosses, by the numbers of the squares. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const squaresOf = ({ width, height }: Sheet, unit: number) =>
  Array.from({ length: width * height }, (_, at) => ({
    at,
    x: (at % width) * unit,
    y: Math.floor(at / width) * unit,
  }));

/** Draw a domino on its two squares. */
export function dominoItem(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  unit: number,
  { chosen = false }: { chosen?: boolean } = {},
): Item[] {
  const edge = 0.07 * unit;
  const [w, h] = [width * unit - 2 * edge, height * unit - 2 * edge];
  const [left, top] = [x * unit + edge, y * unit + edge];
  const tone = 1 + ((x + 2 * y) % 6);
  const face = { fill: `stone-${tone}`, stroke: '#00000055', width: 1, shaded: true };
  const body = { ...face, round: 0.2 * unit, ...(chosen ? { opacity: 0.65 } : {}) };
  const [cx, cy] = [left + w / 2, top + h / 2];
  const items = [as({ cls: 'domino' }, rect(left, top, w, h, body))];
  const inset = 0.14 * unit;
  const middle =
    width > height
      ? `M${cx} ${top + inset}V${top + h - inset}`
      : `M${left + inset} ${cy}H${left + w - inset}`;
  items.push(path(middle, { stroke: '#00000066', width: Math.max(1, 0.04 * unit), capped: true }));
  const pip = { fill: '#ffffffdd', stroke: '#00000033', width: 0.5 };
  for (const side of [-0.5, 0.5]) {
    const [dx, dy] = width > height ? [side * unit, 0] : [0, side * unit];
    items.push(as({ cls: 'pip' }, disc(cx + dx, cy + dy, 0.1 * unit, pip)));
  }
  return items;
}

/** Draw a board with dominoes. A covered square without a partner is drawn as blocked. */
function dominoBoard(sheet: Sheet, unit: number, known: readonly Domino[]): Item[] {
  const { width, height, taken } = sheet;
  const dominoes = dominoesOn(taken, width, known);
  const paired = new Set(dominoes.flat());
  const rim = { fill: 'sunken', stroke: 'line-strong', width: 1.5, round: 6 };
  const items = [rect(-3, -3, width * unit + 6, height * unit + 6, rim)];
  for (const { at, x, y } of squaresOf(sheet, unit)) {
    const style = { fill: 'raised', stroke: 'line-strong', width: 0.8, round: 0.1 * unit };
    items.push(as({ cls: 'square' }, rect(x + 1, y + 1, unit - 2, unit - 2, style)));
    if (!taken.includes(at) || paired.has(at)) continue;
    const block = { fill: 'ink-soft', round: 0.12 * unit, opacity: 0.75 };
    items.push(as({ cls: 'square taken' }, rect(x + 2, y + 2, unit - 4, unit - 4, block)));
  }
  for (const [first, second] of dominoes) {
    const [x, y] = [first % width, Math.floor(first / width)];
    const flat = second === first + 1;
    items.push(...dominoItem({ x, y, width: flat ? 2 : 1, height: flat ? 1 : 2 }, unit));
  }
  return items;
}

/** Draw a bar of chocolate with grooves along the lines on which it breaks. */
function bar(sheet: Sheet, unit: number): Item[] {
  const [w, h] = [sheet.width * unit, sheet.height * unit];
  const body = { fill: 'stone-2', stroke: '#00000066', width: 1.5, round: 0.12 * unit };
  const items = [as({ cls: 'square' }, rect(0, 0, w, h, body))];
  const edge = 0.09 * unit;
  const round = 0.1 * unit;
  let [light, dim] = ['', ''];
  for (const { x, y } of squaresOf(sheet, unit)) {
    const [left, top, right, low] = [x + edge, y + edge, x + unit - edge, y + unit - edge];
    const side = unit - 2 * edge;
    items.push(rect(left, top, side, side, { fill: 'stone-2', shaded: true, round }));
    light += `M${left} ${low - round}V${top + round}Q${left} ${top} ${left + round} ${top}H${right - round}`;
    dim += `M${right} ${top + round}V${low - round}Q${right} ${low} ${right - round} ${low}H${left + round}`;
  }
  // Light comes from the upper left, as on drawn stones.
  const width = Math.max(0.8, 0.05 * unit);
  items.push(
    path(light, { stroke: '#ffffff77', width }),
    path(dim, { stroke: '#00000066', width }),
  );
  return items;
}

/** Draw a grid on paper with crosses. On a finished board, three crosses in a line are struck through. */
function crossBoard(sheet: Sheet, unit: number): Item[] {
  const { width, height, taken, dead } = sheet;
  const [w, h] = [width * unit, height * unit];
  const paper = { fill: dead ? 'sunken' : 'raised', stroke: 'line', width: 1, round: 0.2 * unit };
  const items = [as({ cls: 'square' }, rect(0, 0, w, h, paper))];
  const edge = 0.12 * unit;
  for (let n = 1; n < width; n += 1) {
    const [x, y] = [n * unit, n * unit];
    const d = `M${x} ${edge}V${h - edge}M${edge} ${y}H${w - edge}`;
    items.push(path(d, { stroke: 'line-strong', width: 2, capped: true }));
  }
  for (const { at, x, y } of squaresOf(sheet, unit)) {
    if (!taken.includes(at)) continue;
    items.push(as({ cls: 'cross' }, crossItem(x, y, unit, dead ? 'ink-soft' : 'ink')));
  }
  const full = dead ? LINES.filter((line) => line.every((at) => taken.includes(at))) : [];
  for (const [from, , to] of full) items.push(strike(from, to, unit));
  return items;
}

/** Draw a stroke through the squares of a line, slightly longer than the line. */
function strike(from: number, to: number, unit: number): Item {
  const middle = (at: number) => [((at % 3) + 0.5) * unit, (Math.floor(at / 3) + 0.5) * unit];
  const [[x, y], [u, v]] = [middle(from), middle(to)];
  const [dx, dy] = [Math.sign(u - x) * 0.42 * unit, Math.sign(v - y) * 0.42 * unit];
  const style = { stroke: 'lose', width: 5, capped: true, opacity: 0.85 };
  return as({ cls: 'strike' }, path(`M${x - dx} ${y - dy}L${u + dx} ${v + dy}`, style));
}

/**
 * Draw a rectangle.
 * @param known dominoes that were seen when they were placed, or null for a bar, which has no dominoes
 */
export function sheetItems(sheet: Sheet, unit: number, known: readonly Domino[] | null): Item[] {
  if (sheet.crosses) return crossBoard(sheet, unit);
  return known ? dominoBoard(sheet, unit, known) : bar(sheet, unit);
}

/** Draw the chosen line along which a bar breaks, and a shade over the smaller piece. */
export function breakItems(
  { width, height }: Sheet,
  at: { x: number; y: number; width: number; height: number },
  unit: number,
): Item[] {
  const [w, h] = [width * unit, height * unit];
  const upright = !at.width;
  const place = (upright ? at.x : at.y) * unit;
  const before = 2 * place <= (upright ? w : h);
  const [from, far] = before ? [0, place] : [place, (upright ? w : h) - place];
  const style = { fill: 'surface', opacity: 0.4 };
  const piece = upright ? rect(from, 0, far, h, style) : rect(0, from, w, far, style);
  const d = upright ? `M${place} -4V${h + 4}` : `M-4 ${place}H${w + 4}`;
  const open = path(d, { stroke: 'surface', width: 8 });
  const cut = path(d, { stroke: 'accent', width: 3, dash: [6, 5], capped: true });
  return [as({ cls: 'piece' }, piece), open, as({ cls: 'mark' }, cut)];
}
