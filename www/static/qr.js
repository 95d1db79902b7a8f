/** An address as a QR code, for paper. */
import qrcode from 'qrcode-generator';
import { MexError } from '../engine/errors.js';
import { paragraph } from './page.js';
import { moved, path, rect } from './scene.js';

/** The white rim that readers need, in modules. */
const RIM = 4;
/** The size of a module. */
const SIDE = 3;

/** The modules of the code, row by row: whether each is dark. @param {string} url @returns {boolean[][]} */
export function modulesOf(url) {
  try {
    const code = qrcode(0, 'M');
    code.addData(bytesOf(url), 'Byte');
    code.make();
    const count = code.getModuleCount();
    return Array.from({ length: count }, (_, y) =>
      Array.from({ length: count }, (_, x) => code.isDark(y, x)),
    );
  } catch {
    throw new MexError({
      code: 'bad-option',
      message: `qr should be an address of at most 2,300 bytes, found one of ${url.length} characters`,
      details: { option: 'qr', found: `${url.length}`, expected: 'an address that fits a QR code' },
    });
  }
}

/** The library takes a character for a byte. @param {string} text */
const bytesOf = (text) => String.fromCharCode(...new TextEncoder().encode(text));

/**
 * @param {string} url @param {string} says @param {number} width
 * @returns {import('./scene.js').Picture}
 */
export function qrOf(url, says, width) {
  const modules = modulesOf(url);
  const side = (modules.length + 2 * RIM) * SIDE;
  let d = '';
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const [left, top] = [(from + RIM) * SIDE, (y + RIM) * SIDE];
      d += `M${left} ${top}H${(x + 1 + RIM) * SIDE}V${top + SIDE}H${left}Z`;
    }
  }
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
