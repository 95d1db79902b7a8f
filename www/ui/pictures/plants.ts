/** Plants, for the pictures of games. */
import { svg } from 'lit';

export const ground = svg`<path d="M4 46.5h48" stroke="var(--mex-line-strong)" stroke-width="1.2" stroke-linecap="round" />`;

export const stalk = (d: string) =>
  svg`<path d=${d} fill="none" stroke="var(--mex-stone-1)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />`;

/** Nodes of plants. */
export const knots = (at: number[][], size = '2.600') =>
  at.map(
    ([x, y, gone]) =>
      svg`<circle cx=${x} cy=${y} r=${size} fill="var(--mex-stone-5)" stroke="var(--mex-surface)" stroke-width="0.800" opacity=${gone ? 0.25 : 1} />`,
  );
/**
 * A tree on the ground.
 * @param gone of its four nodes
 */
export const tree = (...gone: number[]) => [
  ground,
  stalk('M28 46V34M28 34L16 22M28 34L40 22M40 22V10'),
  knots(
    ['28 34', '16 22', '40 22', '40 10'].map((at, i) => [...at.split(' ').map(Number), gone[i]]),
    '4',
  ),
];
