import { onReaderScroll } from '../view/reader-scrolls.ts';

/** The time in milliseconds after which the element is no longer kept in view. */
const PATIENCE = 2500;

/**
 * Keep an element in the middle of the window while content above it is being loaded, until the reader
 * scrolls.
 * @param find returns the element, or null while it does not exist
 * @param around the element whose size changes are watched
 */
export function keepInView(find: () => Element | null | undefined, around: Element) {
  const lead = () => find()?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const growth = new ResizeObserver(lead);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    forget();
  };
  const timer = setTimeout(stop, PATIENCE);
  growth.observe(around);
  const forget = onReaderScroll(stop);
}

/** Scroll the board of a challenge into view, which may be far above on a phone. */
export function boardIntoView(root: ParentNode) {
  const card = root.querySelector('.card');
  if (!card) return;
  card.scrollIntoView({ block: 'nearest' });
  const { top } = card.getBoundingClientRect();
  if (top < 0) scrollBy({ top: top - 8 });
}

/** Scroll the result of a challenge into view, if it stands below the board, as in a low window. */
export function resultIntoView(root: ParentNode) {
  const panel = root.querySelector('.panel');
  if (panel && getComputedStyle(panel).position === 'static')
    panel.scrollIntoView({ block: 'nearest' });
}
