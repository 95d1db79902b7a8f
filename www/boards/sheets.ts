/**
 * Rectangles of squares with places on them where a move can be made: lines along which one is cut, or
 * squares that are covered. Each place comes with the text of its move.
 */
import {
  as,
  cellOf,
  hit,
  inRows,
  moved,
  path,
  rect,
  stacked,
  star,
  textAt as text,
} from '../scene/scene.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { considering, start } from './considering.ts';
import { direction, nearest } from './keys.ts';
import { paragraph } from './listed.ts';
import { moveText } from './notation.ts';
import type { KeyEvent, Context, State } from './board.ts';
import type { Ui } from './considering.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';

type Spot = { sheet: number; x: number; y: number; width: number; height: number; text: string };
type Sheet = { width: number; height: number; taken: number[]; crosses?: boolean; dead?: boolean };

/** Rectangles with a longer side are not drawn. */
const LONGEST = 30;
/** How wide the widest rectangle is drawn, and a square at most and at least. */
const WIDE = 420;
const [MOST, LEAST] = [44, 14];
/** Rectangles that are drawn. */
const SHOWN = 120;
/** Room around a rectangle. */
const EDGE = 8;

const sheetsOf = ({ board }: State): Sheet[] => (board?.sheets ?? []).slice(0, SHOWN);

/** Whether crosses stand on the squares, one more with each move. */
const isCrosses = ({ board }: State) => Boolean(board?.sheets[0]?.crosses);

const spotsOf = ({ legal }: State): Spot[] =>
  (legal?.spots ?? []).filter(({ sheet }: Spot) => sheet < SHOWN);

/** Whether a place is a line to cut along. */
const isLine = ({ width, height }: Spot) => !width || !height;

/** A place in words. */
const spotWords = (state: State, spot: Spot, t: T) =>
  t(isCrosses(state) ? 'boards.spot_cross' : 'boards.spot', spot);

/** Where the places lie, the rectangles side by side. */
function middles(state: State) {
  let from = 0;
  const starts = sheetsOf(state).map(({ width }) => (from += width + 1) - width);
  return spotsOf(state).map(({ sheet, x, y, width, height }) => ({
    x: 10 * (starts[sheet] + x + width / 2),
    y: 10 * (y + height / 2),
  }));
}

function next(state: State, { key, cell, cells }: KeyEvent) {
  const arrow = direction(key);
  const at = Number(cell);
  let to;
  if (arrow && cell !== '') to = nearest(middles(state), at, arrow);
  else if (key === 'Home') to = 0;
  else if (key === 'End') to = cells.length - 1;
  else if (key === 'PageUp' || key === 'PageDown') to = at + (key === 'PageUp' ? -1 : 1);
  else return undefined;
  return cells[to] ?? null;
}

export { start };
export const keys = 'boards.keys_spots';
export const reduce = considering({ text: (state, cell) => spotsOf(state)[+cell].text, next });

export function help(state: State, _ui: Ui, t: T) {
  if (isCrosses(state)) return t('boards.help_crosses');
  return t('boards.help_spots', { line: spotsOf(state).some(isLine) });
}

export function bar(state: State, { chosen }: Ui, t: T) {
  const spot = chosen === null ? null : spotsOf(state)[+chosen];
  if (!spot) return {};
  const act = isLine(spot) ? 'boards.do_cut' : 'boards.do_domino';
  return {
    says: spotWords(state, spot, t),
    act: t(isCrosses(state) ? 'boards.do_cross' : act),
  };
}

export function view(state: State, ui: Ui, context: Context): Scene {
  const { t, width } = context;
  const sheets = sheetsOf(state);
  if (sheets.some((sheet) => Math.max(sheet.width, sheet.height) > LONGEST)) {
    return paragraph(t('boards.sheets_too_large'), context);
  }
  const widest = Math.max(1, ...sheets.map((sheet) => sheet.width));
  const fits = Math.floor(Math.min(WIDE, width - 2 * EDGE) / widest);
  const unit = Math.max(LEAST, Math.min(MOST, fits));
  const wins = new Set(state.hints.map(moveText));
  const drawn = sheets.map((_, i) => sheetScene(state, ui, i, unit, wins, context));
  const rest = (state.board?.sheets.length ?? 0) - SHOWN;
  const more = rest > 0 ? [paragraph(t('boards.sheets_more', { count: rest }), context)] : [];
  const rows = inRows(drawn, { width, gap: 14, rowGap: 14, foot: true });
  return stacked([rows, ...more], { align: 'middle' });
}

/** A cross on a square. */
function cross(x: number, y: number, unit: number) {
  const [a, b] = [0.24 * unit, 0.76 * unit];
  const d = `M${x + a} ${y + a}L${x + b} ${y + b}M${x + b} ${y + a}L${x + a} ${y + b}`;
  return as({ cls: 'cross' }, path(d, { stroke: 'ink', width: 3.5, capped: true }));
}

function sheetScene(
  state: State,
  ui: Ui,
  i: number,
  unit: number,
  wins: Set<string>,
  { t, em }: Context,
): Scene {
  const { width, height, taken, crosses, dead } = sheetsOf(state)[i];
  const full = new Set(taken);
  const [w, h] = [width * unit, height * unit];
  const items: Item[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) * unit, Math.floor(at / width) * unit];
    const filled = full.has(at) && !crosses;
    const style = { fill: filled ? 'ink-soft' : 'sunken', stroke: 'line-strong', width: 1.2 };
    items.push(as({ cls: filled ? 'square taken' : 'square' }, rect(x, y, unit, unit, style)));
    if (full.has(at) && crosses) items.push(cross(x, y, unit));
  }
  if (dead) {
    const strike = { stroke: 'lose', width: 5, capped: true, opacity: 0.8 };
    items.push(path(`M0 ${h}L${w} 0`, strike));
  }
  for (const [n, spot] of spotsOf(state).entries()) {
    if (spot.sheet === i) items.push(spotItem(state, ui, spot, String(n), unit, wins, t));
  }
  const says = crosses ? t('boards.board_n', { n: i + 1, dead }) : `${width}×${height}`;
  const places = taken.map((at) => `${Math.floor(at / width) + 1}:${(at % width) + 1}`);
  const run = { text: says, mono: !crosses };
  const size = 0.8 * em;
  const wide = Math.max(w + 2 * EDGE, widthOfLine([run], size));
  const caption = text(wide / 2, h + 2 * EDGE + size, [run], {
    size,
    fill: 'ink-soft',
    anchor: 'middle',
  });
  const name = crosses ? t('boards.board_has', { n: i + 1, dead, places }) : undefined;
  return {
    width: wide,
    height: h + 2 * EDGE + 1.5 * size,
    items: [moved((wide - w) / 2, EDGE, items), as({ name }, moved(0, 0, [caption]))],
  };
}

function spotItem(
  state: State,
  ui: Ui,
  spot: Spot,
  key: string,
  unit: number,
  wins: Set<string>,
  t: T,
) {
  const { x, y, width, height } = spot;
  const [w, h] = [width * unit, height * unit];
  const [cx, cy] = [x * unit + w / 2, y * unit + h / 2];
  const chosen = ui.chosen === key;
  // What is pressed: along a line, or where the two squares meet.
  const reach = (side: number, long: number) => {
    if (isLine(spot)) return Math.max(long, unit * 0.6);
    return isCrosses(state) ? unit : unit * (side > 1 ? 0.66 : 0.6);
  };
  const size = { w: reach(width, w), h: reach(height, h) };
  const box = { x: x * unit, y: y * unit, w, h };
  const items = [];
  if (chosen) {
    if (!isLine(spot)) items.push(rect(box.x, box.y, w, h, { fill: 'accent', opacity: 0.35 }));
    const d = `M${box.x} ${box.y}H${box.x + w}V${box.y + h}H${box.x}Z`;
    items.push(as({ cls: 'mark' }, path(d, { stroke: 'accent', width: 3.5 })));
  }
  if (wins.has(spot.text)) items.push(as({ cls: 'tick win' }, star(cx, cy, 1)));
  items.push(hit(cx - size.w / 2, cy - size.h / 2, size.w, size.h, { cell: key }));
  const cell = {
    key,
    role: 'button',
    label: spotWords(state, spot, t),
    aria: { pressed: String(chosen), disabled: String(!state.live) },
    box,
    act: { cell: key },
  };
  return cellOf(cell, items, chosen ? 'spot chosen' : 'spot');
}

export const styles = `
  .tick { pointer-events: none; }
  @media (forced-colors: active) {
    .square { stroke: CanvasText; }
    .square.taken { fill: CanvasText; }
    .mark { stroke: Highlight; }
  }
`;
