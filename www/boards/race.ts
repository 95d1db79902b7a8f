/**
 * The board of the game `race`: a pawn on a track of numbered places. The number of the pawn's place is the
 * size of the heap, and 0 is the goal.
 */
import {
  as,
  hit,
  inCell,
  inRows,
  moved,
  padded,
  rect,
  scaled,
  stacked,
  star,
  textAt as text,
} from '../scene/scene.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { allows, most } from './amounts.ts';
import { MORE } from './cells.ts';
import { groupDigits } from './notation.ts';
import { stoneItem } from './stones.ts';
import {
  cells,
  heapsOf,
  justTaken,
  pickedOf,
  rangesOf,
  spin,
  takeWords,
  taking,
  winsOf,
} from './taking.ts';
import type { Context, State } from './board.ts';
import type { Ui, Words } from './taking.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * The longest track that is drawn as a whole if it is the only one. If there are several tracks, the limit is
 * half of this.
 */
const WHOLE = 120;
/** The largest number of places drawn on either side of the pawn on a longer track. */
const AHEAD = 30;
/** The height of a place. */
const TALL = 34;
/**
 * A track of more than `LONG` places on a board narrower than `NARROW` is drawn smaller, so that a low window
 * shows all of it.
 */
const [NARROW, LONG] = [420, 40];
/** The scale of a track that is drawn smaller, at which fingers can still hit its places. */
const SMALL = 0.75;
const MIDDLE = { anchor: 'middle', middle: true } as const;

const words: Words = {
  ...takeWords,
  help: (_state, t) => t('boards.help_race'),
  act: (t, count) => t('boards.step_by', { count }),
  would: (t, _cell, take, left) => t('boards.would_race', { take, left }),
};

export const { start, reduce, bar, more, help, remember } = taking(words);
export { cells };
export const keys = 'boards.keys_race';

export const styles = `
  @media (forced-colors: active) {
    & .place > rect { fill: Canvas; stroke: GrayText; }
    & .place.legal > rect, & .place.goal > rect { stroke: CanvasText; }
    & .place.to > rect { stroke: Highlight; stroke-width: 3px; }
    & .place .hit { fill: transparent; stroke: none; }
  }
`;

export function view(state: State, ui: Ui, context: Context): Scene {
  const tracks = cells(state, ui).filter((cell) => cell !== MORE);
  return stacked(
    tracks.map((cell) => track(state, ui, cell, context)),
    { gap: 10, align: 'middle' },
  );
}

function track(state: State, ui: Ui, cell: string, { t, width, em }: Context): Scene {
  const i = Number(cell);
  const k = em / 16;
  const at = Number(heapsOf(state)[i]);
  const picked = pickedOf(ui, i);
  const begin = state.memory.get(i) ?? at;
  const numbers = placesOf(state, i, begin);
  const tight = width < NARROW && numbers.length > LONG;
  const scale = tight ? SMALL : 1;
  const digits = 8.5 * groupDigits(begin).length;
  const wide = tight ? Math.max(33, (8 + digits) * k) : Math.max(40, (18 + digits) * k);
  const places = numbers.map((n) => place(state, ui, i, n, { wide, k }));
  const gaps = tight ? { gap: 2, rowGap: 2 } : { gap: 4, rowGap: 6 };
  const path = scaled(
    inRows(places, { width: (width - 12) / scale, ...gaps, align: 'start' }),
    scale,
  );
  const size = 17 * k;
  const strong = { bold: true, mono: true };
  const line = [
    { text: `${t('play.now')} `, fill: 'ink-soft', scale: 0.8 },
    { text: groupDigits(at), ...strong },
    ...(picked
      ? [{ text: ` → ${groupDigits(at - picked)}`, cls: 'arrow', fill: 'accent', ...strong }]
      : []),
  ];
  const length = widthOfLine(line, size);
  const now = { width: length, height: 1.5 * size, items: [text(0, 1.1 * size, line, { size })] };
  const drawn = padded(stacked([path, now], { gap: 6, align: 'middle' }), 6, 6);
  const label = t('boards.track_at', { n: i + 1, at, one: heapsOf(state).length === 1 });
  return inCell(drawn, { key: cell, label, aria: spin(state, ui, cell, t, words) }, 'track');
}

/** Return the places of a track that are drawn; -1 stands for the places left out. */
function placesOf(state: State, i: number, begin: number) {
  const at = Number(heapsOf(state)[i]);
  const whole = begin <= (heapsOf(state).length > 1 ? WHOLE / 2 : WHOLE);
  const ahead = Math.min(most(rangesOf(state, i)) || 1, AHEAD);
  const high = whole ? begin : at + Math.min(justTaken(state, i), AHEAD);
  const low = whole ? 0 : Math.max(0, at - ahead);
  const places = Array.from({ length: high - low + 1 }, (_, n) => high - n);
  return low > 0 ? [...places, -1, 0] : places;
}

/** Draw one place of a track. */
function place(
  state: State,
  ui: Ui,
  i: number,
  n: number,
  { wide, k }: { wide: number; k: number },
): Scene {
  const cell = String(i);
  const at = Number(heapsOf(state)[i]);
  const amount = at - n;
  const may = amount > 0 && allows(rangesOf(state, i), amount);
  const is = {
    here: n === at,
    past: n > at,
    legal: may && state.live,
    to: amount > 0 && amount === pickedOf(ui, i),
    was: n > at && n === at + justTaken(state, i),
    goal: n === 0,
    win: winsOf(state, i).has(amount),
  };
  if (n < 0) return { width: wide, height: TALL, items: [text(wide / 2, TALL / 2, '…', MIDDLE)] };
  const items = [rect(1, 1, wide - 2, TALL - 2, lookOf(is))];
  if (is.here) {
    const stone = {
      x: wide / 2,
      y: 0,
      rx: Math.max(15, wide / 2 - 5),
      ry: 12,
      tone: 1 + (i % 6),
      tilt: -3,
    };
    const key = `pawn${i}`;
    const from = state.last?.animate ? key : undefined;
    items.push(as({ key, from }, stoneItem(stone, TALL / 2)));
  }
  const { here, goal, legal, win, past } = is;
  const fill = here ? '#ffffff' : goal ? 'amber' : legal || win ? 'ink' : 'ink-soft';
  items.push(
    text(wide / 2, TALL / 2, groupDigits(n), {
      ...MIDDLE,
      size: 14 * k,
      bold: here || goal || legal || win,
      mono: true,
      fill,
      halo: here ? '#000000a0' : undefined,
    }),
  );
  if (win) items.push(star(wide - 4, 4, 0.95));
  // Pointing at the pawn or at a place behind it chooses the amount 0, that is, no move.
  items.push(hit(0, 0, wide, TALL, { cell, amount: past || here ? 0 : amount }, may ? '' : 'no'));
  const cls = Object.entries(is)
    .filter(([, so]) => so)
    .map(([name]) => name);
  return {
    width: wide,
    height: TALL,
    items: [as({ cls: `place ${cls.join(' ')}` }, moved(0, 0, items))],
  };
}

function lookOf({
  past,
  was,
  legal,
  win,
  here,
  to,
  goal,
}: {
  past: boolean;
  was: boolean;
  legal: boolean;
  win: boolean;
  here: boolean;
  to: boolean;
  goal: boolean;
}) {
  const round = goal ? 8 : 15;
  if (to) return { fill: 'accent-soft', stroke: 'accent', width: 3, round };
  if (was) return { stroke: 'ink-soft', width: 1.5, dash: [4, 3], round };
  if (past) return { stroke: 'line', width: 1, dash: [4, 3], round };
  const raised = legal || win || here;
  const stroke = goal ? 'amber' : raised ? 'line-strong' : 'line';
  return { fill: raised ? 'raised' : 'sunken', stroke, width: 1.5, round };
}
