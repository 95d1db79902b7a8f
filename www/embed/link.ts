/** The link of an embedded frame: a link of the page with options for the frame's appearance. */
import { readLink } from '../links/state.ts';
import { widgetOf } from '../links/widget-for-view.ts';
import type { Flaw } from '../links/state.ts';

interface Framed {
  widget: { tag: string; attributes: Record<string, string> } | null;
  /** Whether an explanation is shown below the widget. */
  why: boolean;
  lang: string | null;
  /** The theme, where `auto` means the theme of the system, or null for the theme of the surrounding page. */
  theme: 'light' | 'dark' | 'auto' | null;
  /** Whether the frame is for a screenshot, without animations. */
  settled: boolean;
  flaws: Flaw[];
}

/** The accepted values of boolean options. */
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
 * Parse the link of a frame.
 * @param fragment `#v1/…` as the page writes it, with the additional fields `lang`, `theme`, `controls`,
 * `readonly`, `compact` and `static`
 * @param search the query of the frame's address, which may contain `?static=1`
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
    // A link without a position shows the example of the widget's game.
    if (unplaced) delete attributes.position;
    const controls = said.get('controls');
    const all = is('controls');
    // The value of `controls` is a boolean or a list of names.
    if (controls !== null) attributes.controls = all === null ? controls : all ? 'all' : 'none';
    // Load the widget at once, since the frame itself may be loaded lazily.
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
