/**
 * Decodes the texts of the core for its glue, which finds this class under the name of the platform's own.
 * An answer is mostly short texts such as 1-3, and a call of the platform's decoder for each takes longer
 * than joining its letters.
 */

/** Up to this many bytes, joining is faster. */
const SHORT = 24;

const Native = globalThis.TextDecoder;

export class TextDecoder {
  #native;

  constructor(label?: string, options?: TextDecoderOptions) {
    this.#native = new Native(label, options);
  }

  decode(bytes?: Uint8Array): string {
    if (!bytes || bytes.length > SHORT) return this.#native.decode(bytes);
    let text = '';
    for (let i = 0; i < bytes.length; i += 1) {
      if (bytes[i] > 127) return this.#native.decode(bytes);
      text += String.fromCharCode(bytes[i]);
    }
    return text;
  }
}
