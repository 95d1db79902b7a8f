/** Tells once when an element is about to be seen. */

import { whenIdle } from './idle.js';

/** So far from the screen, as a margin in CSS. */
const MARGIN = '600px 200px';

/** @type {IntersectionObserver | null} */
let observer = null;
/** @type {Map<Element, () => void>} */
const waiting = new Map();

/** @param {Element} element */
function forget(element) {
  observer?.unobserve(element);
  waiting.delete(element);
}

/** Whether somebody prints, or has. What arrives then is not waited for either. */
let isPrinted = false;

/**
 * Prints show all. No browser waits for what is asked for only then, so all is asked for as soon as
 * anything tells of it: the keys, a tool that sets the medium, and at last the print itself.
 */
function watchPrints() {
  const tellAll = () => {
    isPrinted = true;
    for (const tell of [...waiting.values()]) tell();
  };
  addEventListener('beforeprint', tellAll);
  globalThis
    .matchMedia?.('print')
    .addEventListener('change', ({ matches }) => matches && tellAll());
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if ((event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'p') tellAll();
  };
  addEventListener('keydown', onKey, { capture: true, passive: true });
}

/** Whether its author has said what it is on paper. @param {Element} element */
const isForPaper = (element) => element.hasAttribute('print') || element.hasAttribute('qr');

/**
 * @param {Element} element
 * @param {() => void} near called at most once
 * @returns {() => void} gives the waiting up
 */
export function whenNear(element, near) {
  const leave = () => forget(element);
  const tell = () => {
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
          // One that comes back is told of anew.
          else if (!target.isConnected) forget(target);
        }
      },
      { rootMargin: MARGIN },
    );
    watchPrints();
  }
  waiting.set(element, tell);
  observer.observe(element);
  // What is meant to be printed is there before anybody prints.
  if (isForPaper(element)) whenIdle(() => waiting.get(element)?.());
  return leave;
}
