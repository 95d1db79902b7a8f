/**
 * dist/mexplorer.anywidget.mjs: one module with all inside, for hosts of anywidget (Jupyter, marimo,
 * Colab, MyST): `render({ model, el })` shows the widget that the model names. The keys of the model
 * are the attributes of the widget, by name or in snake case; what a person does is written back.
 * Imported by itself it defines the elements and has the calls of the API.
 */
import '../widgets-small.js';
import { elements } from '../contract/index.ts';

export * from '../index.js';

/**
 * @typedef {object} Model
 * @property {(key: string) => any} get
 * @property {(key: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, heard: () => void) => void} on
 * @property {(event: string, heard: () => void) => void} [off]
 */

/** What a person changes, and what tells of it. */
const TOLD = ['game', 'position', 'moves', 'first', 'skill', 'players', 'hints'];
const EVENTS = ['mex-change', 'mex-end', 'mex-answer', 'mex-error'];

/** @param {string} name */
const key = (name) => name.replaceAll('-', '_');

/**
 * @param {{ model: Model, el: HTMLElement }} given
 * @returns {() => void} takes the widget away again
 */
function render({ model, el }) {
  const asked = String(model.get('widget') || 'game');
  const tag = asked.startsWith('mex-') ? asked : `mex-${asked}`;
  const contract = elements.find((one) => one.tag === tag);
  if (!contract || !customElements.get(tag)) {
    const known = elements.map((one) => one.tag.slice(4)).join(', ');
    el.textContent = `There is no widget called “${asked}”. Known widgets: ${known}.`;
    return () => {};
  }
  const element = document.createElement(tag);
  /** @type {Map<string, unknown>} */
  const written = new Map();
  /** @type {[string, () => void][]} */
  const heard = [];
  for (const { name } of contract.attributes) {
    const names = [...new Set([name, key(name)])];
    const apply = () => {
      const value = names.map((one) => model.get(one)).find((one) => one !== undefined);
      // What came from the board is there already.
      if (written.get(name) !== value) setAttribute(element, name, value);
      written.delete(name);
    };
    apply();
    for (const one of names) heard.push([`change:${one}`, apply]);
  }
  for (const [event, apply] of heard) model.on(event, apply);
  // A cell that was run is to be seen, however its notebook lays it out meanwhile.
  if (!element.hasAttribute('loading')) element.setAttribute('loading', 'eager');

  const tell = (/** @type {Event} */ event) => {
    const { type, detail } = /** @type {CustomEvent} */ (event);
    // Only data travels to the other side.
    model.set('event', { type, detail: plain(detail) });
    if (type === 'mex-change') {
      const start = detail?.start;
      model.set('state', plain(detail));
      for (const name of TOLD) {
        const value = name === 'position' && start !== undefined ? start : detail?.[name];
        const text = Array.isArray(value) ? value.join(';') : value;
        if (text === undefined || model.get(name) === text) continue;
        written.set(name, text);
        model.set(name, text);
      }
    }
    model.save_changes();
  };
  for (const type of EVENTS) element.addEventListener(type, tell);
  el.append(element);
  return () => {
    for (const [event, apply] of heard) model.off?.(event, apply);
    element.remove();
  };
}

/** @param {Element} element @param {string} name @param {unknown} value */
function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else if (value === true) element.setAttribute(name, '');
  else element.setAttribute(name, Array.isArray(value) ? value.join(';') : String(value));
}

/** @param {unknown} detail */
function plain(detail) {
  const text = JSON.stringify(detail, (_, value) =>
    value instanceof Error
      ? { code: /** @type {any} */ (value).code, message: value.message }
      : value,
  );
  return text === undefined ? null : JSON.parse(text);
}

export default { render };
