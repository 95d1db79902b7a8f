/** `npm run guide`: writes the tables of the guide to the widgets and of the API, and the pages of errors. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_PAGES, errorPage } from './pages/errors.mjs';
import { GUIDES, withTables } from './pages/guide.mjs';
import { API_PAGES, withOptions } from './pages/options.mjs';
import { ROOT } from './lib/paths.mjs';

for (const lang of /** @type {import('./pages/guide.mjs').Lang[]} */ (Object.keys(GUIDES))) {
  const [guide, page] = [join(ROOT, GUIDES[lang]), join(ROOT, API_PAGES[lang])];
  writeFileSync(guide, await withTables(lang, readFileSync(guide, 'utf8')));
  writeFileSync(page, await withOptions(lang, readFileSync(page, 'utf8')));
  writeFileSync(join(ROOT, ERROR_PAGES[lang]), await errorPage(lang));
  console.log(`Wrote ${GUIDES[lang]}, ${API_PAGES[lang]} and ${ERROR_PAGES[lang]}`);
}
