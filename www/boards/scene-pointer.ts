/** The acts of a pointer on a board that is a scene: it points, presses, drags and strokes. */
import type { Drag } from './scene-drag.ts';
import type { Stroke } from './scene-stroke.ts';
import type { Act } from './board.ts';
import type { SceneBoard } from './scene-board.ts';

/** The act of a part of the drawing: its own, or that of its cell. */
function actOf(target: EventTarget | null): Act {
  const element = target as (Element & { act?: Act }) | null;
  return element?.act ?? element?.closest?.<Element & { act?: Act }>('[data-cell]')?.act;
}

export class ScenePointer {
  #board: SceneBoard;
  /** On boards of drags, from the first press on. */
  #drag: Drag | null = null;
  /** On boards of strokes. */
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
    // A mouse may be moved and lifted before the module has arrived.
    const [missed, stop] = [[] as PointerEvent[], new AbortController()];
    for (const name of ['pointermove', 'pointerup'] as const)
      addEventListener(name, (event) => missed.push(event), { signal: stop.signal });
    const { Drag } = await import('./scene-drag.ts').finally(() => stop.abort());
    this.#drag ??= new Drag(this.#board);
    this.#drag.down(event, target);
    if (event.pointerType === 'mouse')
      for (const event of missed) dispatchEvent(new PointerEvent(event.type, event));
  };

  /** Keeps a finger that drags from scrolling. */
  touch = (event: TouchEvent) => this.#drag?.touch(event);

  leave = ({ pointerType }: PointerEvent) => {
    this.#board.send({ type: 'leave', pointer: pointerType });
  };

  /** A finger is over the board before it is down. */
  over = ({ target, pointerType }: PointerEvent) => {
    const act = actOf(target);
    if (act) this.#board.send({ type: 'point', act, pointer: pointerType });
  };

  click = ({ target, detail, timeStamp }: MouseEvent) => {
    const act = actOf(target);
    if (!act || this.#stroke?.ended) return;
    // Without a pointer it is a screen reader that presses.
    const pointer = detail ? this.#board.pointer : 'none';
    this.#board.send({ type: 'press', act, pointer }, timeStamp);
  };
}
