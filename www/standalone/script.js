/** The script tag by which this script came, which is known only while it runs. */
const tag = globalThis.document?.currentScript;

export const own = tag instanceof HTMLScriptElement ? tag : null;

/** The folder of the script; undefined where it stands in its page, or in somebody's bundle. */
export const folder = /^[a-z][\w+.-]*:\/\//i.test(own?.src ?? '')
  ? new URL('.', own?.src).href
  : undefined;
