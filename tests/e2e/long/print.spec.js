/** Test printed widgets: a question or its answer, with a link to the live widget. */
import { expect, test } from '../fixture.js';
import { openHost, settled } from '../host-page.js';

/**
 * Each widget with its printed contents: those shown only with the answer (`gives`), only as a question
 * (`asks`), and in both cases (`both`). A text in brackets is a selector.
 * @type {{ tag: string, html: string, gives: string[], asks: string[], both: string[] }[]}
 */
const widgets = [
  {
    tag: 'mex-game',
    html: '<mex-game game="nim" position="3 5 7"></mex-game>',
    gives: ['take 1 from heap 1'],
    asks: ['Who wins with best play'],
    both: ['3 5 7'],
  },
  {
    tag: 'mex-why',
    html: '<mex-why game="nim" position="3 5 7"></mex-why>',
    gives: ['the player to move can win', 'take 1 from heap 1', '[table]'],
    asks: ['Who wins with best play', '[p[part=question]]'],
    both: [],
  },
  {
    tag: 'mex-table',
    html: '<mex-table game="subtract 1 3 4" upto="12"></mex-table>',
    gives: ['[.period]', '[.drawn-dots]', '[td[data-n="4"] span]'],
    asks: [],
    both: ['[td[data-n="4"]]', '[th[scope=row]]'],
  },
  {
    tag: 'mex-graph',
    html: '<mex-graph game="nim" position="1 2"></mex-graph>',
    gives: ['[.node .value:not(:text("?"))]'],
    asks: ['[.node .asked-only]'],
    both: ['[.node .name]'],
  },
  {
    tag: 'mex-union',
    html: '<mex-union n="100" divisors="2 3 5"></mex-union>',
    gives: ['[.number]', '[table]', '[mex-venn]'],
    asks: [],
    both: ['How many'],
  },
  {
    tag: 'mex-venn',
    html: '<mex-venn sizes="A=5 B=4 A&amp;B=2"></mex-venn>',
    gives: ['[.size]', '[figcaption]'],
    asks: ['A=5 B=4 A&B=2'],
    both: ['[circle.set]'],
  },
  {
    tag: 'mex-ask',
    html: '<mex-ask check="analyze | nim | 1 4 5 | outcome" choices="N P">Who wins?</mex-ask>',
    gives: ['The answer: Losing for the player to move (P)'],
    asks: [],
    both: ['[fieldset]'],
  },
  {
    tag: 'mex-bits',
    html: '<mex-bits n="10" divisors="7 2 5"></mex-bits>',
    gives: ['[tbody tr:nth-child(3) td.adds]'],
    asks: [],
    both: ['[tbody tr:nth-child(3) th]'],
  },
  {
    tag: 'mex-builder',
    html: `<mex-builder build='{"table":"subtract 1 3 4","upto":8}'></mex-builder>`,
    gives: ['[td:nth-of-type(4) b.wanted]'],
    asks: ['[td input >> nth=3]'],
    both: ['SG(n)'],
  },
  {
    tag: 'mex-proof',
    html: '<mex-proof><ol><li>First this.</li><li>Then that.</li></ol></mex-proof>',
    gives: ['[ol.given-away li >> nth=0]', '[ol.given-away li >> nth=1]'],
    asks: ['Try to find the argument yourself'],
    both: [],
  },
  {
    tag: 'mex-check',
    html: '<mex-check problem="891" tests="3"></mex-check>',
    gives: ['[.answer-only td.wanted >> nth=2]'],
    asks: [],
    both: [],
  },
];

/** @param {import('@playwright/test').Locator} widget @param {string} what the text or the selector */
const found = (widget, what) =>
  (what.startsWith('[') && what.endsWith(']')
    ? widget.locator(what.slice(1, -1))
    : widget.getByText(what)
  ).first();

for (const print of /** @type {const} */ (['answer', 'question'])) {
  test(`print="${print}", in every widget that has an answer`, async ({ page }) => {
    const body = widgets.map(({ html }) => html.replace('>', ` print="${print}">`)).join('\n');
    await openHost(page, { machine: 'light', css: '' }, { body });
    await settled(
      page,
      widgets.map(({ tag }) => tag),
    );
    // The answer is computed before printing begins.
    if (print === 'answer') {
      for (const { tag } of widgets.filter(({ tag }) => /ask|game|builder/.test(tag))) {
        await expect(page.locator(`${tag} .answer-only, ${tag} [part=answer]`)).not.toHaveCount(0);
      }
    }
    await page.emulateMedia({ media: 'print' });
    for (const { tag, gives, asks, both } of widgets) {
      const widget = page.locator(`main > ${tag}`);
      const seen = print === 'answer' ? gives : asks;
      const hidden = print === 'answer' ? asks : gives;
      for (const what of [...both, ...seen]) {
        await expect(found(widget, what), `${tag} shows ${what}`).toBeVisible();
      }
      for (const what of hidden) {
        await expect(found(widget, what), `${tag} keeps back ${what}`).toBeHidden();
      }
    }
    // On the screen, the contents for printing are hidden.
    await page.emulateMedia({ media: 'screen' });
    for (const each of await page.locator('.answer-only, .asked-only').all()) {
      await expect(each).toBeHidden();
    }
  });
}

test('what was never scrolled to is on paper as well', async ({ page }) => {
  const far = '<div style="height: 9000px"></div>';
  const body = `<h1>Notes</h1>${far}<mex-game id="said" game="nim" position="3 5 7" print="answer"></mex-game>
    ${far}<mex-table id="asked" game="subtract 1 3 4" upto="9"></mex-table>
    ${far}<mex-graph id="text" game="nim" position="1 2"></mex-graph>`;
  await page.route('**/lazy.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Notes</title><script type="module" src="./elements.js"></script>${body}`,
    }),
  );
  await page.route(/mex-graph-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('lazy.html');
  // A widget with print="answer" loads without being visible. Other widgets load when printing begins.
  await settled(page, ['#said']);
  await expect(page.locator('#said [part=answer]')).toHaveCount(1);
  const awake = () =>
    page.evaluate(() => Boolean(document.querySelector('#asked')?.shadowRoot?.childElementCount));
  expect(await awake()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await settled(page, ['#asked']);
  await expect(page.locator('#asked td[data-n="4"]')).toBeVisible();
  // A widget whose script fails to load prints at least the text of its attributes.
  const says = await page
    .locator('#text')
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(says).toMatch(/nim.*1 2/);
});
