/**
 * The location of the core for a classic script. The script embeds the small core, for the games that
 * most pages show. It loads the whole core at the first need by another script in the same folder,
 * `mexplorer-core.js`: a page from a disk cannot fetch anything else. A page in a single file contains
 * both scripts.
 */
import text from 'virtual:mexplorer-small-core';
import { file, id, integrity } from 'virtual:mexplorer-core-script';
import { startEmbeddedWorker } from '../engine/embedded-worker.ts';
import { trustedScript } from '../engine/trusted-types.ts';
import type { Place, Source } from '../engine/core.ts';

/** The tag of this script, which can be read only while the script runs. */
const tag = (globalThis.document?.currentScript ?? null) as HTMLScriptElement | null;

/** The folder of this script; undefined if it is inline in its page, or in the bundle of an app. */
const folder = /^[a-z][\w+.-]*:\/\//i.test(tag?.src ?? '')
  ? new URL('.', tag?.src).href
  : undefined;

/**
 * Attributes that the second script's tag takes from the first; the browser hides a nonce later.
 */
const nonce = tag?.nonce;
const isChecked = Boolean(tag?.integrity);
const crossOrigin = tag?.crossOrigin ?? null;

/** The whole core, once its script has run. Several copies of one version share it. */
const arrived = () =>
  (globalThis as { mexplorerCore?: Record<string, string> }).mexplorerCore?.[id] ?? '';

let coming: Promise<void> | undefined;

async function whole(): Promise<Place> {
  if (!arrived()) {
    coming ??= load();
    try {
      await coming;
    } finally {
      coming = undefined;
    }
  }
  return { text: arrived() };
}

async function load() {
  const address = new URL(file, folder ?? document.baseURI).href;
  const script = document.createElement('script');
  if (nonce) script.nonce = nonce;
  if (isChecked) script.integrity = integrity;
  script.crossOrigin = crossOrigin;
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    script.src = trustedScript(address) as string;
    document.head.append(script);
  }).catch(() => {
    // The page's policy refuses the address.
  });
  script.remove();
  if (arrived()) return;
  const error = new Error(`${address} did not load, or is of another version`);
  source.failure = Object.assign(error, { missing: address });
  throw source.failure;
}

const source: Source = { small: { text }, whole };

export const ways: typeof import('../engine/core-source.ts').ways = [
  () => ({ source, startWorker: startEmbeddedWorker }),
];
