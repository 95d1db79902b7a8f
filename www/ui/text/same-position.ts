/** The parts sorted, without empty ones. */
const canonical = (position: string) =>
  position
    .split(/\s+/)
    .filter((part) => part && part !== '0')
    .sort()
    .join(' ');

/**
 * Whether two texts are the same position up to order and empty parts: a game graph sorts the
 * parts, a board keeps their order.
 */
export const sameParts = (a: string, b: string) => a === b || canonical(a) === canonical(b);
