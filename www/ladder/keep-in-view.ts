import { onceReaderScrolls } from '../view/reader-scrolls.ts';

/** The time during which late parts may move an element away, in milliseconds. */
const PATIENCE = 2500;

/**
 * Keep an element in the middle of the window while the parts above it are still loading, until the reader
 * scrolls.
 * @param find the element; null while it does not exist
 * @param around the element that grows
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
  const forget = onceReaderScrolls(stop);
}

/** The board of a challenge, which may be far above on a phone. */
export function boardIntoView(root: ParentNode) {
  const card = root.querySelector('.card');
  if (!card) return;
  card.scrollIntoView({ block: 'nearest' });
  const { top } = card.getBoundingClientRect();
  if (top < 0) scrollBy({ top: top - 8 });
}

/** The result of a challenge: in a low window it is below the board. */
export function resultIntoView(root: ParentNode) {
  const panel = root.querySelector('.panel');
  if (panel && getComputedStyle(panel).position === 'static')
    panel.scrollIntoView({ block: 'nearest' });
}
