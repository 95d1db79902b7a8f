/**
 * The location of the core for a classic script. The script embeds the small core, which supports the games
 * that most pages show. When a page first needs the whole core, the script loads it by another script in the
 * same folder, `mexplorer-core.js`, since a page opened from a disk cannot fetch other files. A page in a
 * single file contains both scripts.
 */
import text from 'virtual:mexplorer-small-core';
import { file, id, integrity } from 'virtual:mexplorer-core-script';
import { startEmbeddedWorker } from '../engine/embedded-worker.ts';
import { trustedScript } from '../engine/trusted-types.ts';
import type { Place, Source } from '../engine/core.ts';

/** The `<script>` element of this script, which is available only while the script runs. */
const tag = (globalThis.document?.currentScript ?? null) as HTMLScriptElement | null;

/**
 * The address of this script's folder; undefined if the script is inline in its page, or in the bundle of an
 * app.
 */
const folder = /^[a-z][\w+.-]*:\/\//i.test(tag?.src ?? '')
  ? new URL('.', tag?.src).href
  : undefined;

/**
 * Attributes that the second `<script>` copies from the first. They are read now, since the browser hides a
 * nonce later.
 */
const nonce = tag?.nonce;
const isChecked = Boolean(tag?.integrity);
const crossOrigin = tag?.crossOrigin ?? null;

/**
 * Return the whole core after its script has run, otherwise ''. Several copies of one version share the core.
 */
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
    // Ignore the exception: the page's policy refuses the address, and the error below reports it.
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
