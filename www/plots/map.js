/** Draws the values of two heaps as a map: one heap to the right, the other downwards. */

/**
 * @typedef {object} Map2
 * @property {{width: number, height: number, nimbers: ArrayLike<number>}} grid
 * @property {import('./view.js').Camera} camera world units are cells
 * @property {{x: number, y: number} | null} at the cell under the cursor
 * @property {boolean} rays whether the options of that cell are shown
 * @property {Record<string, string>} colours
 * @property {string} font
 */

/** The room for the numbers along the top and the left. */
export const EDGE = { left: 34, top: 26 };

/**
 * @param {{ink: CanvasRenderingContext2D, width: number, height: number}} sheet
 * @param {Map2} map
 */
export function drawMap({ ink, width, height }, map) {
  const { grid, camera, colours } = map;
  const cell = camera.k;
  const x0 = Math.max(0, Math.floor((EDGE.left - camera.x) / cell));
  const y0 = Math.max(0, Math.floor((EDGE.top - camera.y) / cell));
  const x1 = Math.min(grid.width - 1, Math.floor((width - camera.x) / cell));
  const y1 = Math.min(grid.height - 1, Math.floor((height - camera.y) / cell));

  ink.save();
  ink.beginPath();
  ink.rect(EDGE.left, EDGE.top, width, height);
  ink.clip();
  const top = Math.max(1, grid.width, grid.height) * 1.6;
  const gap = cell >= 12 ? 1 : 0;
  ink.fillStyle = colours['stone-1'];
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const value = grid.nimbers[y * grid.width + x];
      if (value === 0) continue;
      ink.globalAlpha = 0.08 + 0.5 * Math.min(1, value / top);
      ink.fillRect(camera.x + x * cell, camera.y + y * cell, cell - gap, cell - gap);
    }
  }
  ink.globalAlpha = 1;
  if (map.at && map.rays) rays(ink, map, cell);
  marks(ink, map, x0, y0, x1, y1);
  if (map.at) cursor(ink, map.at, camera, colours);
  ink.restore();
  edges(ink, map, width, height, x0, y0, x1, y1);
}

/**
 * The cell at a place on the canvas, or null outside.
 * @param {number} px
 * @param {number} py
 * @param {import('./view.js').Camera} camera
 * @param {{width: number, height: number}} grid
 */
export function cellAt(px, py, camera, grid) {
  if (px < EDGE.left || py < EDGE.top) return null;
  const x = Math.floor((px - camera.x) / camera.k);
  const y = Math.floor((py - camera.y) / camera.k);
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height ? { x, y } : null;
}

/**
 * The camera kept so that the map fills the frame, or lies at its corner where it is smaller.
 * @param {import('./view.js').Camera} camera
 * @param {{width: number, height: number}} grid
 * @param {number} width of the frame
 * @param {number} height
 * @returns {import('./view.js').Camera}
 */
export function holdMap(camera, grid, width, height) {
  const { k } = camera;
  const hold = (
    /** @type {number} */ at,
    /** @type {number} */ from,
    /** @type {number} */ room,
    /** @type {number} */ size,
  ) => Math.min(from, Math.max(at, Math.min(from, from + room - size)));
  return {
    k,
    x: hold(camera.x, EDGE.left, width - EDGE.left, grid.width * k),
    y: hold(camera.y, EDGE.top, height - EDGE.top, grid.height * k),
  };
}

/** P-positions as dark squares, values as numbers where there is room.
 * @param {CanvasRenderingContext2D} ink
 * @param {Map2} map
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 */
function marks(ink, { grid, camera, colours, font }, x0, y0, x1, y1) {
  const cell = camera.k;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.font = `${Math.min(14, Math.round(cell * 0.48))}px ${font}`;
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const value = grid.nimbers[y * grid.width + x];
      const [left, top] = [camera.x + x * cell, camera.y + y * cell];
      if (value === 0) {
        const inset = cell >= 8 ? cell * 0.1 : 0;
        ink.fillStyle = colours.lose;
        ink.fillRect(left + inset, top + inset, cell - 2 * inset, cell - 2 * inset);
      }
      if (cell < 17) continue;
      ink.fillStyle = value === 0 ? colours.surface : colours.ink;
      const text = value === 0 && cell >= 17 ? 'P' : String(value);
      ink.fillText(text, left + cell / 2, top + cell / 2 + 0.5);
    }
  }
}

/** The options of the chosen cell: left, up, and along the diagonal.
 * @param {CanvasRenderingContext2D} ink
 * @param {Map2} map
 * @param {number} cell
 */
function rays(ink, { at, camera, colours }, cell) {
  const { x, y } = /** @type {{x: number, y: number}} */ (at);
  ink.strokeStyle = colours.amber;
  ink.lineWidth = Math.max(2, cell * 0.12);
  ink.lineCap = 'round';
  const to = (/** @type {number} */ i, /** @type {number} */ j) => {
    ink.beginPath();
    ink.moveTo(camera.x + (x + 0.5) * cell, camera.y + (y + 0.5) * cell);
    ink.lineTo(camera.x + (i + 0.5) * cell, camera.y + (j + 0.5) * cell);
    ink.stroke();
  };
  const least = Math.min(x, y);
  ink.globalAlpha = 0.75;
  if (x > 0) to(0, y);
  if (y > 0) to(x, 0);
  if (least > 0) to(x - least, y - least);
  ink.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {{x: number, y: number}} at
 * @param {import('./view.js').Camera} camera
 * @param {Record<string, string>} colours
 */
function cursor(ink, at, camera, colours) {
  const cell = camera.k;
  const [x, y] = [camera.x + at.x * cell, camera.y + at.y * cell];
  ink.lineWidth = 2;
  ink.strokeStyle = colours.surface;
  ink.strokeRect(x - 3, y - 3, cell + 6, cell + 6);
  ink.strokeStyle = colours.ink;
  ink.strokeRect(x - 1, y - 1, cell + 2, cell + 2);
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Map2} map
 * @param {number} width
 * @param {number} height
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 */
function edges(ink, { camera, colours, font, grid }, width, height, x0, y0, x1, y1) {
  ink.font = `12px ${font}`;
  ink.fillStyle = colours['ink-soft'];
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((s) => s * camera.k >= 24) ?? 1000;
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
