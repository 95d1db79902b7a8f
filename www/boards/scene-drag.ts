/**
 * Dragging in a scene: a thing that is pressed follows the pointer if the board allows it. The board gets
 * events when the thing is lifted, moved and dropped. The table MANNERS defines where each kind of thing may
 * be dropped. The module is loaded at the first press.
 */
import { scaleOf } from '../ui/drawing/css-scale.ts';
import { adopt } from '../ui/style/adopt.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import { hitAt } from './hit-at.ts';
import style from './scene-drag.css?inline';
import type { SceneBoard as Board } from './scene-board.ts';
import type { Act } from './board.ts';

/** The dragged thing, its place before the drag, and the current place of the pointer. */
type Grip = {
  act: Act;
  frame: HTMLElement;
  cell: SVGElement;
  home: DOMRect;
  at: { x: number; y: number };
};

interface Manner {
  /**
   * Return whether a finger may drag the thing in any direction. Otherwise a sideways move drags the thing,
   * and an upward or downward move scrolls the page.
   */
  free: (board: Board, grip: Grip) => boolean;
  /** Return the act of all dragged things, if more are dragged than were pressed. */
  held?: (board: Board, grip: Grip) => Act;
  /**
   * Return the act of the area on which the thing may be dropped at the pointer's place, or null if there is
   * none.
   */
  over: (board: Board, grip: Grip) => Act | null;
  /** Return the only element on which the thing may be dropped, if there is just one. */
  target?: (board: Board, grip: Grip) => Element | null;
}

/** The distance in pixels after which a pressed pointer starts a drag. */
const FAR = 6;
/** The distance in pixels outside of the board within which stones may be dropped. */
const BESIDE = 48;
/**
 * The time in milliseconds for which a dropped thing stays where it was dropped, less than the pause before
 * the computer's move.
 */
const DROPPED = 620;

function holds(
  { left, right, top, bottom }: DOMRect,
  { x, y }: { x: number; y: number },
  more: number = 0,
) {
  return x > left - more && x < right + more && y > top - more && y < bottom + more;
}

/** Return the act of the hit area under the pointer, or null if there is none. */
const actUnder = (board: Board, { x, y }: { x: number; y: number }) =>
  hitAt(board, x, y)?.act ?? null;

/** Return whether a token on a node has a legal move. */
const movable = ({ board, legal }: Board, node: number) =>
  legal?.targets?.some((to, i) => board?.tokens[i] === node && to.length > 0) ?? false;

const stones: Omit<Manner, 'over'> = {
  free: (board, { act }) => board.amountIn(act.cell) >= act.amount,
  /** If stones are chosen already, drag all of them. */
  held: (board, { act }) => ({
    ...act,
    amount: act.amount && Math.max(act.amount, board.amountIn(act.cell)),
  }),
};

/** The act of dropping stones on the board itself. */
const BOARD: Act = {};

const MANNERS: Record<string, Manner> = {
  /** Stones may be dropped anywhere on the board or beside it, except on their own heap. */
  stones: {
    ...stones,
    over: (_board, { frame, home, at }) =>
      holds(frame.getBoundingClientRect(), at, BESIDE) && !holds(home, at) ? BOARD : null,
  },

  /** Stones of a staircase may be dropped on the next lower step, or on the ground. */
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

  /** A token may be dropped on a node to which it can move. */
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

  /** A coin may be dropped on any area: the board itself checks the move. */
  coin: { free: (_board, { act }) => act.drag, over: (board, { at }) => actUnder(board, at) },
};

/**
 * The element on which a pointer was pressed: a hit area, a part of a cell, or something outside of the
 * drawing.
 */
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
   * Start to watch a pointer that was pressed.
   * @param target the pressed element inside the board
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
    // The size of a unit of the drawing in pixels of the screen.
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

  /** Return whether the movement of a finger starts a drag instead of scrolling. */
  #takes(now: Grip & { manner: Manner; from: { x: number; y: number } }) {
    const { at, from, manner } = now;
    return Math.abs(at.x - from.x) > Math.abs(at.y - from.y) || manner.free(this.board, now);
  }

  /** Prevent scrolling while a finger drags. */
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
    // The pointer may have been released before the module was loaded.
    if (!event.buttons) return this.#end(false);
    now.at = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.at.x - now.from.x, now.at.y - now.from.y];
    if (!now.moved) {
      if (Math.hypot(dx, dy) < FAR || (event.pointerType === 'touch' && !this.#takes(now))) return;
      if (board.disabled) return this.#end(false);
      now.act = now.manner.held?.(board, now) ?? now.act;
      if (!board.send({ type: 'lift', act: now.act })) return this.#end(false);
      now.moved = true;
      // Capture the pointer, so that no other element gets its events.
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

  /**
   * End the drag.
   * @param dropped whether the pointer was released, and not cancelled
   */
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
    // Skip the animation of the move, since the dropped thing already lies at its target.
    board.travel = () => {};
    this.#timer = setTimeout(() => this.#settle(frame), DROPPED);
    board.send({ type: 'drop', act, over });
  }

  /** Reset the mark of a dropped thing, and animate moves again. */
  #settle(frame: HTMLElement) {
    clearTimeout(this.#timer);
    frame.removeAttribute('data-dropped');
    delete (this.board as Partial<Board>).travel;
  }

  /** Ignore the click that the browser sends at the end of a drag. */
  #noClick() {
    const stop = new AbortController();
    const { signal } = stop;
    const eat = (event: Event) => event.stopPropagation();
    addEventListener('click', eat, { signal, capture: true });
    setTimeout(() => stop.abort());
  }
}
