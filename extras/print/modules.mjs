/** The modules for Node, by the names under which the package exports them. */
import { fileURLToPath } from 'node:url';

export default { static: fileURLToPath(new URL('static.ts', import.meta.url)) };
