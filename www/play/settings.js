import { html, nothing } from 'lit';
import { withMisere } from './session.js';

/** The computer's strengths to choose from: how often it plays the best move. @type {[number, string][]} */
const STRENGTHS = [
  [1, 'play.strength_perfect'],
  [0.85, 'play.strength_strong'],
  [0.6, 'play.strength_middling'],
  [0.3, 'play.strength_weak'],
  [0, 'play.strength_random'],
];

/** @param {number} skill the choice that comes nearest */
const nearest = (skill) =>
  STRENGTHS.reduce((a, b) => (Math.abs(b[0] - skill) < Math.abs(a[0] - skill) ? b : a))[0];

/**
 * Who plays, who begins, how strong, and how it ends.
 * @param {import('./mex-game.js').MexGame} game
 * @param {import('./session.js').Session} s
 */
export function settings(game, s) {
  /**
   * @param {string} id @param {string} label @param {string|number} now
   * @param {[string|number, string][]} options @param {(value: string) => void} set
   */
  const choice = (id, label, now, options, set) =>
    html`<label class="setting"
      ><span>${game.t(label)}</span>
      <select
        class="field"
        data-set=${id}
        @change=${(/** @type {any} */ event) => set(event.target.value)}
      >
        ${options.map(
          ([value, words]) =>
            html`<option value=${value} .selected=${String(value) === String(now)}>
              ${game.t(words)}
            </option>`,
        )}
      </select></label
    >`;
  const misere = withMisere(s.game, true) === s.game.trim();
  return html`<details class="settings no-print" part="settings">
    <summary>${game.t('play.settings')}</summary>
    <div class="choices">
      ${choice(
        'players',
        'play.opponent',
        s.players,
        [
          [1, 'play.against_computer'],
          [2, 'play.against_person'],
        ],
        (value) => (game.players = value === '2' ? 2 : 1),
      )}
      ${
        s.players === 2
          ? nothing
          : html`${choice(
              'first',
              'play.who_starts',
              s.first,
              [
                ['you', 'play.starts_you'],
                ['computer', 'play.starts_computer'],
              ],
              (value) => (game.first = value === 'computer' ? 'computer' : 'you'),
            )}
            ${choice('skill', 'play.strength', nearest(game.skill), STRENGTHS, (value) =>
              game.adjust({ skill: Number(value) }),
            )}`
      }
      ${choice(
        'misere',
        'play.ending',
        misere ? 'misere' : 'normal',
        [
          ['normal', 'play.ending_normal'],
          ['misere', 'play.ending_misere'],
        ],
        (value) => game.end(value === 'misere'),
      )}
      ${choice(
        'hints',
        'play.hints_setting',
        game.hints === 'on' ? 'always' : game.hints,
        [
          ['on-demand', 'play.hints_on_demand'],
          ['always', 'play.hints_always'],
          ['off', 'play.hints_off'],
        ],
        (value) => game.adjust({ hints: /** @type {any} */ (value) }),
      )}
    </div>
  </details>`;
}
