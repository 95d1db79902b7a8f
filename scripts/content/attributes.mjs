/**
 * Parse the attributes of directives in lessons. Each parser throws an error that names the expected form.
 */

/** @typedef {(said: string) => unknown} Reader */

/**
 * Attributes by name; optional ones end with `?`.
 * @typedef {Record<string, Reader>} Attributes
 */

export const text = (/** @type {string} */ said) => {
  if (!said) throw new Error('a text in quotes');
  return said;
};

export const number = (/** @type {string} */ said) => {
  if (!/^\d+(\.\d+)?$/.test(said)) throw new Error('a number');
  return Number(said);
};

/** Parse an attribute without a value. */
export const flag = (/** @type {string} */ said) => {
  if (said) throw new Error('the name alone, without a value');
  return true;
};

/** @param {...string} names @returns {Reader} */
export const oneOf =
  (...names) =>
  (said) => {
    if (!names.includes(said)) throw new Error(`one of ${names.join(', ')}`);
    return said;
  };

/** `2 3 5` */
export const words = (/** @type {string} */ said) => text(said).split(/\s+/);

export const numbers = (/** @type {string} */ said) => words(said).map(number);

/** `1 2, 3, ∅` */
export const positions = (/** @type {string} */ said) =>
  text(said)
    .split(',')
    .map((one) => one.trim().replace('∅', ''));

/** Parse the rows of a table, such as `0, 2; 1, 1 2`. */
export const rows = (/** @type {string} */ said) => text(said).split(';').map(positions);

/** Parse sizes by name, such as `heaps=3 upto=7`. */
const sizes = (/** @type {string} */ said) =>
  Object.fromEntries(
    words(said).map((pair) => {
      const [name, size] = pair.split('=');
      return [name, number(size ?? '')];
    }),
  );

/**
 * The calls that a check may name, with a parser for each argument. The last argument of most calls is a path
 * into the answer.
 */
const calls = {
  analyze: [text, text, text],
  table: [text, number, text],
  period: [text, number, text],
  explore: [text, text, text],
  conjecture: [text, text, text],
  countUnion: [text, words, text],
  countSets: [sizes, text],
  judge: [text, (/** @type {string} */ said) => text(said).replaceAll('\\n', '\n')],
  some: [text, sizes],
  exposes: [text],
  stated: [text],
};

/**
 * Parse a check such as `analyze | nim | 1 4 5 | outcome` into the form that `readCheck` of
 * www/learn/checks.ts expects.
 * @param {string} said
 */
export function check(said) {
  const [name, ...args] = said.split('|').map((part) => part.trim());
  const takes = Object.hasOwn(calls, name) ? calls[/** @type {keyof typeof calls} */ (name)] : null;
  if (!takes) throw new Error(`a call, one of ${Object.keys(calls).join(', ')}, and its arguments`);
  if (args.length !== takes.length) throw new Error(`${takes.length + 1} parts between "|"`);
  return [name, ...takes.map((reader, i) => reader(args[i]))];
}

/**
 * Parse the attributes of a directive.
 * @param {Record<string, string | null | undefined>} given
 * @param {Attributes} takes
 * @throws Error with the expected form
 */
export function readAttributes(given, takes) {
  const names = Object.keys(takes).map((name) => name.replace('?', ''));
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown) {
    throw new Error(`no attribute ${unknown} here; expected ${names.join(', ') || 'none'}`);
  }
  /** @type {Record<string, any>} */
  const read = {};
  for (const [form, reader] of Object.entries(takes)) {
    const name = form.replace('?', '');
    const said = given[name];
    if (said === undefined || said === null) {
      if (name === form) throw new Error(`the attribute ${name} is missing`);
      continue;
    }
    try {
      read[name] = reader(said);
    } catch (error) {
      throw new Error(`${name}="${said}" is not understood; expected ${error.message}`, {
        cause: error,
      });
    }
  }
  return read;
}
