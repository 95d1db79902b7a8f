/**
 * HTML as text, for content without event listeners: the same function serves live elements (by
 * `unsafeHTML`) and generated files, where there is no DOM. Values in the template are escaped
 * unless they are markup themselves.
 */

export class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {unknown} text */
export const escape = (text) => String(text).replace(/[&<>"']/g, (char) => ESCAPES[char]);

/** @param {unknown} value @returns {string} */
function written(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === null || value === undefined || value === false) return '';
  return escape(value);
}

/** @param {TemplateStringsArray} strings @param {unknown[]} values */
export const markup = (strings, ...values) =>
  new Markup(
    strings.map((part, i) => part + (i < values.length ? written(values[i]) : '')).join(''),
  );

/** Trusted markup. @param {string} text */
export const raw = (text) => new Markup(text);
