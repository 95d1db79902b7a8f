/**
 * Prepares a page as soon as a script runs: colours, space reserved for widgets, and stable
 * anchors.
 */
import { dress } from '../style/tokens.ts';

/** The time for which an anchor is held after the page last grew, in milliseconds. */
const HELD = 10_000;

const prepared: WeakSet<Document> = new WeakSet();

export function prepare(document: Document) {
  if (prepared.has(document)) return;
  prepared.add(document);
  dress(document);
  const view = document.defaultView;
  if (!view) return;
  if (document.readyState === 'complete') return holdAnchor(document);
  let isLeft = false;
  onLeave(view, () => (isLeft = true));
  view.addEventListener('load', () => isLeft || holdAnchor(document, true), { once: true });
}

/** Calls back once the user scrolls. */
function onLeave(view: Window, leave: () => void) {
  for (const name of ['wheel', 'pointerdown', 'keydown']) {
    view.addEventListener(name, leave, { capture: true, once: true, passive: true });
  }
}

/**
 * Keep the target of the URL in place on the screen while widgets above it grow, until the user
 * scrolls. Browsers with scroll anchoring do this themselves.
 * @param loads whether the page has just been loaded: growth until then may have moved the target
 */
function holdAnchor(document: Document, loads = false) {
  const target = document.querySelector(':target');
  const view = document.defaultView;
  if (!target || !view) return;
  const [entry] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that is reloaded or returned to keeps its place.
  const arrives = loads && entry?.type === 'navigate';
  if (arrives) target.scrollIntoView();
  const place = () => target.getBoundingClientRect().top;
  let before = place();
  let scrolled = view.scrollY;
  let timer = 0;
  const grown = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = view.setTimeout(end, HELD);
    const moved = place() - before;
    if (moved) view.scrollBy({ top: moved, behavior: 'instant' });
    scrolled = view.scrollY;
  });
  // The page may scroll by itself; the event comes late, when elements may have grown further.
  let isOverridden = false;
  const look = () => {
    if (Math.abs(view.scrollY - scrolled) < 1) return;
    // WebKit scrolls to the target by itself, by an older layout, after `scrollIntoView`: scroll again, but only once,
    // as another scroll may be the reader's, who drags the scroll bar.
    if (arrives && !isOverridden) target.scrollIntoView();
    isOverridden = true;
    scrolled = view.scrollY;
    before = place();
  };
  const end = () => {
    grown.disconnect();
    view.removeEventListener('scroll', look);
  };
  grown.observe(document.body);
  view.addEventListener('scroll', look, { passive: true });
  onLeave(view, end);
}
