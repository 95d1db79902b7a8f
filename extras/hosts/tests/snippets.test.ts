/** Test the snippets that embed a view in lecture notes. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { defaults, has, langs, views } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';
import { page, snippets, tex } from '../view/snippets.ts';

const PLACE = {
  base: 'https://example.org/mex/',
  version: '1.2.3',
  integrity: 'sha384-abc',
  lang: 'zh',
};

const named = (patch: Partial<State>) =>
  Object.fromEntries(
    snippets({ ...defaults, ...patch }, PLACE).map(({ name, text }) => [name, text]),
  );

test('a snippet pins the version and its hash, and says what the view shows', () => {
  const { html, iframe, mkdocs, myst, latex, link } = named({
    game: 'subtract 1 3',
    start: '5 3',
    position: '2 3',
    moves: ['5-2'],
  });
  assert.equal(
    html,
    '<script src="https://example.org/mex/mexplorer@1.2.3/mexplorer-standalone.js" ' +
      'integrity="sha384-abc" crossorigin="anonymous" defer></script>\n' +
      '<mex-game game="subtract 1 3" position="5 3" moves="5-2" lang="zh"><a href="https://example.org/mex/#v1/play?game=subtract+1+3&amp;position=2+3&amp;start=5+3&amp;moves=5-2">subtract 1 3: 5 3</a></mex-game>',
  );
  assert.match(
    iframe,
    /src="https:\/\/example\.org\/mex\/embed\.html#v1\/play\?game=subtract\+1\+3/,
  );
  assert.match(iframe, /&amp;lang=zh"/);
  assert.match(mkdocs, /<div class="mex-game" data-game="subtract 1 3" data-position="5 3"/);
  assert.deepEqual(JSON.parse(myst.split('\n').slice(1, -1).join('\n')), {
    widget: 'game',
    game: 'subtract 1 3',
    position: '5 3',
    moves: '5-2',
    lang: 'zh',
  });
  assert.match(latex, /^\\href\{https:\/\/example\.org\/mex\/\\#v1\/play\?game=/);
  assert.match(link, /^https:\/\/example\.org\/mex\/#v1\/play\?/);
});

test('what a person typed cannot leave its place', () => {
  const { html, iframe, latex } = named({ game: '"><script>alert(1)</script>', start: '\\_^' });
  assert.equal(html.match(/<script/g)?.length, 1);
  assert.ok(!iframe.includes('<script'));
  assert.ok(!/[^\\][%#_^~]/.test(latex.slice(latex.indexOf('\\texttt')).replace(/\{\}/g, '')));
  assert.equal(
    tex('a_b\\{}^~'),
    'a\\_b\\textbackslash{}\\{\\}\\textasciicircum{}\\textasciitilde{}',
  );
  const alone = page(
    { ...defaults, game: '<b>' },
    { lang: 'en', tag: 'en', scripts: ['x = "</script><!--"', 'y'] },
  );
  assert.equal(alone?.match(/<\/script/g)?.length, 2);
  assert.ok(!alone?.includes('<b>'));
});

test('every view has snippets, and every snippet its words in every language', () => {
  for (const { name } of views) {
    const all = snippets({ ...defaults, view: name }, PLACE);
    assert.ok(all.some((one) => one.name === 'iframe'));
    for (const one of all) {
      for (const lang of langs) {
        assert.ok(has(lang, `embedding.${one.name}`), one.name);
        assert.ok(has(lang, `embedding.${one.name}_how`), one.name);
      }
    }
  }
});
