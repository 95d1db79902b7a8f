/** The function by which all verbs read files. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { NotText, decodeText } from '../ui/text/decode-text.ts';
import type { Decoded } from '../ui/text/decode-text.ts';
import { Refused, at } from './refused.ts';
import type { Say } from './refused.ts';

/** The largest size of a file in bytes; larger files are refused. */
const LARGEST = 2 ** 26;

export interface Reading {
  say: Say;
  /** The label of the encoding that was given on the command line. */
  encoding?: string;
  /** Whether the file is HTML or XML, which may declare its encoding. */
  declares?: boolean;
}

/**
 * Read a text from a file, from a pipe such as `<(…)`, or from standard input for `-`.
 * @throws {FileError} if it cannot be read; `Refused` if it is too long or no text
 */
export async function readText(
  file: string,
  { say, encoding, declares }: Reading,
): Promise<Decoded> {
  const name = file === '-' ? say('stdin') : file;
  const bytes = await at(name, () => (file === '-' ? standardInput(name) : fileBytes(file)));
  const declared = declares ? declaredIn(bytes) : undefined;
  try {
    return decodeText(bytes, { named: encoding, declared });
  } catch (thrown) {
    if (!(thrown instanceof NotText)) throw thrown;
    const { byte, label } = thrown;
    throw new Refused(byte < bytes.length ? 'no_text' : 'cut_text', { name, byte, label });
  }
}

/**
 * Return the encoding that an HTML page or an XML file declares in its first kilobyte, where the HTML
 * standard requires the declaration.
 */
function declaredIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 1024).toString('latin1');
  const found =
    /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head) ??
    /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)/i.exec(head);
  return found?.[1];
}

/** Read a file in pieces, since a pipe has no size. */
async function fileBytes(file: string): Promise<Buffer> {
  const handle: FileHandle = await open(file, 'r');
  try {
    return await gathered(handle.createReadStream({ autoClose: false }), file);
  } finally {
    await handle.close();
  }
}

const standardInput = (name: string): Promise<Buffer> => gathered(process.stdin, name);

async function gathered(chunks: AsyncIterable<Buffer>, name: string): Promise<Buffer> {
  const all: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LARGEST) throw new Refused('too_long', { name });
    all.push(chunk);
  }
  return Buffer.concat(all);
}
