/**
 * Test boards in low windows and after key presses: no element covers a board, and every click below a board
 * is handled.
 */
import { expect, test } from './fixture.js';
import { board, open, settled } from './play-steps.js';

test('a press below the board counts after a move by keys', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  await board(page).locator('[data-cell="0"]').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await settled(page, 2);
  const restart = page.locator('mex-game [data-act="restart"]');
  await restart.scrollIntoViewIfNeeded();
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (
    await restart.boundingBox()
  );
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(board(page).locator('[data-cell]:focus-visible')).toHaveCount(0);
  expect(Math.abs(((await restart.boundingBox())?.y ?? 0) - box.y)).toBeLessThan(2);
  await page.mouse.up();
  await expect(page.locator('mex-game .ply .by')).toHaveCount(0);
});

for (const [width, height, game, position] of /** @type {const} */ ([
  [640, 400, 'nim', '3 5 7'],
  [740, 360, 'nim', '3 5 7'],
  [1024, 768, 'race 3..9', '100'],
  [360, 640, 'geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'd'],
])) {
  test(`nothing lies over ${game.split(' ')[0]} at ${width} x ${height} until something is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, game, position);
    const hand = board(page).locator('.hand');
    await expect
      .poll(async () => {
        const [low, scene] = await Promise.all([
          hand.boundingBox(),
          board(page).locator('.drawing').boundingBox(),
        ]);
        if (!low || !scene) return -1e9;
        // Accept buttons below the drawing or beside it.
        return Math.max(low.y - scene.y - scene.height, low.x - scene.x - scene.width);
      })
      .toBeGreaterThan(-1);
    if (width === 740) {
      // Every button beside the status has its words on one line.
      const heights = await page
        .locator('mex-game .tools .btn')
        .evaluateAll((all) =>
          all.map((button) => /** @type {HTMLElement} */ (button).offsetHeight),
        );
      expect(heights.length).toBeGreaterThan(4);
      expect(Math.max(...heights)).toBeLessThan(36);
    }
    // The board is scaled down to the height of the window, but not below a legible size.
    const scale = await board(page)
      .locator('.drawing')
      .evaluate((svg) => /** @type {SVGGraphicsElement} */ (svg).getScreenCTM()?.a ?? 0);
    expect(scale).toBeLessThan(1);
    expect(scale).toBeGreaterThan(0.7);
  });
}

for (const [game, position] of [
  ['hex 0.8F', '9'],
  ['officers', '8 6'],
]) {
  test(`the list of what ${game} leaves lies below its board on a low phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, game, position);
    const list = board(page).locator('.hand');
    await expect(list.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    const gap = async () => {
      const [low, scene] = [
        await list.boundingBox(),
        await board(page).locator('.drawing').boundingBox(),
      ];
      return (low?.y ?? 0) - (scene?.y ?? 0) - (scene?.height ?? 1e9);
    };
    await expect.poll(gap).toBeGreaterThan(-1);
  });
}

test('the list of what a summand leaves lies below its board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'nim + kayles', '3 5 + 7');
  const term = page.locator('mex-board-sum .term').nth(1);
  const gap = async () => {
    const [hand, scene] = await Promise.all([
      term.locator('.hand').boundingBox(),
      term.locator('.drawing').boundingBox(),
    ]);
    return (hand?.y ?? 0) - (scene?.y ?? 0) - (scene?.height ?? 1e9);
  };
  await expect.poll(gap).toBeGreaterThan(-1);
});

test('what is chosen on a long board is in view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, 'race 3..9', '100');
  await board(page).locator('[data-cell="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(board(page).locator('.do')).toBeInViewport();
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the word for a change of the settings does not break on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, 'nim', '3 5 7');
    const change = page.locator('mex-game .line .change');
    await expect(change).toHaveText('更改');
    expect(await change.evaluate((word) => word.getClientRects().length)).toBe(1);
  });
});

test('pointing at a number that is out of reach is no mistake; pressing it is one', async ({
  page,
}) => {
  await open(page, 'race 3..9', '20');
  const number = board(page).locator('.place').nth(1);
  await number.hover();
  await expect(board(page).locator('.bar .help')).toBeVisible();
  await expect(board(page).locator('.notice')).toHaveCount(0);
  await number.click();
  await expect(board(page).locator('.notice')).toBeVisible();
});

for (const [game, position, rows] of /** @type {const} */ ([
  ['northcott', '2 4 5:3', 3],
  ['nimble', '1 4 6 6', 1],
]))
  test(`the rows of ${game} are not broken on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, game, position);
    const tops = await board(page)
      .locator('.hit')
      .evaluateAll((hits) => hits.map((hit) => Math.round(hit.getBoundingClientRect().bottom)));
    expect(new Set(tops).size).toBeLessThanOrEqual(rows);
  });

for (const hasTouch of [false, true])
  test.describe(`on a phone ${hasTouch ? 'under fingers' : 'with a mouse'}`, () => {
    test.use({ hasTouch, viewport: { width: 360, height: 640 } });

    for (const [game, position] of /** @type {const} */ ([
      ['race 3..9', '100'],
      ['geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'd'],
    ]))
      test(`all of ${game.split(' ')[0]} is in view, and large enough to hit`, async ({ page }) => {
        await open(page, game, position);
        const low = async () => {
          const [drawing, doors] = await Promise.all([
            board(page).locator('.drawing').boundingBox(),
            page.locator('.top nav').boundingBox(),
          ]);
          return (drawing?.y ?? 0) + (drawing?.height ?? 1e9) - (doors?.y ?? 0);
        };
        await expect.poll(low).toBeLessThanOrEqual(0);
        const sizes = await board(page)
          .locator('.hit')
          .evaluateAll((hits) =>
            hits
              .map((hit) => hit.getBoundingClientRect())
              .map((box) => Math.min(box.width, box.height)),
          );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      });
  });

/** Boards that are tall, wide, square, or with a list below them. @type {[string, string][]} */
const SHAPES = [
  ['nim', '3 5 7'],
  ['kayles', '9'],
  ['wythoff', '5 8'],
  ['chomp', '7 7 7 7'],
  ['geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'd'],
  ['queens', '8x8'],
];
/** Boards of adjacent squares, where a tap that misses a square hits a neighbour. */
const SQUARES = ['chomp', 'queens'];

/**
 * Return the smaller side of each clickable area.
 * @param {import('@playwright/test').Locator} shown
 */
const hitSizes = (shown) =>
  shown
    .locator('.hit')
    .evaluateAll((hits) =>
      hits.map((hit) => hit.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)),
    );

const LOW = [
  { width: 740, height: 360 },
  { width: 640, height: 400 },
];

for (const viewport of LOW)
  for (const hasTouch of [false, true])
    // The short tests have the lower window under fingers, and the narrower one with a mouse.
    test.describe(
      `on ${viewport.width} × ${viewport.height}${hasTouch ? ' under fingers' : ''}`,
      {
        tag: hasTouch === viewport.width > 700 ? [] : '@long',
      },
      () => {
        test.use({ viewport, hasTouch, isMobile: hasTouch });

        test('the whole board, whose turn it is and the buttons are in the first view', async ({
          page,
        }) => {
          for (const [game, position] of SHAPES) {
            await open(page, game, position);
            await expect(page.locator('mex-game .where')).toHaveText(position);
            const whole = page.locator('mex-game');
            // For touch, accept a smaller visible share, since stones must be large enough for fingers.
            const ratio = hasTouch ? 0.9 : 0.99;
            await expect(board(page).locator('.drawing'), game).toBeInViewport({ ratio });
            await expect(whole.locator('.status strong'), game).toBeInViewport({ ratio: 1 });
            for (const button of await whole.locator('.tools .btn').all())
              await expect(button, game).toBeInViewport({ ratio: 1 });
            expect(await page.evaluate(() => scrollY), game).toBe(0);
            const sizes = await hitSizes(board(page));
            // For a mouse, accept smaller areas, since the stepper can correct a missed amount.
            const least = hasTouch ? (SQUARES.includes(game) ? 28 : 24) : 20;
            expect(Math.min(...sizes), game).toBeGreaterThan(least - 0.5);
          }
        });

        for (const link of [
          'ladder?rung=three-five-seven',
          'ladder?rung=king',
          'ladder?rung=queens',
          'ladder?rung=no-return',
          'today?date=2026-11-23',
          'today?date=2026-11-24',
          'today?date=2026-11-27',
        ])
          test(`${link} shows its whole board at once, and whose turn it is`, async ({ page }) => {
            await page.goto(`#v1/${link}`);
            await expect(board(page).locator('.drawing')).toBeInViewport({ ratio: 0.98 });
            await expect(page.locator('mex-game .status strong')).toBeInViewport({ ratio: 1 });
            const sizes = await hitSizes(board(page));
            if (hasTouch) expect(Math.min(...sizes)).toBeGreaterThan(23.5);
          });

        test('a high heap keeps stones that a finger hits, and most of it is in view', async ({
          page,
        }) => {
          await page.goto('#v1/ladder?rung=five');
          await expect(board(page).locator('.drawing')).toBeInViewport({ ratio: 0.75 });
          const sizes = await hitSizes(board(page));
          if (hasTouch) expect(Math.min(...sizes)).toBeGreaterThan(23.5);
        });

        for (const [game, position] of [
          ['kayles', '5'],
          ['nim', '1 2 3'],
          ['graph a>b a>c b>c', 'a'],
        ])
          test(`the graph of ${game} is in the first view`, async ({ page }) => {
            await page.goto(`#v1/graph?${new URLSearchParams({ game, position })}`);
            await expect(page.locator('mex-graph .node').first()).toBeInViewport({ ratio: 1 });
            await expect(page.locator('mex-graph .frame')).toBeInViewport({ ratio: 0.98 });
          });

        test('a table stands above the fields that ask for it', async ({ page }) => {
          await page.goto('#v1/tables?game=kayles');
          await expect(page.locator('mex-table canvas').first()).toBeInViewport({ ratio: 1 });
          await expect(page.locator('mex-table .period .badge')).toBeInViewport({ ratio: 1 });
        });
      },
    );
