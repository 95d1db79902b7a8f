/**
 * The part `npm run docs -- links`: add a line to tests/golden/links.json for each game, lesson and rung of
 * the ladder that has no line, and a line to tests/golden/api.json for each new name of the API and the
 * widgets. Existing lines never change, so that published links and names stay valid. Run `npm run build`
 * first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { jsonRows } from '../lib/json-rows.mjs';

const FILE = join(ROOT, 'tests', 'golden', 'links.json');
const API = join(ROOT, 'tests', 'golden', 'api.json');

export async function writeLinks() {
  await import('../lib/typescript.mjs');
  const { defaults, readLink, writeLink } = await import('../../www/links/state.ts');
  const { outline } = await import('../../www/learn/outline.ts');
  const { rungs } = await import('../../www/ladder/rungs.ts');
  const { games } = await import('../../www/engine/wasm/games.js');
  const golden = JSON.parse(readFileSync(FILE, 'utf8'));
  const there = new Set(golden.links.map((/** @type {{ link: string }} */ { link }) => link));
  const wanted = [
    ...games
      .filter(({ form }) => form !== 'rule')
      .flatMap(({ game, position }) => {
        const state = { ...defaults, game, position, start: position };
        return [writeLink(state), writeLink({ ...state, game: `${game} misere`, players: '2' })];
      }),
    ...outline.map(({ id }) => `#v1/learn?lesson=${id}`),
    ...rungs.map(({ id }) => `#v1/ladder?rung=${id}`),
  ];
  const added = wanted.filter((link) => !there.has(link));
  for (const link of added) {
    const entries = Object.entries(readLink(link).state).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(/** @type {any} */ (defaults)[field]),
    );
    golden.links.push({ link, says: Object.fromEntries(entries) });
    console.log(`  ${link}`);
  }
  writeFileSync(FILE, jsonRows(golden));
  const { surface } = await import('../release/surface.mjs');
  const lines = existsSync(API) ? JSON.parse(readFileSync(API, 'utf8')) : [];
  const names = [...new Set([...lines, ...surface()])].sort();
  writeFileSync(API, jsonRows(names));
  console.log(
    `${added.length} links and ${names.length - lines.length} names were added; none was changed.`,
  );
}
