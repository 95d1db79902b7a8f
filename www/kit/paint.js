/** What canvases need to look like the page: its colours and its pixels. */

/**
 * The design tokens as colours a canvas understands.
 * @param {Element} element
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export function palette(element, names) {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--mex-${name}`).trim() || '#808080']),
  );
}

/**
 * A canvas sized to its box in device pixels, with its unit one CSS px.
 * @param {HTMLCanvasElement} canvas
 */
export function sheet(canvas) {
  const width = Math.max(1, Math.round(canvas.clientWidth));
  const height = Math.max(1, Math.round(canvas.clientHeight));
  const ratio = Math.min(3, globalThis.devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
  ink.clearRect(0, 0, width, height);
  return { ink, width, height, ratio };
}

/**
 * A CSS colour as the four bytes of a pixel.
 * @param {string} colour
 * @returns {[number, number, number, number]}
 */
export function bytes(colour) {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  ink.fillStyle = colour;
  ink.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a];
}

/** Calls at most once a frame. @param {() => void} draw */
export function onceAFrame(draw) {
  let asked = 0;
  return {
    ask() {
      if (!asked)
        asked = requestAnimationFrame(() => {
          asked = 0;
          draw();
        });
    },
    stop() {
      cancelAnimationFrame(asked);
      asked = 0;
    },
  };
}
