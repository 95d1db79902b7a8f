/** Handlers of pointer events on a board that draws a scene: pointing, pressing, dragging and strokes. */
import type { Drag } from './scene-drag.ts';
import type { Stroke } from './scene-stroke.ts';
import type { Act } from './board.ts';
import type { SceneBoard } from './scene-board.ts';

/** Return the act of an element of the drawing: its own act, or the act of its cell. */
function actOf(target: EventTarget | null): Act {
  const element = target as (Element & { act?: Act }) | null;
  return element?.act ?? element?.closest?.<Element & { act?: Act }>('[data-cell]')?.act;
}

export class ScenePointer {
  #board: SceneBoard;
  /** The drag handler, created at the first press on a board with things to drag. */
  #drag: Drag | null = null;
  /** The stroke handler, on boards that handle strokes. */
  #stroke: Stroke | undefined;

  constructor(board: SceneBoard, stroke: Stroke | undefined) {
    this.#board = board;
    this.#stroke = stroke;
  }

  get down() {
    return this.#board.module.drags ? this.#dragDown : this.#stroke?.down;
  }

  get move() {
    return this.#stroke?.move;
  }

  get up() {
    return this.#stroke?.up;
  }

  #dragDown = async (event: PointerEvent) => {
    const target = event.target as SVGGraphicsElement;
    if (this.#drag) return this.#drag.down(event, target);
    // Store the events until the module is loaded, since a mouse may be moved and released before that.
    const [missed, stop] = [[] as PointerEvent[], new AbortController()];
    for (const name of ['pointermove', 'pointerup'] as const)
      addEventListener(name, (event) => missed.push(event), { signal: stop.signal });
    const { Drag } = await import('./scene-drag.ts').finally(() => stop.abort());
    this.#drag ??= new Drag(this.#board);
    this.#drag.down(event, target);
    if (event.pointerType === 'mouse')
      for (const event of missed) dispatchEvent(new PointerEvent(event.type, event));
  };

  /** Prevent scrolling while a finger drags. */
  touch = (event: TouchEvent) => this.#drag?.touch(event);

  leave = ({ pointerType }: PointerEvent) => {
    this.#board.send({ type: 'leave', pointer: pointerType });
  };

  /**
   * Send a `point` event. The kind of pointer comes from the event itself, since for a finger the browser
   * fires `pointerover` before `pointerdown`, at which the board stores the kind.
   */
  over = ({ target, pointerType }: PointerEvent) => {
    const act = actOf(target);
    if (act) this.#board.send({ type: 'point', act, pointer: pointerType });
  };

  click = ({ target, detail, timeStamp }: MouseEvent) => {
    const act = actOf(target);
    if (!act) return;
    // A click without a pointer (`detail` is 0) comes from a screen reader or a key.
    const pointer = detail ? this.#board.pointer : 'none';
    this.#board.send({ type: 'press', act, pointer }, timeStamp);
  };
}
