/**
 * Snippets that embed a view in lecture notes, one for each note format. Independent of the DOM.
 */
import { heightOf, widgetOf, writeLink } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';

interface Place {
  /** The address of the page's folder, with `/` at its end. */
  base: string;
  /** The version of the script that the snippet loads. */
  version: string;
  /** The integrity hash of the script; empty if unknown. */
  integrity: string;
  lang: string;
  theme?: string;
}

/** A snippet: `name` is the last part of the key of its title, `text` the text to copy. */
type Snippet = { name: string; text: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Return attributes as HTML. @param before a prefix of each name, such as `data-` */
const written = (attributes: Record<string, string>, before: string = '') =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${before}${name}="${escaped(value)}"`)
    .join('');

/** Escape text for LaTeX. */
export function tex(text: string) {
  const named = { '\\': 'textbackslash', '~': 'textasciitilde', '^': 'textasciicircum' };
  return text.replace(/[\\~^&%$#_{}]/g, (sign) =>
    sign in named ? `\\${named[sign as keyof typeof named]}{}` : `\\${sign}`,
  );
}

/** Escape an address for the `\href` command of LaTeX. */
const texUrl = (text: string) => text.replace(/[\\%#&{}~^]/g, (sign) => `\\${sign}`);

export function addresses(state: State, { base, version, lang, theme }: Place) {
  const fragment = writeLink(state);
  const looks = `&lang=${lang}${theme ? `&theme=${theme}` : ''}`;
  return {
    link: `${base}${fragment}`,
    frame: `${base}embed.html${fragment}${looks}`,
    script: `${base}mexplorer@${version}/mexplorer-standalone.js`,
    module: `${base}mexplorer@${version}/mexplorer.anywidget.mjs`,
  };
}

const scriptTag = ({ integrity }: Place, script: string) =>
  `<script src="${escaped(script)}"${
    integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''
  } defer></script>`;

/**
 * Return the tag and attributes of the widget for a view, in the chosen language; null for a view without a
 * widget.
 */
function elementOf(state: State, { lang, theme }: Pick<Place, 'lang' | 'theme'>) {
  const widget = widgetOf(state);
  if (!widget) return null;
  const attributes = { ...widget.attributes, lang, ...(theme ? { theme } : {}) };
  return { tag: widget.tag, attributes };
}

/** Return all snippets of a view, the most common format first. */
export function snippets(state: State, place: Place): Snippet[] {
  const { link, frame, script, module } = addresses(state, place);
  const element = elementOf(state, place);
  const said = element ? Object.values(element.attributes).slice(0, 2).join(': ') : 'Mexplorer';
  // Embed a lesson as a frame of the whole page: a lesson is larger than all other widgets.
  const alone = element && state.view !== 'learn';
  const iframe = `<iframe src="${escaped(alone ? frame : link)}" title="${escaped(said)}" width="100%" height="${heightOf(state)}" style="border: 0" loading="lazy"></iframe>`;
  const links = [
    { name: 'link', text: link },
    { name: 'latex', text: `\\href{${texUrl(link)}}{\\texttt{${tex(said)}}}` },
  ];
  if (!alone) return [{ name: 'iframe', text: iframe }, ...links];
  const { tag, attributes } = element;
  // A link within the element, visible until the element's script is loaded, or if the script cannot be
  // loaded.
  const fallback = `<a href="${escaped(link)}">${escaped(said)}</a>`;
  const html = `${scriptTag(place, script)}\n<${tag}${written(attributes)}>${fallback}</${tag}>`;
  const div = `<div class="${tag}"${written(attributes, 'data-')}></div>`;
  const model = JSON.stringify({ widget: tag.slice(4), ...attributes }, null, 2);
  return [
    { name: 'html', text: html },
    { name: 'iframe', text: iframe },
    { name: 'mkdocs', text: `${scriptTag(place, script)}\n\n${div}` },
    { name: 'myst', text: `\`\`\`{anywidget} ${module}\n${model}\n\`\`\`` },
    { name: 'mdbook', text: `\n${html}\n` },
    { name: 'quarto', text: `\`\`\`{=html}\n${html}\n\`\`\`` },
    ...links,
  ];
}

/**
 * Return a self-contained page with its scripts inline.
 * @param place `tag`: the tag of the language
 * @returns null for a view without a widget
 */
export function page(
  state: State,
  {
    scripts,
    tag: htmlLang,
    ...place
  }: Pick<Place, 'lang' | 'theme'> & { scripts: string[]; tag: string },
) {
  const element = elementOf(state, place);
  if (!element) return null;
  const { tag, attributes } = element;
  const title = escaped(Object.values(attributes).slice(0, 2).join(': '));
  // Escape closing script tags and the start of comments.
  const safe = (text: string) =>
    text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<html lang="${escaped(htmlLang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${scripts.map((text) => `<script>${safe(text)}</script>`).join('\n')}
<body>
<${tag}${written(attributes)}></${tag}>
</body>
</html>
`;
}
