/**
 * HTML as text, for content without event listeners: the same function serves live elements (by
 * `unsafeHTML`) and generated files, where there is no DOM. Values in the template are escaped
 * unless they are markup themselves.
 */

export class Markup {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escape = (text: unknown) => String(text).replace(/[&<>"']/g, (char) => ESCAPES[char]);

function written(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === null || value === undefined || value === false) return '';
  return escape(value);
}

export const markup = (strings: TemplateStringsArray, ...values: unknown[]) =>
  new Markup(
    strings.map((part, i) => part + (i < values.length ? written(values[i]) : '')).join(''),
  );

/** Mark a text as trusted HTML, which is not escaped. */
export const raw = (text: string) => new Markup(text);
