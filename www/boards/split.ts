/**
 * The board of the game `split`: a move replaces a heap by two smaller ones. A person chooses a heap, then
 * sets the two sizes in a panel below the board, and sees the new heaps before confirming.
 */
import { MORE } from './cells.ts';
import { choosing } from './choosing.ts';
import { heapLabel, heapsIn } from './heaps.ts';
import { along, amountOf, isAct, isDigit } from './keys.ts';
import { groupDigits, splitText } from './notation.ts';
import { tick } from './pile.ts';
import * as taken from './taking.ts';
import type { BoardEvent, KeyEvent, Result as ResultType, Context, State } from './board.ts';
import type { T, Ui as UiType } from './taking.ts';
import type { Panel } from './scene-panel.ts';
import type { Scene } from '../scene/scene.ts';

type Cut = { heap: number; sizes: [number, number] };

type Ui = UiType & { cut: Cut | null };

type Result = ResultType<Ui>;

const { heapsOf } = taken;
const base = taken.taking({ ...taken.takeWords, help: (_state, t) => t('boards.help_split') });

export const start: Ui = { ...base.start, cut: null };
export const { more, help, remember } = base;
export const keys = 'boards.keys_split';

export const styles = `
  & .open .stone .body { stroke: var(--mex-accent); stroke-width: 2.5; }
  & .open .ground { stroke: var(--mex-accent); stroke-width: 4; }
  & .born .stone { animation: born calc(var(--speed) * 2) ease-out both; }
  @keyframes born { from { transform: translateY(-26px); opacity: 0; } }
  & .hit.no { cursor: pointer; }
  @media (prefers-reduced-motion: reduce) { & .born .stone { animation: none; } }
`;

/** The keys of the two cells for the new heaps in the panel. */
const SIDES = ['a', 'b'];

const cutOf = ({ live }: State, { cut }: Ui) => (live ? cut : null);

export const cells = (state: State, ui: Ui) => (cutOf(state, ui) ? SIDES : base.cells(state, ui));

/** Return the largest size of a new heap. */
const topOf = (state: State, { heap }: Cut) => Number(heapsOf(state)[heap]) - 1;

const textOf = ({ heap, sizes }: Cut) => splitText(heap, ...sizes);

/** Return the texts of the winning splits of a heap. */
const winsOf = ({ hints }: State, heap: number) =>
  new Set(
    hints
      .filter((move) => move.kind === 'split' && move.heap === heap)
      .map(({ into: [a, b] }) => splitText(heap, Number(a), Number(b))),
  );

/** The width and height of the mark below a heap. */
const MARK = 16;

/** Draw the mark of a heap with a winning split. Its space is kept while the game is played. */
const mark = ({ still }: State, wins: boolean): Scene => ({
  width: MARK,
  height: wins || !still ? MARK : 0,
  items: wins ? [tick(MARK / 2, MARK / 2, true)] : [],
});

/** Open the panel for a heap, with two parts of nearly equal size. */
function cutting(state: State, ui: Ui, heap: number, focus: boolean, t: T): Result {
  if (!state.live) return { ui };
  const size = Number(heapsOf(state)[heap]);
  if (size < 1) return { ui: { ...ui, notice: t('boards.nothing_to_split') } };
  const larger = Math.min(size - 1, Math.ceil(size / 2));
  const cut: Cut = { heap, sizes: [larger, Math.min(size - 1, size - larger)] };
  const next = consider(state, { ...ui, cut, notice: '', typed: '' });
  return { ...next, active: 'a', ...(focus ? { focus: 'a' } : {}) };
}

function resize(state: State, ui: Ui, side: string, size: number, t: T): Result {
  const { cut } = ui;
  if (!cut) return { ui };
  const top = topOf(state, cut);
  if (!Number.isFinite(size) || size < 0 || size > top) {
    return { ui: { ...ui, notice: t('boards.split_smaller', { top }) } };
  }
  const sizes = [...cut.sizes] as [number, number];
  sizes[SIDES.indexOf(side)] = Math.trunc(size);
  return consider(state, { ...ui, cut: { ...cut, sizes }, notice: '' });
}

const { cancel, confirm, consider, reducer } = choosing<State, Ui>({
  move: (_state, { cut }) => (cut ? textOf(cut) : ''),
  isChosen: ({ cut, notice }) => cut !== null || notice !== '',
  none: (ui) => ({ ...ui, cut: null, notice: '', typed: '' }),
  stop: ({ cut }) => String(cut?.heap),
});

function key(state: State, ui: Ui, event: KeyEvent, t: T): Result | null {
  const { key: name, cell, cells: all, now } = event;
  const cut = cutOf(state, ui);
  if (!cut) {
    if (along(name) || cell === MORE) return onHeaps(state, ui, event, t);
    const opens = isAct(name) || name === 'ArrowUp' || name === 'ArrowDown';
    return opens ? cutting(state, ui, Number(cell), true, t) : null;
  }
  const [size, top] = [cut.sizes[SIDES.indexOf(cell)], topOf(state, cut)];
  const asked = amountOf(name, size, {
    least: 0,
    most: top,
    step: (by) => Math.max(0, Math.min(top, size + by)),
  });
  if (asked !== null) return resize(state, ui, cell, asked, t);
  if (along(name)) {
    return {
      ui: { ...ui, typed: '' },
      focus: all[Math.max(0, Math.min(1, all.indexOf(cell) + along(name)))],
    };
  }
  if (isAct(name)) return confirm(state, ui);
  if (!isDigit(name)) return null;
  const typed = taken.typeOn(ui, name, now);
  return resize(state, typed, cell, Number(typed.typed), t);
}

/** Handle events as on other boards of heaps. */
const onHeaps = (state: State, ui: Ui, event: BoardEvent, t: T) =>
  base.reduce(state, ui, event, t) as Result | null;

export const reduce = reducer({
  point: (_state, ui) => ({ ui }),
  leave: (_state, ui) => ({ ui }),
  press: (state, ui, { act, pointer }, t) =>
    cutting(state, ui, Number(act.cell), pointer !== 'mouse', t),
  key,
  choose: (state, ui, { cell, amount }, t) => resize(state, ui, cell, amount, t),
  open: onHeaps,
  cancel: (state, ui, event, t) =>
    ui.cut ? { ...cancel(ui), focus: String(ui.cut.heap) } : onHeaps(state, ui, event, t),
});

/** Return the bar, which is shown below the panel only if there is an error message. */
export const bar = (state: State, ui: Ui) => (cutOf(state, ui) && !ui.notice ? null : {});

/** Return the panel in which the sizes of the two new heaps are set. */
export function panel(state: State, ui: Ui, t: T): Panel | null {
  const cut = cutOf(state, ui);
  if (!cut) return null;
  const { heap, sizes } = cut;
  const size = heapsOf(state)[heap];
  return {
    label: t('boards.split_heap', { n: heap + 1, size }),
    from: groupDigits(size),
    act: t('boards.do_split'),
    parts: SIDES.map((cell, side) => ({
      cell,
      whose: `${heap} ${cell}`,
      name: t('boards.new_heap', { n: side + 1 }),
      amount: sizes[side],
      max: topOf(state, cut),
    })),
  };
}

export function view(state: State, ui: Ui, context: Context) {
  const cut = cutOf(state, ui);
  const { move, animate } = state.last ?? {};
  return heapsIn(state, ui, context, (i) => {
    const size = Number(heapsOf(state)[i]);
    const open = cut?.heap === i;
    const wins = winsOf(state, i);
    const sizes = cut?.sizes.map(groupDigits).join(' + ');
    const born = move?.kind === 'split' && (i === move.heap || i === move.heap + 1);
    return {
      label: heapLabel(state, i, context.t),
      cls: `${open ? 'open' : ''} ${born && animate ? 'born' : ''}`,
      stones: { arrived: born ? size : 0 },
      becomes: open ? `${sizes}${wins.has(textOf(cut)) ? ' ★' : ''}` : '',
      below: [mark(state, wins.size > 0)],
      cell: {
        role: 'button',
        aria: { expanded: open, disabled: !state.live || size < 1 },
        act: { cell: String(i) },
      },
    };
  });
}
