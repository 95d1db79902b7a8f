/**
 * The entry of dist/mexplorer.anywidget.mjs, a single module with all code, for hosts of anywidget (Jupyter,
 * marimo, Colab, MyST). `render({ model, el })` shows the widget that the model names. The keys of the model
 * are the attributes of the widget, by name or in snake case; changes by a person are written back to the
 * model. Importing the module defines the elements and exports the functions of the API.
 */
import 'virtual:mexplorer-widgets';
import { MexError } from 'mexplorer';
import { attributes } from 'mexplorer/kit';

export * from 'mexplorer';

interface Model {
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  save_changes: () => void;
  on: (event: string, heard: () => void) => void;
  off?: (event: string, heard: () => void) => void;
}

/**
 * The attributes whose changes by a person are written to the model, and the events that report such changes.
 */
const TOLD = ['game', 'position', 'moves', 'first', 'skill', 'players', 'hints'];
const EVENTS = ['mex-change', 'mex-end', 'mex-answer', 'mex-error'];

const key = (name: string) => name.replaceAll('-', '_');

/** Show the widget that the model names in the element `el`. Return a function that removes the widget. */
function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const asked = String(model.get('widget') || 'game');
  const tag = asked.startsWith('mex-') ? asked : `mex-${asked}`;
  const names = attributes.get(tag);
  if (!names || !customElements.get(tag)) {
    const known = [...attributes.keys()].map((one) => one.slice(4)).join(', ');
    el.textContent = `There is no widget called “${asked}”. Known widgets: ${known}.`;
    return () => {};
  }
  const element = document.createElement(tag);
  const written: Map<string, unknown> = new Map();
  const heard: [string, () => void][] = [];
  for (const name of names) {
    const spellings = [...new Set([name, key(name)])];
    const apply = () => {
      const value = spellings.map((one) => model.get(one)).find((one) => one !== undefined);
      // Skip a value that the board itself wrote to the model: the board already has it.
      if (written.get(name) !== value) setAttribute(element, name, value);
      written.delete(name);
    };
    apply();
    for (const one of spellings) heard.push([`change:${one}`, apply]);
  }
  for (const [event, apply] of heard) model.on(event, apply);
  // Load the widget at once, since the cell has been run; the layout of a notebook may delay lazy loading.
  if (!element.hasAttribute('loading')) element.setAttribute('loading', 'eager');

  const tell = (event: Event) => {
    const { type, detail } = event as CustomEvent;
    // Convert the event's detail to plain data, the only data that can be sent to the kernel.
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

function setAttribute(element: Element, name: string, value: unknown) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else if (value === true) element.setAttribute(name, '');
  else element.setAttribute(name, Array.isArray(value) ? value.join(';') : String(value));
}

function plain(detail: unknown) {
  const text = JSON.stringify(detail, (_, value) =>
    value instanceof MexError ? { code: value.code, message: value.message } : value,
  );
  return text === undefined ? null : JSON.parse(text);
}

export default { render };
