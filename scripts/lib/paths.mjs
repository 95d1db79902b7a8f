import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const CRATE = join(ROOT, 'crate');
/**
 * The folder of the crate that is compiled to WebAssembly. It contains the core and the extensions that
 * answer calls.
 */
export const SHELL = join(CRATE, 'shell');
export const DIST = join(ROOT, 'dist');
export const WASM = join(ROOT, 'www', 'engine', 'wasm');
/**
 * The name of the script with the whole core, which is written next to the scripts that embed the small core.
 */
export const CORE_SCRIPT = 'mexplorer-core.js';

/** The folder of all tools that set-up installs for this project only. Git ignores it. */
export const TOOLS = join(ROOT, '.tools');
/**
 * The folder of logs. Under sudo, logs are written to another folder, so that no file in the project belongs
 * to root.
 */
export const LOGS = process.env.SUDO_UID ? join(tmpdir(), 'mexplorer-log') : join(TOOLS, 'log');
export const TOOLS_BIN = join(TOOLS, 'bin');
export const NODE_BIN = join(ROOT, 'node_modules', '.bin');

/** The arguments of Node for a process that imports the TypeScript sources of www. */
export const TYPESCRIPT = ['--import', new URL('typescript.mjs', import.meta.url).href];

/** The value of PATH with the folders of the project's own tools first. */
export const TOOL_PATH = [TOOLS_BIN, NODE_BIN, process.env.PATH].join(delimiter);

/**
 * @param {string} name @param {string} [path] @returns {string | null} the path of a command, or null if it
 * is not found
 */
export function which(name, path = process.env.PATH ?? '') {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of path.split(delimiter)) {
    for (const ending of endings) {
      const file = join(folder, name + ending);
      if (folder && existsSync(file)) return file;
    }
  }
  return null;
}

/** @returns {string[]} all sources in Rust */
export function rustFiles() {
  const names = [CRATE, join(ROOT, 'extras')].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  );
  const isOwn = (/** @type {string} */ name) => !/[\\/](target|node_modules)[\\/]/.test(name);
  return names.filter((name) => name.endsWith('.rs') && isOwn(name)).sort();
}
