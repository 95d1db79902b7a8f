/** The location of the core for a module in a single file: the whole core is embedded. */
import { embedded } from '../engine/embedded.ts';

export const ways = [() => embedded];
