/**
 * Test the widgets in the high-contrast mode of the system: drawings use the system's colours, and every part
 * is visible.
 */
import { expect, test } from '../fixture.js';
import { hosts, notes, tags } from '../../notes/host-pages.js';
import { contrasts } from '../../notes/visible.js';
import { openHost, settled } from '../host-page.js';
import { still } from '../idle-workers.js';

for (const name of ['white page, dark machine', 'MkDocs, slate', 'reveal.js, black']) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test(`forced colours, ${colorScheme}, on: ${name}`, async ({ page }) => {
      const body = `${notes}<mex-game game="chomp" position="3 3 3" players="2"></mex-game>
        <mex-venn sizes="A=5 B=4 A&amp;B=2"></mex-venn>`;
      await openHost(page, hosts[name], { body });
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await settled(page, [...tags, 'mex-venn']);
      await still(page);
      const found = await page.evaluate(contrasts);
      expect(found.length).toBeGreaterThan(60);
      expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
      const shapes = await page.evaluate(shapesOf);
      expect(shapes.seen).toBeGreaterThan(40);
      expect(shapes.lost).toEqual([]);
      // Check the canvas separately: the system does not replace its colours, so the widget must use the
      // system's colours itself.
      const most = await page.locator('mex-table .drawn-dots canvas').evaluate((canvas) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
        const ink = /** @type {any} */ (canvas).getContext('2d');
        const { data } = ink.getImageData(0, 0, width, height);
        const sums = [];
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3] > 250) sums.push(data[i] + data[i + 1] + data[i + 2]);
        }
        return Math.max(...sums.slice(0, 1e5)) - Math.min(...sums.slice(0, 1e5));
      });
      expect(most).toBeGreaterThan(300);
    });
  }
}

/**
 * Count the meaningful shapes in boards and pictures, and list those that cannot be distinguished from the
 * background.
 */
function shapesOf() {
  const ink = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  );
  const rgb = (/** @type {string} */ colour) => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  };
  const ground = rgb('Canvas');
  const far = (/** @type {string} */ colour) => {
    if (!colour || colour === 'none') return 0;
    const [r, g, b, a] = rgb(colour);
    if (a < 100) return 0;
    return Math.abs(r - ground[0]) + Math.abs(g - ground[1]) + Math.abs(b - ground[2]);
  };
  /** @type {string[]} */
  const lost = [];
  let seen = 0;
  const walk = (/** @type {Document | ShadowRoot} */ root, /** @type {string} */ of) => {
    for (const element of root.querySelectorAll('*')) {
      const name = element.localName.startsWith('mex-') ? element.localName : of;
      if (element.shadowRoot) walk(element.shadowRoot, name);
      // Consider only shapes with a meaning: stones, nodes, tokens, cells that can be pressed, and circles.
      if (!element.matches('button:not([disabled]), .node > rect, .token, circle.set, td[data-n]'))
        continue;
      if (!element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const drawn =
        element instanceof SVGElement
          ? [style.stroke, style.fill]
          : [style.borderTopColor, style.backgroundColor, style.color, style.outlineColor];
      seen += 1;
      if (!drawn.some((colour) => far(colour) > 200)) {
        lost.push(`${name} ${element.localName}.${element.getAttribute('class')}`);
      }
    }
  };
  walk(document, '');
  return { seen, lost };
}
