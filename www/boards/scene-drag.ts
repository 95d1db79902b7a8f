/**
 * Dragging in a scene: a pointer that is pressed and moves away takes along what its board lets it. The board hears
 * that it is lifted, where it is and where it is dropped; where it may be dropped is the manner of the board, see
 * below. Comes with the first press.
 */
import { scaleOf } from '../ui/drawing/css-scale.ts';
import { adopt } from '../ui/style/adopt.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import { hitAt } from './hit-at.ts';
import style from './scene-drag.css?inline';
import type { SceneBoard as Board } from './scene-board.ts';
import type { Act } from './board.ts';

/** What is dragged, where it was, and where the pointer is now. */
type Grip = {
  act: Act;
  frame: HTMLElement;
  cell: SVGElement;
  home: DOMRect;
  at: { x: number; y: number };
};

interface Manner {
  /**
   * Whether a finger takes it in any direction; else it takes it aside, and scrolls the page up and
   * down.
   */
  free: (board: Board, grip: Grip) => boolean;
  /** Things taken along, if they are more than was pressed. */
  held?: (board: Board, grip: Grip) => Act;
  /** Over what it may be dropped where it is; null: nowhere. */
  over: (board: Board, grip: Grip) => Act | null;
  /** Where it may be dropped, if that is one place. */
  target?: (board: Board, grip: Grip) => Element | null;
}

/** A pointer that has gone so far drags, in pixels. */
const FAR = 6;
/** Stones may be dropped so far outside of the board, in pixels. */
const BESIDE = 48;
/** How long what was dropped is seen where it was dropped, in milliseconds: less than the computer waits. */
const DROPPED = 620;

function holds(
  { left, right, top, bottom }: DOMRect,
  { x, y }: { x: number; y: number },
  more: number = 0,
) {
  return x > left - more && x < right + more && y > top - more && y < bottom + more;
}

/** What lies under the pointer, of the hit areas. */
const actUnder = (board: Board, { x, y }: { x: number; y: number }) =>
  hitAt(board, x, y)?.act ?? null;

/** Whether a token on a node has somewhere to go. */
const movable = ({ board, legal }: Board, node: number) =>
  legal?.targets?.some((to, i) => board?.tokens[i] === node && to.length > 0) ?? false;

const stones: Omit<Manner, 'over'> = {
  free: (board, { act }) => board.amountIn(act.cell) >= act.amount,
  /** Of stones that are chosen already, all go along. */
  held: (board, { act }) => ({
    ...act,
    amount: act.amount && Math.max(act.amount, board.amountIn(act.cell)),
  }),
};

/** The target of dropped stones: the board itself. */
const BOARD: Act = {};

const MANNERS: Record<string, Manner> = {
  /** Off a heap: anywhere on the board or beside it, but not where it was. */
  stones: {
    ...stones,
    over: (_board, { frame, home, at }) =>
      holds(frame.getBoundingClientRect(), at, BESIDE) && !holds(home, at) ? BOARD : null,
  },

  /** Down to the next step, or to the ground. */
  steps: {
    ...stones,
    target: (board, { act }) => board.cellElement(String(Number(act.cell) - 1)),
    over(board, { act, home, frame, at }) {
      const below = board.cellElement(String(Number(act.cell) - 1));
      const drawing = frame.querySelector('.drawing') as Element;
      const { left, right } = (below ?? drawing).getBoundingClientRect();
      const end = below ? right : home.left;
      const isOver = holds(frame.getBoundingClientRect(), at, BESIDE) && at.x > left && at.x < end;
      return isOver ? BOARD : null;
    },
  },

  /** To a node that it can move to. */
  token: {
    free: (board, { act }) => movable(board, act.node),
    over(board, grip) {
      const under = actUnder(board, grip.at);
      for (const old of grip.frame.querySelectorAll('[data-target]'))
        old.removeAttribute('data-target');
      const cell = under?.node === undefined ? null : board.cellElement(String(under.node));
      if (!cell?.matches('.target')) return null;
      cell.setAttribute('data-target', '');
      return under;
    },
  },

  /** A coin to a square: its board learns the way. */
  coin: { free: (_board, { act }) => act.drag, over: (board, { at }) => actUnder(board, at) },
};

/** What a pointer was pressed on: a hit area, a part of a cell, or nothing of the drawing. */
type Pressed = SVGGraphicsElement & { act?: Act };

export class Drag {
  #now:
    | (Grip & {
        manner: Manner;
        from: { x: number; y: number };
        id: number;
        scale: number;
        moved: boolean;
        stop: AbortController;
      })
    | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  board: Board;

  constructor(board: Board) {
    this.board = board;
    adopt(board.getRootNode(), styleSheets(style));
  }

  /**
   * A pointer was pressed.
   * @param target inside the board
   */
  down(
    { button, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent,
    target: Pressed,
  ) {
    const { board } = this;
    const cell = target.closest?.<SVGElement & { act?: Act }>('[data-cell]');
    const act = target.act ?? cell?.act;
    const frame = board.querySelector('.scene') as HTMLElement | null;
    if (button || !isPrimary || !cell || !act || !frame || board.disabled) return;
    this.#end(false);
    this.#settle(frame);
    const manner = MANNERS[board.module.drags ?? 'stones'];
    // The units of what is drawn, in pixels of the screen.
    const scale = target.getScreenCTM?.()?.a || scaleOf(board);
    const stop = new AbortController();
    const home = cell.getBoundingClientRect();
    this.#now = {
      manner,
      act,
      cell,
      frame,
      home,
      id,
      scale,
      stop,
      at: { x, y },
      from: { x, y },
      moved: false,
    };
    const { signal } = stop;
    const listen = (name: string, to: (event: PointerEvent & KeyboardEvent) => void) =>
      addEventListener(name, to as unknown as EventListener, { signal, capture: true });
    listen('pointermove', (event) => event.pointerId === id && this.#move(event));
    listen('pointerup', (event) => event.pointerId === id && this.#end(true));
    listen('pointercancel', (event) => event.pointerId === id && this.#end(false));
    listen('blur', (event) => event.target === window && this.#end(false));
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#now?.moved) return;
      event.stopPropagation();
      this.#end(false);
    });
  }

  /** Whether a finger drags, and does not scroll. */
  #takes(now: Grip & { manner: Manner; from: { x: number; y: number } }) {
    const { at, from, manner } = now;
    return Math.abs(at.x - from.x) > Math.abs(at.y - from.y) || manner.free(this.board, now);
  }

  /** A finger that drags does not scroll. */
  touch(event: TouchEvent) {
    const now = this.#now;
    if (!now) return;
    if (event.touches.length > 1) return this.#end(false);
    const [{ clientX: x, clientY: y }] = event.touches;
    now.at = { x, y };
    if (event.cancelable && (now.moved || this.#takes(now))) event.preventDefault();
  }

  #move(event: PointerEvent) {
    const now = this.#now;
    if (!now) return;
    const { board } = this;
    // It may have been lifted before this module was there.
    if (!event.buttons) return this.#end(false);
    now.at = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.at.x - now.from.x, now.at.y - now.from.y];
    if (!now.moved) {
      if (Math.hypot(dx, dy) < FAR || (event.pointerType === 'touch' && !this.#takes(now))) return;
      if (board.disabled) return this.#end(false);
      now.act = now.manner.held?.(board, now) ?? now.act;
      if (!board.send({ type: 'lift', act: now.act })) return this.#end(false);
      now.moved = true;
      // From here on nothing else hears of the pointer.
      if (now.cell.isConnected) now.cell.setPointerCapture(now.id);
      now.frame.dataset.drag = board.module.drags;
      now.manner.target?.(board, now)?.setAttribute('data-target', '');
    }
    if (board.disabled) return this.#end(false);
    now.frame.style.setProperty('--drag-x', `${dx / now.scale}px`);
    now.frame.style.setProperty('--drag-y', `${dy / now.scale}px`);
    if (board.module.drags === 'coin')
      now.cell.style.translate = `${dx / now.scale}px ${dy / now.scale}px`;
    const over = now.manner.over(board, now);
    board.send({ type: 'hover', act: now.act, over });
    now.frame.toggleAttribute('data-over', over !== null);
  }

  /** @param dropped whether the pointer was lifted */
  #end(dropped: boolean) {
    const now = this.#now;
    this.#now = null;
    if (!now) return;
    now.stop.abort();
    if (!now.moved) return;
    const { board } = this;
    const { act, frame, manner } = now;
    this.#noClick();
    const over = dropped && !board.disabled ? manner.over(board, now) : null;
    const kind = frame.dataset.drag as string;
    now.cell.style.translate = '';
    for (const name of ['data-drag', 'data-over']) frame.removeAttribute(name);
    for (const one of frame.querySelectorAll('[data-target]')) one.removeAttribute('data-target');
    if (!over) return void board.send({ type: 'drop', act, over });
    frame.dataset.dropped = kind;
    // It lies where it was dropped, and need not go its way once more.
    board.travel = () => {};
    this.#timer = setTimeout(() => this.#settle(frame), DROPPED);
    board.send({ type: 'drop', act, over });
  }

  /** What was dropped is forgotten. */
  #settle(frame: HTMLElement) {
    clearTimeout(this.#timer);
    frame.removeAttribute('data-dropped');
    delete (this.board as Partial<Board>).travel;
  }

  /** The click that ends a drag is no press. */
  #noClick() {
    const stop = new AbortController();
    const { signal } = stop;
    const eat = (event: Event) => event.stopPropagation();
    addEventListener('click', eat, { signal, capture: true });
    setTimeout(() => stop.abort());
  }
}
