/**
 * The board of the game `merge`: a move takes the top stone of a heap, or puts a whole heap on another heap.
 * Heaps are clicked one after the other, not dragged.
 */
import { inRows, padded } from '../scene/scene.ts';
import { MORE } from './cells.ts';
import { byType } from './choosing.ts';
import { heapLabel, heapsIn } from './heaps.ts';
import { along, isAct } from './keys.ts';
import { groupDigits, mergeText } from './notation.ts';
import { roundButton } from './round-button.ts';
import { heapsOf, spin, takeWords, taking } from './taking.ts';
import type { Bar } from './scene-bar.ts';
import type {
  KeyEvent,
  PointEvent,
  Result as ResultType,
  Context,
  State,
  Position,
} from './board.ts';
import type { T, Ui as UiType } from './taking.ts';

/** The heap that is picked up (`held`), and the heap on which it would be put (`onto`). */
type Hand = { held: number | null; onto: number | null };

type Ui = UiType & Hand;

type Result = ResultType<Ui>;

const words = {
  ...takeWords,
  help: (_state: State, t: T) => t('boards.help_merge'),
};
const base = taking<Hand>(words, { held: null, onto: null });

export const { start, cells, more, help } = base;
export const keys = 'boards.keys_merge';

export const styles = `
  & .held .stone { transform: translateY(-12px); }
  & .held .stone .body { stroke: var(--mex-accent); stroke-width: 2.5; }
  & .onto .ground { stroke: var(--mex-accent); stroke-width: 4; }
  & .stone.arrived { animation: drop calc(var(--speed) * 2.2) ease-in both; }
  @keyframes drop {
    from { transform: translateY(-60px); opacity: 0; }
    60% { opacity: 1; }
  }
  & .hit.no { cursor: pointer; }
  @media (prefers-reduced-motion: reduce) { & .stone.arrived { animation: none; } }
`;

/**
 * Store sizes of heaps, but clear all stored sizes after a merge, since a merge changes the order of the
 * heaps.
 * @param old the previous board
 */
export function remember(memory: Map<number, number>, state: State, ui: Ui, old?: Position | null) {
  if (old && old.heaps?.length !== heapsOf(state).length) memory.clear();
  base.remember(memory, state, ui);
}

const amounts = base.reduce;

const cancel = (state: State, ui: Ui, t: T) => amounts(state, ui, { type: 'cancel' }, t) as Result;

function hold(state: State, ui: Ui, heap: number, t: T): Result {
  if (!state.live || !Number(heapsOf(state)[heap])) return { ui };
  const cleared = cancel(state, ui, t);
  return { ui: { ...cleared.ui, held: heap }, preview: null };
}

function merge(state: State, ui: Ui, heap: number, t: T): Result {
  const { held } = ui;
  if (held === null || held === heap) return { ui };
  if (!Number(heapsOf(state)[heap])) return { ui: { ...ui, notice: t('boards.nothing_to_merge') } };
  const active = String(Math.min(held, heap));
  return { ...cancel(state, ui, t), active, move: mergeText(held, heap) };
}

/** Take the top stone of a heap. */
function takeOne(state: State, ui: Ui, cell: string, t: T): Result {
  const { ui: cleared } = cancel(state, ui, t);
  const chosen = amounts(state, cleared, { type: 'choose', cell, amount: 1 }, t);
  if (!chosen || chosen.ui.notice) return chosen ?? { ui };
  return amounts(state, chosen.ui, { type: 'confirm' }, t) ?? chosen;
}

function point(state: State, ui: Ui, event: PointEvent, t: T): Result | null {
  const { act, pointer } = event;
  if (!state.live || pointer === 'touch') return { ui };
  const heap = Number(act.cell);
  if (ui.held !== null) return { ui: { ...ui, onto: heap === ui.held ? null : heap } };
  if (act.do !== 'take' && act.amount !== 1) return { ui: { ...ui, hover: null } };
  return amounts(state, ui, { ...event, act: { cell: act.cell, amount: 1 } }, t);
}

function press(state: State, ui: Ui, event: PointEvent, t: T): Result | null {
  const { cell, amount, do: does } = event.act;
  const heap = Number(cell);
  const mouse = event.pointer === 'mouse';
  const active = cell;
  if (!state.live) return { ui, active };
  if (does === 'take') return { active, ...takeOne(state, ui, cell, t) };
  if (ui.held !== null && ui.held !== heap) return { active, ...merge(state, ui, heap, t) };
  if (ui.held === heap) return { active, ...cancel(state, ui, t) };
  if (ui.picks.has(heap) && !mouse) return amounts(state, ui, { type: 'confirm' }, t);
  if (amount === 1 && mouse) return amounts(state, ui, event, t);
  return { active, ...hold(state, ui, heap, t) };
}

function key(state: State, ui: Ui, event: KeyEvent, t: T): Result | null {
  const { key: name, cell, cells: all } = event;
  if (cell === MORE) return amounts(state, ui, event, t);
  const heap = Number(cell);
  const { held } = ui;
  if (held !== null) {
    if (along(name)) {
      const at = Math.max(0, Math.min(all.length - 1, all.indexOf(cell) + along(name)));
      const now = all[at] === MORE ? null : Number(all[at]);
      return { ui: { ...ui, onto: now === held ? null : now }, focus: all[at] };
    }
    if (isAct(name)) {
      return heap === held ? cancel(state, ui, t) : merge(state, ui, heap, t);
    }
    if (name !== 'ArrowUp') return null;
    return amounts(state, cancel(state, ui, t).ui, event, t);
  }
  if (!isAct(name) || ui.picks.size) return amounts(state, ui, event, t);
  const others = heapsOf(state).some((size, i) => i !== heap && Number(size));
  if (others) return hold(state, ui, heap, t);
  return amounts(state, ui, { type: 'choose', cell, amount: 1 }, t);
}

export const reduce = byType<State, Ui>(
  {
    point,
    press,
    key,
    leave(state, ui, event, t) {
      const onto = event.pointer === 'mouse' ? null : ui.onto;
      return amounts(state, { ...ui, onto }, event, t);
    },
  },
  amounts,
);

export function bar(state: State, ui: Ui, t: T): Bar | null {
  if (ui.held === null) return base.bar(state, ui, t);
  const one: PointEvent = { type: 'press', act: { cell: String(ui.held), do: 'take' } };
  return {
    says: t('boards.held', { n: ui.held + 1 }),
    acts: [{ label: t('play.take_one'), event: one }],
  };
}

/**
 * Return the number of stones to animate as falling on a heap: half of the heap after a merge into it,
 * otherwise 0.
 */
function arrivedOn({ last, board }: State, i: number) {
  const { move } = last ?? {};
  if (move?.kind !== 'merge' || !last?.animate || i !== move.heaps[0]) return 0;
  return Math.ceil(Number(board.heaps[i]) / 2);
}

export const view = (state: State, ui: Ui, context: Context) => {
  const wins = winsOf(state);
  return heapsIn(state, ui, context, (i) => {
    const { t } = context;
    const sizes = heapsOf(state);
    const { held, onto } = ui;
    const size = Number(sizes[i]);
    const total = held === null ? 0 : Number(sizes[held]) + size;
    const receives = held !== null && onto === i && size > 0;
    const aria = spin(state, ui, String(i), t, words);
    if (held === i) aria.valuetext = t('play.picked_up');
    else if (held !== null) aria.valuetext = t('boards.would_merge', { n: held + 1, total });
    return {
      label: heapLabel(state, i, t),
      cls: `${held === i ? 'held' : ''} ${receives ? 'onto' : ''}`,
      stones: { arrived: arrivedOn(state, i) },
      becomes: receives ? groupDigits(total) : undefined,
      below: state.still ? [] : [acts(state, ui, i, context, wins)],
      cell: { aria },
    };
  });
};

/** Return a text of the sizes of two heaps, the same for either order. */
const pairOf = (state: State, heaps: number[]) =>
  heaps
    .map((heap) => String(heapsOf(state)[heap]))
    .sort()
    .join();

/**
 * Return the pairs of sizes whose merge wins. Of merges with equal results only one is among the hints, so
 * sizes are compared instead of heaps.
 */
const winsOf = (state: State) =>
  new Set(
    state.hints.filter(({ kind }) => kind === 'merge').map(({ heaps }) => pairOf(state, heaps)),
  );

/** Draw buttons for the moves of a heap, as the stones alone do not show these moves. */
function acts(state: State, { held }: Ui, i: number, { t, em }: Context, wins: Set<string>) {
  const cell = String(i);
  const alone = heapsOf(state).filter((size) => Number(size)).length < 2;
  const key = held === null ? 'merge' : held === i ? 'put_back' : 'merge_here';
  const pills = [];
  if (held === null) pills.push(roundButton('−1', em, { cell, do: 'take' }));
  const others = held === null ? heapsOf(state).keys() : [held];
  const isWin =
    wins.size > 0 &&
    [...others].some((other) => other !== i && wins.has(pairOf(state, [i, other])));
  const label = `${t(`boards.${key}`)}${isWin ? ' ★' : ''}`;
  if (!alone) pills.push(roundButton(label, em, { cell, do: 'merge' }));
  const row = inRows(pills, { width: Infinity, gap: 6 });
  // Keep the space of the buttons even if no move can be made.
  const shown = state.live && Number(heapsOf(state)[i]);
  return padded({ ...row, items: shown ? row.items : [] }, 5, 2);
}
