/** Parts in one order, without empty ones. @param {string} position */
const plainly = (position) =>
  position
    .split(/\s+/)
    .filter((part) => part && part !== '0')
    .sort()
    .join(' ');

/**
 * Whether two texts mean the same position but for the order of its parts and empty ones: a game graph
 * knows parts in one order, the board keeps them as they were.
 * @param {string} a
 * @param {string} b
 */
export const sameParts = (a, b) => a === b || plainly(a) === plainly(b);
