/** Handlers of dragging and of pointer strokes on a board that draws a scene. */
import type { Drag } from './scene-drag.ts';
import type { Stroke } from './scene-stroke.ts';
import type { SceneBoard } from './scene-board.ts';

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
}
