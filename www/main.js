/** The page's entry: the core starts in its worker while the elements are still on their way. */
import { describe } from './engine/api.js';
import { small } from './engine/wasm/small.js';
import { fetchWords, langOf } from './i18n/languages.js';

// Only to start it, with the build that knows the link's game; whoever needs it hears of a failure.
const game = new URLSearchParams(location.hash.split('?')[1]).get('game');
describe(game ?? small.games[0], '0').catch(() => {});

// The elements ask for their words themselves, but later.
fetchWords(langOf(document.documentElement.lang))?.catch(() => {});

import('./page/mex-app.js').catch(() => document.documentElement.classList.add('failed'));
