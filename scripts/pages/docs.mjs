/**
 * Write every generated page or section of docs/, and the source file generated from the widgets' classes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { ERROR_PAGE, errorPage } from './errors.mjs';
import { HOST_PAGES, withHosts } from './hosts.mjs';
import { API_PAGE, withTables } from './options.mjs';
import { ofExtras } from '../lib/extras.mjs';
import '../lib/words.mjs';
import * as markdown from './markdown.mjs';
import { WIDGETS_DATA, WIDGETS_PAGE, widgetsData, widgetsPage } from './widgets.mjs';

/**
 * The path of each page, with a function that maps the current text to the new text.
 * @type {[string, (text: string) => Promise<string>][]}
 */
export const PAGES = [
  [API_PAGE, withTables],
  [ERROR_PAGE, errorPage],
  [WIDGETS_PAGE, widgetsPage],
  [WIDGETS_DATA, widgetsData],
  [HOST_PAGES.en, (text) => withHosts('en', text)],
  [HOST_PAGES.zh, (text) => withHosts('zh', text)],
  ...(await ofExtras('pages.mjs')).flatMap((pages) => pages(markdown)),
];

/** @returns {Promise<string[]>} the paths of the pages */
export async function writeDocs() {
  for (const [path, page] of PAGES) {
    const file = join(ROOT, path);
    writeFileSync(file, await page(readFileSync(file, 'utf8')));
  }
  return PAGES.map(([path]) => path);
}
