/** Strokes over the hit areas of a scene: the events `down`, `move`, `up` and `drop`. */
export class Stroke {
  /** A click after a stroke is no other press. */
  ended = false;

  /** @param {import('./scene-board.js').SceneBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {PointerEvent} event */
  down = (event) => {
    const spot = this.#under(event);
    if (event.button || !spot) return;
    // Where a stroke ends is heard of wherever that is.
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.board.send({ type: 'down', ...spot, pointer: event.pointerType });
  };

  /** @param {PointerEvent} event */
  move = (event) => {
    this.board.send({ type: 'move', ...this.#under(event), pointer: event.pointerType });
  };

  /** @param {PointerEvent} event */
  up = (event) => {
    const type = event.type === 'pointerup' ? 'up' : 'drop';
    this.board.send({ type, ...this.#under(event), pointer: event.pointerType });
  };

  /** The hit area under a pointer, and whether the pointer is beyond its middle. @param {PointerEvent} event */
  #under({ clientX, clientY }) {
    const root = /** @type {ShadowRoot} */ (this.board.renderRoot);
    const hit = root.elementsFromPoint(clientX, clientY).find((one) => one.matches('.hit'));
    if (!hit) return null;
    const { left, width } = hit.getBoundingClientRect();
    return { act: /** @type {any} */ (hit).act, after: clientX > left + width / 2 };
  }
}
