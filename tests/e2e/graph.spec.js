import { expect, openFixture, test } from './fixture.js';

const graph = (page) => page.locator('mex-graph');
const node = (page, name) => graph(page).getByRole('button', { name });

test('the game graph has every position once, with value and mark', async ({ page }) => {
  await openFixture(page, '<mex-graph game="nim" position="1 2"></mex-graph>');
  await expect(graph(page).locator('.node')).toHaveCount(5);
  await expect(graph(page).locator('.edge')).toHaveCount(7);
  await expect(node(page, /^1 2 \(start\), SG value 3, N-position, 3 options$/)).toBeVisible();
  await expect(node(page, /^1 1, SG value 0, P-position/)).toBeVisible();
  // P- and N-positions differ by shape: P-positions are squares, N-positions circles.
  await expect(node(page, /^1 1/).locator('rect')).toHaveCount(2);
  await expect(node(page, /^1 2/).locator('circle')).toHaveCount(1);
});

test('the view has the words of its widget', async ({ page }) => {
  await page.goto('#v1/graph?game=nim&position=1+2');
  await expect(page.locator('main [data-draw]')).toHaveText('Draw or paste a graph');
  await expect(page.locator('main h1 + p')).not.toHaveText('graph.lead');
});

test('a node that is pointed at shows its options', async ({ page }) => {
  await openFixture(page, '<mex-graph game="nim" position="1 2"></mex-graph>');
  await node(page, /^1 1/).hover();
  await expect(graph(page).locator('.edge.lit')).toHaveCount(1);
  await expect(graph(page).locator('.node.option')).toHaveCount(1);
  await expect(graph(page).locator('.reason')).toContainText('mex {1} = 0');
});

test('arrow keys walk along the edges from one tab stop', async ({ page }) => {
  await openFixture(page, '<mex-graph game="nim" position="1 2"></mex-graph>');
  await expect(graph(page).locator('.node[tabindex="0"]')).toHaveCount(1);
  await graph(page).locator('.node[tabindex="0"]').focus();
  const at = () =>
    graph(page).evaluate((e) => e.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '');
  expect(await at()).toContain('start');
  await page.keyboard.press('ArrowDown');
  expect(await at()).toMatch(/^(2|1 1|1), /);
  await page.keyboard.press('ArrowUp');
  expect(await at()).toContain('start');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown');
  expect(await at()).toMatch(/^0, SG value 0, P-position, no options/);
  await expect(graph(page).locator('.node[tabindex="0"]')).toHaveCount(1);
});

test('nodes are valued one by one from the ends, forward and back', async ({ page }) => {
  await openFixture(page, '<mex-graph game="nim" position="1 2"></mex-graph>');
  await graph(page).getByRole('button', { name: 'Value the nodes step by step' }).click();
  await expect(node(page, /not valued yet/)).toHaveCount(5);
  const forward = graph(page).getByRole('button', { name: 'One step forward' });
  const says = graph(page).locator('.reason').getByRole('status');
  await forward.click();
  await expect(says).toHaveText('0 has no options, so its SG value is 0.');
  await forward.click();
  await expect(says).toContainText('The options of 1 have the values 0: mex {0} = 1.');
  await expect(node(page, /not valued yet/)).toHaveCount(3);
  await graph(page).getByRole('button', { name: 'One step back' }).click();
  await expect(node(page, /not valued yet/)).toHaveCount(4);
  await graph(page).getByRole('button', { name: 'To the end' }).click();
  await expect(says).toContainText(
    'The options of 1 2 have the values 0, 1, 2: mex {0, 1, 2} = 3.',
  );
});

test('of a large game graph a part is drawn, and said to be one', async ({ page }) => {
  await openFixture(page, '<mex-graph game="nim" position="5 6 7" limit="60"></mex-graph>');
  await expect(graph(page).locator('.node')).toHaveCount(60);
  await expect(
    graph(page).getByText('only a part: the 60 positions nearest to the start'),
  ).toBeVisible();
  await expect(graph(page).getByRole('button', { name: /step by step/ })).toHaveCount(0);
});

test('under misère play nodes are P or N, without values', async ({ page }) => {
  await openFixture(page, '<mex-graph game="nim misere" position="1 1"></mex-graph>');
  await node(page, /^0, N-position/).hover();
  await expect(graph(page).locator('.reason')).toContainText(
    'In misère play the player who cannot move wins',
  );
  await node(page, /^1 1/).hover();
  await expect(graph(page).locator('.reason')).toContainText(
    'has the option 1, which is a P-position',
  );
});

test('a graph shows itself, its tokens, and the values of its nodes', async ({ page }) => {
  const game = 'graph a>b a>c b>c c>d';
  await openFixture(page, `<mex-graph game="${game}" position="a a b"></mex-graph>`);
  await expect(graph(page).locator('.node')).toHaveCount(4);
  await expect(node(page, /^a, .*2 tokens here/)).toBeVisible();
  await expect(node(page, /^b, .*a token here/)).toBeVisible();
  // The labels of the nodes agree with the core's analysis of a single token on each node.
  const said = await page.evaluate(async (text) => {
    const { analyze } = await import(new URL('mexplorer.js', location.href).href);
    const names = ['a', 'b', 'c', 'd'];
    const all = await Promise.all(names.map((name) => analyze(text, name)));
    return all.map((each, i) => `${names[i]}, SG value ${each.nimber}, ${each.outcome}-position`);
  }, game);
  for (const label of said) await expect(node(page, new RegExp(`^${label}`))).toBeVisible();
  await graph(page).getByRole('button', { name: 'All positions' }).click();
  await expect(node(page, /^a a b \(start\)/)).toBeVisible();
});

test('a graph is pasted, and mistakes in it are shown', async ({ page }) => {
  await openFixture(page, '<mex-graph controls game="nim" position="1 2"></mex-graph>');
  await graph(page).getByText('Paste a graph', { exact: true }).click();
  const paste = graph(page).getByLabel('Or paste a graph');
  await paste.fill('3 2 1\n1 2\n2 3\n1');
  await paste.blur();
  await expect(graph(page)).toHaveAttribute('game', /^graph 1>2 2>3/);
  await expect(graph(page).locator('.node')).toHaveCount(3);
  await paste.fill('3 2 1\n1 2\n2 x\n1');
  await paste.blur();
  await expect(graph(page).getByRole('alert')).toContainText('x');
  await expect(paste).toHaveValue('3 2 1\n1 2\n2 x\n1');
  // Paste a graph given as adjacency lists, and choose another game that can be played on it.
  await paste.fill('a: b c\nb: c');
  await paste.blur();
  await expect(graph(page)).toHaveAttribute('game', 'graph a>b a>c b>c');
  await graph(page).getByRole('button', { name: 'Node Kayles' }).click();
  await expect(graph(page)).toHaveAttribute('game', 'node-kayles');
  await expect(graph(page)).toHaveAttribute('position', 'a-b a-c b-c');
  // A list of words is no graph, and the error message shows the notation of edges.
  await paste.fill('a b c');
  await paste.blur();
  await expect(graph(page).getByRole('alert')).toContainText('“a>b b>c”');
});

test('the same graph is there as a table', async ({ page }) => {
  await openFixture(page, '<mex-graph game="nim" position="1 2"></mex-graph>');
  await graph(page).getByText('As a table').click();
  await expect(graph(page).locator('.list tbody tr')).toHaveCount(5);
  await expect(graph(page).locator('.list tbody tr').first()).toContainText('1 2');
});

test('a large game graph begins with the first moves, and nodes are opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFixture(page, '<mex-graph game="nim" position="3 5 7"></mex-graph>');
  const nodes = graph(page).locator('.node');
  await expect(nodes).toHaveCount(16);
  await expect(graph(page).getByText('16 of 88 positions')).toBeVisible();
  // The whole graph is visible, and its labels are large enough to read.
  const seen = await graph(page).evaluate((el) => {
    const root = /** @type {ShadowRoot} */ (el.shadowRoot);
    const frame = /** @type {Element} */ (root.querySelector('.frame')).getBoundingClientRect();
    return [...root.querySelectorAll('.node > rect:first-of-type')].map((node) => {
      const { left, right, top, bottom, height } = node.getBoundingClientRect();
      const inside = left >= frame.left && right <= frame.right && top >= frame.top;
      return { inside: inside && bottom <= frame.bottom, height };
    });
  });
  for (const { inside, height } of seen) {
    expect(inside).toBe(true);
    expect(height).toBeGreaterThan(36);
  }
  // Click a node to show its options with their values.
  await node(page, /^2 5 7, SG value 0, P-position, not opened, 14 options$/).click();
  await expect(node(page, /^2 5 7, SG value 0, P-position, 14 options$/)).toBeVisible();
  await expect(graph(page).locator('.node.option')).toHaveCount(14);
  await expect(graph(page).locator('.reason')).toContainText('mex {1, 2, 3, 4, 5, 6, 7} = 0');
  await graph(page).getByRole('button', { name: 'Show all' }).click();
  await expect(nodes).toHaveCount(88);
  await expect(node(page, /not opened/)).toHaveCount(0);
  await graph(page).getByRole('button', { name: 'Only the first moves' }).click();
  await expect(nodes).toHaveCount(16);
});

test('a deep graph lies on its side where there is room, and is seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('#v1/graph?game=nim&position=3+5+7');
  await expect(graph(page).locator('.node')).toHaveCount(88);
  await expect(graph(page).locator('.frame')).toBeInViewport({ ratio: 0.98 });
  const seen = await graph(page).evaluate((el) => {
    const root = /** @type {ShadowRoot} */ (el.shadowRoot);
    const frame = /** @type {Element} */ (root.querySelector('.frame')).getBoundingClientRect();
    return [...root.querySelectorAll('.node > rect:first-of-type')].map((node) => {
      const { left, right, top, bottom, height } = node.getBoundingClientRect();
      const across = left >= frame.left && right <= frame.right;
      return { inside: across && top >= frame.top && bottom <= frame.bottom, height };
    });
  });
  for (const { inside, height } of seen) {
    expect(inside).toBe(true);
    // The nodes are high enough for legible labels.
    expect(height).toBeGreaterThan(36);
  }
  // The right arrow key moves the focus to an option.
  await node(page, /^3 5 7/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(node(page, /^(2 5 7|3 4 7|3 5 6), /).and(page.locator(':focus'))).toHaveCount(1);
});
