/** `npm run docs -- licences`: writes THIRD-PARTY.md of the crate and of the Python package, and the licences they carry. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORES, crateNotice, crates, writeLicences } from '../release/licences.mjs';
import { ROOT } from '../lib/paths.mjs';

export async function writeNotices() {
  for (const [folder, core] of Object.entries(CORES)) {
    writeFileSync(join(ROOT, folder, 'THIRD-PARTY.md'), crateNotice(await crates(core)));
    writeLicences(folder);
  }
}
