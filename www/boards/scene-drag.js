/** Dragging in a scene: a cell whose `act` has `drag` follows the pointer. */
import { scaleOf } from '../ui/drawing/css-scale.js';

/** A pointer that has gone so far drags, in pixels. */
const FAR = 6;

export class Drag {
  /** @type {{ cell: SVGElement, act: any, x: number, y: number, moved: boolean } | null} */
  #now = null;
  /** Whether a drag has just ended: the click that ends it is not another press. */
  ended = false;

  /** @param {import('./scene-board.js').SceneBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {PointerEvent} event */
  down = ({ target, button, pointerId, clientX, clientY }) => {
    const cell = /** @type {any} */ (target).closest('[data-cell]');
    if (button || !cell?.act?.drag) return;
    this.#now = { cell, act: cell.act, x: clientX, y: clientY, moved: false };
    cell.setPointerCapture(pointerId);
  };

  /** @param {PointerEvent} event */
  move = (event) => {
    const now = this.#now;
    if (!now) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    now.moved ||= Math.hypot(dx, dy) >= FAR;
    if (!now.moved) return;
    const scale = scaleOf(this.board);
    now.cell.style.translate = `${dx / scale}px ${dy / scale}px`;
    this.board.send({ type: 'drag', act: now.act, over: this.#under(event) });
  };

  /** @param {PointerEvent} event */
  up = (event) => {
    const now = this.#now;
    this.#now = null;
    if (!now?.moved) return;
    this.ended = true;
    setTimeout(() => (this.ended = false));
    const over = event.type === 'pointerup' ? this.#under(event) : null;
    now.cell.style.translate = '';
    this.board.send({ type: 'drop', act: now.act, over });
  };

  /** What lies under the pointer, below what is dragged. @param {PointerEvent} event */
  #under({ clientX, clientY }) {
    const root = /** @type {ShadowRoot} */ (this.board.renderRoot);
    const all = root.elementsFromPoint(clientX, clientY);
    const hit = all.find((element) => element.matches('.hit'));
    return /** @type {any} */ (hit)?.act ?? null;
  }
}
