/** Text back to the bytes it was packed from; scripts/lib/packed.mjs packs. */

/** @param {string} text base64 of deflate @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function inflate(text) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
