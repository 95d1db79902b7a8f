/**
 * Takes the place of ../engine/carried.js in scripts that anybody's page names: the small core is in them,
 * for the games that most pages show, and the whole one comes by a script beside them, `mexplorer-core.js`,
 * when it is first asked for. By a script, since nothing else comes from a disk. A page that is to be one
 * file has both scripts in it.
 */
import small from 'virtual:mexplorer-small-binary';
import { file, id, integrity } from 'virtual:mexplorer-core-script';
import { vouchedFor } from '../engine/vouched.js';
import { folder, own } from './script.js';

/** As the tag said it while the script ran; the browser hides a nonce afterwards. */
const said = {
  nonce: own?.nonce,
  checked: Boolean(own?.integrity),
  crossOrigin: own?.crossOrigin ?? null,
};

/** The script of the whole core, as it has come: several copies of one version share it. */
const arrived = () => /** @type {any} */ (globalThis).mexplorerCore?.[id];

/** @type {Promise<string> | undefined} */
let coming;
/** @type {string | null} */
let lost = null;

/** @returns {Promise<string>} */
async function more() {
  const there = arrived();
  if (there) return there;
  coming ??= load();
  try {
    return await coming;
  } finally {
    coming = undefined;
  }
}

/** @returns {Promise<string>} */
async function load() {
  const address = new URL(file, folder ?? document.baseURI).href;
  const tag = document.createElement('script');
  if (said.nonce) tag.nonce = said.nonce;
  if (said.checked) tag.integrity = integrity;
  tag.crossOrigin = said.crossOrigin;
  try {
    await new Promise((resolve, reject) => {
      tag.addEventListener('load', resolve);
      tag.addEventListener('error', reject);
      tag.src = /** @type {string} */ (vouchedFor(address));
      document.head.append(tag);
    });
    lost = arrived() ? null : address;
  } catch {
    lost = address;
  } finally {
    tag.remove();
  }
  if (lost) throw new Error(`${lost} did not come, or is of another version`);
  return arrived();
}

/** @type {import('../engine/core.js').Source} */
export const carried = { small, more };

export const missing = () => lost;
