/**
 * The part `npm run docs -- licences`: write the licence files contained in the crate and in the Python
 * package.
 */
import { CORES, writeLicences } from '../release/licences.mjs';

export async function writeCarriedLicences() {
  for (const folder of Object.keys(CORES)) writeLicences(folder);
}
