/** What makes a text right whose error is known. */
import type { Details } from '../../engine/errors.ts';

interface Faulty {
  code?: string;
  span?: [number, number] | null;
  details?: Details;
}

/** The addition that mends a text, and the mended text; null where none is known. */
export function repairOf({ code, span, details }: Faulty, text: string) {
  if (code !== 'not-smaller' || String(details?.heap) !== '0' || !span) return null;
  const name = /(\p{L}\w*)\s*->/u.exec(text.slice(0, span[0]))?.[1];
  if (!name) return null;
  const rest = text.slice(span[1]);
  // Up to the next options, or to the end of the rule.
  const length = rest.search(/\s*(?:\||misere\s*$|$)/iu);
  const guard = `${/\bif\b/.test(rest.slice(0, length)) ? ',' : ' if'} ${name} > 0`;
  const end = span[1] + length;
  return { adds: guard.trim(), text: text.slice(0, end) + guard + text.slice(end) };
}
