/** Test the picture that is shared together with the link to a position. */
import { readFile } from 'node:fs/promises';
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

test('a game that was played is saved as a picture that plays it, drawn once it is asked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'nim', '1 2', { players: '2' });
  const animated = page.locator('.shared-link [data-animated]');
  await page.locator('mex-game [data-act="share"]').click();
  await expect(page.locator('.shared-link')).toBeVisible();
  // No animation is offered before a move has been played.
  await expect(animated).toHaveCount(0);
  await open(page, 'nim', '1 2', { players: '2', moves: '2-1;1-1' });
  await page.locator('mex-game [data-act="share"]').click();
  const coming = page.waitForEvent('download');
  await animated.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('mexplorer-nim.svg');
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toContain('@keyframes');
  for (const position of ['1 2', '1 1', '0 1']) expect(svg).toContain(position);
});
