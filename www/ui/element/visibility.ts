/** Call a function once an element is about to become visible. */

import { whenIdle } from './idle.ts';

/** The distance from the viewport that counts as near, as a CSS margin. */
const MARGIN = '600px 200px';

let observer: IntersectionObserver | null = null;
const waiting: Map<Element, () => void> = new Map();

function forget(element: Element) {
  observer?.unobserve(element);
  waiting.delete(element);
}

/** Whether the page has been printed; from then on, new elements load at once. */
let isPrinted = false;

/**
 * Load all widgets before printing: a print contains the whole page, and no browser waits for requests made
 * while printing. The signs of printing are the keyboard shortcut, an emulated medium, and the print event
 * itself.
 */
function watchPrints() {
  const loadAll = () => {
    isPrinted = true;
    for (const load of [...waiting.values()]) load();
  };
  addEventListener('beforeprint', loadAll);
  globalThis
    .matchMedia?.('print')
    .addEventListener('change', ({ matches }) => matches && loadAll());
  const onKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'p') loadAll();
  };
  addEventListener('keydown', onKey, { capture: true, passive: true });
}

/** Return whether the author has chosen what print shows, by the attribute `print`. */
const isForPaper = (element: Element) => element.hasAttribute('print');

/**
 * @param near callback, called at most once
 * @returns a function that cancels the callback
 */
export function whenNear(element: Element, near: () => void): () => void {
  const leave = () => forget(element);
  const load = () => {
    leave();
    near();
  };
  if (typeof IntersectionObserver !== 'function' || isPrinted) {
    near();
    return leave;
  }
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) waiting.get(target)?.();
          // Stop observing a disconnected element: it is observed again when it is connected again.
          else if (!target.isConnected) forget(target);
        }
      },
      { rootMargin: MARGIN },
    );
    watchPrints();
  }
  waiting.set(element, load);
  observer.observe(element);
  // Load an element meant for print in advance, when the browser is idle.
  if (isForPaper(element)) whenIdle(() => waiting.get(element)?.());
  return leave;
}
