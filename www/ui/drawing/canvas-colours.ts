/** The colours of the page and the size in device pixels, for drawings on a canvas. */

/** Hidden elements whose computed style resolves the design tokens, one element for each token. */
const swatches: WeakMap<Element, Map<string, HTMLElement>> = new WeakMap();

/**
 * Return design tokens as computed colours. A token may be a `light-dark()` pair, which the browser resolves
 * only for an element that uses it.
 */
export function palette(element: Element, names: string[]): Record<string, string> {
  const worn = swatches.get(element) ?? new Map();
  swatches.set(element, worn);
  for (const name of names) {
    if (worn.get(name)?.isConnected) continue;
    const swatch = document.createElement('i');
    swatch.hidden = true;
    swatch.style.color = `var(--mex-${name}, #808080)`;
    (element.shadowRoot ?? element).append(swatch);
    worn.set(name, swatch);
  }
  return Object.fromEntries(names.map((name) => [name, getComputedStyle(worn.get(name)).color]));
}

/**
 * Set the size of a canvas to that of its box in device pixels, with one CSS pixel as the unit of drawing,
 * and clear it. Return the context, the size in CSS pixels and the device pixels per CSS pixel, at most 3.
 */
export function sheet(canvas: HTMLCanvasElement) {
  const width = Math.max(1, Math.round(canvas.clientWidth));
  const height = Math.max(1, Math.round(canvas.clientHeight));
  const ratio = Math.min(3, globalThis.devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  const ink = canvas.getContext('2d') as CanvasRenderingContext2D;
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
  ink.clearRect(0, 0, width, height);
  return { ink, width, height, ratio };
}

/** Convert a CSS colour to RGBA bytes. */
export function bytes(colour: string): [number, number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const ink = canvas.getContext('2d') as CanvasRenderingContext2D;
  ink.fillStyle = colour;
  ink.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a];
}

/** Limit a function to one call per frame. */
export function onceAFrame(draw: () => void) {
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
