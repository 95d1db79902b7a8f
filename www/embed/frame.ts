/**
 * The content of an embedded frame: show the widget of the frame's link, and report the height of the content
 * to the surrounding page.
 */
import { html, nothing, render } from 'lit';
import { FIRST_AREAS } from '../i18n/areas.ts';
import { fetchWords, langOf, t } from '../i18n/index.ts';
import { languages } from '../i18n/languages.ts';
import { views } from '../links/views.ts';
import { themeByText, themeOf } from '../ui/element/color-scheme.ts';
import { readFrame } from './link.ts';
import type { MexElement } from '../ui/element/base.ts';

/**
 * Show the widget of the frame's link, also after the link changes.
 * @param main the container of the widget
 */
export function follow(main: HTMLElement) {
  const show = () => draw(main);
  addEventListener('hashchange', show);
  show();
  reportHeight(main);
}

function draw(main: HTMLElement): void {
  const { widget, why, lang, theme, settled, flaws } = readFrame(location.hash, location.search);
  const root = document.documentElement;
  const spoken = langOf(lang ?? navigator.language);
  const coming = fetchWords(spoken, flaws.length ? [...FIRST_AREAS, 'notes'] : FIRST_AREAS);
  if (coming) return void coming.then(() => draw(main));
  root.lang = languages[spoken].tag;
  root.setAttribute('theme', theme ?? themeAround());
  root.classList.toggle('settled', settled);
  delete root.dataset.ready;
  const note = flaws.find(({ kind }) => kind !== 'value') ?? flaws[0];
  const text = (key: string, args: object = {}) => t(spoken, key, args);
  const known = text('common.list', { items: views.map(({ name }) => name) });
  render(
    html`${note ? html`<p class="note">${text(`notes.${note.kind}`, { ...note, known })}</p>` : nothing}
    ${
      widget && customElements.get(widget.tag)
        ? nothing
        : html`<p class="note">
            <a href=${`./${location.hash}`} target="_blank" rel="noopener"
              >${text('common.open_home')}</a
            >
          </p>`
    }`,
    main,
  );
  if (!widget || !customElements.get(widget.tag)) return;
  const element = made(widget.tag, widget.attributes);
  // Mark the page as ready for a screenshot.
  element.addEventListener('mex-ready', () => (root.dataset.ready = ''), { once: true });
  main.append(element);
  if (why) explain(main, element);
}

/**
 * Return the theme of the page around the frame. A browser may report the system's theme instead, which may
 * be dark although the page is light; if the page cannot be accessed, the result is `light`.
 */
function themeAround(): 'light' | 'dark' | 'auto' {
  if (parent === window) return 'auto';
  const frame = frameOfPage();
  if (!frame) return 'light';
  const machine = matchMedia('(prefers-color-scheme: dark)').matches;
  const { colorScheme } = getComputedStyle(frame);
  const asked = colorScheme && colorScheme !== 'normal';
  return (asked ? null : themeByText(frame)) ?? themeOf(frame, machine);
}

/** Return the frame element in the surrounding page, or null if the page has another origin. */
function frameOfPage() {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}

function made(tag: string, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  // Load the widget at once, since the frame itself may be loaded lazily.
  element.setAttribute('loading', 'eager');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // If a widget should be read-only but has no attribute `readonly`, make it inert.
  const known = (customElements.get(tag) as typeof MexElement).observedAttributes;
  element.inert = 'readonly' in attributes && !known.includes('readonly');
  return element;
}

/** Add an explanation of the board's position, which follows the board. */
function explain(main: HTMLElement, board: HTMLElement) {
  const why = document.createElement('mex-why');
  board.addEventListener('mex-change', (event) => {
    const { game, position } = (event as CustomEvent).detail;
    why.setAttribute('game', game);
    why.setAttribute('position', position);
    if (!why.isConnected) main.append(why);
  });
}

/**
 * Post the height of the content to the surrounding page, in the format of learning platforms and in
 * Mexplorer's own format. The height does not depend on the frame's height, so that there is no feedback
 * loop.
 */
function reportHeight(main: HTMLElement) {
  if (parent === window) return;
  let reported = 0;
  const tell = (again = false) => {
    const height = Math.ceil(main.getBoundingClientRect().height);
    if (height === reported && !again) return;
    reported = height;
    parent.postMessage(JSON.stringify({ subject: 'lti.frameResize', height }), '*');
    parent.postMessage({ type: 'mex-resize', height }, '*');
  };
  new ResizeObserver(() => tell()).observe(main);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && asksHeight(data)) tell(true);
  });
}

function asksHeight(data: unknown) {
  if (data === 'requestResize') return true;
  try {
    const { subject } = Object(typeof data === 'string' ? JSON.parse(data) : data);
    return subject === 'requestResize';
  } catch {
    return false;
  }
}
