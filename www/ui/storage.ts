/**
 * Texts that this browser keeps. Without access to storage nothing is kept, and nothing fails.
 *
 * A page from a disk keeps its texts in the state of its tab, too: Chromium 156 now and then loads such a page
 * again with a storage that is empty, and whatever that page writes is lost.
 */

/** @returns what this tab wrote, if the page is from a disk */
const ofTab = (): Record<string, string> =>
  (globalThis.location?.protocol === 'file:' && globalThis.history.state?.texts) || {};

/** @param text null for none */
function writeToTab(key: string, text: string | null) {
  if (globalThis.location?.protocol !== 'file:') return;
  const texts = { ...ofTab() };
  if (text === null) delete texts[key];
  else texts[key] = text;
  globalThis.history.replaceState({ ...globalThis.history.state, texts }, '');
}

/** @returns null for none */
export function readText(key: string): string | null {
  try {
    return ofTab()[key] ?? globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string) {
  try {
    writeToTab(key, text);
    globalThis.localStorage?.setItem(key, text);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function removeText(key: string) {
  try {
    writeToTab(key, null);
    globalThis.localStorage?.removeItem(key);
  } catch {
    // There was nothing stored.
  }
}
