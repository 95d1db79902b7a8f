/**
 * Test that code blocks become widgets in the HTML that real Markdown tools produce (`npm run docs --
 * fences`).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from './fixture.js';
import { openHost } from './host-page.js';

/** @type {Record<string, string>} */
const WRITTEN = JSON.parse(readFileSync(new URL('../fences/fences.json', import.meta.url), 'utf8'));
/** HTML modelled on exports of Typora, with and without its style. */
const TYPORA = {
  'typora, plain': `<pre><code class='language-mex' lang='mex'>game: nim\nposition: 3 5 7\n</code></pre>`,
  typora: `<pre class="md-fences md-end-block ty-contain-cm modeLoaded" spellcheck="false" lang="mex"><div class="CodeMirror cm-s-inner"><div class="CodeMirror-code" role="presentation"><div class="CodeMirror-activeline"><pre class=" CodeMirror-line " role="presentation"><span role="presentation">game: nim</span></pre></div><pre class=" CodeMirror-line " role="presentation"><span role="presentation">position: 3 5 7</span></pre></div></div></pre>`,
};
const BLOCKS = Object.entries({ ...WRITTEN, ...TYPORA });

test('a code block of each tool becomes its widget and is hidden', async ({ page }) => {
  const sections = BLOCKS.map(([name, html]) => `<section data-tool="${name}">${html}</section>`);
  await openHost(page, {}, { body: sections.join('\n') });
  await expect(page.locator('mex-game')).toHaveCount(BLOCKS.length);
  for (const [name] of BLOCKS) {
    const section = page.locator(`[data-tool="${name}"]`);
    const game = section.locator('mex-game');
    await expect(game, name).toHaveAttribute('game', 'nim');
    await expect(game, name).toHaveAttribute('position', '3 5 7');
    const shown = await section.evaluate((element) =>
      [...element.querySelectorAll('pre, button, .gutter')].filter((each) =>
        each.checkVisibility(),
      ),
    );
    expect(shown, name).toEqual([]);
  }
});

test('a line that begins with a number is a mistake at its line, and numbers that do not count stay', async ({
  page,
}) => {
  const body = '<pre><code class="language-mex">game: nim\n3 5 7</code></pre>';
  await openHost(page, {}, { body });
  await expect(page.getByRole('note')).toContainText(
    'Line 2: expected “name: value”, found “3 5 7”',
  );
});

test('a box of the page with a class of highlighters keeps its other text', async ({ page }) => {
  const body = `<div class="highlight"><p id="other">Try it:</p>${WRITTEN['markdown-it']}</div>`;
  await openHost(page, {}, { body });
  await expect(page.locator('mex-game')).toHaveCount(1);
  await expect(page.locator('#other')).toBeVisible();
});
