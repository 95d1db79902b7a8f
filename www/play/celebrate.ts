/**
 * An animation for a win: three stones fall onto each other in front of the board and disappear. The layout
 * does not change, nothing is announced, and reduced motion turns the animation off.
 */
import { html, render, svg } from 'lit';
import { scaleOf } from '../ui/drawing/css-scale.ts';
import { outline } from '../boards/stones.ts';
import type { MexGame } from './mex-game.ts';
import type { SceneBoard } from '../boards/scene-board.ts';

/** The duration of the whole animation and of the fall of one stone, in milliseconds. */
const [WHOLE, FALL] = [2600, 460];

/** The stones, from the lowest to the highest: half width `a`, half height `b`, centre and tone. */
const STONES = [
  { a: 46, b: 14, x: 100, y: 126, tone: 3 },
  { a: 34, b: 12, x: 98, y: 101, tone: 1 },
  { a: 22, b: 10, x: 102, y: 80, tone: 2 },
];
/** The end points of the stars, relative to the highest stone. */
const STARS = [-150, -118, -90, -62, -30].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: 58 * Math.cos(angle), y: 50 * Math.sin(angle) };
});
const STAR = 'M0 -6.5L1.7 -2L6.4 -2L2.6 0.8L4 5.4L0 2.6L-4 5.4L-2.6 0.8L-6.4 -2L-1.7 -2Z';

/** Heights of the drawing, of its part below the stones, and of the labels at a board's foot, in pixels. */
const [HIGH, BELOW, LABELS] = [150, 10, 42];

/** Return the time at which stone `i` has landed, in milliseconds. */
const landed = (i: number) => 120 + i * 230 + FALL;

const drawing = html`<svg
  viewBox="0 0 200 150"
  style="display:block;width:100%;height:100%;overflow:visible"
>
  ${STONES.map(
    () =>
      svg`<ellipse class="ripple" cx="100" cy="140" rx="60" ry="9" fill="none"
        stroke="var(--mex-accent)" stroke-width="1.5" opacity="0"></ellipse>`,
  )}
  ${STONES.map(
    ({ a, b, x, y, tone }) =>
      svg`<g class="fallen" style="transform-box:fill-box;transform-origin:50% 100%"><path
        transform=${`translate(${x} ${y})`} d=${outline(a, b)}
        fill=${`var(--mex-stone-${tone})`} stroke="#00000047"></path><path
        transform=${`translate(${x} ${y})`} d=${outline(a * 0.72, b * 0.5)} fill="#fff"
        opacity="0.16"></path></g>`,
  )}
  ${STARS.map(
    () =>
      svg`<g class="spark" opacity="0" style="transform-box:fill-box;transform-origin:center"><path
        transform="translate(102 72)" d=${STAR} fill="var(--mex-amber)"></path></g>`,
  )}
</svg>`;

export function celebrate(game: MexGame) {
  const still = matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active), print');
  const stage = game.renderRoot.querySelector('.stage') as HTMLElement | null;
  if (still.matches || !stage) return;
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  place.className = 'celebration';
  // Place the lowest stone on the ground of the board.
  const board = stage.firstElementChild as SceneBoard;
  const foot = (board.querySelector('.drawing') ?? stage).getBoundingClientRect().bottom;
  const bottom = (stage.getBoundingClientRect().bottom - foot) / scaleOf(stage) + LABELS - BELOW;
  place.style.cssText = `position:absolute;inset-inline:0;bottom:${bottom}px;height:${HIGH}px;pointer-events:none`;
  stage.style.position = 'relative';
  // Hide the focus ring, which would cross the stones.
  board.style.setProperty('--focus', 'transparent');
  render(drawing, place);
  stage.append(place);
  const all = (name: string) => [...place.querySelectorAll(`.${name}`)];
  all('fallen').forEach((stone, i) =>
    stone.animate(
      [
        { transform: 'translateY(-120px) rotate(-9deg)', opacity: 0, easing: 'ease-in' },
        { opacity: 1, offset: 0.35, easing: 'ease-in' },
        { transform: 'none', offset: 0.72, easing: 'ease-out' },
        { transform: 'scale(1.06, 0.88)', offset: 0.82, easing: 'ease-out' },
        { transform: 'none' },
      ],
      { duration: FALL, delay: landed(i) - FALL, fill: 'backwards' },
    ),
  );
  all('ripple').forEach((ring, i) =>
    ring.animate(
      [
        { transform: 'translate(70px, 98px) scale(0.3)', opacity: 0.7 },
        { transform: 'translate(-60px, -84px) scale(1.6)', opacity: 0 },
      ],
      { duration: 900, delay: landed(i) - FALL * 0.28, easing: 'ease-out' },
    ),
  );
  all('spark').forEach((star, i) => {
    const { x, y } = STARS[i];
    star.animate(
      [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: `translate(${x * 0.8}px, ${y * 0.8}px) scale(1.1)`, opacity: 1, offset: 0.4 },
        { transform: `translate(${x}px, ${y + 8}px) rotate(50deg) scale(0.7)`, opacity: 0 },
      ],
      { duration: 900, delay: landed(2), easing: 'ease-out' },
    );
  });
  const end = place.animate([{ opacity: 1, offset: 0.82 }, { opacity: 0 }], { duration: WHOLE });
  end.onfinish = () => {
    place.remove();
    board.style.removeProperty('--focus');
  };
}
