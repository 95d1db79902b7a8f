import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

interface Named {
  name: string;
}

const friend = (name: string) => name || 'Your friend';
const ofFriend = (name: string) => (name ? `${name}’s` : 'your friend’s');

/** English texts of a match with a friend, whose moves arrive by links. */
export default {
  doubtful: 'Two lines of this match.',
  paused: ({ name }: Named) => `Here it was ${ofFriend(name)} turn.`,
  turn: ({ name }: Named) => `It is ${ofFriend(name)} turn.`,
  won: ({ name }: Named) => `${friend(name)} wins.`,
  go_on_friend: 'Forward',
  line_friend: 'a friend, by links',
  line_other: 'your friend begins',
  send: ({ name }: Named) => `Send this link to ${name || 'your friend'}`,
  send_first: ({ name }: Named) => `${friend(name)} begins: send this link to open the match.`,
  send_move: ({ name }: Named) =>
    `Your move is in this link. ${friend(name)} opens it, sees the move and answers with a link.`,
  send_end: ({ name }: Named) =>
    `The match is over. ${friend(name)} sees the last move once you have sent this link.`,
  copied: 'Copied: paste it into any messenger.',
  by_hand: 'Copy the link from the field.',
  link: 'The link to send',
  code: 'As a code for a phone’s camera',
  code_label: 'QR code of the link to send',
  no_code: 'This link is too long for such a code.',
  name: 'Your friend’s name, for this device alone',
  here: ({ name }: Named) => `Make ${ofFriend(name)} moves here`,
  doubt_behind: 'This link is behind: the match has gone on since. Which line counts?',
  doubt_ahead: 'This link has a move of yours that was not made on this device. Which line counts?',
  'doubt_taken-back': ({ n, name }: Args<'n'> & Named) =>
    `${friend(name)} would like to take back move ${n} and has made another one. Do you agree?`,
  doubt_edited: ({ n }: Args<'n'>) =>
    `This link has another move ${n} than the one you made. Which line counts?`,
  line_link: 'In the link',
  line_known: 'On this device',
  no_moves: 'no move',
  use_link: 'Go on from the link',
  use_known: 'Stay with this device',
} satisfies Words;
