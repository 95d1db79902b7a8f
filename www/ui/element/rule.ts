/** The rule of a game on a widget that shows this game. */
import { html, nothing } from 'lit';
import { sayGoal, sayRule } from '../../i18n/rule.ts';
import { drawnBy } from './environment.ts';
import type { RuleLine } from '../../i18n/rule.ts';
import type { MexWidget } from './widget.ts';

type Line = RuleLine & { misere: boolean };

/**
 * Return the control of the rule, which is shown by default unless the widget is inside another Mexplorer
 * element that states the rule.
 */
export const ruleControl = (widget: Element) => (drawnBy(widget) ? [] : ['rule']);

/**
 * Return the rule and the goal as text.
 * @param said the parsed game whose numbers are shown, or only its card (entry of the list of games) for a
 * rule without numbers
 */
export const ruleText = (widget: MexWidget, line: Line, said: RuleLine | { card: string } = line) =>
  `${sayRule(widget.t, said)} ${sayGoal(widget.lang, line)}`;

/** Draw the rule as a paragraph, if the widget shows the control `rule`. */
export const rulePart = (widget: MexWidget, says: () => string) =>
  widget.has('rule') ? html`<p class="soft rule" part="rule">${says()}</p>` : nothing;
