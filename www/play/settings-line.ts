/** The settings in one line, which opens their fields; those are loaded then. */
import { html, nothing } from 'lit';
import { strengthKey } from './strengths.ts';
import type { MexGame } from './mex-game.ts';
import type { Session } from './session.ts';

/** The fields, once they are there. */
let fields: typeof import('./settings.ts').settings | null = null;

export function settingsLine(game: MexGame, s: Session) {
  const { unfolded, model } = game;
  const two = s.players === 2;
  const end = model.described?.misere ? 'misere' : 'normal';
  const prolongs = model.prolong && model.skill === 1;
  const strength = prolongs ? 'play.strength_prolongs' : strengthKey(model.skill);
  const against = () => game.t('play.line_against', { strength: game.t(strength) });
  const said = [
    ...(two ? [game.t('play.line_two')] : [against(), game.t(`play.line_${s.first}`)]),
    game.t(`play.line_${end}`),
  ];
  const toggle = async () => {
    game.unfolded = !unfolded;
    try {
      fields ??= (await import('./settings.ts')).settings;
      game.requestUpdate();
    } catch {
      // Without a network; the next press tries again.
      game.unfolded = false;
    }
  };
  return html`<div class="options no-print" part="settings">
    <button
      class="item line"
      data-act="settings"
      aria-expanded=${unfolded ? 'true' : 'false'}
      @click=${toggle}
    >
      ${said.map((words) => html`<span>${words}</span>`)}
      <span class="change">${game.t('play.line_change')}</span>
    </button>
    ${unfolded && fields ? fields(game, s) : nothing}
  </div>`;
}
