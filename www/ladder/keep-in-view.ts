import { onceReaderScrolls } from '../view/reader-scrolls.ts';

/** How long what comes late may move something away, in milliseconds. */
const PATIENCE = 2500;

/**
 * Keeps something in the middle of the window while what stands above it is still being drawn, until the reader
 * scrolls.
 * @param find it; null while it is not there
 * @param around what grows
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

/** The result of a challenge: in a low window it stands below the board. */
export function resultIntoView(root: ParentNode) {
  const panel = root.querySelector('.panel');
  if (panel && getComputedStyle(panel).position === 'static')
    panel.scrollIntoView({ block: 'nearest' });
}
