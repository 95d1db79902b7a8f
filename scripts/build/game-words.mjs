/**
 * The words of the games in bundles. Each game has a file in each language, and www/i18n/game-files.ts
 * reads their folder; here the modules that call it are written as what a first view says of all games, as
 * data, and as imports of the rest, which is loaded later.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf } from '../../www/i18n/game-files.ts';

const MADE = /[\\/]i18n[\\/]([\w-]+)[\\/]game-(names|proofs)\.ts$/;

/** @returns {import('vite').Plugin} */
export function gameWords() {
  return {
    name: 'mexplorer-game-words',
    enforce: 'pre',
    async load(id) {
      const [, lang, part] = MADE.exec(id) ?? [];
      if (part === 'names') return `export default ${JSON.stringify(await namesOf(lang))};`;
      return part ? proofs(join(dirname(id), 'games')) : null;
    },
  };
}

/** @param {string} folder */
function proofs(folder) {
  const files = readdirSync(folder).map((file) => JSON.stringify(join(folder, file)));
  const all = (/** @type {string} */ name) =>
    `export const ${name} = { ${files.map((_, i) => `...game${i}.${name}`).join(', ')} };`;
  return [
    ...files.map((file, i) => `import * as game${i} from ${file};`),
    all('why'),
    all('claims'),
  ].join('\n');
}
