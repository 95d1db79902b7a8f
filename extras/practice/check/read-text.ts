import { decodeText } from 'mexplorer/kit';

/** The text of a file that is handed in; null if it is no text, as a program or a picture is. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return decodeText(bytes).text;
  } catch {
    return null;
  }
}
