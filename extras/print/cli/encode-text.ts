/**
 * Encode a text in the encoding of the file that it was read from. `TextDecoder` only decodes, so the tables
 * here invert its results.
 */
import type { Encoding } from 'mexplorer/kit/node';

/** An error for a character that does not exist in an encoding. */
export class NotEncodable extends Error {
  readonly character: string;
  readonly label: string;

  constructor(character: string, label: string) {
    super(`${label} has no ${character}`);
    this.character = character;
    this.label = label;
  }
}

/**
 * Encode a text.
 * @throws {NotEncodable} for a character that the encoding lacks; UTF-8, UTF-16 and GB 18030 contain all
 * characters
 */
export function encodeText(text: string, { label, marked }: Encoding): Uint8Array {
  const whole = marked ? `\ufeff${text}` : text;
  if (label === 'utf-8') return Buffer.from(whole, 'utf8');
  if (label === 'utf-16le') return Buffer.from(whole, 'utf16le');
  if (label === 'utf-16be') return Buffer.from(whole, 'utf16le').swap16();
  const codes = codesOf(label);
  const out: number[] = [];
  for (const character of text) {
    const code = codes.get(character) ?? beyond(character, label);
    if (!code) throw new NotEncodable(character, label);
    for (const byte of code) out.push(byte);
  }
  return Uint8Array.from(out);
}

const NEWLINE = 0x0a;
const inverses = new Map<string, Map<string, number[]>>();

/**
 * Return a map from each character to its bytes, for codes of one or two bytes. For GB 18030, the map also
 * has the codes of four bytes in Unicode's first plane.
 */
function codesOf(label: string): Map<string, number[]> {
  let codes = inverses.get(label);
  if (!codes) {
    codes = new Map();
    const ascii = range(0x00, 0x7f).map((byte) => [byte]);
    const one = range(0x80, 0xff).map((byte) => [byte]);
    const two = range(0x80, 0xff).flatMap((a) => range(0x30, 0xff).map((b) => [a, b]));
    for (const byte of ascii) codes.set(String.fromCharCode(byte[0]), byte);
    invert(label, [...one, ...two, ...(label === 'gb18030' ? fourBytes() : [])], codes);
    // Add U+FFFD by hand: `invert` leaves it out, since the decoder returns it for invalid bytes.
    if (label === 'gb18030') codes.set('\ufffd', [0x84, 0x31, 0xa4, 0x37]);
    inverses.set(label, codes);
  }
  return codes;
}

/** Return all sequences of four bytes that encode characters of Unicode's first plane in GB 18030. */
const fourBytes = (): number[][] => range(0, FIRST_PLANE - 1).map(fourOf);

/**
 * The number of four-byte sequences of GB 18030 for Unicode's first plane. `OTHER_PLANES` is the index of the
 * first sequence for U+10000.
 */
const FIRST_PLANE = 39_420;
const OTHER_PLANES = 189_000;

const fourOf = (n: number): number[] => [
  0x81 + Math.floor(n / 12_600),
  0x30 + (Math.floor(n / 1260) % 10),
  0x81 + (Math.floor(n / 10) % 126),
  0x30 + (n % 10),
];

/**
 * Return the four bytes of a character from U+10000 on in GB 18030, which numbers these characters in the
 * order of Unicode. Return null for characters before U+10000 and for other encodings.
 */
function beyond(character: string, label: string): number[] | null {
  const point = character.codePointAt(0) ?? 0;
  return label === 'gb18030' && point >= 0x10000 ? fourOf(point - 0x10000 + OTHER_PLANES) : null;
}

/**
 * Decode all byte sequences in one text, one per line, and store in `codes` those that decode to a single
 * character.
 */
function invert(label: string, sequences: number[][], codes: Map<string, number[]>): void {
  const bytes = Uint8Array.from(sequences.flatMap((sequence) => [...sequence, NEWLINE]));
  const found = new TextDecoder(label).decode(bytes).split('\n');
  if (found.length !== sequences.length + 1) return;
  for (const [i, character] of found.entries()) {
    if ([...character].length !== 1 || character === '\ufffd' || codes.has(character)) continue;
    codes.set(character, sequences[i]);
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
