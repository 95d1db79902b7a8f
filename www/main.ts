/** The page's entry point: starts the core in its worker while the elements load. */
import { describe } from './engine/api.ts';
import { small } from './engine/wasm/small.js';
import { fetchWords, langOf } from './i18n/languages.ts';

// Only start loading, with the build that contains the link's game; failures are reported by the
// callers that need it.
const game = new URLSearchParams(location.hash.split('?')[1]).get('game');
describe(game ?? small.games[0], '0').catch(() => {});

// The elements load their words themselves, but later.
fetchWords(langOf(document.documentElement.lang))?.catch(() => {});

import('./page/mex-app.ts').catch(() => document.documentElement.classList.add('failed'));
