/** Draw the first board into index.html, so that it is seen before any script has run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../www/i18n/languages.ts';
import { DIST } from '../lib/paths.mjs';
import { pictures } from '../lib/pictures.mjs';
import '../lib/words.mjs';

/** The width of the picture in pixels, for which a phone has room. */
const WIDTH = 328;

/** Replace each comment `board LANG` of dist/index.html by the picture in that language. */
export async function writeFront() {
  if (!pictures) return;
  const { openings } = await import('../../www/engine/wasm/openings.js');
  const [{ game, position }] = openings;
  const path = join(DIST, 'index.html');
  let page = readFileSync(path, 'utf8');
  for (const lang of Object.keys(languages)) {
    const { svg } = await pictures.renderStatic({ game, position, lang, width: WIDTH });
    page = page.replace(`<!-- board ${lang} -->`, () => svg);
  }
  writeFileSync(path, page);
}
