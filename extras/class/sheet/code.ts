/**
 * Encode texts for links and for the few characters that a learning platform stores. A code is a byte for the
 * version, then the text in UTF-8, compressed (RFC 1951), all in base64url (RFC 4648). Later versions of this
 * module must decode the codes of this version.
 */

const VERSION = 1;
/**
 * The greatest length of a decoded text in bytes, more than any sheet or state has. The limit prevents a
 * short code from filling the memory.
 */
export const LONGEST = 400_000;

export async function encode(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await collect(bytes, new CompressionStream('deflate-raw'), Infinity);
  const all = new Uint8Array(packed.length + 1);
  all[0] = VERSION;
  all.set(packed, 1);
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** @throws {CodeError} */
export async function decode(code: string): Promise<string> {
  let all: Uint8Array<ArrayBuffer>;
  try {
    const binary = atob(code.trim().replaceAll('-', '+').replaceAll('_', '/'));
    all = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    throw new CodeError('damaged');
  }
  if (!all.length) throw new CodeError('damaged');
  if (all[0] !== VERSION) throw new CodeError(all[0] > VERSION ? 'later' : 'damaged');
  try {
    const bytes = await collect(all.subarray(1), new DecompressionStream('deflate-raw'), LONGEST);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CodeError('damaged');
  }
}

export class CodeError extends Error {
  code: 'damaged' | 'later';

  constructor(code: 'damaged' | 'later') {
    super(code);
    this.code = code;
  }
}

async function collect(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
