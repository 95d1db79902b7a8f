/** Install the packages that build the sample apps, in a separate folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Install missing packages in the versions that the folder's package.json pins. The repository has no lock
 * file for them, since none of them is published.
 * @param {string} folder
 * @param {import('../parts.mjs').Tools} tools
 */
export async function installFrameworks(folder, { npm, slow }) {
  const pinned = Object.entries(read(join(folder, 'package.json')).devDependencies);
  const installed = pinned.every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && read(file).version === version;
  });
  // Require a lock file even though it is not committed: Parcel takes the nearest folder with a lock file as
  // the project.
  if (installed && existsSync(join(folder, 'package-lock.json'))) return;
  await slow('bundlers for the sample apps', '30 to 90 s', () =>
    npm(['install', '--no-audit', '--no-fund'], 'npm-frameworks.log', folder),
  );
}
