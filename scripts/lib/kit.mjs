/**
 * Map the published modules to their sources, for bundlers of the site. Extensions import the modules by
 * their published names.
 */
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const www = (/** @type {string[]} */ ...path) => join(ROOT, 'www', ...path);

/** The aliases for Vite's option `resolve.alias`. */
export const KIT = [
  { find: /^mexplorer$/, replacement: www('index.ts') },
  { find: /^mexplorer\/kit$/, replacement: www('kit', 'index.ts') },
  { find: /^mexplorer\/kit\/(\w+)$/, replacement: `${www('kit')}/$1.ts` },
];
