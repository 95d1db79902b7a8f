/** The published modules as sources, for bundlers of the site: extras import them by their names. */
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const www = (/** @type {string[]} */ ...path) => join(ROOT, 'www', ...path);

/** The aliases for `resolve.alias`. */
export const KIT = [
  { find: /^mexplorer$/, replacement: www('index.ts') },
  { find: /^mexplorer\/kit$/, replacement: www('kit', 'index.ts') },
  { find: /^mexplorer\/kit\/(\w+)$/, replacement: `${www('kit')}/$1.ts` },
];
