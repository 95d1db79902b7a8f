/**
 * Rectangles of squares with spots where a move can be made: lines along which a rectangle is cut, or squares
 * that are covered. The core returns each spot with the text of its move.
 */
import {
  as,
  cellOf,
  hit,
  inRows,
  moved,
  path,
  stacked,
  star,
  textAt as text,
} from '../scene/scene.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { considering, start } from './considering.ts';
import { dominoesOn } from './dominoes.ts';
import { direction, nearest } from './keys.ts';
import { paragraph } from './listed.ts';
import { moveText } from './notation.ts';
import { crossItem } from './crosses.ts';
import { breakItems, dominoItem, sheetItems } from './sheet-drawing.ts';
import type { KeyEvent, Context, Memory, Position, State } from './board.ts';
import type { Ui } from './considering.ts';
import type { Domino } from './dominoes.ts';
import type { Sheet } from './sheet-drawing.ts';
import type { Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';

type Spot = { sheet: number; x: number; y: number; width: number; height: number; text: string };

/** The longest side of a rectangle that is drawn. */
const LONGEST = 30;
/** The largest width of a rectangle, unless its squares would be smaller than `LEAST`. */
const WIDE = 420;
/** The largest and smallest side of a square. */
const [MOST, LEAST] = [44, 14];
/** The largest number of rectangles that are drawn. */
const SHOWN = 120;
/** The margin around a rectangle. */
const EDGE = 8;

const sheetsOf = ({ board }: State): Sheet[] => (board?.sheets ?? []).slice(0, SHOWN);

/** Return whether each move puts a cross on a square. */
const isCrosses = ({ board }: State) => Boolean(board?.sheets[0]?.crosses);

const spotsOf = ({ legal }: State): Spot[] =>
  (legal?.spots ?? []).filter(({ sheet }: Spot) => sheet < SHOWN);

/** Return whether a spot is a line along which a rectangle is cut. */
const isLine = ({ width, height }: Spot) => !width || !height;

/** Return the description of a spot in words. */
const spotWords = (state: State, spot: Spot, t: T) =>
  t(isCrosses(state) ? 'boards.spot_cross' : 'boards.spot', spot);

/** Return the centres of the spots, with the rectangles side by side. */
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

/** Return whether moves cut rectangles instead of covering squares. */
const isBar = ({ part }: State) => part === 'sheet';

/** Return the dominoes that were seen when they were placed. */
const laidOn = ({ memory }: State): Domino[] => memory.get('laid') ?? [];

/** Store the dominoes as they were placed, since a position contains only the covered squares. */
export function remember(memory: Memory, state: State, _ui: Ui, before?: Position | null) {
  const [sheet] = sheetsOf(state);
  if (!sheet || isBar(state) || sheet.crosses) return;
  const { taken, width } = sheet;
  const move = before && state.last?.move;
  const laid: Domino[] = [];
  if (move?.kind === 'domino') {
    const at = Number(move.row) * width + Number(move.column);
    laid.push([at, at + (move.down ? width : 1)]);
  }
  memory.set('laid', dominoesOn(taken, width, [...laidOn(state), ...laid]));
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

function sheetScene(
  state: State,
  ui: Ui,
  i: number,
  unit: number,
  wins: Set<string>,
  { t, em }: Context,
): Scene {
  const { width, height, taken, crosses, dead } = sheetsOf(state)[i];
  const [w, h] = [width * unit, height * unit];
  const items = sheetItems(sheetsOf(state)[i], unit, isBar(state) ? null : laidOn(state));
  for (const [n, spot] of spotsOf(state).entries()) {
    if (spot.sheet === i) items.push(spotItem(state, ui, spot, String(n), unit, wins, t));
  }
  const label = crosses ? t('boards.board_n', { n: i + 1, dead }) : `${width}×${height}`;
  const places = taken.map((at) => `${Math.floor(at / width) + 1}:${(at % width) + 1}`);
  const run = { text: label, mono: !crosses };
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
  // The size of the hit area: along a line, around the middle of two squares, or a whole square.
  const reach = (side: number, long: number) => {
    if (isLine(spot)) return Math.max(long, unit * 0.6);
    return isCrosses(state) ? unit : unit * (side > 1 ? 0.66 : 0.6);
  };
  const size = { w: reach(width, w), h: reach(height, h) };
  const box = { x: x * unit, y: y * unit, w, h };
  const items = [];
  if (chosen && isLine(spot)) items.push(...breakItems(sheetsOf(state)[spot.sheet], spot, unit));
  else if (chosen) {
    if (isCrosses(state)) items.push(crossItem(box.x, box.y, unit, 'accent'));
    else items.push(...dominoItem(spot, unit, { chosen }));
    const d = `M${box.x} ${box.y}H${box.x + w}V${box.y + h}H${box.x}Z`;
    items.push(as({ cls: 'mark' }, path(d, { stroke: 'accent', width: 3 })));
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
  & .tick { pointer-events: none; }
  @media (forced-colors: active) {
    & .square, & .domino { stroke: CanvasText; }
    & .square.taken, & .pip { fill: CanvasText; }
    & .domino { fill: Canvas; }
    & .mark { stroke: Highlight; }
  }
`;
