import type { Words } from '../../../i18n/languages.ts';

/** English texts of the settings: opponent, strength and ending condition. */
export default {
  who_starts: 'Who begins',
  starts_you: 'I begin',
  starts_computer: 'The computer begins',
  starts_friend: 'My friend begins',
  opponent: 'Computer plays',
  against_person: 'not at all: two players',
  against_friend: 'not at all: a friend, by a link',
  against_none: 'both sides: I watch',
  ending: 'The last move',
  ending_normal: 'wins',
  ending_misere: 'loses (misère)',
  hints_setting: 'Winning moves',
  hints_on_demand: 'on request',
  hints_always: 'always shown',
  hints_off: 'never shown',
  sound: 'Sound',
  sound_off: 'off',
  sound_on: 'on',
} satisfies Words;
