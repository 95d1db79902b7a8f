/** English texts of the help view and of the search. */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

export default {
  lead: 'How to write games and moves, which keys there are, and where your progress is kept.',
  writing: 'To write a game and a position',
  game: 'A game is one line: its name, and what belongs to it, such as the set of a subtraction game. The word misere at its end means that the last move loses. You may also describe a game in your own words, in the picker of games; the page says how it has understood you.',
  position:
    'A position is one line as well, mostly the heaps with blanks between them. Commas may stand for blanks.',
  all_games: ({ n }: Args<'n'>) => `All ${n} games`,
  rules: 'A rule of your own',
  rule: 'Before the arrow stands a heap, n, or two numbers, (x, y); behind it all that a move may leave, with | between. (i, j) is two heaps; “for i in 0..n-1” counts, and “if …” limits. There are + - * / % == < > and or, prime(p), min, max, gcd and sqrt.',
  moves: 'To write a move',
  move: 'Mostly 2-3: take 3 from heap 2; heaps are counted from 1. Every list of moves writes them as they are typed, so one may be copied from there.',

  keys: 'Keys',
  key_search: 'search, from anywhere on the page',
  key_keys: 'shows this list, from anywhere on the page',
  key_tab: 'to the board, and on to the next control',
  key_arrows: 'go about on a board, in a table, in a graph, through the steps of a proof',
  key_digits: 'choose how much to take',
  key_enter: 'chooses, and plays what is chosen',
  key_escape: 'gives up what is chosen, and closes a dialog',
  key_undo: 'takes a move back, and plays it again',
  key_steps: 'step through the game, where no board or field has the keys',
  keys_board: 'Each board says its own keys to a screen reader, and below it to the eye.',

  kept: 'Where your progress is kept',
  kept_say:
    'In this browser alone: lessons, stars, solved problems, the work on a task sheet, settings. Nothing is sent anywhere, and nobody else sees it. Who clears the data of this site loses it; a file keeps it, and takes it to another device.',
  kept_lessons: 'Save the lessons as a file',
  kept_ladder: 'Save the stars as a file',

  about: 'Version, source, and what is wrong',
  report:
    'Tell us what is wrong, in either language. The address of the page, copied from the bar of the browser, says which game and position you saw.',
  report_nowhere:
    'This copy names no address for reports: tell whoever gave you the page. The address in the bar of the browser says which game and position you saw.',

  version: ({ version }: Args<'version'>) => `Version ${version}`,
  source: 'Source',
  report_link: 'Report a problem',

  said_full: 'Screen reader: everything',
  said_brief: 'Screen reader: moves alone',

  search_hint: 'A game, a lesson, a problem, a term',
  kind_game: 'Games',
  kind_lesson: 'Lessons',
  kind_problem: 'Problems',
  kind_term: 'Terms',
  kind_view: 'Parts of the page',
  found: ({ n }: Args<'n'>) => (n === 1 ? '1 found.' : `${n} found.`),
  about_play: 'Against the computer or a friend; choice of game, settings, graph editor, embedding',
  about_tables: 'The SG values of heaps, their period and its certificate',
  about_graph: 'Positions, moves and losing positions',
  about_quotient: 'The classes of heaps under misère play, with a certificate',
  found_none: 'Nothing was found. Try a shorter word.',
} satisfies Words;
