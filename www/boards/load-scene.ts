import { boards } from './index.ts';

/** What only some boards use, by the export of their module that asks for it. */
const EXTRAS = {
  panel: () => import('./scene-panel.ts'),
  choices: () => import('./scene-choices.ts'),
  strokes: () => import('./scene-stroke.ts'),
};

/** Makes the element of a board that is a scene. */
export async function scene(name: string) {
  const [module, { defineScene }] = await Promise.all([boards[name](), import('./scene-board.ts')]);
  const extras: Record<string, any> = {};
  for (const [key, load] of Object.entries(EXTRAS) as [
    keyof typeof EXTRAS,
    () => Promise<object>,
  ][]) {
    if (module[key]) Object.assign(extras, await load());
  }
  defineScene(name, module, extras);
}
