/**
 * Test self-closed tags in HTML, which swallow the following elements: on a live page, these elements are
 * moved out of the widget.
 */
import { expect, test } from './fixture.js';
import { openHost } from './host-page.js';

const BODY = `<section><p>one</p>
<mex-game game="nim" position="1 2" />
<p id="two">two</p>
<mex-table game="kayles" upto="9" />
<h2 id="three">three</h2> and text
</section>
<p><mex-game game="nim" position="3" /> <b id="four">four</b></p>
<section><mex-game game="nim" position="4"><p id="kept">stands in</p></mex-game></section>
<p id="five">five</p>`;

test('what follows a self-closing tag is shown, and the author is told', async ({ page }) => {
  /** @type {string[]} */
  const said = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  await openHost(page, {}, { body: BODY });
  for (const id of ['two', 'three', 'four', 'five']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    expect(await page.locator(`#${id}`).evaluate((e) => e.closest('mex-game, mex-table'))).toBe(
      null,
    );
  }
  const order = await page
    .locator('section')
    .first()
    .evaluate((e) => [...e.children].map(({ localName }) => localName));
  expect(order).toEqual(['p', 'mex-game', 'p', 'mex-table', 'h2']);
  const warned = said.filter((text) => text.includes('does not end in HTML'));
  expect(warned).toHaveLength(3);
  expect(warned[0]).toContain('Write <mex-game …></mex-game>.');
  // Fallback content inside a widget is not moved.
  expect(await page.locator('#kept').evaluate((e) => e.parentElement?.localName)).toBe('mex-game');
});
