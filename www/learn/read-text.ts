/** Files as people hand them in: text in UTF-8 or, as PowerShell writes it, UTF-16; nothing else. */

/** The text of a file; null if it is no text, as a program or a picture is. */
export function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'le' : first === 0xfe && second === 0xff ? 'be' : '';
  try {
    const text = new TextDecoder(wide ? `utf-16${wide}` : 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return wide ? null : inChinese(bytes);
  }
}

/** Consoles of Chinese Windows write GB 18030. */
function inChinese(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('gb18030', { fatal: true }).decode(bytes);
    return /(?![\s])\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
