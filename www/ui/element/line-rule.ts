import { nothing } from 'lit';
import { knownOf } from '../../engine/known-lines.ts';
import { rulePart, ruleText } from './rule.ts';
import type { MexWidget } from './widget.ts';

/**
 * The rule of a line that the widget reads by `GameLines`; its space is reserved before.
 * @param misere whether the last move loses, whatever the line says
 */
export function ruleOf(widget: MexWidget, game: string, misere: boolean = false) {
  const known = knownOf(game);
  if (known && !known.line) return nothing;
  return rulePart(widget, () =>
    known?.line
      ? ruleText(widget, { ...known.line, misere: misere || known.line.misere })
      : '\u00a0',
  );
}
