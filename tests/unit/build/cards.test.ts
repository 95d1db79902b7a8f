/** Test the descriptions of pages for services that show a preview or a frame for an address. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { cardTags, oembed, site } from '../../../scripts/pages/cards.mjs';
import { langs } from '../../../www/i18n/languages.ts';

const DIST = new URL('../../../dist/', import.meta.url);

const said = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(([, k, v]) => [k, v]),
  );

/** Return the width and height of a PNG file. Preview images must be PNG, since services do not show SVG. */
function sizeOfPng(file: Buffer) {
  assert.equal(file.toString('latin1', 1, 4), 'PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

function at(address: string, work: () => void) {
  const was = process.env.MEX_SITE;
  process.env.MEX_SITE = address;
  try {
    work();
  } finally {
    if (was === undefined) delete process.env.MEX_SITE;
    else process.env.MEX_SITE = was;
  }
}

test('every page that stands as a file has a card, once, with a picture that is there', () => {
  const pages = ['index.html', 'embed.html'];
  for (const lang of langs) {
    pages.push(`gallery/${lang}.html`);
    for (const name of readdirSync(new URL(`learn/${lang}/`, DIST))) {
      if (name.endsWith('.html')) pages.push(`learn/${lang}/${name}`);
    }
  }
  assert.ok(pages.length > 30);
  for (const page of pages) {
    const text = readFileSync(new URL(page, DIST), 'utf8');
    assert.equal(text.match(/property="og:title"/g)?.length, 1, page);
    const { title, description, image, locale } = said(text);
    assert.ok(title && description, page);
    if (!site()) {
      const [width, height] = sizeOfPng(readFileSync(new URL(image, new URL(page, DIST))));
      assert.deepEqual([width, height], [1200, 630], `${page} ${image}`);
    }
    const lang = page.match(/\/(\w[\w-]*?)(\.html|\/)/)?.[1] ?? 'en';
    assert.match(locale, new RegExp(`^${lang}`), page);
  }
});

test('whole addresses are said where the site is known, and an answer of oEmbed with them', () => {
  at('https://notes.test/mex', () => {
    const is = { title: '<Nim>', description: '"a"', path: 'learn/zh/nim.html' };
    const tags = cardTags({ lang: 'zh', ...is, oembed: 'learn/zh/nim.oembed.json' }).text;
    const { url, image, title, locale } = said(tags);
    assert.equal(url, 'https://notes.test/mex/learn/zh/nim.html');
    assert.match(image, /^https:\/\/notes\.test\/mex\/cards\/zh\.png$/);
    assert.equal(title, '&lt;Nim&gt;');
    assert.equal(locale, 'zh_CN');
    assert.match(tags, /oembed" href="https:\/\/notes\.test\/mex\/learn\/zh\/nim\.oembed\.json"/);
    const answer = oembed({ title: '<Nim>', frame: 'learn/zh/nim.html', lang: 'zh', height: 900 });
    assert.equal(answer.version, '1.0');
    assert.equal(answer.type, 'rich');
    assert.match(
      answer.html,
      /^<iframe src="https:\/\/notes\.test\/mex\/learn\/zh\/nim\.html" title="&lt;Nim&gt;"/,
    );
  });
  at('', () => {
    const is = { title: 'a', description: 'b', path: 'gallery/en.html' };
    const tags = cardTags({ lang: 'en', ...is, oembed: 'x.json' }).text;
    assert.ok(!tags.includes('oembed') && !tags.includes('og:url'));
    assert.match(said(tags).image, /^\.\.\/cards\/en\.png$/);
  });
});
