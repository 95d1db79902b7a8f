/** Tells once when an element is about to be seen. */

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

/** Prints show all. */
const onPrint = () => {
  for (const tell of [...waiting.values()]) tell();
};

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
  if (typeof IntersectionObserver !== 'function') {
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
    addEventListener('beforeprint', onPrint);
  }
  waiting.set(element, tell);
  observer.observe(element);
  return leave;
}
