import { html, nothing } from 'lit';
import { withMisere } from '../games.ts';
import { face } from './adaptive-strength.ts';
import { chooseSound, isSounding } from './sound-choice.ts';
import { described } from './session.ts';
import { STRENGTHS, nearest } from './strengths.ts';
import type { GameModel } from './game-model.ts';
import type { MexGame } from './mex-game.ts';
import type { Settings } from './game-state.ts';
import type { Session } from './session.ts';
import { valueOf } from '../ui/element/events.ts';

/**
 * The values of the opponent field for a person at this board, for a friend at another browser, and for no
 * person at all.
 */
const PERSON = 'person';
const FRIEND = 'friend';
const NOBODY = 'nobody';
/** The value of the opponent field for a computer that plays perfectly and prolongs lost games. */
const PROLONGS = 'prolongs';

/** Load the actions of matches with a friend, which widgets do not need. */
const acts = () => import('./friend/acts.ts');

/** Switch to the opponent of a field value other than a friend. */
function play(model: GameModel, value: string) {
  if (value === PERSON) face(model, null);
  else if (value === NOBODY) model.configure({ players: 0 });
  else if (value === PROLONGS) face(model, 1, true);
  else face(model, Number(value));
}

/** Switch between normal and misère play and restart. */
function setMisere(model: GameModel, misere: boolean) {
  const { session } = model;
  if (!session) return;
  model.ask({ game: withMisere(described(session), misere), position: session.start, moves: null });
  void model.load();
}

/** Pair each value of a field with the key of its label. */
const named = (what: string, ...values: string[]): [string, string][] =>
  values.map((value) => [value, `settings.${what}_${value.replace('-', '_')}`]);

/**
 * Draw the fields of the settings: opponent and strength, first player, normal or misère play, hints, and
 * sound.
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
  const two = s.players !== 1;
  const friendly = s.matchId !== null;
  const other = friendly ? 'friend' : 'computer';
  const opponent = () => {
    if (s.players !== 1) return s.players ? PERSON : NOBODY;
    if (friendly) return FRIEND;
    return model.prolong && model.skill === 1 ? PROLONGS : nearest(model.skill);
  };
  const misere = Boolean(model.described?.misere);
  return html`<div class="settings" role="group" aria-label=${game.t('play.how')}>
    ${choice(
      'opponent',
      'settings.opponent',
      opponent(),
      [
        STRENGTHS[0],
        [PROLONGS, 'play.strength_prolongs'],
        ...STRENGTHS.slice(1),
        [PERSON, 'settings.against_person'],
        // Offer a match with a friend only inside the page, since a match needs links.
        ...(game.links?.match ? [[FRIEND, 'settings.against_friend'] as [string, string]] : []),
        [NOBODY, 'settings.against_none'],
      ],
      (value) => {
        if (value === FRIEND) return void acts().then(({ invite }) => invite(model, 'you'));
        if (!friendly) return play(model, value);
        void acts().then(({ leaveMatch }) => {
          void leaveMatch(model);
          play(model, value);
        });
      },
    )}
    ${
      two
        ? nothing
        : choice(
            'first',
            'settings.who_starts',
            s.first === 'you' ? 'you' : other,
            named('starts', 'you', other),
            (value) => {
              const first = value === 'you' ? 'you' : 'computer';
              if (friendly) void acts().then(({ invite }) => invite(model, first));
              else model.configure({ first });
            },
          )
    }
    ${choice(
      'misere',
      'settings.ending',
      misere ? 'misere' : 'normal',
      named('ending', 'normal', 'misere'),
      (value) => setMisere(model, value === 'misere'),
    )}
    ${choice(
      'hints',
      'settings.hints_setting',
      model.allowedHints,
      named('hints', ...(friendly ? [] : ['on-demand']), 'always', 'off'),
      (value) => model.configure({ hints: value as Settings['hints'] }),
    )}
    ${choice(
      'sound',
      'settings.sound',
      isSounding() ? 'on' : 'off',
      named('sound', 'off', 'on'),
      (value) => chooseSound(game, value as 'on' | 'off'),
    )}
  </div>`;
}
