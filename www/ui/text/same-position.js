/** The parts sorted, without empty ones. @param {string} position */
const canonical = (position) =>
  position
    .split(/\s+/)
    .filter((part) => part && part !== '0')
    .sort()
    .join(' ');

/**
 * Whether two texts are the same position up to order and empty parts: a game graph sorts the
 * parts, a board keeps their order.
 * @param {string} a
 * @param {string} b
 */
export const sameParts = (a, b) => a === b || canonical(a) === canonical(b);
