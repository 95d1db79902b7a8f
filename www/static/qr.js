/** An address as a QR code beside a picture, for paper. */
import { codeOf } from '../ui/drawing/qr-code.js';
import { paragraph } from './page.js';
import { moved, path, rect } from '../scene/scene.js';

/** The size of a module. */
const SIDE = 3;

/**
 * @param {string} url @param {string} says @param {number} width
 * @returns {import('../scene/scene.js').Picture}
 */
export function qrOf(url, says, width) {
  const { side, d } = codeOf(url, SIDE);
  const room = Math.max(80, width - side - 16);
  const text = paragraph([{ text: `${says} ` }, { text: url, mono: true, scale: 0.85 }], room, {
    size: 14,
    fill: 'ink-soft',
  });
  const height = Math.max(side, text.height);
  return {
    width: side + 16 + text.width,
    height,
    items: [
      rect(0, 0, side, side, { fill: '#ffffff' }),
      path(d, { fill: '#000000' }),
      moved(side + 16, (height - text.height) / 2, text.items),
    ],
  };
}
