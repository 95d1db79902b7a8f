/**
 * Creates widgets for markup that sanitizers let through: `<div class="mex-game" data-game="nim">`
 * and code blocks in the language `mex`. The nodes of the page stay, so that it can render them
 * again.
 */
import { FENCES, boxOf, codeOf } from './code-block.ts';
import { parseDiv, parseFence } from './markup-block.ts';
import { attributes as known } from './widget-data.ts';
import { MexError } from '../../engine/errors.ts';

const DIVS = [...known.keys()].map((tag) => `div.${tag}`).join(', ');

export const UPGRADED = `${FENCES}, ${DIVS}`;

const seen: WeakSet<Element> = new WeakSet();

/**
 * Creates the widget of a markup block.
 * @param found by the selector
 */
export function upgrade(found: Element) {
  if (found.matches(DIVS)) return fill(found as HTMLElement);
  const box = boxOf(found);
  if (seen.has(box)) return;
  seen.add(box);
  const next = box.nextElementSibling;
  // A page saved after rendering already has the widget.
  if (next && known.has(next.localName) && box.hasAttribute('hidden')) return;
  const text = codeOf(box);
  try {
    const { widget, attributes } = parseFence(text);
    const made = create(widget, attributes, text);
    box.after(made);
    box.toggleAttribute('hidden', true);
    // Pages that set `display` of code set it for hidden code as well.
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
  // Pages have their own data attributes; the id and the attributes of the div stay on it.
  const meant = Object.entries(attributes).filter(
    ([name]) => name !== 'id' && allowed?.includes(name),
  );
  const made = create(widget, Object.fromEntries(meant));
  made.append(...div.childNodes);
  div.append(made);
}

/**
 * Set only attributes of the contract: sanitizers let code blocks pass because they are text.
 * @param text in which an error is located
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

/** Shows a parse error below the block. */
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
