import { nothing } from 'lit';
import { knownOf } from '../../engine/known-lines.ts';
import { rulePart, ruleText } from './rule.ts';
import type { MexWidget } from './widget.ts';

/**
 * Draw the rule of a game that the widget parses by `GameLines`; space for the rule is reserved until the
 * result is known.
 * @param misere whether the player of the last move loses, whatever the game's text says
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
