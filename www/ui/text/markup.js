/**
 * HTML as text, for what is drawn without events: the same function serves a live element (by
 * `unsafeHTML`) and a page that is written to a file, where there is no DOM. Whatever is put into
 * the template is escaped, unless it is markup itself.
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

/** Text that is known to be markup. @param {string} text */
export const raw = (text) => new Markup(text);
