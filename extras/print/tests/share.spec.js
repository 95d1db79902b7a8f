/** The picture of a position that is shared. */
import { expect, test } from '../../../tests/e2e/fixture.js';
import { open } from '../../../tests/e2e/play-steps.js';

test('the system shares the picture with the link', async ({ page }) => {
  await page.addInitScript(() => {
    const all = /** @type {any} */ (globalThis.asked = /** @type {any[]} */ ([]));
    Object.assign(navigator, {
      canShare: () => true,
      share: async (/** @type {ShareData} */ { files = [] }) => {
        const [file] = files;
        const head = [...new Uint8Array(await file.arrayBuffer())].slice(0, 4);
        all.push({ name: file.name, type: file.type, head });
      },
    });
  });
  await open(page, 'nim', '3 5 7', { players: '2' });
  await page.locator('mex-game [data-act="share"]').click();
  const asked = () => page.evaluate(() => /** @type {any} */ (globalThis).asked);
  await expect
    .poll(asked)
    .toEqual([{ name: 'mexplorer-nim.png', type: 'image/png', head: [0x89, 0x50, 0x4e, 0x47] }]);
});

test('where the system does not share, the picture can be saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'nim', '3 5 7', { players: '2' });
  await page.locator('mex-game [data-act="share"]').click();
  const coming = page.waitForEvent('download');
  await page.locator('.shared-link').getByRole('button', { name: 'Save the picture' }).click();
  expect((await coming).suggestedFilename()).toBe('mexplorer-nim.png');
});
