/** Decode files as people submit them: text in UTF-8, in UTF-16 with a byte order mark, or in GB 18030. */

/** The encoding in which a text was read, to be used when the text is saved. */
export interface Encoding {
  /** The name of the encoding in the Encoding Standard, in lower case. */
  label: string;
  /** Whether the text begins with a byte order mark. */
  marked: boolean;
}

export interface Decoded {
  text: string;
  encoding: Encoding;
}

/**
 * An error for bytes that are no text, with the index of the first invalid byte, from 0, and the encoding in
 * which the byte is invalid.
 */
export class NotText extends Error {
  readonly byte: number;
  readonly label: string;

  constructor(byte: number, label: string) {
    super(`byte ${byte} is no text in ${label}`);
    this.byte = byte;
    this.label = label;
  }
}

/** Names of Chinese encodings that GB 18030 contains; one decoder handles all of them. */
const CHINESE = ['gb18030', 'gbk', 'gb2312', 'x-gbk', 'gb_2312-80'];

/** Return the standard name of an encoding; null if the encoding is unknown. */
export function labelOf(name: string): string | null {
  if (CHINESE.includes(name.trim().toLowerCase())) return 'gb18030';
  try {
    return new TextDecoder(name.trim()).encoding;
  } catch {
    return null;
  }
}

/**
 * Decode a file by the first of these encodings that applies: that of a byte order mark; the given one; the
 * one that the file declares, if the file decodes without errors; UTF-8, if without errors; GB 18030, if
 * without errors and control characters.
 * @throws {NotText} with the first byte that is invalid in the encoding of the byte order mark, in the given
 * encoding, or in UTF-8
 */
export function decodeText(
  bytes: Uint8Array,
  { named, declared }: { named?: string; declared?: string } = {},
): Decoded {
  const mark = markOf(bytes);
  if (mark) return decodeAs(bytes, mark);
  if (named) return decodeAs(bytes, named);
  for (const label of [declared, 'utf-8']) {
    const found = label && attempt(bytes, label);
    if (found) return found;
  }
  const chinese = attempt(bytes, 'gb18030');
  // Accept GB 18030 only without control characters: programs and pictures may decode by chance, but hardly
  // without any control character.
  if (chinese && !/(?!\s)\p{Cc}/u.test(chinese.text)) return chinese;
  return decodeAs(bytes, 'utf-8');
}

/** Return the encoding that a byte order mark indicates; null without a mark. */
function markOf([a, b, c]: Uint8Array): string | null {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xef && b === 0xbb && c === 0xbf ? 'utf-8' : null;
}

function attempt(bytes: Uint8Array, label: string): Decoded | null {
  try {
    return decodeAs(bytes, label);
  } catch {
    return null;
  }
}

function decodeAs(bytes: Uint8Array, label: string): Decoded {
  const encoding = { label, marked: markOf(bytes) === label };
  let text;
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new NotText(firstWrong(bytes, label), label);
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) throw new NotText(bytes.indexOf(0), label);
  return { text, encoding };
}

/** Return the index of the first byte at which decoding the beginning of the file fails. */
function firstWrong(bytes: Uint8Array, label: string): number {
  let [right, wrong] = [0, bytes.length];
  // Decode as a stream, since a prefix of the file may end within a character.
  const decodes = (length: number) => {
    try {
      new TextDecoder(label, { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  // If the whole file decodes as a stream, only its last character is incomplete.
  if (decodes(bytes.length)) return bytes.length;
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (decodes(middle)) right = middle;
    else wrong = middle;
  }
  return wrong - 1;
}
