/** Test the link of an embedded frame, and that each view of the page has a widget. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { elements } from '../../../scripts/lib/widgets.mjs';
import { readFrame } from '../../../www/embed/link.ts';
import { defaults, readLink } from '../../../www/links/state.ts';
import { tagOf, views } from '../../../www/links/views.ts';
import { widgetOf } from '../../../www/links/widget-for-view.ts';
import { extras } from '../../../www/extras.ts';

test('a frame reads the links of the page, and how it looks besides', () => {
  const link =
    '#v1/play?game=subtract+1+3&position=2+3&start=5+3&moves=5-2;3-3&skill=0.5&why=1' +
    '&lang=zh&theme=dark&controls=0&readonly=1&compact=1';
  assert.deepEqual(readFrame(link), {
    widget: {
      tag: 'mex-game',
      attributes: {
        game: 'subtract 1 3',
        position: '5 3',
        moves: '5-2;3-3',
        skill: '0.5',
        controls: 'none',
        loading: 'eager',
        readonly: '',
        compact: '',
      },
    },
    why: true,
    lang: 'zh',
    theme: 'dark',
    settled: false,
    flaws: [],
  });
});

test('what a frame cannot read is left as it is', () => {
  const { widget, theme, flaws } = readFrame('#v1/play?game=nim&theme=pink&readonly=maybe&other=1');
  assert.deepEqual(widget?.attributes, {
    game: 'nim',
    position: '3 5 7',
    loading: 'eager',
  });
  assert.equal(theme, null);
  assert.deepEqual(flaws, []);
  assert.deepEqual(readFrame('#nonsense').flaws[0].kind, 'version');
  assert.deepEqual(readFrame('').flaws, []);
});

test('single controls can be asked for by name', () => {
  const { widget } = readFrame('#v1/tables?controls=plot+copy');
  assert.equal(widget?.attributes.controls, 'plot copy');
});

test('a picture is asked for before the fragment or in it', () => {
  for (const [link, search] of [
    ['#v1/play?static=1', ''],
    ['#v1/play', '?static=1'],
  ]) {
    const { settled, widget } = readFrame(link, search);
    assert.equal(settled, true);
    assert.equal(widget?.attributes.readonly, '');
  }
  assert.equal(readFrame('#v1/play?static=0', '?static=1').settled, false);
});

const OF_EXTRAS = extras.flatMap(({ views = [] }) =>
  views.flatMap(({ name, widget }) => (widget ? [] : [name])),
);

/** Views that are embedded only as the whole page, since they store the reader's stars. */
const WHOLE = ['ladder', 'today', 'refuted', ...OF_EXTRAS];

test('every view has a widget whose attributes are those of its contract', () => {
  for (const view of views) {
    const { name, widget, fields } = view;
    if (WHOLE.includes(name)) {
      assert.equal(widgetOf({ ...defaults, view: name }), null);
      continue;
    }
    const contract = elements.find(({ tag }) => tag === tagOf(view));
    assert.ok(widget && contract, name);
    for (const [attribute, field] of Object.entries(widget.from)) {
      assert.ok(
        contract.attributes.some((one) => one.name === attribute),
        `${tagOf(view)} ${attribute}`,
      );
      assert.ok(field in fields, `${name} ${field}`);
    }
  }
});

test('what a field of a link means by default, the widget means, too', () => {
  for (const view of views) {
    const { name, widget, fields } = view;
    if (!widget) continue;
    const contract = elements.find(({ tag }) => tag === tagOf(view));
    for (const [attribute, field] of Object.entries(widget.from)) {
      const { default: fallback, always, write = String } = fields[field];
      if (always) continue;
      const { default: is } = contract?.attributes.find((one) => one.name === attribute) ?? {};
      assert.equal(write(fallback), String(is ?? ''), `${name}: ${attribute}`);
    }
  }
});

test('the list of lessons is nothing to embed', () => {
  assert.equal(widgetOf({ ...defaults, view: 'learn' }), null);
  const { state } = readLink('#v1/learn?lesson=nim');
  assert.deepEqual(widgetOf(state), { tag: 'mex-lesson', attributes: { lesson: 'nim' } });
});
