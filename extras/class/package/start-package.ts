/** The page of a package: its contents are data in the page, with the version of the platform. */
import { langOf, languages } from 'mexplorer/kit';
import type { Version } from './platform.ts';
import type { MexPackage } from './mex-package.ts';

export interface Contents {
  sheet?: unknown;
  /** The id of the lesson; its texts are in a separate script. */
  lesson?: string;
  scorm: Version | null;
  /** The address of Mexplorer, used in links of a lesson. */
  home?: string;
  /** The language; by default the browser's. */
  lang?: string;
}

export function start(page: Document) {
  const text = page.getElementById('mexplorer-contents')?.textContent ?? '{}';
  const contents: Contents = JSON.parse(text);
  const root = page.documentElement;
  root.lang = languages[langOf(contents.lang ?? globalThis.navigator.language)].tag;
  // In a frame, the surrounding page is more often light than in the system's colours.
  root.setAttribute('theme', globalThis.parent === globalThis.window ? 'auto' : 'light');
  const element = page.createElement('mex-package') as MexPackage;
  element.contents = contents;
  (page.querySelector('main') ?? page.body).append(element);
}
