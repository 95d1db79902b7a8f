/** Draw the values of two heaps as a map: the first heap on the x axis, the second heap downwards. */

import { NO_POSITION, STEPS } from './ramp.ts';
import type { Camera } from '../../ui/drawing/zoom.ts';
import type { Sheet } from './dots.ts';

interface Map2 {
  grid: { width: number; height: number; nimbers: ArrayLike<number> };
  /** The image of the grid with one pixel per cell, followed by copies that are each half as wide. */
  layers: HTMLCanvasElement[];
  /** Whether the smaller copies average P-positions, or keep each of them. */
  fades: boolean;
  /** The index of the colour of each value. */
  steps: Uint8Array;
  /** The visible part: a cell (column, row) is drawn at (x + k · column, y + k · row) on the screen. */
  camera: Camera;
  /** The cell under the cursor. */
  at: { x: number; y: number } | null;
  /** The directions of the options of the cell under the cursor. */
  rays: [number, number][];
  colours: Record<string, string>;
  font: string;
}

/** The margins for the numbers at the top and the left. */
export const EDGE = { left: 42, top: 26 };

/**
 * `shape` is the minimum cell size at which P-positions are drawn by their shape, `number` the minimum at
 * which cells show their values, in pixels.
 */
const CELL = { shape: 6, number: 17 };

export function drawMap({ ink, width, height, ratio }: Sheet, map: Map2) {
  const { grid, camera } = map;
  const cell = camera.k;
  const x0 = Math.max(0, Math.floor((EDGE.left - camera.x) / cell));
  const y0 = Math.max(0, Math.floor((EDGE.top - camera.y) / cell));
  const x1 = Math.min(grid.width - 1, Math.floor((width - camera.x) / cell));
  const y1 = Math.min(grid.height - 1, Math.floor((height - camera.y) / cell));

  ink.save();
  ink.beginPath();
  ink.rect(EDGE.left, EDGE.top, width, height);
  ink.clip();
  picture(ink, map, x0, y0, x1, y1, ratio);
  if (map.at) rays(ink, map, cell);
  if (cell >= CELL.shape) marks(ink, map, x0, y0, x1, y1);
  if (map.at) cursor(ink, map.at, camera, map.colours);
  ink.restore();
  edges(ink, map, width, height, x0, y0, x1, y1);
}

/** Draw the visible cells from the finest copy of the image that is not much finer than the screen. */
function picture(
  ink: CanvasRenderingContext2D,
  { grid, layers, fades, camera, colours }: Map2,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  ratio: number,
) {
  if (layers.length === 0) return;
  const far = Math.max(0, Math.floor(Math.log2(1 / (camera.k * ratio)) + 0.9));
  const layer = layers[Math.min(far, layers.length - 1)];
  const scale = layer.width / grid.width;
  const [x, y, w, h] = [x0, y0, x1 + 1 - x0, y1 + 1 - y0];
  ink.imageSmoothingEnabled = fades && far > 0;
  ink.drawImage(
    layer,
    ...[x * scale, y * scale, w * scale, h * scale],
    ...[camera.x + x * camera.k, camera.y + y * camera.k, w * camera.k, h * camera.k],
  );
  if (camera.k < 12) return;
  ink.fillStyle = colours.surface;
  for (let i = x0; i <= x1 + 1; i += 1) {
    ink.fillRect(camera.x + i * camera.k - 1, camera.y + y * camera.k, 1, h * camera.k);
  }
  for (let i = y0; i <= y1 + 1; i += 1) {
    ink.fillRect(camera.x + x * camera.k, camera.y + i * camera.k - 1, w * camera.k, 1);
  }
}

/** Return the cell at a point of the canvas; null outside of the map. */
export function cellAt(
  px: number,
  py: number,
  camera: Camera,
  grid: { width: number; height: number },
) {
  if (px < EDGE.left || py < EDGE.top) return null;
  const x = Math.floor((px - camera.x) / camera.k);
  const y = Math.floor((py - camera.y) / camera.k);
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height ? { x, y } : null;
}

/**
 * Return the camera clamped so that the map fills the frame, or is at the frame's corner if it is smaller.
 * @param width the width of the frame
 */
export function holdMap(
  camera: Camera,
  grid: { width: number; height: number },
  width: number,
  height: number,
): Camera {
  const { k } = camera;
  const hold = (at: number, from: number, space: number, size: number) =>
    Math.min(from, Math.max(at, Math.min(from, from + space - size)));
  return {
    k,
    x: hold(camera.x, EDGE.left, width - EDGE.left, grid.width * k),
    y: hold(camera.y, EDGE.top, height - EDGE.top, grid.height * k),
  };
}

/** Draw P-positions as squares with a border. If they fit, write values as numbers, and value 0 as P. */
function marks(
  ink: CanvasRenderingContext2D,
  { grid, steps, camera, colours, font }: Map2,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
) {
  const cell = camera.k;
  const digits = String(steps.length - 1).length;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  const size = Math.min(14, Math.round(cell * 0.48), Math.floor((1.6 * cell) / digits));
  ink.font = `${size}px ${font}`;
  const frame = Math.max(1, cell * 0.12);
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const value = grid.nimbers[y * grid.width + x];
      if (value === NO_POSITION) continue;
      const [left, above] = [camera.x + x * cell, camera.y + y * cell];
      if (value === 0) {
        ink.fillStyle = colours.surface;
        ink.fillRect(left, above, cell, cell);
        ink.fillStyle = colours.lose;
        ink.fillRect(left + frame, above + frame, cell - 2 * frame, cell - 2 * frame);
      }
      if (cell < CELL.number || size < 7) continue;
      const strong = value === 0 || steps[value] > STEPS * 0.3;
      ink.fillStyle = strong ? colours.surface : colours.ink;
      ink.fillText(value === 0 ? 'P' : String(value), left + cell / 2, above + cell / 2 + 0.5);
    }
  }
}

/** Draw the options of the cell under the cursor as lines to the edge of the map. */
function rays(ink: CanvasRenderingContext2D, { at, camera, colours, rays }: Map2, cell: number) {
  const { x, y } = at as { x: number; y: number };
  ink.strokeStyle = colours.amber;
  ink.lineWidth = Math.max(2, cell * 0.12);
  ink.lineCap = 'round';
  ink.globalAlpha = 0.75;
  for (const [dx, dy] of rays) {
    const steps = Math.floor(Math.min(dx ? x / dx : Infinity, dy ? y / dy : Infinity));
    if (steps === 0) continue;
    ink.beginPath();
    ink.moveTo(camera.x + (x + 0.5) * cell, camera.y + (y + 0.5) * cell);
    ink.lineTo(camera.x + (x - steps * dx + 0.5) * cell, camera.y + (y - steps * dy + 0.5) * cell);
    ink.stroke();
  }
  ink.globalAlpha = 1;
}

function cursor(
  ink: CanvasRenderingContext2D,
  at: { x: number; y: number },
  camera: Camera,
  colours: Record<string, string>,
) {
  const cell = camera.k;
  const [x, y] = [camera.x + at.x * cell, camera.y + at.y * cell];
  ink.lineWidth = 2;
  ink.strokeStyle = colours.surface;
  ink.strokeRect(x - 3, y - 3, cell + 6, cell + 6);
  ink.strokeStyle = colours.ink;
  ink.strokeRect(x - 1, y - 1, cell + 2, cell + 2);
}

function edges(
  ink: CanvasRenderingContext2D,
  { camera, colours, font, grid }: Map2,
  width: number,
  height: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
) {
  ink.font = `12px ${font}`;
  ink.fillStyle = colours['ink-soft'];
  const space = 10 + 8 * String(x1).length;
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((s) => s * camera.k >= space) ?? 1000;
  ink.textBaseline = 'middle';
  ink.textAlign = 'center';
  for (let x = Math.ceil(x0 / step) * step; x <= x1; x += step) {
    const at = camera.x + (x + 0.5) * camera.k;
    if (at > EDGE.left && at < width) ink.fillText(String(x), at, EDGE.top / 2);
  }
  ink.textAlign = 'right';
  for (let y = Math.ceil(y0 / step) * step; y <= y1; y += step) {
    const at = camera.y + (y + 0.5) * camera.k;
    if (at > EDGE.top && at < height) ink.fillText(String(y), EDGE.left - 8, at);
  }
  ink.strokeStyle = colours['line-strong'];
  ink.lineWidth = 1;
  ink.beginPath();
  const right = Math.min(width, camera.x + grid.width * camera.k);
  const bottom = Math.min(height, camera.y + grid.height * camera.k);
  ink.moveTo(EDGE.left - 0.5, bottom);
  ink.lineTo(EDGE.left - 0.5, EDGE.top - 0.5);
  ink.lineTo(right, EDGE.top - 0.5);
  ink.stroke();
}
