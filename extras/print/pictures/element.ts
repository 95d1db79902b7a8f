/**
 * Return the HTML of a widget, such as `<mex-game>`, with its picture in a declarative shadow root. Browsers
 * show the picture until the widget's script replaces it.
 */
import { markup, raw } from 'mexplorer/kit';
import { tagOf } from './spec.ts';
import type { Asked } from './spec.ts';

export function elementOf(asked: Asked, svg: string) {
  const { widget, theme, lang, caption, print } = asked;
  const { sets, ...given } = asked.given;
  const attributes = Object.entries({
    ...given,
    // The element `mex-venn` has the attribute `sizes` for the option `sets`.
    ...(sets === undefined ? {} : { [widget === 'mex-venn' ? 'sizes' : 'sets']: sets }),
    ...(lang ? { lang: tagOf(asked) } : {}),
    ...(theme === 'auto' ? {} : { theme }),
    ...(caption ? { caption } : {}),
    ...(print ? { print } : {}),
  }).map(([name, value]) => markup` ${raw(name)}="${value}"`);
  const open = markup`<${raw(widget)}${attributes}>`;
  // Set `display: block`, since a custom element is inline by default.
  return `${open}<template shadowrootmode="open"><style>:host{display:block}</style>${svg}</template></${widget}>`;
}
