/** `npm run licences`: crate/THIRD-PARTY.md, what the core is compiled with, and the crate's licences. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crateNotice, crates, writeCrateLicences } from './release/licences.mjs';
import { CRATE } from './lib/paths.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  writeFileSync(join(CRATE, 'THIRD-PARTY.md'), crateNotice(await crates()));
  writeCrateLicences();
});
