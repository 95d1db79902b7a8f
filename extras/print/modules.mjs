/** The modules for Node, by their names in the package's exports. */
import { fileURLToPath } from 'node:url';

export default { static: fileURLToPath(new URL('static.ts', import.meta.url)) };
