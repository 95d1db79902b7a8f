/**
 * The link of a frame: a link of the page with options of the frame's appearance. Independent of
 * the DOM.
 */
import { readLink } from '../links/state.ts';
import { widgetOf } from '../links/widget-for-view.ts';
import type { Flaw } from '../links/state.ts';

interface Framed {
  widget: { tag: string; attributes: Record<string, string> } | null;
  /** Whether the explanation stands below. */
  why: boolean;
  lang: string | null;
  /** `auto`: that of the system */
  theme: 'light' | 'dark' | 'auto' | null;
  /** Whether it is for a picture: nothing moves. */
  settled: boolean;
  flaws: Flaw[];
}

/** Values of boolean options. */
const BOOLEANS: Record<string, boolean> = {
  '': true,
  1: true,
  true: true,
  on: true,
  0: false,
  false: false,
  off: false,
};

/**
 * @param fragment `#v1/…` as the page writes it, with the additional fields `lang`, `theme`,
 * `controls`, `readonly`, `compact` and `static`
 * @param search of the frame's address, which may contain `?static=1`
 */
export function readFrame(fragment: string, search: string = ''): Framed {
  const { state, flaws, unplaced } = readLink(fragment);
  const said = new URLSearchParams(fragment.split(/\?(.*)/s)[1] ?? '');
  for (const [name, value] of new URLSearchParams(search)) {
    if (!said.has(name)) said.set(name, value);
  }
  const is = (name: string) => {
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
    // The value may also be a list of names.
    if (controls !== null) attributes.controls = all === null ? controls : all ? 'all' : 'none';
    // The frame itself loads lazily.
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
