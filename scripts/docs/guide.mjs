/**
 * `npm run docs -- guide`: writes the tables of the guide to the widgets, of the API and of the practice problems,
 * and the pages of errors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { buildWasm } from '../build/wasm.mjs';
import { setup } from '../setup.mjs';

export async function writeGuide() {
  const { wasm } = await setup();
  await buildWasm(wasm);
  // Not before set-up: they need packages, and the words need the core's list of games.
  await import('../lib/typescript.mjs');
  const { ERROR_PAGES, errorPage } = await import('../pages/errors.mjs');
  const { GUIDES, withTables } = await import('../pages/guide.mjs');
  const { API_PAGES, withOptions } = await import('../pages/options.mjs');
  const { PRACTICE_PAGES, withProblems } = await import('../pages/practice.mjs');
  for (const lang of /** @type {import('../pages/guide.mjs').Lang[]} */ (Object.keys(GUIDES))) {
    const [guide, page] = [join(ROOT, GUIDES[lang]), join(ROOT, API_PAGES[lang])];
    writeFileSync(guide, await withTables(lang, readFileSync(guide, 'utf8')));
    writeFileSync(page, await withOptions(lang, readFileSync(page, 'utf8')));
    writeFileSync(join(ROOT, ERROR_PAGES[lang]), await errorPage(lang));
    const practice = join(ROOT, PRACTICE_PAGES[lang]);
    writeFileSync(practice, await withProblems(lang, readFileSync(practice, 'utf8')));
    const pages = [GUIDES, API_PAGES, PRACTICE_PAGES, ERROR_PAGES].map((all) => all[lang]);
    console.log(`Wrote ${pages.join(', ')}`);
  }
}
