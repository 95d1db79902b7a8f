/**
 * Snippets that embed a view in lecture notes, one for each note format. Independent of the DOM.
 *
 * @typedef {object} Place
 * @property {string} base the folder of the page, with `/` at its end
 * @property {string} version of the script, pinned by the snippet
 * @property {string} integrity of that script; empty if unknown
 * @property {string} lang
 * @property {string} [theme]
 *
 * @typedef {{ name: string, text: string }} Snippet `name` is the suffix of its text key
 */
import { heightOf, widgetOf } from './widget-for-view.js';
import { writeLink } from './state.js';

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {Record<string, string>} attributes @param {string} [before] of each name */
const written = (attributes, before = '') =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${before}${name}="${escaped(value)}"`)
    .join('');

/** Escapes text for LaTeX. @param {string} text */
export function tex(text) {
  const named = { '\\': 'textbackslash', '~': 'textasciitilde', '^': 'textasciicircum' };
  return text.replace(/[\\~^&%$#_{}]/g, (sign) =>
    sign in named ? `\\${named[/** @type {keyof typeof named} */ (sign)]}{}` : `\\${sign}`,
  );
}

/** An address within `\href`. @param {string} text */
const texUrl = (text) => text.replace(/[\\%#&{}~^]/g, (sign) => `\\${sign}`);

/** @param {import('./state.js').State} state @param {Place} place */
export function addresses(state, { base, version, lang, theme }) {
  const fragment = writeLink(state);
  const looks = `&lang=${lang}${theme ? `&theme=${theme}` : ''}`;
  return {
    link: `${base}${fragment}`,
    frame: `${base}embed.html${fragment}${looks}`,
    script: `${base}mexplorer@${version}/mexplorer-standalone.js`,
    module: `${base}mexplorer@${version}/mexplorer.anywidget.mjs`,
  };
}

/** @param {Place} place @param {string} script */
const scriptTag = ({ integrity }, script) =>
  `<script src="${escaped(script)}"${
    integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''
  } defer></script>`;

/**
 * The element alone, in the chosen language.
 * @param {import('./state.js').State} state
 * @param {Pick<Place, 'lang' | 'theme'>} place
 */
function elementOf(state, { lang, theme }) {
  const widget = widgetOf(state);
  if (!widget) return null;
  const attributes = { ...widget.attributes, lang, ...(theme ? { theme } : {}) };
  return { tag: widget.tag, attributes };
}

/**
 * All snippets of a state, the most common first.
 * @param {import('./state.js').State} state
 * @param {Place} place
 * @returns {Snippet[]}
 */
export function snippets(state, place) {
  const { link, frame, script, module } = addresses(state, place);
  const element = elementOf(state, place);
  const said = element ? Object.values(element.attributes).slice(0, 2).join(': ') : 'Mexplorer';
  // A lesson is larger than all other widgets; its frame is the page.
  const alone = element && state.view !== 'learn';
  const iframe = `<iframe src="${escaped(alone ? frame : link)}" title="${escaped(said)}" width="100%" height="${heightOf(state)}" style="border: 0" loading="lazy"></iframe>`;
  const links = [
    { name: 'link', text: link },
    { name: 'latex', text: `\\href{${texUrl(link)}}{\\texttt{${tex(said)}}}` },
  ];
  if (!alone) return [{ name: 'iframe', text: iframe }, ...links];
  const { tag, attributes } = element;
  const html = `${scriptTag(place, script)}\n<${tag}${written(attributes)}></${tag}>`;
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
 * A self-contained page with its scripts inline.
 * @param {import('./state.js').State} state
 * @param {Pick<Place, 'lang' | 'theme'> & { scripts: string[], tag: string }} place `tag`: of the language
 */
export function page(state, { scripts, tag: htmlLang, ...place }) {
  const element = elementOf(state, place);
  if (!element) return null;
  const { tag, attributes } = element;
  const title = escaped(Object.values(attributes).slice(0, 2).join(': '));
  // Escapes closing script tags.
  const safe = (/** @type {string} */ text) =>
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
