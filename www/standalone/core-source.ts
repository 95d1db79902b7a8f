/**
 * Where the core lies for a classic script. The small one is embedded, for the games that most pages
 * show. The whole one comes when it is first needed, by a script beside this one, `mexplorer-core.js`:
 * from a disk nothing else can be fetched. A page that is to be one file has both scripts in it.
 */
import text from 'virtual:mexplorer-small-core';
import { file, id, integrity } from 'virtual:mexplorer-core-script';
import { startEmbeddedWorker } from '../engine/embedded-worker.ts';
import { trustedScript } from '../engine/trusted-types.ts';
import type { Place, Source } from '../engine/core.ts';

/** The tag of this script, which is known only while it runs. */
const tag = (globalThis.document?.currentScript ?? null) as HTMLScriptElement | null;

/** The folder of this script; undefined where it stands in its page, or in the bundle of an app. */
const folder = /^[a-z][\w+.-]*:\/\//i.test(tag?.src ?? '')
  ? new URL('.', tag?.src).href
  : undefined;

/** What the second script's tag has in common with the first; the browser hides a nonce later. */
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
