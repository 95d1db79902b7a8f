/** Write zip archives of a few files. Equal files give equal bytes. */
import { strToU8, zipSync } from 'fflate';

/** The date of all files in an archive: the earliest date that the format can represent. */
const mtime = new Date(1980, 0, 1);

/** @param {Record<string, Buffer | string>} files by their paths */
export function zip(files) {
  const bytes = (/** @type {Buffer | string} */ file) =>
    typeof file === 'string' ? strToU8(file) : new Uint8Array(file);
  const entries = Object.entries(files).map(([path, file]) => [path, bytes(file)]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}
