/** Stones as templates, for the boards that are no scenes yet. */
import { svg } from 'lit';
import { outline } from './stones.js';

/** @typedef {import('./stones.js').Stone} Stone */

/**
 * A stone. `height` is that of the drawing, for y grows downwards there.
 * @param {Stone} stone @param {number} height @param {string} [cls]
 */
export function drawStone(stone, height, cls = '') {
  const d = outline(stone.rx, stone.ry);
  return svg`<g class="stone tone-${stone.tone} ${cls}">
    <g transform="translate(${stone.x} ${height - stone.y}) rotate(${stone.tilt})">
      <path class="body" d=${d}></path>
      <path class="sheen" d=${d} fill="url(#sheen)"></path>
    </g>
  </g>`;
}

/**
 * The empty place of a stone that was just taken, or would come.
 * @param {Stone} stone @param {number} height @param {string} [cls]
 */
export function drawGap(stone, height, cls = '') {
  return svg`<path class="gap ${cls}" d=${outline(stone.rx - 1, stone.ry - 1)}
    transform="translate(${stone.x} ${height - stone.y}) rotate(${stone.tilt})"></path>`;
}

/** The light that falls on every stone of a board; once per shadow root. */
export const light = svg`<svg class="defs" width="0" height="0" aria-hidden="true">
  <defs>
    <linearGradient id="sheen" x1="0.3" y1="0" x2="0.6" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity="0.42"></stop>
      <stop offset="0.45" stop-color="#fff" stop-opacity="0.04"></stop>
      <stop offset="1" stop-color="#000" stop-opacity="0.24"></stop>
    </linearGradient>
  </defs>
</svg>`;
