/** A zip archive of a few files; the same bytes each time, since it knows no clock. */
import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, the beginning of all zip archives. */
const DATE = 0x21;

/** @param {Record<string, Buffer | string>} files by their paths @returns {Buffer} */
export function zip(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = Buffer.from(name);
    const data = Buffer.from(text);
    const packed = deflateRawSync(data, { level: 9 });
    const common = Buffer.alloc(26);
    // Version 2.0; the names are UTF-8; deflate.
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, path);
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
