/** An address as a QR code, for print, in pictures and live widgets. */
import qrcode from 'qrcode-generator';
import { MexError } from '../../engine/errors.js';

/** The quiet zone that readers need, in modules. */
const RIM = 4;

/**
 * The modules of the code, row by row: whether each is dark.
 * @param {string} url
 * @returns {boolean[][]}
 */
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

/** The library reads one byte per character. @param {string} text */
const bytesOf = (text) => String.fromCharCode(...new TextEncoder().encode(text));

/**
 * The dark modules as one path, within the quiet zone.
 * @param {string} url
 * @param {number} size of a module
 * @returns {{ side: number, d: string }} the side of the whole square
 */
export function codeOf(url, size) {
  const modules = modulesOf(url);
  let d = '';
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const [left, top] = [(from + RIM) * size, (y + RIM) * size];
      d += `M${left} ${top}H${(x + 1 + RIM) * size}V${top + size}H${left}Z`;
    }
  }
  return { side: (modules.length + 2 * RIM) * size, d };
}
