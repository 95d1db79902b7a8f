/**
 * A button that summarizes the settings in one line and unfolds their fields. The fields are loaded when
 * first unfolded.
 */
import { html, nothing } from 'lit';
import { companyParts, settingsParts } from './late-parts.ts';
import { strengthKey } from './strengths.ts';
import type { MexGame } from './mex-game.ts';
import type { Session } from './session.ts';

export function settingsLine(game: MexGame, s: Session) {
  const { unfolded, model } = game;
  const two = s.players === 2;
  const end = model.described?.misere ? 'misere' : 'normal';
  const prolongs = model.prolong && model.skill === 1;
  const strength = prolongs ? 'play.strength_prolongs' : strengthKey(model.skill);
  const against = () => game.t('play.line_against', { strength: game.t(strength) });
  const parts = companyParts(game, s);
  const players = () => {
    // `parts` is undefined if a person plays against the computer or two people play at this board. For other
    // games, it is null until the part is loaded.
    if (parts !== undefined) return parts?.settingsWords(game, s) ?? [];
    return two ? [game.t('play.line_two')] : [against(), game.t(`play.line_${s.first}`)];
  };
  const said = [...players(), game.t(`play.line_${end}`)];
  const fields = unfolded ? settingsParts(game) : null;
  return html`<div class="options no-print" part="settings">
    <button
      class="item line"
      data-act="settings"
      aria-expanded=${unfolded ? 'true' : 'false'}
      @click=${() => (game.unfolded = !unfolded)}
    >
      ${said.map((words) => html`<span>${words}</span>`)}
      <span class="change">${game.t('play.line_change')}</span>
    </button>
    ${fields?.settings(game, s) ?? nothing}
  </div>`;
}
