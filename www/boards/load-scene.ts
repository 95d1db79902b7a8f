import { load } from '../i18n/languages.ts';
import { boards } from './index.ts';
import type { AnyBoard } from './board.ts';
import type { Extras } from './scene-board.ts';

/** What only some boards use, by the export of their module that asks for it. */
const EXTRAS: [hook: keyof AnyBoard, load: () => Promise<Extras>][] = [
  ['panel', () => import('./scene-panel.ts')],
  ['choices', () => import('./scene-choices.ts')],
  ['strokes', () => import('./scene-stroke.ts')],
];

/** Makes the element of a board that is a scene. */
export async function scene(name: string) {
  // Its terms are boards, of which each is asked for by its own name.
  if (name === 'sum') return load(...(await import('./sum-board.ts')).SumBoard.areas);
  const [module, { defineScene }] = await Promise.all([boards[name](), import('./scene-board.ts')]);
  const extras: Extras = {};
  for (const [hook, load] of EXTRAS) if (module[hook]) Object.assign(extras, await load());
  defineScene(name, module, extras);
}
