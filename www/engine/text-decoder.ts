/**
 * Decode the texts of the core. The core's glue code uses this class under the name of the platform's own
 * class. Most texts of an answer are as short as the move `1-3`, and calling the platform's decoder for each
 * takes longer than joining the characters.
 */

/** The largest number of bytes for which joining characters is faster. */
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
