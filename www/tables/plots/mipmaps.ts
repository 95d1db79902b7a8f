/** Mipmaps: an image and smaller copies for lower zoom levels. */

type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** The share of P-positions up to which smaller copies keep each P-position; above it, they are averaged. */
const RARE = 0.04;

/**
 * Return whether smaller copies average P-positions, rather than keep each of them.
 * @param zero the pixel of value 0
 */
export function fades(image: Picture, zero: number) {
  const pixels = pixelsIn(image);
  let lost = 0;
  for (let i = 0; i < pixels.length; i += 1) if (pixels[i] === zero) lost += 1;
  return lost > RARE * pixels.length;
}

function pixelsIn({ data, width, height }: Picture) {
  return new Uint32Array(data.buffer, data.byteOffset, width * height);
}

/**
 * Return the image, followed by smaller copies, each half as wide as the previous one, until a side is
 * shorter than 128 pixels. Four pixels become their mean; if P-positions are rare, they become a pixel of
 * value 0 if they contain one, and otherwise the first of them that is not transparent.
 * @param zero the pixel of value 0
 */
export function halves(
  image: Picture,
  zero: number,
): { pixels: Uint32Array; width: number; height: number }[] {
  const means = fades(image, zero);
  const layers = [{ pixels: pixelsIn(image), width: image.width, height: image.height }];
  for (;;) {
    const from = layers[layers.length - 1];
    if (Math.min(from.width, from.height) < 128) return layers;
    const [width, height] = [Math.ceil(from.width / 2), Math.ceil(from.height / 2)];
    const pixels = new Uint32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      const above = 2 * y * from.width;
      const below = Math.min(2 * y + 1, from.height - 1) * from.width;
      for (let x = 0; x < width; x += 1) {
        const [left, right] = [2 * x, Math.min(2 * x + 1, from.width - 1)];
        const a = from.pixels[above + left];
        const b = from.pixels[above + right];
        const c = from.pixels[below + left];
        const d = from.pixels[below + right];
        if (means) {
          pixels[y * width + x] = mean(mean(a, b), mean(c, d));
        } else {
          const lost = a === zero || b === zero || c === zero || d === zero;
          pixels[y * width + x] = lost ? zero : a || b || c || d;
        }
      }
    }
    layers.push({ pixels, width, height });
  }
}

/** Return the mean of two pixels, computed for all four bytes at once. */
function mean(a: number, b: number) {
  return ((a & b) + (((a ^ b) >>> 1) & 0x7f7f7f7f)) >>> 0;
}

/** Return the image and its smaller copies as canvases, which can be drawn at any size. */
export function canvases(
  image: { data: Uint8ClampedArray; width: number; height: number },
  zero: number,
) {
  return halves(image, zero).map(({ pixels, width, height }) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const bytes = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, 4 * width * height);
    canvas
      .getContext('2d')
      ?.putImageData(new ImageData(new Uint8ClampedArray(bytes), width, height), 0, 0);
    return canvas;
  });
}
