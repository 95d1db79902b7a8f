import { decodeText } from 'mexplorer/kit';

/** Return the text of a file; null for a file that is not text, such as a program or a picture. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return decodeText(bytes).text;
  } catch {
    return null;
  }
}
