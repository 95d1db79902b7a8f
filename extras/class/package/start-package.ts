/** Start the page of a package. Its contents and the version of SCORM are JSON data in the page. */
import { langOf, languages } from 'mexplorer/kit';
import type { Version } from './platform.ts';
import type { MexPackage } from './mex-package.ts';

export interface Contents {
  sheet?: unknown;
  /** The id of the lesson. The texts of the lesson are in a separate script. */
  lesson?: string;
  scorm: Version | null;
  /** The address of Mexplorer, for links from a lesson. */
  home?: string;
  /** The language of the package; by default the browser's language. */
  lang?: string;
}

export function start(page: Document) {
  const text = page.getElementById('mexplorer-contents')?.textContent ?? '{}';
  const contents: Contents = JSON.parse(text);
  const root = page.documentElement;
  root.lang = languages[langOf(contents.lang ?? globalThis.navigator.language)].tag;
  // Use the light theme in a frame: the page around the frame is usually light, whatever the system's theme.
  root.setAttribute('theme', globalThis.parent === globalThis.window ? 'auto' : 'light');
  const element = page.createElement('mex-package') as MexPackage;
  element.contents = contents;
  (page.querySelector('main') ?? page.body).append(element);
}
