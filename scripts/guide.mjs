/** `npm run guide`: writes the tables of the guide to the widgets from their contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDES, withTables } from './pages/guide.mjs';
import { ROOT } from './lib/paths.mjs';

for (const lang of /** @type {import('./pages/guide.mjs').Lang[]} */ (Object.keys(GUIDES))) {
  const file = join(ROOT, GUIDES[lang]);
  writeFileSync(file, await withTables(lang, readFileSync(file, 'utf8')));
  console.log(`Wrote ${GUIDES[lang]}`);
}
