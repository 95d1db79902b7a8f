/**
 * Test embed.html, the frame for other pages: its contents, and its messages to the page that contains it.
 */
import { expect, test, uncaught } from './fixture.js';

const PLAY = '#v1/play?game=nim&position=3+5+7&players=2';

/**
 * Open a page that contains the frame and records its messages.
 * @param {import('@playwright/test').Page} page
 * @param {string} link
 * @param {string} [attributes] of the frame
 */
async function framed(page, link, attributes = '') {
  await page.route('**/around.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Notes</title><script>
        window.messages = [];
        addEventListener('message', ({ data }) => messages.push(data));
        </script><iframe title="board" ${attributes} width="600" height="300"
        src="./embed.html${link}"></iframe>`,
    }),
  );
  await page.goto('around.html');
  return page.frameLocator('iframe');
}

/** @param {import('@playwright/test').Page} page */
function said(page) {
  /** @type {string[]} */
  const lines = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) lines.push(message.text());
  });
  return lines;
}

test('a frame without an origin plays, in its language and theme, by a worker', async ({
  page,
}) => {
  const errors = uncaught(page);
  const lines = said(page);
  const frame = await framed(page, `${PLAY}&lang=zh&theme=dark`, 'sandbox="allow-scripts"');
  await expect(frame.locator('html')).toHaveAttribute('data-ready', '');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(frame.locator('html')).toHaveAttribute('theme', 'dark');
  const game = frame.locator('mex-game');
  const to = await game.evaluate(
    (/** @type {any} */ element) =>
      new Promise((done) => {
        const heard = (/** @type {any} */ event) => done(event.detail.to);
        element.addEventListener('mex-move', heard, { once: true });
        element.move('2-5');
      }),
  );
  expect(to).toBe('3 0 7');
  expect(errors).toEqual([]);
  expect(lines).toEqual([]);
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('a frame is as dark as its link says, else as the page around it', async ({ page }) => {
    const sandbox = 'sandbox="allow-scripts"';
    for (const [link, attributes, theme] of [
      [PLAY, '', 'light'],
      [PLAY, 'style="color-scheme: dark"', 'dark'],
      [PLAY, sandbox, 'light'],
      [`${PLAY}&theme=dark`, sandbox, 'dark'],
      [`${PLAY}&theme=auto`, sandbox, 'auto'],
    ]) {
      const frame = await framed(page, link, attributes);
      await expect(frame.locator('html')).toHaveAttribute('theme', theme);
      const dark = theme !== 'light';
      await expect(frame.locator('html')).toHaveCSS(
        'color-scheme',
        theme === 'auto' ? 'light dark' : theme,
      );
      expect(
        await frame.locator('mex-game').evaluate((/** @type {any} */ game) => game.theme),
        `${link} ${attributes}`,
      ).toBe(dark ? 'dark' : 'light');
    }
  });
});

test('a frame without an origin fetches the whole core for what the small one lacks', async ({
  page,
}) => {
  const lines = said(page);
  const link = '#v1/play?game=kayles&position=5+7&lang=en';
  const frame = await framed(page, link, 'sandbox="allow-scripts"');
  await expect(frame.locator('mex-game').getByRole('button').first()).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-ready', '');
  expect(lines).toEqual([]);
});

test('a frame reports its height in both formats, and again when asked', async ({ page }) => {
  const frame = await framed(page, PLAY);
  await expect(frame.locator('html')).toHaveAttribute('data-ready', '');
  const height = () =>
    frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
  await expect
    .poll(async () => {
      const messages = await page.evaluate(() => /** @type {any} */ (window).messages.slice(-2));
      const is = await height();
      const lti = JSON.stringify({ subject: 'lti.frameResize', height: is });
      return JSON.stringify(messages) === JSON.stringify([lti, { type: 'mex-resize', height: is }]);
    })
    .toBe(true);
  expect(await height()).toBeGreaterThan(100);
  const asked = await page.evaluate(async () => {
    const scope = /** @type {any} */ (window);
    const before = scope.messages.length;
    scope.frames[0].postMessage('requestResize', '*');
    while (scope.messages.length < before + 2) await new Promise(requestAnimationFrame);
    return scope.messages.slice(before).map((/** @type {any} */ one) => typeof one);
  });
  expect(asked).toEqual(['string', 'object']);
});

test('every view has its frame, and follows its link', async ({ page }) => {
  const frame = await framed(page, '#v1/tables?game=subtract+1+3+4&upto=12');
  await expect(frame.locator('html')).toHaveAttribute('data-ready', '');
  await expect(frame.locator('mex-table')).toHaveAttribute('upto', '12');
  for (const [link, tag] of [
    ['#v1/graph?game=nim&position=1+2', 'mex-graph'],
    ['#v1/union?n=30&divisors=2+3', 'mex-union'],
    ['#v1/practice?problem=891', 'mex-check'],
    [`${PLAY}&why=1`, 'mex-why'],
  ]) {
    await frame.locator('html').evaluate((_, to) => {
      location.hash = to;
    }, link);
    await expect(frame.locator(tag)).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-ready', '');
  }
  await frame.locator('html').evaluate(() => {
    location.hash = '#v1/learn';
  });
  await expect(frame.getByRole('link')).toHaveAttribute('href', './#v1/learn');
});

test('for a picture nothing moves and nothing can be moved', async ({ page }) => {
  const frame = await framed(page, `${PLAY}&static=1`);
  await expect(frame.locator('html')).toHaveAttribute('data-ready', '');
  const game = frame.locator('mex-game');
  expect(await game.evaluate((element) => element.matches('[readonly]') || element.inert)).toBe(
    true,
  );
});
