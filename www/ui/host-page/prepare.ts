/**
 * Prepare a page as soon as a script runs: add colours, reserve space for widgets, and keep the target of the
 * URL in place.
 */
import { dress } from '../style/tokens.ts';

/** How long the URL's target is kept in place after the page last grew, in milliseconds. */
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

/** Call a function when the user turns the wheel, presses a key, or presses a pointer: once for each kind. */
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
  // Scroll to the target only after a normal navigation: the browser restores the scroll position after a
  // reload or a step in the history.
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
  // After a scroll that this function did not cause, keep the target at its new place. The scroll event comes
  // late, when elements may have grown further.
  let isOverridden = false;
  const look = () => {
    if (Math.abs(view.scrollY - scrolled) < 1) return;
    // After `scrollIntoView`, WebKit may scroll once more by itself, with the positions of an older layout.
    // Undo only the first such scroll: a later one may be the reader's, by the scroll bar.
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
