/** The dialog that puts a view into somebody's notes. */
import { readFileSync } from 'node:fs';
import { expect, test, uncaught } from './fixture.js';

test('the dialog previews the view, and its snippets work as they stand', async ({
  page,
  baseURL,
}) => {
  const errors = uncaught(page);
  await page.goto('./#v1/play?game=nim&position=1+2&players=2');
  await page.locator('[data-embed]:visible').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.frameLocator('iframe').locator('mex-game')).toBeVisible();
  const code = dialog.getByRole('textbox');
  await expect(code).toHaveValue(/integrity="sha384-[^"]{64}"/);
  const html = await code.inputValue();
  await dialog.locator('[data-kind="mkdocs"]').click();
  await expect(code).toHaveValue(/<div class="mex-game" data-game="nim"/);

  // In a page of another site, as it was copied.
  const site = html.replaceAll(String(baseURL), 'http://cdn.test/');
  await page.route('http://notes.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Notes</title>${site}` }),
  );
  await page.route('http://cdn.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = readFileSync(new URL(`../../dist${pathname}`, import.meta.url));
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ body, contentType: 'text/javascript', headers });
  });
  await page.goto('http://notes.test/');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a file for one view plays from a disk', async ({ page }, { outputDir }) => {
  await page.goto('./#v1/tables?game=subtract+1+3+4&upto=12');
  await page.locator('[data-embed]:visible').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-page]').click(),
  ]);
  const file = `${outputDir}/notes.html`;
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('<mex-table game="subtract 1 3 4" upto="12"');
  await page.goto(`file://${file}`);
  await expect(page.locator('mex-table [part~="table"]').first()).toBeVisible();
});

test('every view can be embedded, in both languages', async ({ page }) => {
  for (const [view, kind] of [
    ['tables', 'html'],
    ['graph', 'html'],
    ['union', 'html'],
    ['practice', 'html'],
    ['learn', 'iframe'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#v1/${view}`);
    await page.locator('[data-embed]:visible').click();
    await expect(page.locator(`[data-kind="${kind}"]`)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('[data-lang="zh"]').click();
  await page.locator('[data-embed]:visible').click();
  await expect(page.getByRole('heading', { name: '嵌入讲义' })).toBeVisible();
});
