/**
 * Test hostile texts in every field of every view, in the address of a frame and in every attribute of every
 * widget. They must not become markup, run scripts, cause requests to other sites or break the page.
 */
import { expect, openFixture, test } from '../fixture.js';
import { still } from '../idle-workers.js';
import { elements } from '../../../scripts/lib/widgets.mjs';
import { views } from '../../../www/links/views.ts';

const HOSTILE = {
  markup: '<img src=x onerror="window.pwned=1"><svg onload="window.pwned=1">',
  'a quote and a script': `'"></text></style></textarea><script>window.pwned=1</script>`,
  'an address': 'javascript:window.pwned=1',
  'an outside address': '//evil.example/x.js https://evil.example/x.png',
  prototype: '__proto__',
  constructor: 'constructor toString hasOwnProperty',
  'right to left': '\u202e3 5 7\u2066 \u0000\ud800',
  'a template': '${window.pwned=1}{{constructor.constructor("window.pwned=1")()}}',
  'percent signs': '%00%3Cscript%3Ewindow.pwned=1%3C/script%3E%E0%A4%A',
  'in a graph': 'graph <b>>a a>javascript:x __proto__>constructor',
  'in a rule': 'n -> n-1 if "<img src=x onerror=window.pwned=1>"',
  // With this text in all fields of a view, the address stays below the limit of two million characters.
  'a hundred thousand': `<b> ${'5 '.repeat(50_000)}`,
};

/**
 * Return a list that collects errors, dialogs and requests to other sites.
 * @param {import('@playwright/test').Page} page
 * @param {string} home
 */
async function watch(page, home) {
  /** @type {string[]} */
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('dialog', (dialog) => {
    wrong.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(data|blob):/.test(url)) wrong.push(`asked for ${url}`);
  });
  return wrong;
}

/**
 * List the elements in all shadow roots that hostile texts would create, and whether a script has run or a
 * prototype has been changed.
 */
const harmed = () => {
  /** @type {string[]} */
  const found = [];
  /** @param {Document | ShadowRoot} root */
  const look = (root) => {
    const bad =
      '[onerror], [onload], img[src="x"], a[href^="javascript"], script:not([src]):not([type])';
    for (const each of root.querySelectorAll(bad)) found.push(each.outerHTML.slice(0, 200));
    for (const each of root.querySelectorAll('*')) if (each.shadowRoot) look(each.shadowRoot);
  };
  look(document);
  const { pwned } = /** @type {any} */ (window);
  const clean = !Object.keys(Object.prototype).length;
  return [...found, ...(pwned ? ['a script ran'] : []), ...(clean ? [] : ['a prototype grew'])];
};

/**
 * Open a link in a new page instead of changing the fragment of the current page.
 * @param {import('@playwright/test').Page} page
 * @param {string} hash
 */
async function open(page, hash) {
  await page.goto('about:blank');
  await page.goto(hash);
}

/**
 * Open a link by changing the fragment of the current page.
 * @param {import('@playwright/test').Page} page
 * @param {string} hash
 */
const follow = (page, hash) => page.evaluate((to) => void (location.hash = to), hash);

/** Encode a text for an address, which cannot contain an unpaired surrogate. @param {string} text */
const written = (text) => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+');

for (const [turn, [kind, text]] of Object.entries(HOSTILE).entries()) {
  test(`links with ${kind}`, async ({ page, baseURL }) => {
    const wrong = await watch(page, String(baseURL));
    const looksWell = async (/** @type {string} */ name, /** @type {string[]} */ chosen) => {
      await expect(page.locator(`main[data-view="${name}"] h1`).first()).toBeVisible();
      await still(page);
      expect(await page.evaluate(harmed), `${name}, ${chosen}`).toEqual([]);
    };
    const link = (/** @type {string} */ name, /** @type {string[]} */ chosen) =>
      `#v1/${name}?${chosen.map((field) => `${field}=${written(text)}`).join('&')}`;
    await open(page, '');
    for (const [at, { name, fields }] of views.entries()) {
      const names = Object.keys(fields);
      // Set all fields at once, in a new page for a third of the texts. Then set single fields, for a sixth
      // of the texts each. Both cases parse a field by the same function.
      const go = at % 3 === turn % 3 ? open : follow;
      await go(page, link(name, names));
      await looksWell(name, names);
      for (const field of names.filter((_, i) => i % 6 === turn % 6)) {
        await follow(page, link(name, [field]));
        await looksWell(name, [field]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test(`widgets and frames with ${kind}`, async ({ page, baseURL }) => {
    const wrong = await watch(page, String(baseURL));
    const hostile = text.toWellFormed().slice(0, 4000);
    await openFixture(page, '<p>Notes</p>');
    await page.evaluate(
      ({ tags, hostile }) => {
        for (const [tag, attributes] of tags) {
          const element = document.createElement(tag);
          element.setAttribute('loading', 'eager');
          for (const name of attributes) element.setAttribute(name, hostile);
          document.querySelector('main')?.append(element);
        }
      },
      {
        tags: elements.map(({ tag, attributes }) => [
          tag,
          attributes.map(({ name }) => name).filter((name) => name !== 'loading'),
        ]),
        hostile,
      },
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main > *')].every((e) => !e.matches(':not(:defined)')),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    expect(await page.evaluate(harmed)).toEqual([]);

    for (const { name, fields } of views) {
      const said = [...Object.keys(fields), 'lang', 'theme', 'controls', 'why'];
      const query = said.map((field) => `${field}=${written(hostile)}`).join('&');
      await open(page, `embed.html#v1/${name}?${query}`);
      await expect(page.locator('main > :not(noscript)').first()).toBeAttached();
      expect(await page.evaluate(harmed), name).toEqual([]);
    }
    expect(wrong).toEqual([]);
  });
}

/** Attributes with JSON that contains hostile values. */
const AUTHORED = {
  'mex-proof': [
    ['picture', '{"bits":"<img src=x onerror=window.pwned=1>"}'],
    ['picture', '{"graph":{"nodes":[["<svg onload=window.pwned=1>",1,1]],"edges":[]}}'],
    ['picture', '{"heaps":[1e9]}'],
    ['picture', '{"heaps":"many"}'],
    ['picture', '{"__proto__":{"polluted":1}}'],
    ['picture', '{"constructor":1}'],
    ['picture', '[]'],
    ['picture', 'null'],
  ],
  'mex-builder': [
    ['build', '{"table":"<img src=x onerror=window.pwned=1>","upto":5}'],
    ['build', '{"table":"nim","upto":1e9}'],
    ['build', '{"options":"nim","position":"999999999"}'],
    ['build', '{"options":"nim","position":"many"}'],
    ['build', '{"mex":"0 1"}'],
    ['build', '{"mex":["<img src=x onerror=window.pwned=1>"]}'],
    ['build', '{"pairs":"split","heap":-3}'],
    ['build', '{"bits":"1 2 9007199254740991"}'],
    ['build', '{"outcomes":"nim"}'],
    ['build', '{"constructor":1}'],
    ['build', '3'],
  ],
  'mex-bits': [
    ['n', '-1'],
    ['n', '9'.repeat(4000)],
    ['n', '１０'],
    ['divisors', '0 2'],
    ['divisors', '２，３'],
    ['divisors', ''],
  ],
};

test('what an author writes as JSON is bounded, and an error is said', async ({
  page,
  baseURL,
}) => {
  const wrong = await watch(page, String(baseURL));
  await openFixture(page, '<p>Notes</p>');
  for (const [tag, cases] of Object.entries(AUTHORED)) {
    for (const [name, value] of cases) {
      const found = await page.evaluate(
        async ({ tag, name, value }) => {
          const element = /** @type {any} */ (document.createElement(tag));
          element.setAttribute('loading', 'eager');
          element.setAttribute(name, value);
          element.innerHTML = '<ol><li>First.</li></ol>';
          document.querySelector('main')?.append(element);
          await customElements.whenDefined(tag);
          await element.updateComplete;
          const said = element.shadowRoot.querySelector('[role=alert]')?.textContent.trim() ?? '';
          const shown = element.shadowRoot.textContent.trim().length > 0;
          return { said, shown, settled: element.settled };
        },
        { tag, name, value },
      );
      const label = `${tag} ${name}=${value.slice(0, 60)}`;
      expect(found.shown, label).toBe(true);
      if (!found.settled) expect(found.said, label).not.toBe('');
      // An error message about an author's mistake must not be that of an internal error.
      expect(found.said, label).not.toMatch(/internal/i);
    }
  }
  expect(await page.evaluate(harmed)).toEqual([]);
  expect(wrong).toEqual([]);
});
