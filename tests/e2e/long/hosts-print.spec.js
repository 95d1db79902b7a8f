/**
 * Test printed widgets: they show the position, the player to move and the reasons, in colours for paper and
 * without buttons.
 */
import { expect, test } from '../fixture.js';
import { hosts, tags } from '../../notes/host-pages.js';
import { contrasts } from '../../notes/visible.js';
import { openHost, settled } from '../host-page.js';
import { still } from '../idle-workers.js';

for (const name of ['MkDocs, slate', 'dark page, light machine', 'white page, dark machine']) {
  test(`prints dark on white from: ${name}`, async ({ page }) => {
    await openHost(page, hosts[name]);
    await settled(page);
    await still(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const tag of tags) {
      await expect(page.locator(tag)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator(tag)).toHaveCSS('color', 'rgb(34, 40, 45)');
    }
    const found = await page.evaluate(contrasts);
    expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    const game = page.locator('mex-game');
    await expect(game.getByText('Your move.')).toBeVisible();
    await expect(game.getByText('3 5 7')).toBeVisible();
    // By default the winning moves are hidden. They are printed with print="answer".
    await expect(game.getByText('take 1 from heap 1')).toBeHidden();
    await expect(page.locator('mex-why')).toContainText('the player to move can win');
    await expect(page.locator('mex-why').getByText('nim-sum', { exact: true })).toBeVisible();
    for (const hint of [
      /Point at/,
      /Choose a number to see/,
      'Type a move',
      'No move yet',
      'Undo',
    ]) {
      for (const each of await page.getByText(hint).all()) await expect(each).toBeHidden();
    }
    const left = await page.evaluate(() => {
      const root = (/** @type {string} */ tag) => document.querySelector(tag)?.shadowRoot;
      const foot = /** @type {Element} */ (root('mex-why')?.querySelector('tfoot'));
      const all = tagsBelow(document);
      /** @param {Document | ShadowRoot} at @returns {Element[]} */
      function tagsBelow(at) {
        return [...at.querySelectorAll('*')].flatMap((each) => [
          each,
          ...(each.shadowRoot ? tagsBelow(each.shadowRoot) : []),
        ]);
      }
      const fields = all.filter((e) => e.matches('input, select, textarea') && e.checkVisibility());
      return { foot: getComputedStyle(foot).display, fields: fields.length };
    });
    expect(left).toEqual({ foot: 'table-row-group', fields: 0 });
  });
}

test('what fits on a sheet is printed on one', async ({ page }) => {
  await openHost(page, hosts['Bootstrap, dark'], {
    body: `<h1>Exercise</h1><p>Who wins?</p><mex-game game="nim" position="3 5 7"></mex-game>
      <mex-game game="chomp" position="5 5 5"></mex-game>`,
  });
  await settled(page, ['mex-game']);
  await still(page);
  await page.emulateMedia({ media: null });
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});
