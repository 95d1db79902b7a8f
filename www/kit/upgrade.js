/**
 * Widgets in the place of what hosts let through: `<div class="mex-game" data-game="nim">`, and code
 * in the language `mex`. The page's own nodes stay, so that it can draw them again.
 */
import { isOff, readFence } from './fence.js';
import { tags } from './tags.js';

/** Code fences as Markdown processors write them. */
const FENCES = [
  'code.language-mex',
  'code.lang-mex',
  'pre.mex',
  'pre.language-mex',
  'div.highlight-mex',
  'div.language-mex',
].join(', ');
const BOXES = 'div.highlight-mex, div.language-mex, pre';
const DIVS = [...tags.keys()].map((tag) => `div.${tag}`).join(', ');

export const UPGRADED = `${FENCES}, ${DIVS}`;

/** @type {WeakSet<Element>} */
const seen = new WeakSet();

/** Puts a widget where one is written. @param {Element} found by the selector */
export function upgrade(found) {
  if (found.matches(DIVS)) return fill(/** @type {HTMLElement} */ (found));
  let box = found.closest(BOXES) ?? found;
  // Highlighters wrap a fence once more.
  for (let up = box.parentElement; up?.matches(BOXES); up = up.parentElement) box = up;
  const outer = box.parentElement?.closest('div.highlight-mex, div.language-mex');
  if (outer) box = outer;
  if (seen.has(box)) return;
  seen.add(box);
  const next = box.nextElementSibling;
  // A page that was saved after it was drawn has the widget already.
  if (next && tags.has(next.localName) && box.hasAttribute('hidden')) return;
  const text = (box.querySelector('code') ?? box.querySelector('pre') ?? box).textContent ?? '';
  const read = readFence(text);
  if ('flaw' in read) {
    void explain(box, read.flaw);
    return;
  }
  const widget = create(read.tag, read.attributes);
  widget.textContent = read.text;
  box.after(widget);
  box.toggleAttribute('hidden', true);
}

/** @param {HTMLElement} div */
function fill(div) {
  if (seen.has(div)) return;
  seen.add(div);
  const tag = [...div.classList].find((name) => tags.has(name)) ?? '';
  if ([...div.children].some(({ localName }) => localName === tag)) return;
  const allowed = /** @type {Set<string>} */ (tags.get(tag));
  const given = [...div.attributes]
    .filter(({ name }) => name.startsWith('data-') && allowed.has(name.slice(5)))
    .map(({ name, value }) => /** @type {[string, string]} */ ([name.slice(5), value]));
  const widget = create(tag, given);
  widget.append(...div.childNodes);
  div.append(widget);
}

/** @param {string} tag @param {[string, string][]} attributes */
function create(tag, attributes) {
  const widget = document.createElement(tag);
  for (const [name, value] of attributes) if (!isOff(name, value)) widget.setAttribute(name, value);
  return widget;
}

/** Says what cannot be read, under the text that stays. @param {Element} box @param {import('./fence.js').Flaw} flaw */
async function explain(box, flaw) {
  const { langOf, t } = await import('../i18n/index.js');
  const tag = box.closest('[lang]')?.getAttribute('lang') ?? navigator.language;
  const note = document.createElement('p');
  note.className = 'mex-flaw';
  note.setAttribute('role', 'note');
  note.textContent = t(langOf(tag), `common.fence_${flaw.kind}`, flaw);
  Object.assign(note.style, {
    borderInlineStart: '3px solid currentColor',
    paddingInlineStart: '12px',
  });
  if (box.isConnected) box.after(note);
}
