/** `npm run docs -- licences`: writes the licences that the crate and the Python package carry. */
import { CORES, writeLicences } from '../release/licences.mjs';

export async function writeCarriedLicences() {
  for (const folder of Object.keys(CORES)) writeLicences(folder);
}
