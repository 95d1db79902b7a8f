/** Where the core lies for a module that is one file: the whole one is embedded. */
import { embedded } from '../engine/embedded.js';

export const ways = [() => embedded];
