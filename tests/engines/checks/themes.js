/**
 * Check widgets in pages of other tools: dark and light themes, text from right to left, and the position of
 * the content below a widget.
 */
import assert from 'node:assert/strict';
import { hosts, notes, tags } from '../../notes/host-pages.js';
import { contrasts, places } from '../../notes/visible.js';

/** @typedef {import('../lab.js').Lab} Lab */

const grounds = { light: 'rgb(255, 253, 248)', dark: 'rgb(27, 35, 44)' };
const words = `<p>${'Some words of the lecture. '.repeat(20)}</p>`;
const lecture = notes.replaceAll(/<\/mex-\w+>/g, (end) => `${end}<h2>Next</h2>${words}`);

export const looks = [
  ...Object.entries(hosts).map(([name, host]) => ({
    name: `can be read on: ${name}`,
    async run(/** @type {Lab} */ lab) {
      const page = await lab.open(notes, host);
      await page.settled(tags.join());
      // Check that the browser reports the configured system theme. Otherwise this test would prove nothing.
      const dark = await page.run(() => matchMedia('(prefers-color-scheme: dark)').matches);
      assert.equal(dark, host.machine === 'dark');
      for (const tag of tags) {
        const found = await page.run((tag) => {
          const widget = /** @type {any} */ (document.querySelector(tag));
          return [widget.theme, getComputedStyle(widget).backgroundColor];
        }, tag);
        assert.deepEqual(found, [host.theme, grounds[host.theme]], tag);
      }
      const found = await page.run(contrasts);
      assert.ok(found.length > 60, `${found.length} texts`);
      assert.deepEqual(
        found.filter(({ contrast }) => contrast < 4.5),
        [],
      );
      assert.deepEqual(await page.wrong(), []);
    },
  })),
  {
    name: 'a page that runs from right to left turns no numbers and boards round',
    async run(/** @type {Lab} */ lab) {
      const body = `${notes}<mex-game id="strip" game="nimble" position="1 4 6"></mex-game>
        <mex-why id="moore" game="moore 2" position="1 2 3 4"></mex-why>`;
      /** @type {Record<string, number[]>[]} */
      const found = [];
      for (const dir of ['ltr', 'rtl']) {
        const page = await lab.open(body, { html: `dir="${dir}"` });
        await page.settled([...tags, '#strip', '#moore'].join());
        found.push(await page.run(places));
        assert.deepEqual(await page.wrong(), []);
      }
      for (const each of Object.values(found[0])) assert.ok(each.length > 0);
      assert.deepEqual(found[1], found[0]);
    },
  },
  {
    name: 'what a link points at stays where it is',
    async run(/** @type {Lab} */ lab) {
      const body = `${lecture}<h2 id="here">Here</h2><div style="height: 200vh"></div>`;
      const css = 'html { overflow-anchor: none } main { max-width: 720px }';
      const page = await lab.open(body, { css, hash: '#here' });
      await page.settled(tags.join());
      await page.until('it stands at the top', () => {
        const here = /** @type {Element} */ (document.querySelector('#here'));
        return Math.abs(here.getBoundingClientRect().top) < 3;
      });
      assert.ok((await page.run(() => scrollY)) > 1000);
    },
  },
  {
    name: 'nothing moves while widgets load',
    async run(/** @type {Lab} */ lab) {
      const css =
        'body { max-width: 720px; margin: auto; padding: 0 12px; font: 16px/1.5 sans-serif }';
      // Delay the script until the page has been painted, as with a slow connection.
      const script = '<script src="./late.js"></script>';
      const sheet = '<link rel="stylesheet" href="./mexplorer.css">';
      /** @type {number[]} */
      const shifts = [];
      for (const head of [sheet, '']) {
        const page = await lab.open(lecture, { css, head, script, late: `(${late})()` });
        await page.until('the script has come', () => customElements.get('mex-game') !== undefined);
        await page.settled(tags.join());
        shifts.push(await page.run(() => /** @type {any} */ (window).shiftSoFar()));
      }
      assert.ok(shifts[0] < 0.1, `it shifts by ${shifts[0]}`);
      // Check that there is a shift without the style sheet. Otherwise the measurement would prove nothing.
      assert.ok(shifts[1] > 0.1, `without its sheet it shifts by ${shifts[1]} only`);
    },
  },
];

/**
 * Measure the layout shift while widgets load: the affected share of the window times the share of its height
 * by which blocks move. Only one of the browsers measures layout shifts itself. This function runs in the
 * page.
 */
function late() {
  let shift = 0;
  const blocks = () =>
    [...document.querySelectorAll('main > *')].map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return {
        top: Math.min(Math.max(top, 0), innerHeight),
        bottom: Math.min(bottom, innerHeight),
        at: top,
      };
    });
  /** @type {ReturnType<typeof blocks>} */
  let before = [];
  const look = () => {
    const now = blocks();
    let touched = 0;
    let most = 0;
    now.forEach(({ top, bottom, at }, i) => {
      const was = before[i];
      if (!was || Math.abs(at - was.at) < 3) return;
      const seen = bottom > top || was.bottom > was.top;
      if (!seen) return;
      touched += Math.max(bottom, was.bottom) - Math.min(top, was.top);
      most = Math.max(most, Math.abs(at - was.at));
    });
    if (before.length) {
      shift += Math.min(1, touched / innerHeight) * Math.min(1, most / innerHeight);
    }
    before = now;
    requestAnimationFrame(look);
  };
  Object.assign(window, { shiftSoFar: () => shift });
  addEventListener('load', () => {
    requestAnimationFrame(look);
    setTimeout(() => {
      const src = './elements.js';
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src }),
      );
    }, 300);
  });
}
