/** The content of the element of a scene: the drawing, and what stands below it. */
import { html, nothing } from 'lit';
import { toDom } from '../scene/dom.ts';
import { barOf, moreOf } from './scene-bar.ts';
import type { Scene } from '../scene/scene.ts';
import type { State } from './board.ts';
import type { SceneBoard } from './scene-board.ts';
import type { ScenePointer } from './scene-pointer.ts';
import type { Room } from './scene-room.ts';

/** Elements that only some boards use, see load-scene.ts. */
export type Extras = Partial<
  typeof import('./scene-panel.ts') &
    typeof import('./scene-fields.ts') &
    typeof import('./scene-choices.ts') &
    typeof import('./scene-stroke.ts')
>;

/** The drawing. */
interface Drawn {
  scene: Scene;
  state: State;
  room: Room;
  pointer: ScenePointer;
  extras: Extras;
}

export function sceneView(board: SceneBoard, { scene, state, room, pointer, extras }: Drawn) {
  const { module, ui, t } = board;
  const { width, height, items, look } = scene;
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const k = look ? 1 : room.scaleOf({ width: w, height: h, items }, state.fresh ?? '');
  const cls = `${board.disabled ? 'disabled' : ''} ${w * k > room.width ? 'wide' : ''}`;
  const more = module.more?.(state, ui, t);
  const fields = module.fields?.(state, t) ?? [];
  const panel = module.panel?.(state, ui, t);
  const choices = module.choices?.(state, ui, t);
  const bar = module.bar ? module.bar(state, ui, t) : {};
  const keys = typeof module.keys === 'string' ? module.keys : module.keys(state);
  /** A field may open the keyboard of a phone. */
  const typing = () =>
    void import('./keyboard.ts').then(({ watchKeyboard }) => watchKeyboard(board));
  return html`<div
      class="scene ${cls} ${look ? 'scrolls' : ''}"
      role="group"
      part="board"
      aria-label=${board.label}
      aria-describedby=${board.helpId}
      @pointerleave=${pointer.leave}
      @pointerover=${pointer.over}
      @pointerdown=${pointer.down}
      @touchmove=${pointer.touch}
      @pointermove=${pointer.move}
      @pointerup=${pointer.up}
      @pointercancel=${pointer.up}
      @click=${pointer.click}
      @focusin=${board.onFocus}
    >
      <svg
        class="drawing"
        role="presentation"
        width=${w * k}
        height=${h * k}
        viewBox="0 0 ${w} ${h}"
      >
        ${toDom(scene, (key) => board.tab(key))}
      </svg>
      ${more ? moreOf(board, more) : nothing}
    </div>
    ${fields.length ? extras.numberFields?.(board, fields) : nothing} ${board.helpPart(keys)}
    <div class="hand" @focusin=${typing}>
      ${panel ? extras.panelOf?.(board, panel) : nothing}
      ${choices ? extras.choicesOf?.(board, choices) : nothing} ${bar ? barOf(board, bar) : nothing}
    </div>
    ${module.signs?.(state, ui, t).map((text) => html`<p class="signs">${text}</p>`)}`;
}
