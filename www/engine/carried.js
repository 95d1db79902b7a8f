/**
 * What of the core a script carries that needs no address: all of it. Scripts that anybody's page names
 * have ../standalone/carried.js in its place, which carries the small core alone.
 */
import packed from 'virtual:mexplorer-binary';

/** @type {import('./core.js').Source} */
export const carried = { packed };

/** The address of a script that was wanted and did not come. @returns {string | null} */
export const missing = () => null;
