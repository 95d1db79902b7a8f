/**
 * Create widgets for markup that sanitizers allow: `<div class="mex-game" data-game="nim">` and code blocks
 * in the language `mex`. The original nodes stay in the page, so that the page can render them again.
 */
import { FENCES, boxOf, codeOf } from './code-block.ts';
import { parseDiv, parseFence } from './markup-block.ts';
import { attributes as known } from './widget-data.ts';
import { MexError } from '../../engine/errors.ts';

const DIVS = [...known.keys()].map((tag) => `div.${tag}`).join(', ');

export const UPGRADED = `${FENCES}, ${DIVS}`;

const seen: WeakSet<Element> = new WeakSet();

/**
 * Create the widget of a markup block.
 * @param found the element that the selector matched
 */
export function upgrade(found: Element) {
  if (found.matches(DIVS)) return fill(found as HTMLElement);
  const box = boxOf(found);
  if (seen.has(box)) return;
  seen.add(box);
  const next = box.nextElementSibling;
  // Stop if the widget already exists, as in a page saved after rendering.
  if (next && known.has(next.localName) && box.hasAttribute('hidden')) return;
  const text = codeOf(box);
  try {
    const { widget, attributes } = parseFence(text);
    const made = create(widget, attributes, text);
    box.after(made);
    box.toggleAttribute('hidden', true);
    // Use `important`, since pages that set `display` of code blocks would show hidden ones as well.
    (box as HTMLElement).style.setProperty('display', 'none', 'important');
  } catch (error) {
    void explain(box, error);
  }
}

function fill(div: HTMLElement) {
  if (seen.has(div)) return;
  seen.add(div);
  const given = [...div.attributes].map(({ name, value }) => [name, value] as const);
  const placed = parseDiv(div.classList, given as [string, string][]);
  if (!placed) return;
  const { widget, attributes } = placed;
  if ([...div.children].some(({ localName }) => localName === widget)) return;
  const allowed = known.get(widget);
  // Copy only attributes that the widget knows: pages have data attributes of their own, and the id stays on
  // the `div`.
  const meant = Object.entries(attributes).filter(
    ([name]) => name !== 'id' && allowed?.includes(name),
  );
  const made = create(widget, Object.fromEntries(meant));
  made.append(...div.childNodes);
  div.append(made);
}

/**
 * Create a widget with the documented attributes only: sanitizers do not check code blocks, since those are
 * text.
 * @param text the text of the block, in which an error is located
 */
function create(tag: string, attributes: Record<string, string>, text: string = '') {
  const allowed = known.get(tag) ?? [];
  const widget = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (!allowed.includes(name)) throw unknown(tag, name, allowed, text);
    widget.setAttribute(name, value);
  }
  return widget;
}

function unknown(tag: string, word: string, allowed: string[], text: string) {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.toLowerCase().includes(word)) + 1;
  return new MexError({
    code: 'bad-attribute',
    message: `line ${line}: ${tag} has no attribute ${JSON.stringify(word)}`,
    details: { line, word, tag, known: allowed.join(' ') },
  });
}

/** Show a parse error below the block. */
async function explain(box: Element, error: MexError) {
  const { fetchWords, isHere, langOf, sayError } = await import('../../i18n/index.ts');
  const tag = box.closest('[lang]')?.getAttribute('lang') ?? navigator.language;
  const note = document.createElement('p');
  note.className = 'mex-flaw';
  note.setAttribute('role', 'note');
  const lang = langOf(tag);
  await fetchWords(lang)?.catch(() => {});
  note.textContent = isHere(lang) ? sayError(lang, error) : error.message;
  Object.assign(note.style, {
    borderInlineStart: '3px solid currentColor',
    paddingInlineStart: '12px',
  });
  if (box.isConnected) box.after(note);
}
