/** Test the module for Jupyter, marimo, Colab and MyST, with a model like that of these hosts. */
import { expect, test, uncaught } from '../../../tests/e2e/fixture.js';

test.beforeEach(async ({ page }) => {
  await page.route('**/blank.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.goto('blank.html');
  await page.evaluate(async () => {
    const { default: widget } = await import(`${location.origin}/mexplorer.anywidget.mjs`);
    /** @param {Record<string, unknown>} data */
    const show = (data) => {
      /** @type {Map<string, Set<() => void>>} */
      const heard = new Map();
      const model = {
        data: { ...data },
        saves: 0,
        get: (/** @type {string} */ key) => model.data[key],
        set: (/** @type {string} */ key, /** @type {unknown} */ value) => {
          model.data[key] = value;
          for (const one of heard.get(`change:${key}`) ?? []) one();
        },
        save_changes: () => (model.saves += 1),
        on: (/** @type {string} */ event, /** @type {() => void} */ one) => {
          if (!heard.has(event)) heard.set(event, new Set());
          heard.get(event)?.add(one);
        },
        off: (/** @type {string} */ event, /** @type {() => void} */ one) =>
          heard.get(event)?.delete(one),
        count: () => [...heard.values()].reduce((all, set) => all + set.size, 0),
      };
      // Render into a shadow root, as MyST does.
      const host = document.body.appendChild(document.createElement('div'));
      const el = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
      const clean = widget.render({ model, el });
      return { model, el, clean };
    };
    Object.assign(window, { show });
  });
});

test('a board is shown, played on, reported, changed and removed', async ({ page }) => {
  const errors = uncaught(page);
  const seen = await page.evaluate(async () => {
    const { model, el, clean } = /** @type {any} */ (window).show({
      widget: 'game',
      game: 'nim',
      position: '3 5 7',
      players: 2,
    });
    const game = el.querySelector('mex-game');
    const heard = (/** @type {string} */ type) =>
      new Promise((done) => game.addEventListener(type, done, { once: true }));
    await heard('mex-ready');
    const moved = heard('mex-move');
    await game.move('2-5');
    await moved;
    const after = { ...model.data };
    const ready = heard('mex-change');
    model.set('moves', '');
    model.set('position', '1 1');
    await ready;
    await new Promise((done) => setTimeout(done));
    const changed = game.getAttribute('position');
    clean();
    return {
      state: after.state,
      moves: after.moves,
      position: after.position,
      event: after.event.type,
      saved: model.saves > 0,
      changed,
      left: [el.childElementCount, model.count()],
    };
  });
  expect(seen).toMatchObject({
    state: { game: 'nim', start: '3 5 7', position: '3 0 7', moves: ['2-5'] },
    moves: '2-5',
    position: '3 5 7',
    event: 'mex-change',
    saved: true,
    changed: '1 1',
    left: [0, 0],
  });
  expect(errors).toEqual([]);
});

test('a widget that is not there is named, with those that are', async ({ page }) => {
  const text = await page.evaluate(() => {
    const { el } = /** @type {any} */ (window).show({ widget: 'chess' });
    return el.textContent;
  });
  expect(text).toContain('“chess”');
  expect(text).toContain('table');
});

test('keys with underscores are attributes, and true and false are switches', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const { el, model } = /** @type {any} */ (window).show({
      widget: 'mex-why',
      game: 'nim',
      position: '1 2',
      open: true,
    });
    const why = el.querySelector('mex-why');
    const before = why.hasAttribute('open');
    model.set('open', false);
    return [before, why.hasAttribute('open')];
  });
  expect(seen).toEqual([true, false]);
});
