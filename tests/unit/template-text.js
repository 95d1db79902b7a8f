/**
 * A Lit template as text, so that what a template says can be read where there is no DOM. Listeners
 * and what is left out are nothing.
 * @param {any} value
 * @returns {string}
 */
export function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value?.strings) {
    return value.strings.map((part, i) => part + textOf(value.values[i])).join('');
  }
  return ['string', 'number'].includes(typeof value) ? String(value) : '';
}
