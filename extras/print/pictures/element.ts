/**
 * The live element with its picture in a declarative shadow root: browsers show it before any script runs, and
 * the element takes it over.
 */
import { markup, raw } from 'mexplorer/kit';
import { tagOf } from './spec.ts';
import type { Asked } from './spec.ts';

export function elementOf(asked: Asked, svg: string) {
  const { widget, theme, lang, caption, print } = asked;
  const { sets, ...given } = asked.given;
  const attributes = Object.entries({
    ...given,
    // The diagram alone has its sets under another name.
    ...(sets === undefined ? {} : { [widget === 'mex-venn' ? 'sizes' : 'sets']: sets }),
    ...(lang ? { lang: tagOf(asked) } : {}),
    ...(theme === 'auto' ? {} : { theme }),
    ...(caption ? { caption } : {}),
    ...(print ? { print } : {}),
  }).map(([name, value]) => markup` ${raw(name)}="${value}"`);
  const open = markup`<${raw(widget)}${attributes}>`;
  // Without a style the host would be inline.
  return `${open}<template shadowrootmode="open"><style>:host{display:block}</style>${svg}</template></${widget}>`;
}
