/** The rule of a game on a widget that shows this game. */
import { html, nothing } from 'lit';
import { sayGoal, sayRule } from '../../i18n/rule.ts';
import { drawnBy } from './environment.ts';
import type { RuleLine } from '../../i18n/rule.ts';
import type { MexWidget } from './widget.ts';

type Line = RuleLine & { misere: boolean };

/** The control of the rule, a usual one unless another widget says the rule, or the page. */
export const ruleControl = (widget: Element) => (drawnBy(widget) ? [] : ['rule']);

/** The rule and the goal. @param said the line whose numbers are shown, or the card alone for a rule without numbers */
export const ruleText = (widget: MexWidget, line: Line, said: RuleLine | { card: string } = line) =>
  `${sayRule(widget.t, said)} ${sayGoal(widget.lang, line)}`;

/** The rule as a paragraph, if it is among the controls. */
export const rulePart = (widget: MexWidget, says: () => string) =>
  widget.has('rule') ? html`<p class="soft rule" part="rule">${says()}</p>` : nothing;
