/**
 * Lets this process import the TypeScript sources of www. Load it first, after set-up has installed
 * tsx, and what imports the sources dynamically after it; a process of its own takes `TYPESCRIPT`
 * of ./paths.mjs.
 */
import { register } from 'tsx/esm/api';

register();
