/** Reads a zip archive by its directory, as others do; scripts/build/zip.mjs writes them. */
import { crc32, inflateRawSync } from 'node:zlib';

/** @param {Buffer} archive @returns {Record<string, Buffer>} */
export function unzip(archive) {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) throw new Error('this is no zip archive');
  /** @type {Record<string, Buffer>} */
  const files = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory is damaged');
    const [sum, packed, size] = [16, 20, 24].map((i) => archive.readUInt32LE(at + i));
    const [name, extra, comment] = [28, 30, 32].map((i) => archive.readUInt16LE(at + i));
    const path = archive.toString('utf8', at + 46, at + 46 + name);
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== 0x04034b50) throw new Error(`${path} is not there`);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = inflateRawSync(archive.subarray(start, start + packed));
    if (data.length !== size || crc32(data) !== sum) throw new Error(`${path} is damaged`);
    files[path] = data;
    at += 46 + name + extra + comment;
  }
  return files;
}
