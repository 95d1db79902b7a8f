/** Calls back once an element is about to become visible. */

import { whenIdle } from './idle.ts';

/** The distance from the viewport that counts as near, as a CSS margin. */
const MARGIN = '600px 200px';

let observer: IntersectionObserver | null = null;
const waiting: Map<Element, () => void> = new Map();

function forget(element: Element) {
  observer?.unobserve(element);
  waiting.delete(element);
}

/** Whether the page has been printed; elements added later load at once. */
let isPrinted = false;

/**
 * A print contains the whole page, and no browser waits for requests made while printing. So all
 * widgets load at the first sign of it: the shortcut, an emulated medium, or the print event
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

/** Whether the author has chosen the printed version. */
const isForPaper = (element: Element) => element.hasAttribute('print');

/**
 * @param near called at most once
 * @returns cancels
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
          // An element that is connected again registers again.
          else if (!target.isConnected) forget(target);
        }
      },
      { rootMargin: MARGIN },
    );
    watchPrints();
  }
  waiting.set(element, load);
  observer.observe(element);
  // Elements meant for print load in advance.
  if (isForPaper(element)) whenIdle(() => waiting.get(element)?.());
  return leave;
}
