/**
 * The layout of a sum: the boards of different games side by side, each with its name and rule. The element
 * in boards/sum-board.ts and still pictures use these functions.
 */
import { linesOf } from '../scene/metrics.ts';
import { as, inRows, moved, padded, rect, stacked, textAt } from '../scene/scene.ts';
import { sayRule } from '../i18n/rule.ts';
import type { Context } from './board.ts';
import type { Big, Legal, Move, TermBoard } from '../engine/types.ts';
import type { Run } from '../scene/metrics.ts';
import type { Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The smallest width of a board beside another, and the margins inside and between boards. */
const LEAST = 260;
const PAD = 12;
const GAP = 14;

/** Return the moves of one summand. */
export const movesIn = (moves: Move[], term: number) =>
  moves.flatMap((mv) => (mv.kind === 'term' && mv.term === term ? [mv.move] : []));

/** Return the legal moves of one summand. */
export const legalIn = (legal: Legal | null, term: number) =>
  legal?.kind === 'sum' ? legal.terms[term] : null;

/** Return the name of a summand's game, its rule, and its text if the text has arguments. */
export function headOf({ game, card }: TermBoard, t: T) {
  const name = t(`games.${card}`);
  return { name, line: /\s/u.test(game) ? game : '', rule: sayRule(t, { card, canonical: game }) };
}

/** Return the width of each board: half of the width if two boards fit side by side, otherwise all of it. */
export const roomIn = (width: number) =>
  (width < 2 * LEAST + GAP ? width : (width - GAP) / 2) - 2 * PAD;

/**
 * Draw the still picture of a sum: each summand's scene below its name, its rule and its value, if the value
 * is shown.
 */
export function besideEachOther(
  terms: { term: TermBoard; scene: Scene; value?: Big | null }[],
  context: Context,
): Scene {
  const width = roomIn(context.width);
  const sections = terms.map(({ term, scene, value }) =>
    framed(stacked([headed(term, value, context, width), scene], { gap: 10 }), width),
  );
  return inRows(sections, { width: context.width, gap: GAP, rowGap: GAP });
}

function headed(term: TermBoard, value: Big | null | undefined, { t, em }: Context, width: number) {
  const { name, line, rule } = headOf(term, t);
  const first: Run[] = [{ text: name, bold: true }];
  if (line) first.push({ text: `  ${line}`, mono: true });
  if (value !== undefined && value !== null)
    first.push({ text: `  ${t('boards.sum_value', { value })}`, bold: true, fill: 'accent' });
  const small = [{ text: rule, fill: 'ink-soft' }];
  return stacked([block(first, em, width), block(small, 0.8125 * em, width)], { gap: 2 });
}

function block(runs: Run[], size: number, width: number): Scene {
  const lines = linesOf(runs, width, size);
  const items = lines.map((line, at) => textAt(0, (1.1 + 1.4 * at) * size, line, { size }));
  return { width, height: 1.4 * size * lines.length, items };
}

function framed(one: Scene, width: number): Scene {
  const inner = padded({ ...one, width: Math.max(one.width, width) }, PAD, PAD - 2);
  const style = { stroke: 'line', width: 1, round: 10 };
  const frame = as({ cls: 'part' }, rect(0.5, 0.5, inner.width - 1, inner.height - 1, style));
  return { ...inner, items: [frame, moved(0, 0, inner.items)] };
}
