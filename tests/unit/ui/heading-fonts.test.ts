/** Test the fonts of headings, which the page names twice: before any script has run, and in the tokens. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { still } from '../../../www/ui/style/tokens.ts';

const familiesOf = (list: string) =>
  list.split(',').map((family) => family.trim().replace(/^'|'$/g, ''));

test('headings take their letters from a Latin font, also where a Chinese one has them', () => {
  const css = readFileSync(new URL('../../../www/page/page.css', import.meta.url), 'utf8');
  const [, list = ''] = /--mex-font-head:([^;]*);/.exec(css) ?? [];
  const families = familiesOf(list);
  assert.deepEqual(families, familiesOf(still['font-head']));
  const isChinese = (family: string) => /CJK|\bSC$|^ST|SimSun/.test(family);
  const first = families.findIndex(isChinese);
  // Only the last resort follows the Chinese fonts, of which Windows, macOS and Linux have different ones.
  assert.ok(first > 0);
  assert.deepEqual(
    families.slice(first).filter((family) => !isChinese(family)),
    ['serif'],
  );
  // Linux has one of these if it has any Latin font with serifs.
  for (const family of ['DejaVu Serif', 'Liberation Serif', 'Noto Serif'])
    assert.ok(families.indexOf(family) < first && families.includes(family), family);
});
