/** The page's entry: the core starts in its worker while the elements are still on their way. */
import { version } from './engine/api.js';

// Only to start it; whoever needs it hears of a failure.
version().catch(() => {});

import('./page/mex-app.js').catch(() => document.documentElement.classList.add('failed'));
