/** Provide a browser, a site with the built modules, and the actions that checks use. */
import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/lib/server.mjs';
import { pageOf } from '../notes/host-pages.js';
import { watchScript } from './watch.js';

/** The timeout for waiting in milliseconds, longer than any action takes on a busy machine. */
const PATIENCE = 60_000;

const WATCH = '<script src="./watch.js"></script>';
const MODULE = '<script type="module" src="./elements.js"></script>';

/** @typedef {Awaited<ReturnType<typeof beginLab>>} Lab */

/** @param {import('./drivers/tab.js').Open} open */
export async function beginLab(open) {
  /** @type {Record<string, string>} */
  const pages = { '/watch.js': watchScript, '/host.css': '' };
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-engines-'));
  /**
   * Sites by their content security policies, which are sent with all files.
   * @type {Map<string, ReturnType<typeof serve>>}
   */
  const sites = new Map();
  const site = (/** @type {string} */ policy) => {
    if (!sites.has(policy)) sites.set(policy, serve(DIST, { policy: policy || null, pages }));
    return /** @type {ReturnType<typeof serve>} */ (sites.get(policy));
  };
  const cdn = await serve(DIST, { policy: null, cors: true });
  // Serve the project's own page as a separate site under its own policy, since its service worker controls
  // its whole site.
  const app = await serve(DIST, { pages });
  /**
   * Browsers, keyed by the system theme. A browser is started only when it is needed.
   * @type {Map<string, Promise<Page>>}
   */
  const tabs = new Map();
  const on = (/** @type {'light' | 'dark'} */ machine) => {
    if (!tabs.has(machine))
      tabs.set(
        machine,
        open(machine).then((tab) => new Page(tab)),
      );
    return /** @type {Promise<Page>} */ (tabs.get(machine));
  };
  return {
    cdn: cdn.address,

    /**
     * Open notes in a page of another author.
     * @param {string} body
     * @param {Partial<import('../notes/host-pages.js').Host> & { head?: string, script?: string, policy?:
     * string, hash?: string, late?: string }} [host] `late` is the text of `./late.js`
     */
    async open(
      body,
      { head = '', script = MODULE, hash = '', late = '', policy = '', ...host } = {},
    ) {
      const page = await on(host.machine ?? 'light');
      pages['/host.css'] = host.css ?? '';
      pages['/late.js'] = late;
      pages['/notes.html'] = pageOf(host, { body, head: `${WATCH}${head}${script}` });
      await page.go(`${(await site(policy)).address}notes.html${hash}`);
      return page;
    },

    /** Open the project's own page. @param {string} [hash] */
    async openApp(hash = '') {
      const page = await on('light');
      pages['/watched-index.html'] = watched('index.html');
      await page.go(`${app.address}watched-index.html${hash}`);
      return page;
    },

    /** Open a page of another site, without adding scripts. @param {string} address */
    async visit(address) {
      const page = await on('light');
      await page.go(address);
      return page;
    },

    /**
     * Return the address of a copy of a file of the site that records its errors, for use in a frame.
     * @param {string} name
     */
    frame(name) {
      pages[`/watched-${name}`] = watched(name);
      return `./watched-${name}`;
    },

    /** Open notes as a file on disk. @param {string} body */
    async openDisk(body) {
      const page = await on('light');
      const script = pathToFileURL(join(DIST, 'mexplorer-standalone.js')).href;
      writeFileSync(join(folder, 'host.css'), '');
      writeFileSync(join(folder, 'watch.js'), watchScript);
      const head = `${WATCH}<script src="${script}"></script>`;
      writeFileSync(join(folder, 'notes.html'), pageOf({}, { body, head }));
      await page.go(pathToFileURL(join(folder, 'notes.html')).href);
      return page;
    },

    async end() {
      const open = await Promise.allSettled(tabs.values());
      for (const one of open) if (one.status === 'fulfilled') await one.value.tab.close();
      for (const one of [...(await Promise.all(sites.values())), cdn, app]) await one.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Return an HTML file of the build with the script that records the errors of a page.
 * @param {string} name of the file
 */
const watched = (name) =>
  readFileSync(join(DIST, name), 'utf8').replace('<head>', `<head>${WATCH}`);

/** A page in one of the browsers. */
export class Page {
  /** @param {import('./drivers/tab.js').Tab} tab */
  constructor(tab) {
    this.tab = tab;
    this.run = tab.run;
    this.press = tab.press;
  }

  /** @param {string} address */
  async go(address) {
    // Leave the page first, since a change of the fragment alone would not reload it.
    await this.tab.go('about:blank');
    await this.tab.go(address);
  }

  /**
   * Wait until a function in the page returns a true value, and return that value.
   * @template T
   * @param {string} what
   * @param {(...args: any[]) => T | Promise<T>} fn
   * @param {...any} args
   */
  async until(what, fn, ...args) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const value = await this.run(fn, ...args);
      if (value) return value;
      if (Date.now() > end) {
        const wrong = await this.wrong();
        throw new Error(`waited in vain: ${what}; it said: ${wrong.join('; ') || 'nothing'}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Wait until widgets have rendered and nothing moves. @param {string} [selector] */
  async settled(selector = 'main > *') {
    await this.until(
      `${selector} settle`,
      (selector) => {
        const all = [...document.querySelectorAll(selector)].filter((each) =>
          each.localName.startsWith('mex-'),
        );
        return all.length > 0 && all.every((each) => /** @type {any} */ (each).settled);
      },
      selector,
    );
    await this.still();
  }

  still() {
    return this.until('nothing moves', () => window.watch.isStill());
  }

  /** Return the errors recorded in the page. @returns {Promise<string[]>} */
  wrong() {
    return this.run(() => window.watch?.wrong ?? []);
  }

  /**
   * Return the texts of elements inside widgets.
   * @param {string} host
   * @param {string} inside
   * @returns {Promise<string[]>}
   */
  texts(host, inside) {
    return this.run(
      (host, inside) =>
        window.watch.all(host, inside).map((each) => each.textContent?.trim().replace(/\s+/g, ' ')),
      host,
      inside,
    );
  }

  /**
   * Scroll to an element inside a widget, wait until it is not covered, and return its centre.
   * @param {string} host
   * @param {string} inside
   * @param {number} [nth]
   * @returns {Promise<{ x: number, y: number }>}
   */
  async spot(host, inside, nth = 0) {
    await this.still();
    return this.until(
      `${host} ${inside} is there and not covered`,
      (host, inside, nth) => {
        const found = window.watch.all(host, inside).filter(window.watch.seen).at(nth);
        if (!found) return null;
        found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = found.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        let at = document.elementFromPoint(x, y);
        for (let inner = at; inner;) {
          inner = at?.shadowRoot?.elementFromPoint(x, y) ?? null;
          if (inner === at) break;
          at = inner ?? at;
        }
        for (let each = at; each; each = each.parentElement ?? each.getRootNode().host) {
          if (each === found) return { x, y };
        }
        return null;
      },
      host,
      inside,
      nth,
    );
  }

  /** @param {string} host @param {string} inside @param {number} [nth] */
  async click(host, inside, nth) {
    const { x, y } = await this.spot(host, inside, nth);
    await this.tab.click(x, y);
  }

  /** @param {string} text */
  async type(text) {
    for (const letter of text) await this.press(letter);
  }
}
