/** `npm run guide`: writes the tables of the guide to the widgets from their contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { GUIDES, withTables } from './lib/guide.mjs';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/run.mjs';

/** What a guide says now. @param {import('./lib/guide.mjs').Lang} lang */
export async function guideNow(lang) {
  const file = join(ROOT, GUIDES[lang]);
  const options = await resolveConfig(file);
  return format(withTables(lang, readFileSync(file, 'utf8')), { ...options, filepath: file });
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    for (const lang of /** @type {import('./lib/guide.mjs').Lang[]} */ (Object.keys(GUIDES))) {
      writeFileSync(join(ROOT, GUIDES[lang]), await guideNow(lang));
      console.log(`Wrote ${GUIDES[lang]}`);
    }
  });
}
