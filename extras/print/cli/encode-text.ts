/** Writes a text in the encoding that it was read in: the inverse of `TextDecoder`, which only reads. */
import type { Encoding } from 'mexplorer/kit/node';

/** A character that an encoding lacks. */
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
 * Encodes a text.
 * @throws {NotEncodable} for a character that the encoding lacks; UTF-8, UTF-16 and GB 18030 have all
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

/** The bytes of each character of up to two bytes; for GB 18030, those of the first plane. */
function codesOf(label: string): Map<string, number[]> {
  let codes = inverses.get(label);
  if (!codes) {
    codes = new Map();
    const ascii = range(0x00, 0x7f).map((byte) => [byte]);
    const one = range(0x80, 0xff).map((byte) => [byte]);
    const two = range(0x80, 0xff).flatMap((a) => range(0x30, 0xff).map((b) => [a, b]));
    for (const byte of ascii) codes.set(String.fromCharCode(byte[0]), byte);
    invert(label, [...one, ...two, ...(label === 'gb18030' ? fourBytes() : [])], codes);
    // The decoder puts it in place of wrong bytes, so `invert` leaves it out.
    if (label === 'gb18030') codes.set('\ufffd', [0x84, 0x31, 0xa4, 0x37]);
    inverses.set(label, codes);
  }
  return codes;
}

/** Sequences of four bytes for characters of the first plane. */
const fourBytes = (): number[][] => range(0, FIRST_PLANE - 1).map(fourOf);

/** The number of sequences of four bytes of the first plane, and the number of the first one beyond it. */
const FIRST_PLANE = 39_420;
const OTHER_PLANES = 189_000;

const fourOf = (n: number): number[] => [
  0x81 + Math.floor(n / 12_600),
  0x30 + (Math.floor(n / 1260) % 10),
  0x81 + (Math.floor(n / 10) % 126),
  0x30 + (n % 10),
];

/** Characters beyond the first plane, which GB 18030 counts in their order. */
function beyond(character: string, label: string): number[] | null {
  const point = character.codePointAt(0) ?? 0;
  return label === 'gb18030' && point >= 0x10000 ? fourOf(point - 0x10000 + OTHER_PLANES) : null;
}

/** Decode all sequences in one text with a line each, and keep those that are one character. */
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
