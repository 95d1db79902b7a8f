/**
 * What the live elements show, as text of HTML: their templates are data, and are read here without a
 * DOM. Listeners and properties are left out, for nobody is there to use them.
 */
import { nothing } from 'lit';
import { escape } from '../ui/text/markup.js';

/** @param {any} value of a template @returns {string} */
export function textOf(value) {
  if (value === nothing || value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value.strings && value.values) return written(value);
  // `repeat(items, key, template)` and other directives carry what they were called with.
  if (value._$litDirective$) return directive(value);
  if (typeof value === 'object' && typeof value[Symbol.iterator] === 'function') {
    return textOf([...value]);
  }
  return escape(value);
}

/** @param {{ values: any[] }} call */
function directive({ values }) {
  const template = values.at(-1);
  if (typeof template !== 'function') return textOf(values[0]);
  return [...values[0]].map((item, i) => textOf(template(item, i))).join('');
}

/** An attribute that is about to get its value: its sign, its name, and how it is quoted. */
const BINDING = /\s([@.?]?)([A-Za-z_][\w:.-]*)=("[^"]*|'[^']*)?$/;

/** @param {{ strings: readonly string[], values: any[] }} template */
function written({ strings, values }) {
  let out = strings[0];
  for (const [i, value] of values.entries()) {
    const found = out.match(BINDING);
    // Only inside a tag is it an attribute.
    const inTag = found && out.lastIndexOf('<') > out.lastIndexOf('>');
    if (!inTag) out += textOf(value);
    else if (found[3]) out += typeof value === 'symbol' ? '' : escape(value ?? '');
    else out = out.slice(0, found.index) + attribute(found[1], found[2], value);
    out += strings[i + 1];
  }
  return out;
}

/** @param {string} sign @param {string} name @param {any} value */
function attribute(sign, name, value) {
  if (sign === '@' || sign === '.' || typeof value === 'symbol') return '';
  if (sign === '?') return value ? ` ${name}` : '';
  return value === null || value === undefined ? '' : ` ${name}="${escape(value)}"`;
}
