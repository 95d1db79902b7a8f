import { hitAt } from './hit-at.ts';
import type { SceneBoard } from './scene-board.ts';

/**
 * Handlers of pointer strokes over the hit areas of a scene, which send the events `down`, `move`, `up` and
 * `lost`.
 */
export class Stroke {
  board: SceneBoard;

  constructor(board: SceneBoard) {
    this.board = board;
  }

  down = (event: PointerEvent) => {
    const spot = this.#under(event);
    if (event.button || !spot) return;
    // Capture the pointer, so that the end of the stroke is noticed outside of the board too.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.board.send({ type: 'down', ...spot, pointer: event.pointerType });
  };

  move = (event: PointerEvent) => {
    this.board.send({ type: 'move', ...this.#under(event), pointer: event.pointerType });
  };

  up = (event: PointerEvent) => {
    if (event.type !== 'pointerup') return void this.board.send({ type: 'lost' });
    this.board.send({ type: 'up', ...this.#under(event), pointer: event.pointerType });
  };

  /** Return the act of the hit area under a pointer, and whether the pointer is beyond the area's middle. */
  #under({ clientX, clientY }: PointerEvent) {
    const hit = hitAt(this.board, clientX, clientY);
    if (!hit) return null;
    const { left, width } = hit.getBoundingClientRect();
    return { act: hit.act, after: clientX > left + width / 2 };
  }
}
