/** Where the core lies for a module that is one file: the whole one is embedded. */
import { embedded } from '../engine/embedded.ts';

export const ways = [() => embedded];
