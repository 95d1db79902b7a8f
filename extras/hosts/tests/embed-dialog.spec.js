/** Test the dialog that embeds a view in lecture notes. */
import { readFileSync } from 'node:fs';
import { expect, test, uncaught } from '../../../tests/e2e/fixture.js';

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

  // Paste the copied snippet into a page of another site.
  const site = html.replaceAll(String(baseURL), 'http://cdn.test/');
  await page.route('http://notes.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Notes</title>${site}` }),
  );
  await page.route('http://cdn.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = readFileSync(new URL(`../../../dist${pathname}`, import.meta.url));
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

test('every view can be embedded, in both languages, and what is copied works', async ({
  page,
  baseURL,
}) => {
  // Allow more time: each copied snippet is opened in a new page.
  test.slow();
  /** @type {string[]} */
  const pasted = [];
  for (const [view, kind] of [
    ['play', 'html'],
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
    const code = page.getByRole('dialog').locator('textarea');
    if (kind === 'html') {
      await expect(code).toHaveValue(/integrity=/);
      pasted.push(await code.inputValue());
      await page.locator('[data-kind="iframe"]').click();
    }
    await expect(code).toHaveValue(/<iframe/);
    pasted.push(await code.inputValue());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('[data-lang="zh"]').click();
  await page.locator('[data-embed]:visible').click();
  await expect(page.getByRole('heading', { name: '嵌入讲义' })).toBeVisible();
  const gallery = await page.locator('[data-gallery]').evaluate((a) => /** @type {any} */ (a).href);
  expect(gallery).toBe(`${baseURL}gallery/zh.html`);
  expect((await page.request.get(gallery)).ok()).toBe(true);

  // Put all copied snippets into one page.
  const eager = pasted
    .join('\n')
    .replaceAll(/<mex-[a-z]+\b/g, '$& loading="eager"')
    .replaceAll('loading="lazy"', '');
  await page.route('**/notes.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>N</title>${eager}` }),
  );
  await page.goto('notes.html');
  const widgets = page.locator('body > :is(mex-game, mex-table, mex-graph, mex-union, mex-check)');
  await expect(widgets).toHaveCount(pasted.filter((text) => text.includes('<mex-')).length);
  for (const widget of await widgets.all()) {
    await expect
      .poll(() => widget.evaluate((element) => /** @type {any} */ (element).settled))
      .toBe(true);
  }
  const frames = page.frames().filter((frame) => frame.url().includes('embed.html'));
  expect(frames).toHaveLength(5);
  for (const frame of frames) await frame.locator('html[data-ready]').waitFor();
});

test('a view is saved as a picture', async ({ page }) => {
  await page.goto('./#v1/play?game=nim&position=1+2&players=2');
  await page.locator('[data-embed]:visible').click();
  const saved = async (/** @type {string} */ format) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`[data-picture="${format}"]`).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`mexplorer-play.${format}`);
    return readFileSync(await download.path());
  };
  const svg = String(await saved('svg'));
  const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
  expect(svg).toContain('1 2');
  const tex = String(await saved('tex'));
  expect(tex).toContain('\\begin{tikzpicture}');
  expect(tex.match(/\\begin\{/g)).toHaveLength(tex.match(/\\end\{/g)?.length ?? 0);
  const png = await saved('png');
  expect(String(png.subarray(1, 4))).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * +width, 2 * +height]);
  // Check that the picture is not blank.
  const inks = await page.evaluate(
    async (text) => {
      const image = new Image();
      image.src = text;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      ink.drawImage(image, 0, 0);
      const { data } = ink.getImageData(0, 0, image.width, image.height);
      return new Set(new Uint32Array(data.buffer)).size;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  expect(inks).toBeGreaterThan(50);
});

for (const [locale, says] of Object.entries({
  'en-GB': 'This address works on this machine only.',
  'zh-CN': '这个地址只在这台电脑上有效',
})) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a local address is said to be one, and its files may be read by other pages', async ({
      page,
      baseURL,
    }) => {
      await page.goto('./#v1/play?game=nim&position=1+2');
      await page.locator('mex-game [data-act="share"]').click();
      await expect(page.locator('mex-game [data-local]')).toContainText(says);
      await page.locator('[data-embed]:visible').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('[data-local]')).toContainText(says);
      // The snippet contains a link to the page, for readers whose browser cannot load the script.
      await expect(dialog.getByRole('textbox')).toHaveValue(
        new RegExp(`<mex-game [^>]*><a href="${baseURL}#v1/play[^"]*">nim: 1 2</a></mex-game>`),
      );
      const { headers } = await page.evaluate(async () => {
        const answer = await fetch('./integrity.json');
        return { headers: Object.fromEntries(answer.headers) };
      });
      expect(headers['access-control-allow-origin']).toBe('*');
    });
  });
}
