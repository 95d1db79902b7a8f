import assert from 'node:assert/strict';
import { test } from 'vitest';
import { grid, raster, table } from '../../../www/engine/api.ts';
import { fileName, fileOf, pieces } from '../../../www/tables/export.ts';
import { foldBy, heapIn, placeOf, shownAt, shownTop } from '../../../www/tables/plots/fold.ts';
import { fades, halves } from '../../../www/tables/plots/mipmaps.ts';
import { Pyramid, SMALL, pyramidOf } from '../../../www/tables/plots/pyramid.ts';
import { stepsOf } from '../../../www/tables/plots/ramp.ts';
import { scatter } from '../../../www/tables/plots/scatter.ts';
import {
  RIM,
  firstLens,
  holdLens,
  wholeLens,
  zoomLens,
} from '../../../www/tables/plots/fold-plot.ts';
import { certificate } from '../../../www/ui/text/period-proof.ts';
import { translatorOf } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import type { Proof } from '../../../www/engine/types.ts';
import type { Lens } from '../../../www/tables/plots/fold-plot.ts';

/** Return pseudo-random values without any order, few of them large. */
function noise(count: number) {
  let state = 1;
  return Uint16Array.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state % 97 === 0 ? state % 3000 : (state >>> 16) % 40;
  });
}

test('a pyramid knows the values of any stretch as a look at each would', () => {
  const values = noise(5000);
  const pyramid = new Pyramid();
  // Grow the pyramid in uneven parts.
  for (const count of [1, 255, 256, 257, 3000, 5000]) pyramid.grow(values.subarray(0, count));
  for (const [from, to] of [
    [0, 5000],
    [0, 1],
    [255, 257],
    [256, 512],
    [100, 4711],
    [4999, 5000],
  ]) {
    const slice = values.subarray(from, to);
    assert.equal(pyramid.highest(values, from, to), Math.max(...slice));
    const seen = new Uint32Array(SMALL / 32);
    pyramid.collect(values, from, to, seen);
    const small = new Set([...slice].filter((value) => value < SMALL));
    const found = [...Array(SMALL).keys()].filter((v) => (seen[v >> 5] >>> (v & 31)) & 1);
    assert.deepEqual(
      found,
      [...small].sort((a, b) => a - b),
    );
  }
  assert.equal(pyramid.top, Math.max(...values));
  assert.equal(pyramidOf(values.subarray(0, 10)), pyramidOf(values));
});

test('of millions of dots every value of a column is drawn, and value 0 on top', () => {
  const values = new Uint16Array(1_000_000).fill(3);
  values[700_001] = 9;
  values[300_007] = 0;
  const [width, height] = [100, 50];
  const pixels = new Uint32Array(width * height);
  const span = { lo: 0, hi: values.length };
  const pyramid = new Pyramid().grow(values);
  scatter(
    { pixels, width, height },
    { values, pyramid, span, top: 9, size: 1, zero: 7, tints: [5, 6, 8] },
  );
  const rowOf = (v: number) => Math.floor(height - (v + 0.5) * (height / 10));
  const at = (x: number, v: number) => pixels[rowOf(v) * width + x];
  // A rare value is drawn fainter, but stays visible.
  assert.equal(at(70, 9), 8);
  assert.equal(at(30, 0), 7);
  for (let x = 0; x < width; x += 1) assert.equal(at(x, 3), 5);
  assert.equal(pixels.filter((pixel) => pixel !== 0).length, 102);
});

test('a folded sequence has equal rows from the period on, with any growth taken off', () => {
  const values = [9, 9, 9, 9, 9];
  for (let n = 5; n < 60; n += 1) values.push([0, 1, 5][(n - 5) % 3] + 2 * Math.floor((n - 5) / 3));
  const period = { preperiod: 5, length: 3, saltus: 2 };
  for (const width of [3, 6]) {
    const fold = foldBy(values, period, width);
    assert.deepEqual(placeOf(fold, 5), { column: 0, row: fold.begins });
    for (let n = 0; n < values.length; n += 1) {
      const { column, row } = placeOf(fold, n);
      assert.equal(heapIn(fold, column, row), n);
      if (n >= 5 + width) assert.equal(shownAt(fold, n), shownAt(fold, n - width));
    }
    assert.equal(heapIn(fold, width, 0), -1);
    assert.equal(heapIn(fold, 0, fold.rows), -1);
    assert.equal(shownTop(fold, 99), 9);
  }
  // If the row length is no multiple of the period, no growth is subtracted.
  assert.equal(foldBy(values, period, 4).saltus, 0);
  assert.equal(foldBy(values, null, 10).begins, -1);
});

test('zooming rows keeps the place under the pointer and stays on the rows', () => {
  const fold = foldBy(new Uint16Array(30_000), { preperiod: 100, length: 12 }, 12);
  const first = firstLens(fold, 700, 360);
  assert.ok(first.ky > 17 && first.y < RIM.top);
  const whole = wholeLens(fold, 700, 360);
  assert.ok(Math.abs(whole.ky * fold.rows - (360 - RIM.top)) < 1e-6);
  const near = zoomLens(whole, 10, 300, 200, fold, 700, 360);
  const rowAt = (lens: Lens) => (200 - lens.y) / lens.ky;
  assert.ok(Math.abs(rowAt(near) - rowAt(whole)) < 1e-6);
  const far = holdLens({ ...near, y: -1e9 }, fold, 700, 360);
  assert.ok(far.y + fold.rows * far.ky >= 360 - 1e-6);
});

test('files of any length are written piece by piece', async () => {
  const data = { game: 'subtract 1 3 4', nimbers: noise(120_001), period: null };
  for (const format of ['csv', 'txt', 'json'] as const) {
    const parts = [...pieces(format, data)];
    assert.ok(parts.length >= 4 && parts.every(({ text }) => text.length < 1_000_000));
    const shares: number[] = [];
    const file = await fileOf(format, data, (share) => shares.push(share) > 0);
    assert.equal(shares.at(-1), 1);
    const text = (await file?.text()) ?? '';
    assert.equal(text, parts.map((part) => part.text).join(''));
    if (format === 'json') {
      const { game, nimbers } = JSON.parse(text);
      assert.equal(game, data.game);
      assert.deepEqual(Uint16Array.from(nimbers), data.nimbers);
    } else {
      const lines = text
        .trimEnd()
        .split('\n')
        .slice(format === 'csv' ? 1 : 0);
      assert.equal(lines.length, data.nimbers.length);
      assert.equal(lines[77_777], `77777${format === 'csv' ? ',' : ' '}${data.nimbers[77_777]}`);
    }
  }
  assert.equal(await fileOf('csv', data, () => false), null);
});

test('a map is written with its heaps, and files have names that every system takes', async () => {
  const plane = { game: 'wythoff', width: 3, height: 2, nimbers: Uint16Array.of(0, 1, 2, 1, 2, 0) };
  const text = (format: 'csv' | 'txt' | 'json') =>
    [...pieces(format, plane)].map((piece) => piece.text).join('');
  assert.equal(text('csv'), ',0,1,2\n0,0,1,2\n1,1,2,0\n');
  assert.equal(text('txt'), '0 0 0\n0 1 1\n0 2 2\n1 0 1\n1 1 2\n1 2 0\n');
  assert.deepEqual(JSON.parse(text('json')).nimbers, [0, 1, 2, 1, 2, 0]);
  assert.equal(fileName('csv', plane), 'sg-wythoff-3x2.csv');
  const rule = { game: 'n -> n-1 | n/2 if n > 0', nimbers: [0, 1] };
  assert.match(fileName('txt', rule), /^sg-[\w.-]+-1\.txt$/);
});

test('every kind of proof is worded in every language', () => {
  const proofs: Proof[] = [
    { kind: 'window', window: 4, modulus: 1, first: 10, again: 17 },
    { kind: 'window', window: 1, modulus: 6, first: 10, again: 16 },
    { kind: 'far-steps', near: 2, first: 10, again: 13 },
    { kind: 'guy-smith', taken: 2, parts: 2, upto: 156 },
    { kind: 'saltus', taken: 3, upto: 99 },
    { kind: 'theorem', id: 'bouton', author: 'Bouton', year: 1901 },
    { kind: 'theorem', id: 'without-words', author: 'Anon', year: 2000 },
  ];
  for (const lang of langs) {
    for (const proof of proofs) {
      const says = certificate(translatorOf(lang), proof);
      assert.ok(says.length > 5 && !/undefined|table\.|why\./.test(says), says);
      for (const [name, value] of Object.entries(proof)) {
        if (
          !['window', 'near', 'first', 'again', 'taken', 'upto'].includes(name) ||
          Number(value) <= 1
        )
          continue;
        assert.ok(says.includes(String(value)), `${name}: ${says}`);
      }
    }
  }
});

test('the core draws a grid as pixels, and halves keep every P-position', async () => {
  const { nimbers } = await grid('wythoff', 200, 200);
  const palette = Uint32Array.from({ length: 256 }, (_, i) => 0xff000000 + i);
  const bytes = new Uint8Array(palette.buffer);
  const image = await raster(nimbers, 200, bytes);
  const pixels = new Uint32Array(image.data.buffer);
  assert.deepEqual([image.width, image.height, pixels.length], [200, 200, 40_000]);
  const steps = stepsOf(nimbers);
  for (let i = 0; i < pixels.length; i += 1) {
    const step = nimbers[i] === 0 ? 0 : pixels[i] - palette[0];
    assert.equal(step, steps[nimbers[i]]);
    assert.equal(pixels[i] === palette[0], nimbers[i] === 0);
  }
  const layers = halves(image, palette[0]);
  assert.deepEqual(
    layers.map(({ width }) => width),
    [200, 100],
  );
  for (let i = 0; i < nimbers.length; i += 1) {
    if (nimbers[i] !== 0) continue;
    const [x, y] = [(i % 200) >> 1, Math.floor(i / 200) >> 1];
    assert.equal(layers[1].pixels[y * 100 + x], palette[0]);
  }
  // If many cells are P-positions, a reduced copy shows their share as a mixed colour.
  const many = { data: new Uint8ClampedArray(4 * 256 * 256).fill(200), width: 256, height: 256 };
  new Uint32Array(many.data.buffer).forEach((_, i, all) => (all[i] = i % 2 ? palette[0] : all[i]));
  assert.ok(fades(many, palette[0]) && !fades(image, palette[0]));
  assert.notEqual(halves(many, palette[0])[1].pixels[0], palette[0]);
  await assert.rejects(raster(nimbers, 7, bytes), { code: 'bad-option' });
  // @ts-expect-error no typed array
  await assert.rejects(raster([0], 1, bytes), { code: 'bad-option' });
});

test('grids: Euclid’s golden cone, the nim-sum of two heaps, Chomp with a third row', async () => {
  const euclid = await grid('euclid', 30, 30);
  assert.equal(euclid.third, null);
  for (let y = 1; y < 30; y += 1) {
    for (let x = 1; x < 30; x += 1) {
      const [a, b] = [Math.min(x, y), Math.max(x, y)];
      const lost = a < b && b < ((1 + Math.sqrt(5)) / 2) * a;
      assert.equal(euclid.nimbers[y * 30 + x] === 0, lost, `${y} ${x}`);
    }
  }
  const kayles = await grid('kayles', 20, 10);
  const { nimbers } = await table('kayles', 20);
  assert.equal(kayles.nimbers[9 * 20 + 19], nimbers[9] ^ nimbers[19]);
  const chomp = await grid('chomp', 9, 9, { third: 2 });
  assert.deepEqual([chomp.third, chomp.nimbers[0]], [2, 65_535]);
  // The Chomp bar with rows 5 3 2 is a P-position (Gale 1974).
  assert.equal(chomp.nimbers[3 * 9 + 5], 0);
  await assert.rejects(grid('chomp', 9, 9, { third: 65 }), { code: 'bad-option' });
});
