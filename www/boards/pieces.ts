/**
 * Pieces whose positions are two numbers each, drawn on squares: the first number counts rows from the top,
 * the second columns from the left. If the pieces do not fit on a board of squares, their possible places are
 * listed.
 */
import { widthOfLine } from '../scene/metrics.ts';
import {
  as,
  quiet,
  disc,
  hit,
  inCell,
  inRows,
  moved,
  rect,
  stacked,
  star,
  textAt as text,
} from '../scene/scene.ts';
import { choice, choiceStyles } from './choices.ts';
import { choosing } from './choosing.ts';
import { direction, isAct } from './keys.ts';
import { paragraph } from './listed.ts';
import { piecesText, pieceText } from './notation.ts';
import type { Big, KeyEvent, Memory, Move, Result as ResultType, Context, State } from './board.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';

type Result = ResultType<Ui>;

interface Ui {
  /** The index of the piece that is picked up, or -1. */
  piece: number;
  /** The chosen place of the piece, or null. */
  chosen: number[] | null;
  notice: string;
}

/** The largest and smallest number of rows and columns of a board of squares. */
const SIDE = { most: 24, least: 5 };
/** The largest number of places that are listed for a piece. */
const LISTED = 60;
const MIDDLE = { anchor: 'middle' as const, middle: true };

export const start: Ui = { piece: -1, chosen: null, notice: '' };

const piecesOf = ({ board }: State): number[][] =>
  (board?.pieces ?? []).map((at) => at.map(Number));

/** Return the places to which a piece may move. */
const placesOf = ({ legal }: State, piece: number): number[][] =>
  (legal?.pieces?.[piece]?.to ?? []).map((to) => to.map(Number));

/** Return the place to which a move leads, as numbers. */
const placeIn = (to: Move['to']) => (to as Big[]).map(Number);

/**
 * Return the index of the piece that is picked up, or -1. While moves are allowed, a single piece counts as
 * picked up.
 */
const heldOf = (state: State, { piece }: Ui) =>
  !state.live ? -1 : piecesOf(state).length === 1 ? 0 : piece;

/** Return the text of a place, or of the places of several pieces that replace one. */
const written = ({ board }: State, numbers: number[]) => piecesText(numbers, board.names.length);

/**
 * Return the numbers of rows and columns that the positions of this game have needed so far, at least
 * `SIDE.least`. Both numbers are infinite if a move replaces a piece by several pieces.
 */
function sizeOf(state: State): [number, number] {
  const pieces = piecesOf(state);
  const places = pieces.flatMap((_, i) => placesOf(state, i));
  if (places.some((to) => to.length > state.board.names.length)) return [Infinity, Infinity];
  const all = [...pieces, ...places];
  const known = state.memory.get('size') ?? [SIDE.least, SIDE.least];
  const most = (axis: number) => all.reduce((so, at) => Math.max(so, at[axis] + 1), known[axis]);
  return [most(0), most(1)];
}

/** Store the numbers of rows and columns, so that the board never shrinks during a game. */
export const remember = (memory: Memory, state: State) => memory.set('size', sizeOf(state));

/** Return whether the position is drawn on squares. */
const isBoard = (state: State) =>
  state.board?.names?.length === 2 && Math.max(...sizeOf(state)) <= SIDE.most;

/** Return the tab stop before any square was chosen: the place of the first piece that can move. */
export function first(state: State) {
  if (!isBoard(state)) return undefined;
  const pieces = piecesOf(state);
  return (pieces.find((_, i) => placesOf(state, i).length) ?? pieces[0])?.join(':');
}

export const help = (state: State, _ui: Ui, t: T) =>
  t(isBoard(state) ? 'boards.help_pieces' : 'boards.help_places');

export const keys = (state: State) =>
  isBoard(state) ? 'boards.keys_pieces' : 'boards.keys_places';

const { choose, reducer } = choosing<State, Ui>({
  move: (state, ui) => (ui.chosen ? pieceText(heldOf(state, ui), ui.chosen) : ''),
  isChosen: ({ piece, chosen, notice }) => chosen !== null || piece >= 0 || notice !== '',
  none: () => start,
});

/**
 * Pick up the piece on a square, or the next one if several pieces are there. Return null if the square is
 * empty.
 */
function take(state: State, ui: Ui, at: number[], t: T): Result | null {
  const here = piecesOf(state).flatMap((place, i) => (`${place}` === `${at}` ? [i] : []));
  if (!here.length) return null;
  const piece = here[(here.indexOf(ui.piece) + 1) % here.length];
  const notice = placesOf(state, piece).length ? '' : t('boards.piece_stuck');
  return { ui: { piece, chosen: null, notice }, preview: null };
}

/** Handle a click on a square: choose it as the place of the picked piece, or pick up a piece there. */
function press(state: State, ui: Ui, active: string, now: boolean, t: T): Result {
  if (!state.live) return { ui, active };
  const at = active.split(':').map(Number);
  const held = heldOf(state, ui);
  if (held >= 0 && placesOf(state, held).some((to) => `${to}` === `${at}`)) {
    const again = `${ui.chosen}` === `${at}`;
    return { ...choose(state, { piece: held, chosen: at, notice: '' }, again || now), active };
  }
  const notice = t(held < 0 ? 'boards.piece_none' : 'boards.place_none');
  return { ...(take(state, ui, at, t) ?? { ui: { ...start, notice }, preview: null }), active };
}

/** Choose a place of the list. Choosing the same place twice makes the move. */
function pick(state: State, ui: Ui, { piece, to }: { piece: number; to: number[] }): Result {
  if (!state.live) return { ui };
  const again = heldOf(state, ui) === piece && `${ui.chosen}` === `${to}`;
  return choose(state, { piece, chosen: to, notice: '' }, again);
}

function onKey(state: State, ui: Ui, { key, cell, cells }: KeyEvent, t: T): Result | null {
  const arrow = direction(key);
  if (isBoard(state)) {
    const [y, x] = cell.split(':').map(Number);
    if (isAct(key)) return press(state, ui, cell, false, t);
    if (!arrow) return null;
    const to = `${y + arrow[1]}:${x + arrow[0]}`;
    return cells.includes(to) ? { ui, focus: to } : { ui };
  }
  const at = cells.indexOf(cell);
  if (arrow) {
    const to = Math.max(0, Math.min(cells.length - 1, at + arrow[0] + arrow[1]));
    return { ui, focus: cells[to] };
  }
  return isAct(key) && at >= 0 ? pick(state, ui, listedOf(state)[at]) : null;
}

export const reduce = reducer({
  press(state, ui, { act, pointer }, t) {
    if (!act.to) return press(state, ui, act.at, pointer === 'mouse', t);
    return { ...pick(state, ui, act), active: pieceText(act.piece, act.to) };
  },
  key: onKey,
});

/** Return the number of a piece, or 0 if it is the only one. */
const nameOf = (state: State, piece: number) => (piecesOf(state).length > 1 ? piece + 1 : 0);

export function bar(state: State, ui: Ui, t: T) {
  if (!ui.chosen) return {};
  const piece = nameOf(state, heldOf(state, ui));
  return {
    says: t('boards.piece_goes', { piece, to: written(state, ui.chosen) }),
    act: t('boards.do_piece'),
  };
}

/** Return the winning moves of a piece, or of all pieces if `piece` is negative. */
const winsOf = ({ hints }: State, piece: number) =>
  hints.filter((move) => move.kind === 'piece' && (piece < 0 || move.piece === piece));

export const view = (state: State, ui: Ui, context: Context): Scene =>
  isBoard(state) ? squares(state, ui, context) : lists(state, ui, context);

function squares(state: State, ui: Ui, { t, width, em }: Context): Scene {
  const [high, wide] = sizeOf(state);
  const pieces = piecesOf(state);
  const held = heldOf(state, ui);
  const places = new Set((held < 0 ? [] : placesOf(state, held)).map((to) => to.join(':')));
  const wins = new Set(
    winsOf(state, held).map(({ piece, to }) =>
      (held < 0 ? (pieces[Number(piece)] ?? []) : placeIn(to)).join(':'),
    ),
  );
  const size = (12 * em) / 16;
  const small = { size, mono: true, fill: 'ink-soft', ...MIDDLE };
  const corner = [{ text: `${state.board.names[0]}↓ ${state.board.names[1]}→`, mono: true }];
  const [left, top] = [widthOfLine(corner, size) + 8, 1.8 * size];
  const most = wide > 14 ? 30 : wide > 9 ? 38 : 46;
  const side = Math.max(24, Math.min(most, Math.floor((width - left - 2) / wide)));
  const items = [quiet(text(left / 2, top / 2, corner, small))];
  for (let x = 0; x < wide; x += 1) {
    items.push(quiet(text(left + (x + 0.5) * side, top / 2, x, small)));
  }
  for (let y = 0; y < high; y += 1) {
    items.push(quiet(text(left - size, top + (y + 0.5) * side, y, small)));
    for (let x = 0; x < wide; x += 1) {
      const key = `${y}:${x}`;
      const is = { side, held, may: places.has(key), wins: wins.has(key), em };
      const drawn = square(state, ui, [y, x], is, t);
      items.push(moved(left + x * side, top + y * side, drawn.items));
    }
  }
  return { width: left + wide * side + 2, height: top + high * side + 2, items };
}

function square(
  state: State,
  ui: Ui,
  at: number[],
  {
    side,
    held,
    may,
    wins,
    em,
  }: { side: number; held: number; may: boolean; wins: boolean; em: number },
  t: T,
) {
  const pieces = piecesOf(state);
  const here = pieces.flatMap((place, i) => (`${place}` === `${at}` ? [i] : []));
  const { move } = state.last ?? {};
  const came = move?.kind === 'piece' && `${move.to}` === `${at}`;
  const chosen = `${ui.chosen}` === `${at}`;
  const dark = (at[0] + at[1]) % 2;
  const middle = side / 2;
  const items: Item[] = [
    rect(0, 0, side, side, { fill: dark ? 'sunken' : 'raised', stroke: 'line', width: 1 }),
  ];
  if (came) {
    const style = { stroke: 'ink-soft', width: 1.5, dash: [4, 3], round: 6 };
    items.push(rect(2.5, 2.5, side - 5, side - 5, style));
  }
  if (chosen) items.push(rect(1.5, 1.5, side - 3, side - 3, { stroke: 'accent', width: 3 }));
  if (may) {
    items.push(disc(middle, middle, 0.17 * side, { fill: 'accent', opacity: 0.24 }));
    items.push(
      as({ cls: 'dot' }, disc(middle, middle, 0.17 * side, { stroke: 'accent', width: 2 })),
    );
  }
  if (here.length) {
    const top = here.includes(held) ? held : here[0];
    items.push(man(top, middle, 0.37 * side, top === held, pieces.length > 1, em));
  }
  const k = em / 16;
  if (here.length > 1) {
    const type = {
      size: 12 * k,
      bold: true,
      anchor: 'end' as const,
      halo: 'surface',
    };
    items.push(text(side - 2, side - 3, `×${here.length}`, type));
  }
  if (wins) items.push(as({ cls: 'tick win' }, star(side - 8, 8)));
  const key = at.join(':');
  const act = { at: key };
  items.push(hit(0, 0, side, side, act));
  const cell = {
    key,
    role: 'button',
    label: t('boards.square_pieces', {
      at: written(state, at),
      pieces: here.map((i) => i + 1),
      held: here.includes(held),
      may,
      wins,
    }),
    aria: { disabled: String(!state.live || (!may && !here.length)) },
    act,
  };
  const cls = ['field', may ? 'may' : '', chosen ? 'at' : '', came ? 'came' : ''];
  const drawn = { width: side, height: side, items };
  return inCell(drawn, cell, cls.filter(Boolean).join(' '));
}

/**
 * Draw a piece.
 * @param at both coordinates of its centre
 */
function man(i: number, at: number, r: number, held: boolean, numbered: boolean, em: number) {
  const style = { fill: `stone-${(i % 6) + 1}`, stroke: '#00000055', width: 1, shaded: true };
  const items = [disc(at, at, r, style)];
  if (held) {
    items.push(disc(at, at, r + 1.5, { stroke: 'surface', width: 3 }));
    items.push(disc(at, at, r + 4, { stroke: 'accent', width: 2 }));
  }
  if (numbered) {
    const font = { size: (14 * em) / 16, bold: true, mono: true };
    const ink = { fill: '#ffffff', halo: '#00000080' };
    items.push(text(at, at, i + 1, { ...font, ...ink, ...MIDDLE }));
  }
  return as({ cls: held ? 'man held' : 'man' }, moved(0, 0, items));
}

/** Return the places that are listed, in the order of their cells. */
const listedOf = (state: State) =>
  piecesOf(state).flatMap((_, piece) =>
    placesOf(state, piece)
      .slice(0, LISTED)
      .map((to) => ({ piece, to })),
  );

function lists(state: State, ui: Ui, context: Context): Scene {
  const { t, width } = context;
  const names = `(${(state.board?.names ?? []).join(', ')})`;
  const sections = piecesOf(state).map((at, i) => {
    const places = placesOf(state, i);
    const wins = new Set(winsOf(state, i).map((move) => `${placeIn(move.to)}`));
    const chips = places
      .slice(0, LISTED)
      .map((to) => placeChoice(state, ui, i, to, wins.has(`${to}`), context));
    const more = state.legal?.pieces?.[i]?.more || places.length > LISTED;
    const label = t('boards.piece_at', { piece: nameOf(state, i), names, at: written(state, at) });
    const parts = [
      paragraph(label, context, { size: 17, fill: 'ink' }),
      inRows(chips, { width, gap: 6, rowGap: 6 }),
    ];
    if (!places.length) parts.push(paragraph(t('boards.piece_stuck'), context));
    if (more) parts.push(paragraph(t('boards.places_more'), context));
    return stacked(parts, { gap: 6, align: 'middle' });
  });
  return stacked(sections, { gap: 14, align: 'middle' });
}

function placeChoice(
  state: State,
  ui: Ui,
  piece: number,
  to: number[],
  wins: boolean,
  { em }: Context,
) {
  const text = written(state, to);
  const pressed = heldOf(state, ui) === piece && `${ui.chosen}` === `${to}`;
  const is = { key: pieceText(piece, to), text, label: wins ? `${text} ★` : text };
  return choice({ ...is, pressed, wins, live: state.live, act: { piece, to } }, em);
}

export const styles = `
  ${choiceStyles}
  & .may .man { opacity: 0.75; }
  @media (forced-colors: active) {
    & .man ellipse, & .dot { stroke: CanvasText; stroke-width: 2; }
  }
`;
