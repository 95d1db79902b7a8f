/**
 * Lets a process import the TypeScript sources of www: `TYPESCRIPT` of ./paths.mjs has Node load this
 * first. A script that runs before tsx is installed imports it after set-up, and then what imports
 * the sources.
 */
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { ROOT } from './paths.mjs';

// Commands run in other folders as well.
register({ tsconfig: join(ROOT, 'tsconfig.json') });
