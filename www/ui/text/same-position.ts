/** Sort the parts of a position and remove empty ones. */
const canonical = (position: string) =>
  position
    .split(/\s+/)
    .filter((part) => part && part !== '0')
    .sort()
    .join(' ');

/**
 * Return whether two texts are the same position, ignoring the order of parts and empty parts: a game graph
 * sorts the parts, a board keeps their order.
 */
export const sameParts = (a: string, b: string) => a === b || canonical(a) === canonical(b);
