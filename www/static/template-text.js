/**
 * Templates of an explanation as text of HTML, without a DOM: by the strings and values that a template
 * has. Listeners and properties are left out; directives, which an explanation does not use, are refused.
 */
import { nothing } from 'lit';
import { escape } from '../ui/text/markup.ts';

/** @param {any} value of a template @returns {string} */
export function textOf(value) {
  if (value === nothing || value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value.strings && value.values) return written(value);
  if (typeof value !== 'object') return escape(value);
  if (!value[Symbol.iterator]) throw new TypeError('an explanation holds a directive');
  return textOf([...value]);
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
