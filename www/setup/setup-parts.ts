/**
 * Elements below the fields of game and position: example rules to edit, and the choice of normal or misère
 * play.
 */
import { html } from 'lit';
import { examples, isTyped } from '../games.ts';
import { icon } from '../ui/pictures/icons.ts';
import type { GameCard } from '../games.ts';
import type { Speaker } from '../ui/element/base.ts';

/**
 * Draw buttons for example rules, or a single button that writes the first one.
 * @param card the entry of the typed game in the list of games
 * @param retype callback for the chosen rule
 */
export function ruleExamples(
  { t }: Speaker,
  card: GameCard | undefined,
  retype: (game: string) => void,
) {
  if (!isTyped(card)) {
    return html`<div class="rules">
      <button class="btn" data-rule @click=${() => retype(examples[0].game)}>
        ${icon('write', 18)}${t('notation.write_rule')}
      </button>
    </div>`;
  }
  return html`<details class="rules">
    <summary>${t('notation.examples')}</summary>
    <ul>
      ${examples.map(
        ({ name, game }) =>
          html`<li>
            <button class="offer" data-example=${name} @click=${() => retype(game)}>
              <span>${t(`notation.example_${name}`)}</span><code>${game}</code>
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Draw the choice of normal or misère play. */
export function kindChips({ t }: Speaker, misere: boolean, choose: (misere: boolean) => void) {
  const kinds: [boolean, string][] = [
    [false, 'normal'],
    [true, 'misere'],
  ];
  return html`<div class="flow row">
    <div class="flow" role="group" aria-label=${t('notation.rule_kind')}>
      ${kinds.map(
        ([value, key]) =>
          html`<button
            class="chip"
            data-misere=${String(value)}
            aria-pressed=${misere === value}
            @click=${() => choose(value)}
          >
            ${t(`page.${key}`)}
          </button>`,
      )}
    </div>
  </div>`;
}
