/** The files of the modules for Node, keyed by their names in the package's exports. */
import { fileURLToPath } from 'node:url';

export default { static: fileURLToPath(new URL('static.ts', import.meta.url)) };
