import type { Args, Words } from 'mexplorer/kit';

/** The command-line texts of `prove` and of `check --pieces`. */
export default {
  verb_prove:
    '  mexplorer prove GAME            the proof of a period, such as that of "octal 0.106", in pieces',
  option_pieces:
    '      --pieces FOLDER             where prove writes, and goes on; of check the pieces, such as 0-99',
  option_processes: '      --processes N               how many processes check the pieces',
  more_prove: `FOLDER then holds the state of the search and a file for each piece of 2^30 heaps. The same command goes
on after it was ended. Once the period is proven it writes FOLDER/proof.cert.json.`,
  check_piece: ({ piece, from, to }: Args<'piece from to'>) =>
    `Piece ${piece}, heaps ${from} to ${to}: right.`,
  check_windows: ({ first, last, of, preperiod, period }: Args<'first last of preperiod period'>) =>
    `Right: pieces ${first} to ${last} of ${of}, and the windows that show the period ${period} from heap ${preperiod} on.`,
  check_windows_wrong: ({ what }: Args<'what'>) =>
    typeof what === 'number'
      ? `Wrong: piece ${what} ends in another window.`
      : `Wrong: the windows do not show what they should (${what}).`,
  prove_usage:
    'which game, and where to? Expected as in “mexplorer prove "octal 0.106" --pieces proof”.',
  prove_other: ({ game }: Args<'game'>) =>
    `${game} is not proven in pieces: its period is found early, or it has too many rare heaps. The call “certificate” proves it.`,
  prove_reached: ({ heap, rate }: Args<'heap rate'>) => `Heap ${heap}, ${rate} heaps a second.`,
  prove_done: ({ game, preperiod, period, file }: Args<'game preperiod period file'>) =>
    `${game} has the period ${period} from heap ${preperiod} on. Wrote ${file}.`,
  more_check_pieces: 'One FILE that ends in .json is a proof in pieces, as prove writes it.',
} satisfies Words;
