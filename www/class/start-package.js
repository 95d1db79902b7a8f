/** The page of a package: what it holds is data in its page, and so is the platform it is for. */
import { langOf } from '../i18n/index.ts';
import { languages } from '../i18n/languages.ts';

/**
 * @typedef {object} Contents
 * @property {unknown} [sheet]
 * @property {string} [lesson] its id; its texts are in a script of their own
 * @property {import('./platform.js').Version | null} scorm
 * @property {string} [home] the address of Mexplorer, to which links of a lesson lead
 * @property {string} [lang] without it, that of the browser
 */

/** @param {Document} page */
export function start(page) {
  const text = page.getElementById('mexplorer-contents')?.textContent ?? '{}';
  /** @type {Contents} */
  const contents = JSON.parse(text);
  const root = page.documentElement;
  root.lang = languages[langOf(contents.lang ?? globalThis.navigator.language)].tag;
  // In a frame the page around it is more often light than as the system is.
  root.setAttribute('theme', globalThis.parent === globalThis.window ? 'auto' : 'light');
  const element = /** @type {import('./mex-package.js').MexPackage} */ (
    page.createElement('mex-package')
  );
  element.contents = contents;
  (page.querySelector('main') ?? page.body).append(element);
}
