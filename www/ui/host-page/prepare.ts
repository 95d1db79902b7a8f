/**
 * Prepares a page as soon as a script runs: colours, space reserved for widgets, and stable
 * anchors.
 */
import { dress } from '../style/tokens.ts';

/** How long an anchor is held after loading, in milliseconds. */
const HELD = 10_000;

const prepared: WeakSet<Document> = new WeakSet();

export function prepare(document: Document) {
  if (prepared.has(document)) return;
  prepared.add(document);
  dress(document);
  if (!document.defaultView) return;
  if (document.readyState === 'complete') holdAnchor(document);
  else document.defaultView.addEventListener('load', () => holdAnchor(document), { once: true });
}

/**
 * Keeps the target of the URL in place on the screen while widgets above it grow, until the user
 * scrolls. Browsers with scroll anchoring do so themselves.
 */
function holdAnchor(document: Document) {
  const target = document.querySelector(':target');
  const view = document.defaultView;
  if (!target || !view) return;
  const place = () => target.getBoundingClientRect().top;
  let before = place();
  let scrolled = view.scrollY;
  const grown = new ResizeObserver(() => {
    const moved = place() - before;
    if (moved) view.scrollBy({ top: moved, behavior: 'instant' });
    scrolled = view.scrollY;
  });
  // The page may scroll by itself; the event comes late, when more may have grown.
  const look = () => {
    if (Math.abs(view.scrollY - scrolled) < 1) return;
    scrolled = view.scrollY;
    before = place();
  };
  const end = () => {
    grown.disconnect();
    view.removeEventListener('scroll', look);
  };
  grown.observe(document.body);
  view.addEventListener('scroll', look, { passive: true });
  for (const leave of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    view.addEventListener(leave, end, { capture: true, once: true, passive: true });
  }
  setTimeout(end, HELD);
}
