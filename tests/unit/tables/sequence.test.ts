import assert from 'node:assert/strict';
import { test } from 'vitest';
import { exportAs } from '../../../www/tables/export.ts';

const period = { preperiod: 0, length: 7, proven: true };
const data = {
  game: 'subtract 1 3 4',
  nimbers: Uint16Array.of(0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2),
  period,
};
const plane = { game: 'wythoff', width: 3, height: 2, nimbers: Uint16Array.of(0, 1, 2, 1, 2, 0) };

test('CSV has a head and one heap a line', () => {
  const lines = exportAs('csv', data).split('\n');
  assert.deepEqual(lines.slice(0, 4), ['n,nimber', '0,0', '1,1', '2,0']);
  assert.equal(lines.length, 12 + 2);
  assert.equal(lines.at(-1), '');
});

test('Markdown is a table whose rows all have as many cells', () => {
  const text = exportAs('markdown', data, 5);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  assert.equal(rows[0], '| n | +0 | +1 | +2 | +3 | +4 |');
  assert.equal(rows[1], '| ---: | ---: | ---: | ---: | ---: | ---: |');
  assert.equal(rows.at(-1), '| 10 | 1 | 2 |  |  |  |');
  assert.equal(new Set(rows.map((row) => row.split('|').length)).size, 1);
});

test('LaTeX is a tabular with as many columns as it declares', () => {
  const text = exportAs('latex', data, 5);
  assert.match(text, /\\begin\{tabular\}\{r\|rrrrr\}/);
  assert.match(text, /\$5\$ & \$3\$ & \$2\$ & \$0\$ & \$1\$ & \$0\$ \\\\/);
  assert.match(text, /\\end\{tabular\}\n$/);
  for (const row of text.split('\n').filter((line) => line.endsWith('\\\\'))) {
    assert.equal(row.split('&').length, 6);
  }
});

test('C++ declares the narrowest type that holds every value, and all values', () => {
  const text = exportAs('cpp', data);
  assert.match(text, /#include <cstdint>/);
  assert.match(text, /constexpr std::uint8_t sg\[12\] = \{/);
  assert.deepEqual(numbersIn(text), [...data.nimbers]);
  assert.match(exportAs('cpp', { game: 'nim', nimbers: [0, 256] }), /std::uint16_t sg\[2\]/);
  assert.match(exportAs('cpp', { game: 'nim', nimbers: [0, 65536] }), /std::uint32_t sg\[2\]/);
});

test('the caption says whether the period is proven, and stays in its comment', () => {
  assert.match(exportAs('cpp', data), /^\/\/ .*period 7 from heap 0 on \(proven\)\n/);
  const seen = { ...data, period: { ...period, proven: false } };
  assert.match(exportAs('latex', seen), /^% .*\(seen so far\)\n/);
  const sly = { game: 'nim\nint x; \\', nimbers: [0] };
  assert.equal(exportAs('cpp', sly).split('\n')[1], '#include <cstdint>');
});

test('a map is exported row by row, in every format', () => {
  assert.equal(exportAs('csv', plane), ',0,1,2\n0,0,1,2\n1,1,2,0\n');
  assert.match(
    exportAs('cpp', plane),
    /sg\[2\]\[3\] = \{\n {4}\{0, 1, 2\},\n {4}\{1, 2, 0\},\n\};/,
  );
  assert.match(exportAs('markdown', plane), /\| 1 \| 1 \| 2 \| 0 \|/);
  assert.match(exportAs('latex', plane), /\\begin\{tabular\}\{r\|rrr\}/);
});

function numbersIn(text: string) {
  const body = text.slice(text.indexOf('{'));
  return (body.match(/\d+/g) ?? []).map(Number);
}
