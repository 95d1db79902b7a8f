/**
 * The board of the game `letters`: equal letters form a group, and a move takes one, two or all letters of a
 * group.
 */
import {
  as,
  hit,
  inCell,
  inRows,
  moved,
  rect,
  stacked,
  star,
  textAt as text,
} from '../scene/scene.ts';
import { atLeast, most } from './amounts.ts';
import { sizeAndName } from './heaps.ts';
import { groupDigits, letterText } from './notation.ts';
import { roundButton } from './round-button.ts';
import * as taken from './taking.ts';
import type { Act, Legal, Move, Position, Context, State } from './board.ts';
import type { Ui, Words } from './taking.ts';
import type { Scene } from '../scene/scene.ts';

type Letter = { letter: string; count: number | string };

/** The largest number of tiles that are drawn of one letter. */
const TILES = 12;
/** The width and height of a tile with the gap around it. */
const [WIDE, TALL] = [46, 52];
/** The space above the tiles for lifted tiles. */
const AIR = 10;
const MIDDLE = { anchor: 'middle', middle: true } as const;

const words: Words = {
  ...taken.takeWords,
  help: (_state, t) => t('boards.help_letters'),
  name: (t, cell, state) => t('boards.letter_n', { letter: orderOf(state)[Number(cell)] }),
  text: (picks, state) => {
    const [[i, amount]] = picks;
    return letterText(orderOf(state)[i], amount);
  },
};
const base = taken.taking(words);

export const { start, help } = base;
export const keys = 'boards.keys_letters';

export const styles = `
  & .face { transition: transform var(--speed); }
  & .lifted > .face { transform: translateY(-9px); }
  & .leaving > .face { animation: fade calc(var(--speed) * 2.4) ease-in both; }
  @keyframes fade {
    0%, 30% { opacity: 1; transform: translateY(-10px); }
    99%, 100% { opacity: 0; transform: translateY(-40px); }
  }
  @media (prefers-reduced-motion: reduce) {
    & .face { transition: none; }
    & .leaving > .face { animation: none; opacity: 0; }
  }
`;

const lettersOf = ({ board }: State): Letter[] => board?.letters ?? [];

/** Store all letters seen in the game in alphabetical order. A letter that is used up keeps its place. */
export function remember(memory: Map<string, string[]>, state: State) {
  const { move } = state.last ?? {};
  const gone = move?.kind === 'letters' ? [move.letter] : [];
  const all = [
    ...(memory.get('order') ?? []),
    ...lettersOf(state).map(({ letter }) => letter),
    ...gone,
  ];
  memory.set('order', [...new Set(all)].sort());
}

/** A position in which each letter is a heap; `order` has the letter of each heap. */
type Ordered = Position & { order: string[] };

const orderOf = ({ board }: State) => (board as Ordered).order;

/** Return the state with each letter as a heap whose size is the letter's count. */
function heaped(state: State): State {
  const letters = lettersOf(state);
  const { legal, last } = state;
  const order: string[] = state.memory.get('order') ?? letters.map(({ letter }) => letter);
  const takes = order.map(
    (letter) => legal?.takes?.[letters.findIndex((one) => one.letter === letter)] ?? [],
  );
  const heaps = order.map((letter) => letters.find((one) => one.letter === letter)?.count ?? 0);
  const asTake = (move: Move) =>
    ({ kind: 'take', heap: order.indexOf(move.letter), take: Number(move.take) }) as Move;
  const isLetters = ({ kind }: Move) => kind === 'letters';
  return {
    ...state,
    board: { ...state.board, order, heaps } as Ordered,
    legal: { ...legal, takes } as Legal,
    last: last && isLetters(last.move) ? { ...last, move: asTake(last.move) } : null,
    hints: state.hints.filter(isLetters).map(asTake),
  };
}

export const cells: typeof base.cells = (state, ui) => base.cells(heaped(state), ui);
export const reduce: typeof base.reduce = (state, ui, event, t) =>
  base.reduce(heaped(state), ui, event, t);
export const bar: typeof base.bar = (state, ui, t) => base.bar(heaped(state), ui, t);

export function view(state: State, ui: Ui, context: Context): Scene {
  const heaps = heaped(state);
  const groups = orderOf(heaps).map((_, i) => group(heaps, ui, i, context));
  return inRows(groups, { width: context.width, gap: 26, rowGap: 18, foot: true });
}

/** @param state a state whose letters are heaps, as `heaped` returns it */
function group(state: State, ui: Ui, i: number, context: Context): Scene {
  const { t, em } = context;
  const cell = String(i);
  const letter = orderOf(state)[i];
  const size = Number(taken.heapsOf(state)[i]);
  const picked = taken.pickedOf(ui, i);
  const lines = inRows(tiles(state, ui, i), {
    width: Math.min(6 * WIDE, context.width),
    gap: 0,
    rowGap: 0,
  });
  const count = sizeAndName(groupDigits(size), '', em, {
    arrow: picked ? `→ ${groupDigits(size - picked)}` : '',
    longest: groupDigits(size),
  });
  const parts = [
    { ...lines, height: lines.height + 4 },
    count,
    ...(state.still ? [] : [amounts(state, ui, i, context)]),
  ];
  const is = stacked(parts, { gap: 0, align: 'middle' });
  const label = t('boards.letter_has', { letter, size });
  return inCell(is, { key: cell, label, aria: taken.spin(state, ui, cell, t, words) }, 'group');
}

function tiles(state: State, ui: Ui, i: number): Scene[] {
  const cell = String(i);
  const letter = orderOf(state)[i];
  const size = Number(taken.heapsOf(state)[i]);
  const [picked, ranges, wins] = [
    taken.pickedOf(ui, i),
    taken.rangesOf(state, i),
    taken.winsOf(state, i),
  ];
  const drawn = Math.min(size, TILES);
  const out = Array.from({ length: drawn }, (_, at) => {
    // Counted from the right, the first tile takes one, the second takes two, and any further tile takes all.
    const amount = atLeast(ranges, drawn - at) ?? most(ranges);
    const lifted = drawn - at <= picked || picked === size;
    const first = drawn - at === Math.min(amount, drawn);
    return tile(letter, {
      cls: lifted ? 'lifted' : '',
      wins: first && wins.has(amount),
      act: { cell, amount },
    });
  });
  if (size > TILES) out.unshift(tile('…', { cls: 'rest' }));
  const gone = Math.min(taken.justTaken(state, i), TILES - drawn);
  const leaving = state.last?.animate ? 'leaving' : '';
  for (let n = 0; n < gone; n += 1) out.push(tile(letter, { cls: `gone ${leaving}` }));
  if (!out.length) out.push(tile(letter, { cls: 'gone none' }));
  return out;
}

function tile(
  letter: string,
  { cls = '', wins = false, act }: { cls?: string; wins?: boolean; act?: Act },
): Scene {
  const items = [];
  const [w, h] = [WIDE - 4, TALL - 4];
  const label = (fill: string) =>
    text(2 + w / 2, AIR + h / 2 - 1, letter, { ...MIDDLE, size: 24, bold: true, head: true, fill });
  const face = [
    rect(2.5, AIR + 3, w - 1, h - 3.5, { fill: 'line-strong', round: 7 }),
    rect(2.5, AIR + 0.5, w - 1, h - 4, {
      fill: 'raised',
      stroke: cls === 'lifted' ? 'accent' : 'line-strong',
      width: cls === 'lifted' ? 2.5 : 1,
      round: 7,
    }),
    label('ink'),
  ];
  if (cls.includes('gone')) {
    const style = { stroke: 'ink-soft', width: 1.2, dash: [4, 3], opacity: 0.6, round: 7 };
    items.push(rect(2.5, AIR + 0.5, w - 1, h - 1, style));
    if (cls.includes('none')) items.push(label('ink-soft'));
  }
  if (cls === 'rest') items.push(label('ink-soft'));
  else if (!cls.includes('gone') || cls.includes('leaving'))
    items.push(as({ cls: 'face' }, moved(0, 0, face)));
  if (wins) items.push(star(w, AIR + 3));
  if (act) items.push(hit(0, AIR - 2, WIDE, TALL, act));
  return {
    width: WIDE,
    height: AIR + TALL,
    items: [as({ cls: `tile ${cls}` }, moved(0, 0, items))],
  };
}

/** Draw the legal amounts as buttons. */
function amounts(state: State, ui: Ui, i: number, { t, em }: Context): Scene {
  const cell = String(i);
  const size = Number(taken.heapsOf(state)[i]);
  const wins = taken.winsOf(state, i);
  const all = [...new Set(taken.rangesOf(state, i).flat())].filter((n) => n > 0);
  const pills = all.map((amount) => {
    const label = amount === size && amount > 2 ? t('play.all') : String(amount);
    const chosen = taken.pickedOf(ui, i) === amount;
    return roundButton(`${label}${wins.has(amount) ? ' ★' : ''}`, em, { cell, amount }, { chosen });
  });
  const row = inRows(pills, { width: Infinity, gap: 6 });
  // Keep the space of the buttons even if no move can be made.
  return { ...row, height: Math.max(30, row.height), items: state.live ? row.items : [] };
}
