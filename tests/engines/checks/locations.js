/**
 * Check widgets that are loaded from a disk, in a frame, from another site or under a strict policy, and the
 * page of the project.
 */
import assert from 'node:assert/strict';
import { ofExtras } from '../../../scripts/lib/extras.mjs';
import { DIST } from '../../../scripts/lib/paths.mjs';
import { serve } from '../../../scripts/lib/server.mjs';
import { STRICT, placed } from '../../notes/host-pages.js';
import { shapes } from '../../notes/visible.js';
import { views } from '../../../www/links/views.ts';

/** @typedef {import('../lab.js').Lab} Lab */

const GAME = '<mex-game game="nim" position="3 5 7" players="2"></mex-game>';
const PLAY = '#v1/play?game=nim&position=3+5+7&players=2';

/**
 * Query strings for views that would compute for long or show nothing without them, keyed by view.
 * @type {Record<string, string>}
 */
const ASKED = Object.assign(
  { quotient: '?game=kayles' },
  ...(await ofExtras('tests/examples.js')).map(({ asked }) => asked),
);

/** Play a move as soon as the board is ready. This function runs in the page. */
async function playOne() {
  const game = /** @type {any} */ (document.querySelector('mex-game'));
  const to = new Promise((done) =>
    game.addEventListener('mex-move', (/** @type {any} */ event) => done(event.detail.to), {
      once: true,
    }),
  );
  while (!(await game.move?.('2-5'))) await new Promise((next) => setTimeout(next, 30));
  return to;
}

export const places = [
  {
    name: 'from a disk the worker runs, and the page stays free',
    async run(/** @type {Lab} */ lab) {
      const page = await lab.openDisk(GAME);
      await page.settled();
      const seen = await page.run(async () => {
        const { analyze, where } = /** @type {any} */ (window).mexplorer;
        await analyze('nim', '1');
        let beats = 0;
        const beat = setInterval(() => beats++, 1);
        // A position whose search exceeds the budget. It would block a page that computes it without a
        // worker.
        const hard = analyze('chomp', '12 11 10 9 8 7 6 5');
        const { code } = await hard.catch((/** @type {any} */ error) => error);
        clearInterval(beat);
        return { code, where: await where(), beats, from: location.protocol };
      });
      assert.equal(seen.from, 'file:');
      assert.deepEqual([seen.code, seen.where], ['budget', 'worker']);
      assert.ok(seen.beats > 3, `${seen.beats} beats`);
      assert.equal(await page.run(playOne), '3 0 7');
      assert.deepEqual(await page.wrong(), []);
    },
  },
  {
    name: 'modules and the one script from another site run their worker',
    async run(/** @type {Lab} */ lab) {
      const { cdn } = lab;
      for (const script of [
        `<script type="module" src="${cdn}elements.js"></script>`,
        `<script src="${cdn}mexplorer-standalone.js"></script>`,
      ]) {
        const page = await lab.open(GAME, { script });
        await page.settled();
        assert.equal(await page.run(playOne), '3 0 7');
        const where = await page.run(async (cdn) => {
          const own = /** @type {any} */ (window).mexplorer;
          const { where } = own ?? (await import(`${cdn}mexplorer.js`));
          return where();
        }, cdn);
        assert.equal(where, 'worker');
        assert.deepEqual(await page.wrong(), []);
      }
    },
  },
  ...['', 'sandbox="allow-scripts"'].map((sandbox) => ({
    name: `the embedding frame plays and reports its height ${sandbox && '(sandboxed)'}`,
    async run(/** @type {Lab} */ lab) {
      const listen = `<script>
        window.messages = [];
        addEventListener('message', ({ data }) => messages.push(data));
      </script>`;
      const page = await lab.open(
        `<iframe title="board" ${sandbox} width="600" height="300"
          src="${lab.frame('embed.html')}${PLAY}&lang=zh&theme=dark"></iframe>`,
        { script: '', head: listen },
      );
      const frame = page.tab.within;
      await page.until('the frame is ready', () => window.messages.length > 0);
      const root = () => frame(() => ({ ...document.documentElement.dataset }));
      while (!('ready' in (await root()))) await page.still();
      assert.deepEqual(
        await frame(() => {
          const { lang } = document.documentElement;
          return [lang, /** @type {any} */ (document.querySelector('mex-game')).theme];
        }),
        ['zh-CN', 'dark'],
      );
      assert.equal(await frame(playOne), '3 0 7');
      const height = await frame(() => {
        const main = /** @type {Element} */ (document.querySelector('main'));
        return Math.ceil(main.getBoundingClientRect().height);
      });
      assert.ok(height > 100);
      await page.until(
        'it has reported its height in both formats',
        (height) => {
          const messages = window.messages.map((each) =>
            typeof each === 'string' ? JSON.parse(each) : each,
          );
          const lti = messages.findLast(({ subject }) => subject === 'lti.frameResize');
          const own = messages.findLast(({ type }) => type === 'mex-resize');
          return lti?.height === height && own?.height === height;
        },
        height,
      );
      const before = await page.run(() => {
        frames[0].postMessage('requestResize', '*');
        return window.messages.length;
      });
      await page.until('it answers', (before) => window.messages.length >= before + 2, before);
      assert.deepEqual(await page.wrong(), []);
      assert.deepEqual(await frame(() => window.watch.wrong), []);
    },
  })),
  {
    name: 'a strict policy changes nothing',
    async run(/** @type {Lab} */ lab) {
      /** @type {ReturnType<typeof shapes>[]} */
      const found = [];
      for (const policy of ['', STRICT]) {
        const page = await lab.open(placed, { policy });
        await page.settled();
        found.push(await page.run(shapes));
        assert.deepEqual(await page.wrong(), []);
      }
      assert.deepEqual(found[1], found[0]);
      assert.equal(new Set(found[1].colours).size, 3);
      for (const [name, height] of found[1].sizes) {
        assert.ok(height > 60 && height < 1600, `${name} is ${height} px high`);
      }
    },
  },
  {
    name: 'the one script needs no more than it says',
    async run(/** @type {Lab} */ lab) {
      const policy =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src blob:";
      const script = '<script src="./mexplorer-standalone.js"></script>';
      const page = await lab.open(GAME, { policy, script });
      await page.settled();
      assert.equal(await page.run(playOne), '3 0 7');
      const where = () => /** @type {any} */ (window).mexplorer.where();
      assert.equal(await page.run(where), 'worker');
      assert.deepEqual(await page.wrong(), []);
    },
  },
  {
    name: 'a policy that forbids the engine is named, and the author’s text stays',
    async run(/** @type {Lab} */ lab) {
      const policy = "default-src 'self'; script-src 'self'; style-src 'self'";
      const page = await lab.open('<mex-game position="1 2">Heaps 1, 2.</mex-game>', { policy });
      const said = await page.until('it says so', () => {
        return window.watch.all('mex-game', '[role=alert]')[0]?.textContent;
      });
      assert.match(said, /The policy of this page/);
      const text = await page.run(() => {
        const range = document.createRange();
        range.selectNodeContents(/** @type {Element} */ (document.querySelector('mex-game')));
        return range.getBoundingClientRect().height;
      });
      assert.ok(text > 10, `the text is ${text} px high`);
    },
  },
  ...views.map(({ name }) => ({
    name: `the page shows its view: ${name}`,
    async run(/** @type {Lab} */ lab) {
      const page = await lab.openApp(`#v1/${name}${ASKED[name] ?? ''}`);
      await page.until(`${name} stands`, stands, name);
      await page.still();
      assert.equal(await page.run(() => window.watch.all('mex-app', '[part=error]').length), 0);
      assert.deepEqual(await page.wrong(), []);
    },
  })),
  {
    name: 'once all of it is kept, the page stands without a network',
    // Run this check in a new browser: after many other checks, WebKitGTK has emptied the caches of this
    // origin, for an unknown reason.
    alone: true,
    async run(/** @type {Lab} */ lab) {
      const site = await serve(DIST);
      try {
        const page = await lab.visit(site.address);
        await page.until(
          'its worker is in charge',
          () => navigator.serviceWorker.controller !== null,
        );
        await page.until('the button to keep everything is there', pressed);
        await page.until('everything is kept', isKept);
        await site.close();
        assert.equal(await fetch(site.address).catch(() => null), null);
        for (const { name } of views) {
          await page.go(`${site.address}#v1/${name}${ASKED[name] ?? ''}`);
          await page.until(`${name} stands`, stands, name);
        }
      } finally {
        await site.close();
      }
    },
  },
];

/** Click the button that stores all files for offline use. Return whether the button exists. */
function pressed() {
  const root = document.querySelector('mex-offline');
  const button = /** @type {HTMLElement | null | undefined} */ (root?.querySelector('[data-keep]'));
  button?.click();
  return Boolean(button);
}

/** Return whether the page reports that all files are stored. */
function isKept() {
  const root = document.querySelector('mex-offline');
  return Boolean(root?.querySelector('[role="status"]'));
}

/** Return whether the page shows the content of a view. @param {string} name */
function stands(name) {
  const view = document.querySelector(`main[data-view="${name}"]`);
  const isLoaded = Boolean(view?.querySelector('h1, h2'));
  return isLoaded && Number(view?.getBoundingClientRect().height) > 200;
}
