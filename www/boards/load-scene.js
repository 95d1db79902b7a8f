/**
 * Makes the element of a board that is a scene.
 * @param {string} name
 * @param {Promise<unknown>} loading the board's module
 */
export async function scene(name, loading) {
  const [module, { defineScene }] = await Promise.all([loading, import('./scene-board.js')]);
  defineScene(name, module);
}
