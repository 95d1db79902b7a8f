import { load } from '../i18n/languages.ts';
import { define } from '../ui/element/base.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import { boards } from './index.ts';
import type { AnyBoard } from './board.ts';
import type { Extras } from './scene-board.ts';

/** What only some boards use, by the export of their module that asks for it. */
const EXTRAS: [hook: keyof AnyBoard, load: () => Promise<Extras>][] = [
  ['panel', () => import('./scene-panel.ts')],
  ['fields', () => import('./scene-fields.ts')],
  ['choices', () => import('./scene-choices.ts')],
  ['strokes', () => import('./scene-stroke.ts')],
];

/** Makes the element of a board that is a scene: `mex-board-NAME`. */
export async function scene(name: string) {
  // Its terms are boards, of which each is asked for by its own name.
  if (name === 'sum') return load(...(await import('./sum-board.ts')).SumBoard.areas);
  const [module, { SceneBoard }] = await Promise.all([boards[name](), import('./scene-board.ts')]);
  const extras: Extras = {};
  for (const [hook, load] of EXTRAS) if (module[hook]) Object.assign(extras, await load());
  const tag = `mex-board-${name}`;
  // Not nested, which older browsers do not read.
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
