/** What a page gets as soon as there is a script: colours, room for the widgets, and anchors that hold. */
import { dress } from '../style/tokens.js';

/** So long after loading an anchor is held. */
const HELD = 10_000;

/** @type {WeakSet<Document>} */
const prepared = new WeakSet();

/** @param {Document} document */
export function prepare(document) {
  if (prepared.has(document)) return;
  prepared.add(document);
  dress(document);
  if (!document.defaultView) return;
  if (document.readyState === 'complete') holdAnchor(document);
  else document.defaultView.addEventListener('load', () => holdAnchor(document), { once: true });
}

/**
 * What somebody came for stays where it is on the screen while widgets above it grow, until it is left.
 * Browsers that anchor scrolling by themselves leave nothing to be done.
 * @param {Document} document
 */
function holdAnchor(document) {
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
  // The page may scroll by itself; this scrolling is told late, when more may have grown.
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
