import { html, nothing } from 'lit';
import { face } from './adaptive-strength.ts';
import { chooseSound, isSounding } from './sound-choice.ts';
import { STRENGTHS, nearest } from './strengths.ts';
import type { MexGame } from './mex-game.ts';
import type { Settings } from './game-state.ts';
import type { Session } from './session.ts';
import { valueOf } from '../ui/element/events.ts';

/** The value for a human opponent. */
const PERSON = 'person';
/** The value for one that errs never and prolongs a lost game. */
const PROLONGS = 'prolongs';

/** Values, each with the key of its name. */
const named = (what: string, ...values: string[]): [string, string][] =>
  values.map((value) => [value, `play.${what}_${value.replace('-', '_')}`]);

/**
 * The fields of the settings: opponent and strength, first player, normal or misère play, and
 * hints.
 */
export function settings(game: MexGame, s: Session) {
  const { model } = game;
  const choice = (
    id: string,
    label: string,
    now: string | number,
    options: [string | number, string][],
    set: (value: string) => void,
  ) =>
    html`<label class="setting"
      ><span>${game.t(label)}</span>
      <select class="field" data-set=${id} @change=${(event: Event) => set(valueOf(event))}>
        ${options.map(
          ([value, words]) =>
            html`<option value=${value} .selected=${String(value) === String(now)}>
              ${game.t(words)}
            </option>`,
        )}
      </select></label
    >`;
  const two = s.players === 2;
  const misere = Boolean(model.described?.misere);
  return html`<div class="settings" role="group" aria-label=${game.t('play.how')}>
    ${choice(
      'opponent',
      'play.opponent',
      two ? PERSON : model.prolong && model.skill === 1 ? PROLONGS : nearest(model.skill),
      [
        STRENGTHS[0],
        [PROLONGS, 'play.strength_prolongs'],
        ...STRENGTHS.slice(1),
        [PERSON, 'play.against_person'],
      ],
      (value) => {
        if (value === PERSON) face(model, null);
        else if (value === PROLONGS) face(model, 1, true);
        else face(model, Number(value));
      },
    )}
    ${
      two
        ? nothing
        : choice('first', 'play.who_starts', s.first, named('starts', 'you', 'computer'), (value) =>
            model.configure({ first: value as Settings['first'] }),
          )
    }
    ${choice(
      'misere',
      'play.ending',
      misere ? 'misere' : 'normal',
      named('ending', 'normal', 'misere'),
      (value) => model.end(value === 'misere'),
    )}
    ${choice(
      'hints',
      'play.hints_setting',
      model.hints === 'on' ? 'always' : model.hints,
      named('hints', 'on-demand', 'always', 'off'),
      (value) => model.configure({ hints: value as Settings['hints'] }),
    )}
    ${choice(
      'sound',
      'play.sound',
      isSounding() ? 'on' : 'off',
      named('sound', 'off', 'on'),
      (value) => chooseSound(game, value as 'on' | 'off'),
    )}
  </div>`;
}
