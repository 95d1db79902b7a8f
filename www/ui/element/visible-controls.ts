/**
 * Return a function that tells which controls a widget shows: "all", "none" or those in a list of names; the
 * defaults if the attribute is absent.
 */
export function visibleControls(
  asked: string | boolean | null | undefined,
  defaults: string[],
): (name: string) => boolean {
  if (asked === null || asked === undefined) return (name) => defaults.includes(name);
  const text = String(asked).trim().toLowerCase();
  if (['', 'all', 'on', 'true'].includes(text)) return () => true;
  if (['none', 'off', 'false'].includes(text)) return () => false;
  const names = new Set(text.split(/[\s,]+/));
  return (name) => names.has(name);
}
