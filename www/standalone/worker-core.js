/** The worker's part: it is told where the page has put the package. */

/** @param {string} base @returns {Promise<import('../engine/core.js').Core>} */
export async function loadCore(base) {
  const glue = await import(/* @vite-ignore */ base);
  const bytes = Uint8Array.from(atob(glue.binary), (char) => char.charCodeAt(0));
  await glue.default({ module_or_path: bytes });
  return glue;
}
