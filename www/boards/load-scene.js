import { boards } from './index.js';

/** What only some boards use, by the export of their module that asks for it. */
const EXTRAS = {
  panel: () => import('./scene-panel.js'),
  choices: () => import('./scene-choices.js'),
  strokes: () => import('./scene-stroke.js'),
};

/**
 * Makes the element of a board that is a scene.
 * @param {string} name
 */
export async function scene(name) {
  const [module, { defineScene }] = await Promise.all([boards[name](), import('./scene-board.js')]);
  /** @type {Record<string, any>} */
  const extras = {};
  for (const [key, load] of Object.entries(EXTRAS)) {
    if (module[key]) Object.assign(extras, await load());
  }
  defineScene(name, module, extras);
}
