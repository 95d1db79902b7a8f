/** The page of a package: what it holds is data in its page, and so is the platform it is for. */
import { langOf, languages } from 'mexplorer/kit';
import type { Version } from './platform.ts';
import type { MexPackage } from './mex-package.ts';

export interface Contents {
  sheet?: unknown;
  /** Its id; its texts are in a script of their own. */
  lesson?: string;
  scorm: Version | null;
  /** The address of Mexplorer, to which links of a lesson lead. */
  home?: string;
  /** Without it, that of the browser. */
  lang?: string;
}

export function start(page: Document) {
  const text = page.getElementById('mexplorer-contents')?.textContent ?? '{}';
  const contents: Contents = JSON.parse(text);
  const root = page.documentElement;
  root.lang = languages[langOf(contents.lang ?? globalThis.navigator.language)].tag;
  // In a frame the page around it is more often light than as the system is.
  root.setAttribute('theme', globalThis.parent === globalThis.window ? 'auto' : 'light');
  const element = page.createElement('mex-package') as MexPackage;
  element.contents = contents;
  (page.querySelector('main') ?? page.body).append(element);
}
