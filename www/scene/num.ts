/** Format a number with at most two decimals, so that the same picture is the same text on every machine. */
export function num(n: number) {
  const rounded = Math.round(n * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
