/** Animations of moved things from their places before a move. */
import { travels } from '../scene/places.ts';
import type { Scene } from '../scene/scene.ts';
import type { placesOf } from '../scene/places.ts';

/**
 * Animate the moved things: let each glide, follow its path, or hop from its previous place.
 * @param origins the places before the move
 * @param time the base duration in milliseconds
 */
export function travelIn(
  board: Element,
  scene: Scene,
  origins: ReturnType<typeof placesOf>,
  time: number,
) {
  travels(scene.items, origins).forEach(({ key, dx, dy, via, glides }, i) => {
    const element = board.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (glides) {
      const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
      element?.animate(frames, { duration: time * 2.2, easing: 'cubic-bezier(.3,.7,.2,1)' });
      return;
    }
    if (via) {
      const frames = via.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
      element?.animate(frames, { duration: time * 3.5, easing: 'ease-in-out' });
      return;
    }
    const top = Math.min(dy, 0) - 22;
    element?.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx * 0.55}px, ${top}px)`, offset: 0.45 },
        { transform: 'none' },
      ],
      { duration: time * 2.4, delay: i * time * 0.25, fill: 'backwards', easing: 'ease-in-out' },
    );
  });
}
