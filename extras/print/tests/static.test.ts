/** Test the pictures of widgets that Node draws without a browser. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { analyze, describe } from 'mexplorer';
import { boardWords, games, langs, sayError, sayMove } from 'mexplorer/kit';
import { linesOf, widthOfText } from 'mexplorer/kit/pictures';
import { renderStatic } from '../static.ts';
import { pathOf } from '../scene/tikz.ts';
import { escapeTex } from '../scene/escape-tex.ts';
import { parse } from '../../../tests/unit/markup-tree.ts';
import type { MexError } from 'mexplorer';
import type { Spec } from '../types.ts';
import type { Node } from '../../../tests/unit/markup-tree.ts';

const wordsIn = (svg: string) => {
  const found: string[] = [];
  const walk = (nodes: Node[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') found.push(node);
      else if (!['style', 'title', 'desc'].includes(node.tag)) walk(node.children);
    }
  };
  walk(parse(svg));
  return found.join(' ').replace(/\s+/g, ' ');
};

/** Check that every element of an SVG is closed, and that the SVG loads no file and runs no script. */
function sound(svg: string, what: string) {
  const open: string[] = [];
  for (const [, closes, name, , selfClosed] of svg.matchAll(
    /<(\/?)([A-Za-z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g,
  )) {
    if (closes) assert.equal(open.pop(), name, what);
    else if (!selfClosed) open.push(name);
  }
  assert.deepEqual(open, [], what);
  assert.doesNotMatch(
    svg,
    /foreignObject|<script|<image|href=|@import|url\((?!#)|NaN|undefined|Infinity/,
    what,
  );
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/, what);
  assert.match(svg, /<title>[^<]+<\/title><desc>[^<]+<\/desc>/, what);
}

test('every game has a picture in both languages: the same bytes each time, with its winning moves', async () => {
  for (const { game, position } of games) {
    const described = await describe(game, position);
    const found = await analyze(game, position, { limit: 60 });
    for (const lang of langs) {
      const spec = { game, position, lang, print: 'answer' as const };
      const first = await renderStatic(spec);
      assert.deepEqual(await renderStatic(spec), first, game);
      sound(first.svg, `${game} ${lang}`);
      assert.ok(first.alt.includes(described.position), first.alt);
      assert.match(first.alt, /[.。]$/u);
      const wins = found.moves.filter((move) => move.wins);
      assert.ok(wins.length > 0, `${game} is offered because it can be won`);
      for (const { move } of wins.slice(0, 8)) {
        assert.ok(first.alt.includes(sayMove(lang, move, boardWords(described))), first.alt);
      }
      // Check that the alternative text lists no losing move among the winning moves.
      const lost = new Set(
        found.moves
          .filter((move) => !move.wins)
          .map((move) => sayMove(lang, move.move, boardWords(described))),
      );
      const named = first.alt
        .split(/(?:moves?: |走法：)/u)[1]
        .replace(/[.。]$/u, '')
        .split(/; |；/u);
      for (const one of named) assert.ok(!lost.has(one), `${game}: ${one}`);
    }
    const quiet = await renderStatic({ game, position });
    const asked = await renderStatic({ game, position, print: 'question' });
    for (const { svg, alt } of [quiet, asked]) {
      assert.doesNotMatch(alt, /N-position|P-position|[Ww]inning move/, game);
      assert.doesNotMatch(svg, /M0 -6\.5L1\.7 -2/, `${game}: a star reveals the answer`);
    }
  }
});

test('of parts that are played at once one winning move is starred, share by share', async () => {
  const knight = '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)';
  for (const [game, position] of [
    ['every nim', '3 5'],
    ['every kayles', '5 2'],
    [`rapid ${knight}`, '3 4 5 6'],
  ]) {
    const { moves } = await analyze(game, position);
    const move = moves.find(({ wins }) => wins)?.move;
    assert.ok(move && 'moves' in move);
    const { svg } = await renderStatic({ game, position, print: 'answer' });
    const stars = svg.match(/M0 -6\.5L1\.7 -2/g)?.length ?? 0;
    assert.equal(stars, move.moves.length, game);
  }
});

test('a heap has as many stones as its number says', async () => {
  for (const position of ['0 1 2', '12 13', '60', '3 5 7 9']) {
    const { svg } = await renderStatic({ game: 'nim', position });
    const stones = svg.match(/fill="url\(#mex-sheen\)"/g)?.length ?? 0;
    const sum = position.split(' ').reduce((total, n) => total + Number(n), 0);
    assert.equal(stones, sum, position);
  }
  const { svg } = await renderStatic({ game: 'nim', position: '9007199254740991 61' });
  assert.match(wordsIn(svg), /9 007 199 254 740 991/);
});

test('a lost position says so, and an empty board draws', async () => {
  const lost = await renderStatic({ game: 'nim', position: '1 2 3', print: 'answer' });
  assert.match(lost.alt, /P-position/);
  assert.doesNotMatch(lost.alt, /Winning/);
  for (const { game, board } of games) {
    if (!['plant', 'heaps'].includes(board)) continue;
    if (await describe(game, '0').catch(() => null))
      sound((await renderStatic({ game, position: '0', print: 'answer' })).svg, game);
  }
  const misere = await renderStatic({
    game: 'nim misere',
    position: '1 1',
    print: 'answer',
    lang: 'zh',
  });
  assert.match(misere.alt, /反常/);
});

test('a table holds the values of the core, and a question leaves them out', async () => {
  const spec: Spec = { widget: 'mex-table', game: 'subtract 1 3 4', upto: 30 };
  const { svg, tex, alt } = await renderStatic(spec);
  sound(svg, 'table');
  assert.match(alt, /0, 1, 0, 1, 2, 3, 2/);
  assert.match(
    tex,
    /\\toprule[\s\S]*0 & 0 & 1 & 0 & 1 & 2 & 3 & 2 & 0 & 1 & 0 \\\\[\s\S]*\\bottomrule/,
  );
  const asked = await renderStatic({ ...spec, print: 'question' });
  assert.match(asked.tex, /10 & {2}& {2}& /);
  assert.doesNotMatch(wordsIn(asked.svg), /Period/);
  const map = await renderStatic({ widget: 'mex-table', game: 'wythoff', upto: 9 });
  assert.match(map.tex, /\n {2}2 & 2 & 0 & 1 & 5 & 3 & 4 & 8 & 6 & 7 & 11 \\\\/);
});

test('graphs, sums, circles and explanations are drawn with their numbers', async () => {
  const graph = await renderStatic({ widget: 'mex-graph', game: 'nim', position: '1 2' });
  sound(graph.svg, 'graph');
  assert.match(graph.alt, /5 positions/);
  const union = await renderStatic({
    widget: 'mex-union',
    n: 100n,
    divisors: [2, 3, 5],
    lang: 'zh',
  });
  sound(union.svg, 'union');
  assert.match(union.alt, /74/);
  for (const n of ['27', '14', '13', '74']) assert.ok(wordsIn(union.svg).includes(n), n);
  const venn = await renderStatic({ widget: 'mex-venn', sets: { A: 5, B: 4, 'A&B': 2 } });
  assert.match(venn.alt, /7 elements/);
  assert.match(venn.html, /^<mex-venn sizes="A=5 B=4 A&amp;B=2"/);
  const quotient = await renderStatic({ widget: 'mex-quotient', game: 'kayles' });
  sound(quotient.svg, 'quotient');
  assert.match(quotient.alt, /40 classes, 9 of them losing.*1, 4, 9, 12, 20, and no other/);
  for (const word of ['a²=1', 'acf', 'abc']) assert.ok(wordsIn(quotient.svg).includes(word), word);
  const why = await renderStatic({ widget: 'mex-why', game: 'nim', position: '3 5 7' });
  sound(why.svg, 'why');
  assert.match(wordsIn(why.svg), /Bouton.*nim-sum/s);
  assert.doesNotMatch(why.svg, /Winning moves/);
  assert.match(why.tex, /\\textbf\{nim-sum\}|nim-sum & 0 & 0 & 1/);
  assert.match(why.text ?? '', /^nim-sum {2}0 {2}0 {2}1 {2}= 1$/m);
  assert.match(why.markdown ?? '', /^\| 3 \| 0 \| 1 \| \*\*1\*\* \| {2}\|$/m);
});

test('every explanation of the list of games is set, in both languages', async () => {
  for (const { game, position } of games) {
    for (const lang of langs) {
      const { svg, tex, text, markdown } = await renderStatic({
        widget: 'mex-why',
        game,
        position,
        lang,
        print: 'answer',
      });
      sound(svg, game);
      for (const said of [text, markdown]) {
        assert.doesNotMatch(said ?? '', /undefined|\[object|\b(?:why|claims|moves)\.[a-z]/, game);
        // The Markdown has a table exactly if the TeX has one. Only a Markdown table has a line `| --- |`.
        assert.equal(/^\| --- /m.test(markdown ?? ''), tex.includes('\\midrule'), game);
      }
      assert.equal(
        tex.replace(/\\[{}]/g, '').split('{').length,
        tex.replace(/\\[{}]/g, '').split('}').length,
        game,
      );
    }
  }
});

test('themes: colours in attributes, and rules only where the page decides', async () => {
  const of = async (theme: Spec['theme']) =>
    (await renderStatic({ game: 'nim', position: '1 2', theme })).svg;
  assert.match(await of('light'), /fill="#fffdf8"/);
  assert.match(await of('dark'), /fill="#1b232c"/);
  assert.doesNotMatch(await of('light'), /<style|class="[fs]-/);
  const auto = await of('auto');
  assert.match(auto, /\.mex-static \.f-surface\{fill:light-dark\(#fffdf8,#1b232c\)\}/);
  assert.match(auto, /class="f-surface s-line" fill="#fffdf8"/);
});

test('the element holds the picture until it is live', async () => {
  const { html, svg } = await renderStatic({
    game: 'nim',
    position: '3 5 7',
    lang: 'zh',
    theme: 'light',
    caption: 'a "b" <c>',
  });
  assert.equal(
    html,
    `<mex-game game="nim" position="3 5 7" lang="zh-CN" theme="light" caption="a &quot;b&quot; &lt;c&gt;"><template shadowrootmode="open"><style>:host{display:block}</style>${svg}</template></mex-game>`,
  );
  assert.match(svg, /a &quot;b&quot; &lt;c&gt;/);
});

test('attributes of 1.0 that went are ignored', async () => {
  const spec = { game: 'nim', position: '1' };
  const { svg } = await renderStatic(
    Object.assign({ qr: '', home: 'https://a.test/', poster: 'Play' }, spec),
  );
  assert.equal(svg, (await renderStatic(spec)).svg);
});

test('what is asked for wrongly is refused by its name, in the reader’s language', async () => {
  const wrong = [
    [null, 'bad-option', 'spec'],
    [{ widget: 'mex-chess' }, 'bad-option', 'widget'],
    [{ game: 'nim', position: '1', theme: 'blue' }, 'bad-option', 'theme'],
    [{ game: 'nim', position: '1', print: 'maybe' }, 'bad-option', 'print'],
    [{ widget: 'mex-table', game: 'nim', upto: -1 }, 'bad-option', 'upto'],
    [{ widget: 'mex-table', game: 'nim', upto: 1e9 }, 'bad-option', 'upto'],
    [{ widget: 'mex-table', game: 'nim', upto: 'x' }, 'bad-option', 'upto'],
    [{ game: 7, position: '1' }, 'bad-option', 'game'],
    [{ gane: 'nim' }, 'bad-option', 'gane'],
    [{ widget: 'mex-union', n: 1.5 }, 'bad-option', 'n'],
    [{ game: 'chess', position: '1' }, 'unknown-game', ''],
    [{ game: 'nim', position: '3 x' }, 'expected-number', ''],
    [{ game: 'nim', position: '' }, 'empty-position', ''],
    [{ widget: 'mex-union', n: 10, divisors: '2 0' }, 'zero-divisor', ''],
    [{ widget: 'mex-venn', sets: 'A=1 B=1 A&B=3' }, 'contradictory-sizes', ''],
  ] as [unknown, string, string][];
  for (const [spec, code, option] of wrong) {
    await assert.rejects(renderStatic(spec as Spec), (error: MexError) => {
      assert.equal(error.name, 'MexError');
      assert.equal(error.code, code, error.message);
      if (option) assert.equal(error.details.option, option);
      for (const lang of langs) assert.doesNotMatch(sayError(lang, error), /undefined/);
      return true;
    });
  }
});

test('full-width digits and Chinese commas are read as everywhere else', async () => {
  const { alt } = await renderStatic({ game: 'nim', position: '３，５ ７' });
  assert.match(alt, /3 5 7/);
  sound((await renderStatic({ widget: 'table', game: 'nim', upto: '１２' })).svg, 'upto');
});

test('lines are no wider than their column, and lose nothing', () => {
  const text =
    'The player who just moved wins. 谁走最后一步谁赢，这是正常规则。Averyveryverylongwordwithoutanyspace';
  for (const width of [60, 120, 300]) {
    const lines = linesOf([{ text }], width, 14);
    for (const [run] of lines)
      assert.ok(widthOfText(run.text, { size: 14 }) <= width + 14, run.text);
    assert.equal(
      lines
        .map(([run]) => run.text)
        .join('')
        .replace(/\s/g, ''),
      text.replace(/\s/g, ''),
    );
    for (const [run] of lines) assert.doesNotMatch(run.text, /^[，。]/u);
  }
});

test('TikZ and LaTeX write what SVG does', () => {
  assert.equal(pathOf('M0 0H5V-2L1 1Z'), '(0,0) -- (5,0) -- (5,-2) -- (1,1) -- cycle');
  assert.equal(pathOf('M0 0Q3 3 6 0'), '(0,0) .. controls (2,2) and (4,2) .. (6,0)');
  assert.equal(
    escapeTex('50% & {a_1} → ⊕ \\'),
    '50\\% \\& \\{a\\_1\\} $\\to$ $\\oplus$ \\textbackslash{}',
  );
});

const latex = spawnSync('pdflatex', ['--version']).status === 0;

// This test needs the packages texlive-latex-base and texlive-pictures.
test.skipIf(!latex)('LaTeX sets all of it', async () => {
  const specs: Spec[] = [
    ...(['mex-game', 'mex-why'] as const).flatMap((widget) =>
      games.map(({ game, position }) => ({ widget, game, position, print: 'answer' as const })),
    ),
    { widget: 'mex-table', game: 'kayles', upto: 40 },
    { widget: 'mex-table', game: 'kayles', upto: 40, show: 'dots' },
    { widget: 'mex-graph', game: 'nim', position: '1 2' },
    { widget: 'mex-union', n: 100, divisors: '2 3 5', caption: '100% of $ & #' },
    { widget: 'mex-venn', sets: 'A=5 B=4 A&B=2' },
    { widget: 'mex-quotient', game: 'kayles' },
  ];
  const bodies: string[] = [];
  for (const spec of specs) bodies.push((await renderStatic(spec)).tex);
  const folder = mkdtempSync(join(tmpdir(), 'mex-tex-'));
  try {
    const text = `\\documentclass{article}\\usepackage{tikz,booktabs}\\begin{document}\n${bodies.join('\n\\clearpage\n')}\n\\end{document}\n`;
    writeFileSync(join(folder, 'all.tex'), text);
    const run = spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'all.tex'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(run.status, 0, run.stdout.slice(-2000));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
