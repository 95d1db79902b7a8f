/**
 * The link of a frame: a link of the page with options of the frame's appearance. Independent of
 * the DOM.
 */
import { readLink } from '../page/state.js';
import { widgetOf } from '../page/widget-for-view.js';

/**
 * @typedef {object} Framed
 * @property {{ tag: string, attributes: Record<string, string> } | null} widget
 * @property {boolean} why whether the explanation stands below
 * @property {string | null} lang
 * @property {'light' | 'dark' | 'auto' | null} theme `auto`: that of the system
 * @property {boolean} settled whether it is for a picture: nothing moves
 * @property {import('../page/state.js').Flaw[]} flaws
 */

/** Values of boolean options. @type {Record<string, boolean>} */
const BOOLEANS = { '': true, 1: true, true: true, on: true, 0: false, false: false, off: false };

/**
 * @param {string} fragment `#v1/…` as the page writes it, with `lang`, `theme`, `controls`,
 *   `readonly`, `compact` and `static` besides
 * @param {string} [search] of the frame's address, where `?static=1` may stand
 * @returns {Framed}
 */
export function readFrame(fragment, search = '') {
  const { state, flaws, unplaced } = readLink(fragment);
  const said = new URLSearchParams(fragment.split(/\?(.*)/s)[1] ?? '');
  for (const [name, value] of new URLSearchParams(search)) {
    if (!said.has(name)) said.set(name, value);
  }
  const is = (/** @type {string} */ name) => {
    const value = said.get(name);
    return value === null ? null : (BOOLEANS[value.trim().toLowerCase()] ?? null);
  };
  const theme = said.get('theme');
  const settled = is('static') === true;
  const widget = widgetOf(state);
  if (widget) {
    const { attributes } = widget;
    // The widget has the example of its game.
    if (unplaced) delete attributes.position;
    const controls = said.get('controls');
    const all = is('controls');
    // Or a list of names.
    if (controls !== null) attributes.controls = all === null ? controls : all ? 'all' : 'none';
    // The frame itself is lazy.
    attributes.loading = 'eager';
    for (const name of ['readonly', 'compact']) if (is(name)) attributes[name] = '';
    if (settled) attributes.readonly = '';
  }
  return {
    widget,
    why: state.why,
    lang: said.get('lang'),
    theme: theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : null,
    settled,
    flaws,
  };
}
