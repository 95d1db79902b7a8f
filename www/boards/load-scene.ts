import { load } from '../i18n/languages.ts';
import { define } from '../ui/element/base.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import { boards } from './index.ts';
import type { AnyBoard } from './board.ts';
import type { Extras } from './scene-board.ts';

/** Modules that only some boards use. Each is loaded if the board's module has the given export. */
const EXTRAS: [hook: keyof AnyBoard, load: () => Promise<Extras>][] = [
  ['panel', () => import('./scene-panel.ts')],
  ['fields', () => import('./scene-fields.ts')],
  ['choices', () => import('./scene-choices.ts')],
  ['strokes', () => import('./scene-stroke.ts')],
];

/** Define the element `mex-board-NAME` for a board that draws a scene. */
export async function scene(name: string) {
  // The board `sum` loads the boards of its summands itself, each by name.
  if (name === 'sum') return load(...(await import('./sum-board.ts')).SumBoard.areas);
  const [module, { SceneBoard }] = await Promise.all([boards[name](), import('./scene-board.ts')]);
  const extras: Extras = {};
  for (const [hook, load] of EXTRAS) if (module[hook]) Object.assign(extras, await load());
  const tag = `mex-board-${name}`;
  // Replace `&` by the tag, since older browsers do not support nested CSS.
  const own = module.styles?.replaceAll('&', `${tag}.board`);
  class Made extends SceneBoard {
    static module = module;
    static extras = extras;
    static styles = [
      SceneBoard.styles,
      ...styleSheets(extras.panelStyles ?? '', extras.choicesStyles ?? '', own ?? ''),
    ];
  }
  define(tag, Made);
}
