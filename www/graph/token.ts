/** Mark the position of a followed board in a drawn graph. */
import { NOTHING } from './graph-data.ts';
import { sameParts } from '../ui/text/same-position.ts';
import type { Drawing } from './graph-data.ts';

/** Return the node of a position, or -1 if the position is not drawn. */
export function nodeOf(drawing: Drawing | null, position: string) {
  const nodes = drawing?.kind === 'positions' ? drawing.nodes : [];
  const plain = position.trim() === '' ? NOTHING : position;
  const same = nodes.findIndex(({ text }) => text === plain);
  return same < 0 ? nodes.findIndex(({ text }) => sameParts(text, plain)) : same;
}

/**
 * Mark the followed position with a token.
 * @returns the node of the position, or -1 if the position is not drawn
 */
export function markToken(drawing: Drawing | null, token: string | null): number {
  if (token === null || drawing?.kind !== 'positions') return -1;
  const i = nodeOf(drawing, token);
  for (const [k, node] of drawing.nodes.entries()) node.tokens = k === i ? 1 : 0;
  return i;
}
