/** `npm run guide`: writes the tables of the guide to the widgets, and the pages of errors. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_PAGES, errorPage } from './pages/errors.mjs';
import { GUIDES, withTables } from './pages/guide.mjs';
import { ROOT } from './lib/paths.mjs';

for (const lang of /** @type {import('./pages/guide.mjs').Lang[]} */ (Object.keys(GUIDES))) {
  const file = join(ROOT, GUIDES[lang]);
  writeFileSync(file, await withTables(lang, readFileSync(file, 'utf8')));
  writeFileSync(join(ROOT, ERROR_PAGES[lang]), await errorPage(lang));
  console.log(`Wrote ${GUIDES[lang]} and ${ERROR_PAGES[lang]}`);
}
