/** Parse HTML attributes and character references in notes. */

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Return a text with its character references replaced by their characters. */
export const unescaped = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole: string, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const hex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });

/** Return the attributes of a tag in source order, as pairs of a lower-case name and a value. */
export function attributesIn(text: string): [string, string][] {
  const out: [string, string][] = [];
  const one = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
  for (const [, name, double, single, bare] of text.matchAll(one)) {
    out.push([name.toLowerCase(), unescaped(double ?? single ?? bare ?? '')]);
  }
  return out;
}
