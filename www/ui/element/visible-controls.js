/**
 * Which controls a widget shows: nothing said means its usual ones, "all" and "none" what they say,
 * else it is a list of names.
 *
 * @param {string | boolean | null | undefined} asked
 * @param {string[]} usual
 * @returns {(name: string) => boolean}
 */
export function chosenControls(asked, usual) {
  if (asked === null || asked === undefined) return (name) => usual.includes(name);
  const text = String(asked).trim().toLowerCase();
  if (['', 'all', 'on', 'true'].includes(text)) return () => true;
  if (['none', 'off', 'false'].includes(text)) return () => false;
  const names = new Set(text.split(/[\s,]+/));
  return (name) => names.has(name);
}
