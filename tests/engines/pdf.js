/**
 * Extract the text of a PDF that a browser has printed, so that tests can search for printed words. Each font
 * has a separate map from its glyphs to characters.
 */
import { inflateSync } from 'node:zlib';

/** @param {Buffer} file @returns {string} */
export function textOf(file) {
  const objects = objectsOf(file);
  const maps = new Map();
  /** Return the map from the glyphs of a font to characters. @param {string} number */
  const glyphs = (number) => {
    if (!maps.has(number)) {
      const [, to] = /\/ToUnicode\s+(\d+)\s+0\s+R/.exec(objects.get(number)?.text ?? '') ?? [];
      maps.set(number, meanings(objects.get(to)?.stream ?? ''));
    }
    return maps.get(number);
  };
  /**
   * The object numbers of fonts, keyed by the names that page contents use. The names are shared by all
   * pages, since browsers number fonts consecutively.
   * @type {Map<string, Set<string>>}
   */
  const named = new Map();
  for (const { text } of objects.values()) {
    for (const [, fonts] of text.matchAll(/\/Font\s*<<([^>]*)>>/g)) {
      for (const [, name, number] of fonts.matchAll(/\/(\S+)\s+(\d+)\s+0\s+R/g)) {
        named.set(name, (named.get(name) ?? new Set()).add(number));
      }
    }
  }
  const out = [];
  for (const { stream } of objects.values()) {
    if (!/\bTf\b/.test(stream)) continue;
    let font = '';
    for (const [shown, name] of stream.matchAll(
      /\/(\S+)\s+[-\d.]+\s+Tf|<[0-9a-fA-F\s]*>|\((?:\\.|[^\\)])*\)/gs,
    )) {
      if (name) font = name;
      else for (const number of named.get(font) ?? []) out.push(said(shown, glyphs(number)));
    }
    out.push('\n');
  }
  return out.join('');
}

/**
 * Return all objects, keyed by number, including those packed into object streams.
 * @param {Buffer} file
 */
function objectsOf(file) {
  const raw = file.toString('latin1');
  /** @type {Map<string, { text: string, stream: string }>} */
  const objects = new Map();
  for (const found of raw.matchAll(
    /(\d+) 0 obj\b(.*?)(?:stream\r?\n(.*?)\r?\nendstream|endobj)/gs,
  )) {
    const [, number, text, data = ''] = found;
    const packed = Buffer.from(data, 'latin1');
    const stream = /FlateDecode/.test(text) && data ? inflated(packed) : data;
    objects.set(number, { text, stream });
    if (!/\/ObjStm/.test(text)) continue;
    const first = Number(/\/First\s+(\d+)/.exec(text)?.[1]);
    const places = stream.slice(0, first).trim().split(/\s+/).map(Number);
    for (let i = 0; i < places.length; i += 2) {
      const end = i + 3 < places.length ? first + places[i + 3] : undefined;
      objects.set(String(places[i]), {
        text: stream.slice(first + places[i + 1], end),
        stream: '',
      });
    }
  }
  return objects;
}

/**
 * Decompress a stream. Images and fonts may use another compression, but contain no words, so an empty string
 * is returned for them.
 * @param {Buffer} data
 */
function inflated(data) {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return '';
  }
}

const unicode = (/** @type {string} */ hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** @param {string} map */
function meanings(map) {
  /** @type {Map<number, string>} */
  const found = new Map();
  const width = /begincodespacerange\s*<([0-9a-fA-F]+)>/.exec(map)?.[1].length ?? 4;
  for (const [, block] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code, to] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      found.set(parseInt(code, 16), unicode(to));
    }
  }
  for (const [, block] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from, to, first, list] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*(?:<(\w+)>|\[([^\]]*)\])/g,
    )) {
      const all = list ? [...list.matchAll(/<(\w+)>/g)].map(([, hex]) => hex) : [];
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1) {
        const at = code - parseInt(from, 16);
        const hex = first
          ? (parseInt(first, 16) + at).toString(16).padStart(first.length, '0')
          : all[at];
        if (hex) found.set(code, unicode(hex));
      }
    }
  }
  return { found, width };
}

/** @param {string} shown @param {ReturnType<typeof meanings>} glyphs */
function said(shown, { found, width }) {
  const hex = shown.startsWith('<')
    ? shown.slice(1, -1).replace(/\s/g, '')
    : Buffer.from(plain(shown.slice(1, -1)), 'latin1').toString('hex');
  const codes = hex.match(new RegExp(`.{${width}}`, 'g')) ?? [];
  return codes.map((code) => found.get(parseInt(code, 16)) ?? '').join('');
}

/** Replace the escape sequences in a PDF string by their characters. @param {string} text */
const plain = (text) =>
  text.replace(/\\([0-7]{1,3}|.)/gs, (_, sign) =>
    /^[0-7]/.test(sign)
      ? String.fromCharCode(parseInt(sign, 8))
      : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign] ?? sign),
  );
