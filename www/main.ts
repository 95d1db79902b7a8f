/** The page's entry point: starts the core in its worker while the elements load. */
import { describe } from './engine/api.ts';
import { small } from './engine/wasm/small.js';
import { fetchWords, langOf } from './i18n/languages.ts';

// Start loading the core, in the build that contains the link's game. Ignore a failure: later calls of the
// core report it.
const game = new URLSearchParams(location.hash.split('?')[1]).get('game');
describe(game ?? small.games[0], '0').catch(() => {});

// Start loading the translated texts early; the elements would request them only later.
fetchWords(langOf(document.documentElement.lang))?.catch(() => {});

import('./page/mex-app.ts').catch(() => document.documentElement.classList.add('failed'));
