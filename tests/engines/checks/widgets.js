/** Check that each public widget becomes ready and shows its main content. */
import assert from 'node:assert/strict';
import { examples } from '../../../scripts/pages/gallery-examples.mjs';
import { elements } from '../../../scripts/lib/widgets.mjs';

/** @typedef {import('../lab.js').Lab} Lab */

/**
 * The visible parts of the first example of each widget: selectors inside the widget, each with the expected
 * count or text.
 * @type {Record<string, [string, number | string | RegExp][]>}
 */
const SHOWN = {
  'mex-game': [
    ['[data-cell]', 3],
    ['.where', '3 5 7'],
  ],
  'mex-table': [
    ['td[data-n]', 31],
    ['[part="period"]', /Period 7.*proven/],
  ],
  'mex-graph': [['.node', 5]],
  'mex-union': [
    ['[part="result"]', /74 of 100/],
    ['[data-region]', 7],
  ],
  'mex-venn': [['[data-region] .size', '3 2 2']],
  'mex-quotient': [
    ['[part="certificate"]', /40 classes, 9 of them losing.*checked to heap 169/],
    ['.node', 40],
  ],
  'mex-why': [['[part="verdict"]', /N-position.*nimber\) 1/]],
  'mex-ask': [['.choice', 2]],
  'mex-bits': [['tbody tr', 7]],
  'mex-builder': [['input', 9]],
  'mex-check': [['textarea', 1]],
  'mex-lesson': [
    ['h1, h2', /Nim and its proof/],
    ['math', 12],
  ],
  'mex-proof': [['td', '0 1 0 1 0 1 1 0 1 0 0 1 1 0 1 0']],
  'mex-twin': [
    ['[data-cell]', 2],
    ['.node', 5],
  ],
};

/** @param {(typeof examples)[number]} example */
function tagOf({ widget, attributes, content }) {
  const list = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
  return `<${widget} ${list.join(' ')}>${content?.en ?? ''}</${widget}>`;
}

/** @param {string} widget */
const firstOf = (widget) =>
  /** @type {(typeof examples)[number]} */ (examples.find((each) => each.widget === widget));

export const widgets = [
  {
    name: 'every widget of the contract shows what it is for',
    async run(/** @type {Lab} */ lab) {
      const tags = elements.map(({ tag }) => tag);
      assert.deepEqual(Object.keys(SHOWN).sort(), [...tags].sort());
      const page = await lab.open(tags.map((tag) => tagOf(firstOf(tag))).join('\n'));
      await page.settled();
      for (const [tag, wants] of Object.entries(SHOWN)) {
        for (const [inside, wanted] of wants) {
          const found = await page.texts(`main > ${tag}`, inside);
          if (typeof wanted === 'number') {
            assert.equal(found.length, wanted, `${inside} of ${tag}`);
          } else if (typeof wanted === 'string') assert.equal(found.join(' '), wanted, tag);
          else assert.match(found.join(' '), wanted, tag);
        }
      }
      const sizes = await page.run(() =>
        [...document.querySelectorAll('main > *')].map((each) => {
          const { width, height } = each.getBoundingClientRect();
          return [each.localName, width, height];
        }),
      );
      for (const [tag, width, height] of sizes) {
        assert.ok(width > 300 && height > 100, `${tag} is ${width} × ${height}`);
      }
      // A box must not scroll by a few pixels only, as it would because of its padding.
      const bars = await page.run(() =>
        window.watch
          .all('main > *', '.scroll')
          .map((box) => [box.getRootNode().host.localName, box.scrollWidth - box.clientWidth]),
      );
      assert.deepEqual(
        bars.filter(([, over]) => over > 0 && over < 8),
        [],
      );
      assert.deepEqual(await page.wrong(), []);
    },
  },
  {
    name: 'all other examples of the gallery get ready',
    async run(/** @type {Lab} */ lab) {
      const others = examples.filter((each) => each !== firstOf(each.widget));
      const page = await lab.open(others.map(tagOf).join('\n'));
      await page.settled();
      assert.equal(await page.run(() => window.watch.all('main > *', '[part=error]').length), 0);
      assert.deepEqual(await page.wrong(), []);
    },
  },
  {
    name: 'a heap of the table is chosen, and a dot of the plot read',
    async run(/** @type {Lab} */ lab) {
      const page = await lab.open('<mex-table game="subtract 1 3 4" upto="30"></mex-table>');
      await page.settled();
      await page.click('mex-table', 'td[data-n="7"]');
      await page.until('its options are shown', () =>
        /0, 2, 3|6, 4, 3|7/.test(
          window.watch.all('mex-table', '[part~=options]')[0]?.textContent ?? '',
        ),
      );
      const { x, y } = await page.spot('mex-table', 'canvas');
      await page.tab.hover(x, y);
      await page.until('the dot in the middle is read', () => {
        const [dots] = window.watch.all('mex-table', '.drawn-dots [role=slider]');
        return Math.abs(Number(dots.getAttribute('aria-valuenow')) - 15) < 2;
      });
      assert.deepEqual(await page.wrong(), []);
    },
  },
  {
    name: 'a graph is drawn nearer, and follows the hand',
    async run(/** @type {Lab} */ lab) {
      const page = await lab.open('<mex-graph game="nim" position="1 2"></mex-graph>');
      await page.settled();
      await page.click('mex-graph', '[data-tool=in]');
      await page.click('mex-graph', '[data-tool=in]');
      const at = async () => {
        await page.still();
        return page.run(() => window.watch.all('mex-graph', '.node')[0].getBoundingClientRect().x);
      };
      const frame = await page.spot('mex-graph', '.frame > svg');
      const before = await at();
      await page.tab.drag(frame.x - 150, frame.y - 60, 60, 0);
      const moved = (await at()) - before;
      assert.ok(Math.abs(moved - 60) < 6, `it went ${moved} px`);
      assert.deepEqual(await page.wrong(), []);
    },
  },
  {
    name: 'the brackets of ⌊100/3⌋ are drawn',
    async run(/** @type {Lab} */ lab) {
      const page = await lab.open('<mex-union n="100" divisors="2 3 5"></mex-union>');
      await page.settled();
      const texts = await page.texts('mex-union', 'math');
      const nth = texts.findIndex((text) => text.replace(/\s/g, '') === '⌊100/3⌋=');
      assert.ok(nth >= 0, String(texts));
      await page.spot('mex-union', 'math', nth);
      const boxes = await page.run(
        (nth) =>
          [...window.watch.all('mex-union', 'math')[nth].querySelectorAll('mtext, mn')].map(
            (each) => each.getBoundingClientRect().toJSON(),
          ),
        nth,
      );
      assert.equal(boxes.length, 4);
      const ink = await page.run(inkIn, await page.tab.shot(), boxes);
      for (const pixels of ink) assert.ok(pixels >= 8, `pixels of ⌊ 100 3 ⌋: ${ink}`);
      // Check the measurement: next to the formula nothing is drawn.
      const [{ x, y, height }] = boxes;
      const [none] = await page.run(inkIn, await page.tab.shot(), [
        { x: x - 6, y, width: 4, height },
      ]);
      assert.equal(none, 0);
    },
  },
  {
    name: 'linked widgets show one position, and a form sends it',
    async run(/** @type {Lab} */ lab) {
      const page = await lab.open(
        `<form><mex-game id="g" name="answer" game="nim" position="1 2" players="2"></mex-game></form>
         <mex-why for="g"></mex-why><mex-table for="g"></mex-table>`,
      );
      await page.settled('mex-game, mex-why, mex-table');
      await page.run(() => /** @type {any} */ (document.querySelector('#g')).move('2-1'));
      await page.until('the explanation follows', () => {
        const why = /** @type {any} */ (document.querySelector('mex-why'));
        return why.state.position === '1 1' && why.state.outcome === 'P';
      });
      await page.until('one cell of the table is marked', () => {
        return window.watch.all('mex-table', 'td.marked').length === 1;
      });
      const sent = await page.until('the form sends it', () => {
        const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
        const value = JSON.parse(String(new FormData(form).get('answer') ?? 'null'));
        return value?.moves?.length ? value : null;
      });
      assert.equal(sent.position, '1 1');
      assert.deepEqual(sent.moves, ['2-1']);
      assert.deepEqual(await page.wrong(), []);
    },
  },
];

/**
 * Count the pixels in each box of a picture that differ from the background of the box. This function runs in
 * the page.
 * @param {string} picture
 * @param {{ x: number, y: number, width: number, height: number }[]} boxes
 */
async function inkIn(picture, boxes) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const sheet = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  sheet.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  return boxes.map(({ x, y, width, height }) => {
    const { data } = sheet.getImageData(
      Math.floor(x * scale),
      Math.floor(y * scale),
      Math.ceil(width * scale),
      Math.ceil(height * scale),
    );
    /** @type {Map<number, number>} */
    const counts = new Map();
    const lights = [];
    for (let i = 0; i < data.length; i += 4) {
      const light = data[i] + data[i + 1] + data[i + 2];
      lights.push(light);
      counts.set(light, (counts.get(light) ?? 0) + 1);
    }
    const ground = [...counts].sort((a, b) => b[1] - a[1])[0][0];
    return lights.filter((light) => Math.abs(light - ground) > 150).length;
  });
}
