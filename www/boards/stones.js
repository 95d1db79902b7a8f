import { svg } from 'lit';

/**
 * River stones: how many are drawn how, where each one lies, and what it looks like.
 * A heap is drawn as a cairn (one stone above the other), as rows of pebbles, or, when it is too
 * large to count by eye, as a cairn that stands for its number.
 *
 * @typedef {'cairn'|'rows'|'many'} Way
 * @typedef {{x: number, y: number, rx: number, ry: number, tone: number, tilt: number}} Stone
 *   centre (y upwards from the ground), radii, colour 1..6 and tilt in degrees
 */

export const PITCH = 24;
const CAIRN_MAX = 12;
const ROW = 5;
const ROWS_MAX = 60;

/** @param {number} count @returns {Way} */
export function wayFor(count) {
  if (count <= CAIRN_MAX) return 'cairn';
  return count <= ROWS_MAX ? 'rows' : 'many';
}

/** A number in 0..1 that depends only on its arguments, so that a stone keeps its looks. */
function noise(/** @type {number} */ heap, /** @type {number} */ i, /** @type {number} */ salt) {
  let h =
    Math.imul(heap + 1, 374761393) ^ Math.imul(i + 1, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Colour 1..6; never that of the stone below. @param {number} heap @param {number} i */
function toneOf(heap, i) {
  let tone = Math.floor(noise(heap, 0, 5) * 6) + heap;
  for (let at = 1; at <= i; at++) tone += 1 + Math.floor(noise(heap, at, 1) * 5);
  return 1 + (tone % 6);
}

/**
 * Where stone `i` (0 is the lowest) of a heap lies.
 * @param {Way} way @param {number} heap @param {number} i @returns {Stone}
 */
export function stoneAt(way, heap, i) {
  const tone = toneOf(heap, i);
  const tilt = (noise(heap, i, 2) - 0.5) * 7;
  if (way === 'rows') {
    const column = i % ROW;
    const row = Math.floor(i / ROW);
    return {
      x: (column - (ROW - 1) / 2) * PITCH,
      y: (row + 0.5) * PITCH,
      rx: 11,
      ry: 10,
      tone,
      tilt,
    };
  }
  const rx = Math.max(19, 29 - i * 0.8) - noise(heap, i, 3) * 4;
  const x = (noise(heap, i, 4) - 0.5) * 5;
  return { x, y: (i + 0.5) * PITCH, rx, ry: 11.4, tone, tilt };
}

/**
 * Width and height of a heap of `count` stones drawn so.
 * @param {Way} way @param {number} count
 */
export function sizeOf(way, count) {
  if (way === 'rows') return { width: ROW * PITCH + 4, height: Math.ceil(count / ROW) * PITCH };
  return { width: 64, height: Math.max(1, count) * PITCH };
}

/** Outline of a stone around its centre. @param {number} a @param {number} b */
export function outline(a, b) {
  return (
    `M${-a} ${0.15 * b}C${-a} ${-0.75 * b} ${-0.55 * a} ${-b} ${-0.05 * a} ${-b}` +
    `C${0.6 * a} ${-b} ${a} ${-0.55 * b} ${a} ${0.15 * b}` +
    `C${a} ${0.8 * b} ${0.55 * a} ${b} 0 ${b}C${-0.6 * a} ${b} ${-a} ${0.8 * b} ${-a} ${0.15 * b}Z`
  );
}

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
