/**
 * The command `npm run docs`, which writes the documentation that is generated from sources. Without
 * arguments, it writes the pages of the crate and of the API. `npm run docs -- PART…` writes the named parts
 * below, whose results, except for `pages`, are committed to the repository. `npm run docs -- pages --check`
 * only checks the pages.
 */
import { readArguments } from './lib/arguments.mjs';
import { main } from './lib/run.mjs';

/** @type {Record<string, (options: { check?: boolean }) => Promise<unknown>>} */
const PARTS = {
  pages: async (options) => (await import('./docs/pages.mjs')).writePages(options),
  types: async () => (await import('./docs/types.mjs')).writeTypes(),
  guide: async () => (await import('./docs/guide.mjs')).writeGuide(),
  links: async () => (await import('./docs/links.mjs')).writeLinks(),
  fences: async () => (await import('./docs/fences.mjs')).writeFences(),
  goldens: async () => (await import('./docs/goldens.mjs')).writeGoldens(),
  pictures: async () => (await import('./docs/pictures.mjs')).writePictures(),
  licences: async () => (await import('./docs/licences.mjs')).writeCarriedLicences(),
};

await main(async () => {
  const { parts, options } = readArguments({
    name: 'npm run docs',
    parts: Object.keys(PARTS),
    options: { check: { type: 'boolean' } },
  });
  for (const part of parts.length ? parts : ['pages']) await PARTS[part](options);
});
