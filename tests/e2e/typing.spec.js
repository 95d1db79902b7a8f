/** Test that typed text is never lost in any kind of field, even if answers arrive late. */
import { expect, openFixture, test, uncaught } from './fixture.js';
import { heldWorker } from './held-worker.js';
import { open } from './play-steps.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Page} page @param {string} name of an editor on the page */
const editor = (page, name) => page.locator(`mex-editor[name="${name}"] .field`);

/** @param {Locator} field @param {string} text */
async function send(field, text) {
  await field.fill(text);
  await field.press('Enter');
}

/**
 * The labelled fields of the widgets, each with the text submitted first, the text typed afterwards, and the
 * result.
 */
const labelled = [
  {
    html: '<mex-union n="100" divisors="2 3"></mex-union>',
    label: 'Divisors',
    wrong: '2 x 5',
    right: '3 5',
    next: '２，５',
    attribute: ['divisors', '7 9'],
    shows: '60 of 100',
  },
  {
    html: '<mex-union n="100" divisors="2 5"></mex-union>',
    label: 'n: count from 1 to',
    wrong: 'x',
    right: '50',
    next: '1000',
    attribute: ['n', '30'],
    shows: '600 of 1000',
  },
  {
    html: '<mex-table controls game="nim" upto="10"></mex-table>',
    label: 'Game',
    wrong: 'chess',
    right: 'split',
    next: 'subtract 1 2',
    attribute: ['game', 'wythoff'],
    shows: 'Period 3',
  },
  {
    html: '<mex-table controls game="subtract 1 2" upto="10"></mex-table>',
    label: 'Up to heap',
    wrong: '99999999999',
    right: '14',
    next: '21',
    attribute: ['upto', '12'],
    shows: '20 2 0',
  },
  {
    html: '<mex-graph controls game="nim" position="1 2"></mex-graph>',
    label: 'Game',
    wrong: 'chess',
    right: 'wythoff',
    next: 'lasker',
    attribute: ['game', 'nim misere'],
    shows: 'Value the nodes',
  },
  {
    html: '<mex-graph controls game="nim" position="1 2"></mex-graph>',
    label: 'Position',
    wrong: '1 x',
    right: '2 2',
    next: '3',
    attribute: ['position', '1 1'],
    shows: '2',
  },
];

for (const { html, label, wrong, right, next, attribute, shows } of labelled) {
  const tag = html.slice(1, html.indexOf(' '));
  test.describe(`${tag}, ${label}`, () => {
    const element = (/** @type {Page} */ page) => page.locator(tag);
    const field = (/** @type {Page} */ page) => element(page).getByLabel(label, { exact: true });

    for (const [kind, first] of /** @type {const} */ ([
      ['an answer', right],
      ['an error', wrong],
    ])) {
      test(`${kind} that comes late leaves what is being typed`, async ({ page }) => {
        const worker = await heldWorker(page);
        await openFixture(page, html);
        await expect(field(page)).toBeVisible();
        await worker.hold();
        await send(field(page), first);
        await field(page).fill(next);
        await worker.release();
        await expect(field(page)).toHaveValue(next);
        await expect(element(page).getByRole('alert')).toHaveCount(0);
        await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
        await field(page).press('Enter');
        await expect(element(page)).toHaveAttribute(attribute[0], next);
        await expect(element(page)).toContainText(shows);
        await expect(field(page)).toHaveValue(next);
      });
    }

    test('language, theme and another value leave what is being typed', async ({ page }) => {
      await openFixture(page, html);
      const at = page.locator(`${tag} >> #${await field(page).getAttribute('id')}`);
      await at.fill(next);
      await page.evaluate(() => {
        document.documentElement.lang = 'zh';
        document.documentElement.dataset.theme = 'dark';
      });
      await element(page).evaluate(
        (e, [name, value]) => e.setAttribute(name, value),
        /** @type {[string, string]} */ (attribute),
      );
      await expect(element(page)).not.toContainText(label);
      await expect(at).toHaveValue(next);
      await expect(at).toBeFocused();
      await at.press('Enter');
      await expect(at).toHaveValue(next);
      await expect(element(page)).not.toHaveAttribute(attribute[0], attribute[1]);
    });

    test('a field that is left as it was follows', async ({ page }) => {
      await openFixture(page, html);
      await field(page).focus();
      await element(page).evaluate(
        (e, [name, value]) => e.setAttribute(name, value),
        /** @type {[string, string]} */ (attribute),
      );
      await expect(field(page)).toHaveValue(attribute[1]);
    });
  });
}

test('what was wrong with one text is not said of the next, while it is worked on', async ({
  page,
}) => {
  const worker = await heldWorker(page);
  await openFixture(page, '<mex-union n="100" divisors="2 3"></mex-union>');
  const divisors = page.getByLabel('Divisors');
  await send(divisors, '2 x 5');
  await expect(page.getByRole('alert')).toContainText('x');
  await worker.hold();
  await divisors.fill('2 5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await divisors.fill('2 x 5');
  await expect(page.getByRole('alert')).toContainText('x');
  await send(divisors, '2 5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await worker.release();
  await expect(page.locator('mex-union .number')).toHaveText('60 of 100');
});

test('sizes of sets stay beside one that is wrong', async ({ page }) => {
  await openFixture(page, '<mex-union mode="sets" sets="A=5 B=4 A&amp;B=2"></mex-union>');
  const size = (/** @type {string} */ name) => page.getByLabel(name, { exact: true });
  await send(size('|A|'), 'some');
  await size('|B|').fill('9');
  await page.evaluate(() => (document.documentElement.lang = 'zh'));
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(size('|A|')).toHaveValue('some');
  await expect(size('|B|')).toHaveValue('9');
  // Another number of sets changes the fields. A typed text must not appear in the field of another set.
  await page.getByRole('button', { name: '三个' }).click();
  await expect(size('|C|')).not.toHaveValue('9');
  await expect(size('|B|')).toHaveValue('9');
});

test('a pasted graph in a widget: a late answer leaves the next text, and no error stands by it', async ({
  page,
}) => {
  const worker = await heldWorker(page);
  await openFixture(page, '<mex-graph controls game="nim" position="1"></mex-graph>');
  await page.getByText('Paste a graph', { exact: true }).click();
  const paste = page.getByLabel('Or paste a graph');
  for (const first of ['3 2 1\n1 2\n2 3\n1', '3 2 1\n1 2\n2 x\n1']) {
    await worker.hold();
    await paste.fill(first);
    await paste.blur();
    // Wait until the first text has been requested. Otherwise the second text would replace it before the
    // request.
    await worker.asked();
    await paste.fill('2 1');
    await worker.release();
    await expect(page.locator('mex-graph')).toHaveAttribute('game', /^graph 1>2 2>3/);
    await expect(paste).toHaveValue('2 1');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test.describe('the texts of the page', () => {
  test.use({ reducedMotion: 'reduce' });

  test('are kept when they are typed before anything has answered', async ({ page }) => {
    const errors = uncaught(page);
    const worker = await heldWorker(page, { held: true });
    await page.goto('#v1/play?game=nim&position=3++5');
    await editor(page, 'position').fill('4 4 1');
    await worker.release();
    await expect(page.locator('mex-game .where')).toHaveText('3 5');
    await expect(editor(page, 'position')).toHaveValue('4 4 1');
    await editor(page, 'position').press('Enter');
    await expect(page.locator('mex-game .where')).toHaveText('4 4 1');
    expect(errors).toEqual([]);
  });

  test('are applied when they were sent before anything has answered', async ({ page }) => {
    const worker = await heldWorker(page, { held: true });
    await page.goto('#v1/play?game=nim&position=3++5');
    await send(editor(page, 'position'), '4 4 1');
    await worker.release();
    await expect(page.locator('mex-game .where')).toHaveText('4 4 1');
    await expect(editor(page, 'position')).toHaveValue('4 4 1');
  });

  test('may be typed on while what was sent is on its way', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'nim', '3 5 7');
    await worker.hold();
    await send(editor(page, 'position'), '１ 2');
    await editor(page, 'position').fill('１ 2 3');
    // Wait longer than the page waits for a pause in typing.
    await page.waitForTimeout(400);
    await worker.release();
    await expect(page).toHaveURL(/position=1\+2$/);
    await expect(editor(page, 'position')).toHaveValue('１ 2 3');
    await editor(page, 'position').press('Enter');
    await expect(editor(page, 'position')).toHaveValue('1 2 3');
    await expect(page.locator('mex-game .where')).toHaveText('1 2 3');
  });

  test('are not said to be wrong for what stood there before', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'nim', '3 5 7');
    await worker.hold();
    await send(editor(page, 'position'), '1 x');
    await worker.asked();
    await editor(page, 'position').fill('1 2');
    await worker.release();
    await expect(page.locator('mex-setup .error')).toHaveCount(0);
    await send(editor(page, 'position'), '1 x');
    await expect(page.locator('mex-setup .error')).toHaveCount(1);
    await worker.hold();
    await editor(page, 'position').fill('1 2');
    await expect(page.locator('mex-setup .error')).toHaveCount(0);
    await worker.release();
    await expect(page.locator('mex-setup .error')).toHaveCount(0);
  });

  test('stay when the link, the language or the theme changes', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    await editor(page, 'position').fill('8 8');
    await page.evaluate(() => {
      document.documentElement.lang = 'zh';
      document.documentElement.dataset.theme = 'dark';
      location.hash = '#v1/play?game=wythoff&position=1+2';
    });
    await expect(page.locator('mex-game .where')).toHaveText('1 2');
    await expect(editor(page, 'game')).toHaveValue('wythoff');
    await expect(editor(page, 'position')).toHaveValue('8 8');
    await expect(editor(page, 'position')).toBeFocused();
    await editor(page, 'position').press('Enter');
    await expect(page).toHaveURL(/game=wythoff&position=8\+8/);
  });

  test('stay when a random position comes late', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'nim', '3 5 7');
    await worker.hold();
    await page.locator('[data-random]').click();
    await editor(page, 'position').fill('8 8');
    await worker.release();
    await expect(page).not.toHaveURL(/position=3\+5\+7(&|$)/);
    await expect(editor(page, 'position')).toHaveValue('8 8');
  });

  test('are applied although the view was left before the answer', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'nim', '3 5 7');
    await worker.hold();
    await editor(page, 'position').fill('4 4 1');
    await page.locator('nav a[data-view="tables"]').click();
    await expect(page.locator('.tables-view')).toBeVisible();
    await worker.release();
    await page.locator('nav a[data-view="play"]').click();
    await expect(page.locator('mex-game .where')).toHaveText('4 4 1');
    // A late answer must not undo a later choice.
    await worker.hold();
    await editor(page, 'position').fill('2 2 2');
    await page.locator('nav a[data-view="tables"]').click();
    await page.evaluate(() => (location.hash = '#v1/play?game=wythoff&position=1+2'));
    await worker.release();
    await expect(page.locator('mex-game .where')).toHaveText('1 2');
    await expect(page).toHaveURL(/game=wythoff&position=1\+2/);
  });

  test('give way to a link that is not drawn yet', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    await page.locator('mex-play-view').evaluate((/** @type {any} */ view) => {
      location.hash = '#v1/play?game=wythoff&position=1+2';
      view.store.patchFrom(view, { position: '2 2 2', start: '2 2 2', moves: [] }, true);
    });
    await expect(page.locator('mex-game .where')).toHaveText('1 2');
    await expect(page).toHaveURL(/game=wythoff&position=1\+2/);
  });

  test('give way to a game that is chosen', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    await send(editor(page, 'game'), 'chess');
    await expect(page.locator('mex-setup .error')).toHaveCount(1);
    await page.locator('[data-choose]').click();
    await page.locator('mex-picker [data-game="staircase"]').click();
    await expect(editor(page, 'game')).toHaveValue('staircase');
    await expect(page.locator('mex-setup .error')).toHaveCount(0);
  });
});

test('inclusion–exclusion: what is typed stays when the link changes', async ({ page }) => {
  await page.goto('#v1/union?n=100&divisors=2+3');
  const n = page.getByLabel('n: count from 1 to');
  await n.fill('500');
  await page.evaluate(() => (location.hash = '#v1/union?n=30&divisors=4+6'));
  await expect(page.locator('mex-union .number')).toHaveText('10 of 30');
  await expect(n).toHaveValue('500');
  await n.press('Enter');
  await expect(page).toHaveURL(/n=500&divisors=4\+6/);
});

test('inclusion–exclusion: a link is taken before what was typed is sent by its pause', async ({
  page,
}) => {
  await page.goto('#v1/union?n=100&divisors=2+3');
  const n = page.getByLabel('n: count from 1 to');
  await expect(page.locator('mex-union .number')).toHaveText('67 of 100');
  await n.evaluate((/** @type {HTMLInputElement} */ field) => {
    field.value = '500';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    // Block the page until the pause in typing has ended, so that the link is followed before the task of the
    // pause runs.
    const end = performance.now() + 400;
    while (performance.now() < end);
    location.hash = '#v1/union?n=30&divisors=4+6';
  });
  await expect(page.locator('mex-union .number')).toHaveText('10 of 30');
  await expect(n).toHaveValue('500');
  await n.press('Enter');
  await expect(page).toHaveURL(/n=500&divisors=4\+6/);
});
