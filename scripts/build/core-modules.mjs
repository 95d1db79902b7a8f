/**
 * Write modules with the core's data about its games to www/engine/wasm, for pages that are drawn before the
 * core has loaded. The data are answers of the core.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

/** @param {string} folder that holds the two builds of the core and their glue */
export async function writeCoreModules(folder) {
  // Import dynamically: the glue code imports a TypeScript source of www, and tsx exists only after set-up.
  await import('../lib/typescript.mjs');
  checkGlue(folder);
  const small = await load(folder, 'small-glue.js', 'mexplorer_small.wasm');
  const whole = await load(folder, 'glue.js', 'mexplorer_bg.wasm');
  const write = (
    /** @type {string} */ name,
    /** @type {string} */ type,
    /** @type {any} */ value,
  ) => writeModule(join(folder, name), type, value);

  const known = { calls: callsOf(small), games: gamesOf(small) };
  write('small.js', '{ calls: string[], games: string[] }', known);

  const games = whole.call('games', [], {});
  write('games.js', "import('../types.ts').GameEntry[]", games);

  const { usualLine } = await import('../../www/engine/usual-line.ts');
  /** @type {Record<string, any>} */
  const lines = {};
  for (const entry of games) {
    const line = whole.call('readGame', [entry.game], {});
    if (!isDeepStrictEqual(line, usualLine(entry))) lines[entry.name] = line;
  }
  write('lines.js', "Partial<Record<string, import('../types.ts').GameLine>>", lines);

  const openings = games
    .filter((/** @type {any} */ { name }) => known.games.includes(name))
    .map((/** @type {any} */ { game, position }) => whole.call('describe', [game, position], {}));
  write('openings.js', "import('../types.ts').Description[]", openings);

  // Write the heights of the boards only, the part of the list of games that elements.js needs.
  const { boardHeights } = await import('../../www/ui/host-page/board-heights.ts');
  const heights = boardHeights.map(([boards, high]) => {
    const own = games.filter((/** @type {any} */ { board }) => boards.split(' ').includes(board));
    return [own.map((/** @type {any} */ { name }) => name).join(' '), high];
  });
  write('heights.js', '[games: string, heights: number[]][]', heights);
}

/**
 * Check that the glue code of the whole core contains all functions of the small core's glue code, since the
 * page has only the former.
 * @param {string} folder
 */
function checkGlue(folder) {
  const lines = (/** @type {string} */ name) =>
    readFileSync(join(folder, name), 'utf8').split('\n');
  const whole = new Set(lines('glue.js'));
  const own = lines('small-glue.js').find((line) => line && !whole.has(line));
  if (own) throw new Error(`The glue of the small core has a line of its own: ${own}`);
}

/** @param {string} folder @param {string} glue @param {string} binary @returns {Promise<any>} */
async function load(folder, glue, binary) {
  // Import with a new query each time, since Node caches imports. The glue code imports sources of www.
  await import('../lib/typescript.mjs');
  const { makeGlue } = await import(`${pathToFileURL(join(folder, glue)).href}?${Date.now()}`);
  const core = makeGlue();
  await core({ module_or_path: readFileSync(join(folder, binary)) });
  return core;
}

/**
 * Return the names of all calls of a core, which the error for an unknown call lists.
 * @param {any} core
 * @returns {string[]}
 */
const callsOf = (core) => errorOf(() => core.call('', [], {})).split(' ');

/**
 * Return the names of all games of a core, which the error for an unknown game lists.
 * @param {any} core
 */
const gamesOf = (core) => errorOf(() => core.call('describe', ['?', ''], {})).details.known;

/** @param {() => unknown} run @returns {any} */
function errorOf(run) {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('The core answered a call or a game that there is not.');
}

/** Write a module only if its text has changed, so that a development server does not reload. */
function writeModule(
  /** @type {string} */ file,
  /** @type {string} */ type,
  /** @type {any} */ value,
) {
  const name = basename(file, '.js');
  const text = `/** @type {${type}} */\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
