import type { Args, Words } from 'mexplorer/kit';

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);
const people = (n: number) => (n === 1 ? '1 learner' : `${n} learners`);

export default {
  // What a learner reads.
  cover: ({ n, points: all }: Args<'n points'>) =>
    `${n === 1 ? 'One task' : `${n} tasks`}, ${points(all)} in all.`,
  name: 'Your name or number',
  name_note: 'It is written into your result, and nowhere else.',
  name_varies: 'Your own positions follow from it, so type it as your teacher knows it.',
  name_wrong: 'A name has at most 80 characters, without < and >.',
  name_missing: 'Please type your name or number first.',
  nothing_sent:
    'Nothing is sent. What you do is kept in this browser; at the end you save your result as a file and hand it in.',
  tasks: 'Tasks',
  /** A game with its line. */
  game: ({ name, line }: Args<'name line'>) => `${name} (${line})`,
  task: ({ n }: Args<'n'>) => `Task ${n}`,
  task_of: ({ n, all }: Args<'n all'>) => `Task ${n} of ${all}`,
  is_solved: 'solved',
  is_over: 'no attempt left',
  is_open: 'begun',
  is_new: 'not begun',
  points: ({ n }: { n: number }) => points(n),
  attempts: ({ n }: Args<'n'>) =>
    n === 0 ? 'any number of attempts' : n === 1 ? '1 attempt' : `${n} attempts`,
  checks: 'check as often as you like',
  hints_on: 'hints allowed',
  hints_off: 'no hints',
  do_game_you: ({ game }: Args<'game'>) => `${game}. You begin, and you can win. Win this game.`,
  do_game_computer: ({ game }: Args<'game'>) =>
    `${game}. The computer begins, and you can win. Win this game.`,
  do_outcome: ({ game, position }: Args<'game position'>) =>
    `${game}: who wins from ${position} with best play?`,
  do_nimber: ({ game, position }: Args<'game position'>) =>
    `${game}: which nimber has ${position}?`,
  do_move: ({ game, position }: Args<'game position'>) =>
    `${game}: make a move that wins from ${position}.`,
  do_belief: ({ game }: Args<'game'>) =>
    `${game}. You begin. Your opponent plays by one wrong idea, and perfectly where it says nothing. Win, then name the idea.`,
  ask_belief: 'What does your opponent believe?',
  do_table: ({ game }: Args<'game'>) => `Fill in the SG values of ${game}.`,
  do_rule: ({ game }: Args<'game'>) =>
    `Find the rule behind the SG values of ${game}, for all heaps.`,
  do_problem: ({ id }: Args<'id'>) =>
    `Write a program that solves practice problem ${id}, and paste its outputs.`,
  unanswerable:
    'No player can win like that from here, so that this task cannot be solved. Tell your teacher.',
  solved: ({ points: n }: Args<'points'>) => `Solved: ${points(n)}.`,
  for_practice: 'You may play on, but it does not count.',
  no_attempt_left: 'No attempt is left.',
  not_yet: 'Not yet. Try again.',
  left: ({ n }: Args<'n'>) =>
    n === 1 ? 'Not yet. One attempt is left.' : `Not yet. ${n} attempts are left.`,
  next: 'Next task',
  skip: 'Later: next task',
  to_result: 'To the result',
  result: 'Result',
  score: ({ won, all }: Args<'won'> & { all: number }) => `${won} of ${points(all)}`,
  still_open: 'Some tasks are still open. You may save now, go on later and save again.',
  holds_title: 'What your result holds',
  holds: ({ n, tries }: Args<'n tries'>) =>
    `Your name, the sheet with its ${n === 1 ? 'task' : `${n} tasks`}, and of each of your ${tries === 1 ? '1 attempt' : `${tries} attempts`} the moves or the answer, whether it was right, how long it took and how many hints you saw. Nothing else.`,
  checksum:
    'A checksum shows whether the file was damaged on its way. It does not show who did the work.',
  holds_see: 'See the whole file',
  save: 'Save the result',
  copy: 'Copy it as text',
  as_text: 'The result as text',
  saved: 'Saved. Hand the file in as your teacher has told you.',
  copied: 'Copied. Paste it where your teacher has told you.',
  copy_failed: 'It could not be copied. Select the text and copy it.',

  // What a teacher reads.
  title: 'A class without a server',
  lead: 'Set tasks, hand out a link, and read what the class has done. Nothing is sent to anybody.',
  make: 'Make a sheet',
  read: 'Read results',
  sheet_title: 'Title',
  sheet_title_example: 'Nim, week 1',
  rules: 'For all tasks',
  attempts_label: 'Attempts (0: any number)',
  hints_label: 'Hints allowed',
  vary_label: 'Each learner gets other numbers of equal difficulty',
  seed_label: 'Seed',
  points_label: 'Points',
  choose_game: 'Choose a game',
  line_label: 'In one line',
  position_label: 'Position',
  upto_label: 'Heaps up to',
  question_label: 'Question',
  answer_label: 'Answer',
  ideas_label: 'Ideas to choose from, with ; between them',
  believes_label: 'The opponent believes',
  choices_label: 'Choices, with ; between them (none: the answer is a number)',
  problem_label: 'Problem',
  tests_label: 'Inputs',
  text_label: 'Your own words (optional)',
  kind_game: 'Game to win',
  kind_belief: 'Beat a wrong idea',
  kind_outcome: 'Who wins?',
  kind_nimber: 'Nimber',
  kind_move: 'Winning move',
  kind_table: 'SG table',
  kind_rule: 'Find the rule',
  kind_question: 'Your own question',
  kind_problem: 'Practice problem',
  add: 'Add a task',
  other: 'Another position',
  up: ({ n }: Args<'n'>) => `Move task ${n} up`,
  down: ({ n }: Args<'n'>) => `Move task ${n} down`,
  remove: ({ n }: Args<'n'>) => `Remove task ${n}`,
  more: 'More',
  begins_you: 'The learner begins and can win.',
  begins_computer: 'The computer begins, and the learner can win.',
  outcome_is: ({ outcome }: Args<'outcome'>) => `The answer: ${outcome}.`,
  nimber_is: ({ nimber }: Args<'nimber'>) => `The answer: ${nimber}.`,
  wins_are: ({ n }: Args<'n'>) => (n === 1 ? 'One move wins.' : `${n} moves win.`),
  no_wins: 'No move wins from here. Choose another position.',
  drawn: 'With best play neither player wins here. Choose another position.',
  belief_is: ({ n }: Args<'n'>) =>
    `Lost against perfect play. Wrong ideas that lead an opponent into a mistake here: ${n}.`,
  belief_won: 'The player who begins wins here anyway. Choose a position that is lost.',
  no_nimber: 'This position has no nimber. Choose another one.',
  rule_is: ({ rule }: Args<'rule'>) => `The rule: ${rule}`,
  no_rule: 'The page has found no rule of this game.',
  table_is: ({ values }: Args<'values'>) => `The values: ${values}`,
  link: 'The link for your class',
  link_local:
    'This address works on this machine only. Your class sees it once the page stands on a server.',
  link_wait: 'Once every task is complete, the link stands here.',
  title_missing: 'Give the sheet a title, and the link stands here.',
  link_length: ({ n }: Args<'n'>) => `${n} characters`,
  link_long: ({ n }: Args<'n'>) =>
    `${n} characters: some programs cut links that are this long. Hand out the file instead, or shorten your texts.`,
  link_copy: 'Copy the link',
  link_copied: 'The link is copied.',
  link_open: 'Try it as a learner',
  paper: 'The whole sheet on paper',
  paper_print: 'Print',
  paper_key: 'with the key, on a page of its own',
  paper_game: ({ game, position }: Args<'game position'>) =>
    `${game}, from ${position}. Play it with somebody: one of you can always win. Which one, and how?`,
  key_title: ({ title }: Args<'title'>) => `Key: ${title}`,
  key_first: ({ moves }: Args<'moves'>) => `The player who begins: ${moves}.`,
  key_second: 'The player who does not begin: no first move wins.',
  key_problem: 'The page checks the outputs of the program.',
  sheet_save: 'Save the sheet',
  sheet_load: 'Load a sheet',
  sheet_clear: 'New sheet',
  sheet_back: 'Bring the sheet back',
  sheet_loaded: 'The sheet is loaded.',
  answers_open:
    'Anyone who decodes the link can read the answers to your own questions. Answers that the core computes are not in it.',
  example: 'Start with this sheet',
  example_title: ({ title }: Args<'title'>) => `A sheet to begin with: ${title}`,

  example_results: 'An example: a class of three',
  example_results_about:
    'Their result files became this table. Press a cell to see an attempt again; below it stands what went wrong most often.',
  example_learner_1: 'Ada',
  example_learner_2: 'Emmy',
  example_learner_3: 'Sophie',
  drop: 'Drop result files here',
  choose: 'Choose files',
  paste: 'Or paste results as text',
  paste_add: 'Add',
  forget: 'Remove all',
  files_read: ({ n }: Args<'n'>) => (n === 1 ? '1 result read.' : `${n} results read.`),
  replaced: ({ n }: Args<'n'>) =>
    n === 1
      ? 'One learner had two results for one sheet; the later one counts.'
      : `${n} results were replaced by later ones of the same learners.`,
  refused: ({ n }: Args<'n'>) => (n === 1 ? '1 file was refused:' : `${n} files were refused:`),
  pasted: ({ n }: Args<'n'>) => `text ${n}`,
  learners: ({ n }: { n: number }) => people(n),
  learner: 'Learner',
  nameless: 'without a name',
  total: 'Total',
  cell: ({ points: n, tries, seconds, hints, state }: Args<'tries seconds hints state points'>) =>
    `${points(n)}, ${tries === 1 ? '1 attempt' : `${tries} attempts`}, ${seconds} s${hints ? `, ${hints === 1 ? '1 hint' : `${hints} hints`}` : ''}: ${state}`,
  mean: 'Mean',
  csv: 'Save for a spreadsheet (CSV)',
  csv_tries: ({ n }: Args<'n'>) => `Task ${n}: attempts`,
  csv_hints: ({ n }: Args<'n'>) => `Task ${n}: hints`,
  csv_seconds: ({ n }: Args<'n'>) => `Task ${n}: seconds`,
  csv_saved: 'Saved at',
  beliefs: 'Wrong claims that were believed',
  beliefs_about:
    'How many learners gave an answer that follows from the claim, sheet by sheet in the order in which results were saved.',
  belief: 'Claim',
  wrong_title: 'What went wrong most often',
  wrong_wait: 'The core is looking at the moves …',
  wrong_nobody: 'Nobody has finished this task yet.',
  wrong_none: 'Nothing went wrong.',
  wrong_more: ({ n }: Args<'n'>) => (n === 1 ? 'and 1 more' : `and ${n} more`),
  doubtful: ({ names }: Args<'names'>) =>
    `What the file states is not so when it is checked again (position, moves or answers): ${names}.`,
  is_doubtful: 'not as the file states when checked again',
  replay: ({ name, n }: Args<'name n'>) => `${name}: task ${n}`,
  replay_attempt: ({ n }: Args<'n'>) => `Attempt ${n}`,
  replay_you: 'Here “you” are the learner.',
  won: 'won',
  named: ({ claim }: Args<'claim'>) => `Named as the belief: ${claim}`,
  lost: 'lost',
  not_ended: 'not ended',
  right: 'right',
  wrong: 'wrong',
  teacher_note:
    'A checksum shows that a file arrived undamaged. It does not show who did the work, nor that the file was not written by hand.',

  flaw_sheet: 'This is no task sheet.',
  flaw_no_sheet: 'This link has no task sheet in it. Perhaps it was cut off.',
  flaw_damaged: 'This was damaged on its way, or only a part of it arrived.',
  flaw_later:
    'This comes from a later version of Mexplorer. Reload the page, or ask for the newest one.',
  flaw_version: 'This comes from another version of Mexplorer, which this one cannot read.',
  flaw_foreign: 'This is no result of a task sheet.',
  flaw_large: 'This is too large to be a result.',
  flaw_forbidden: 'There is a name in it that no result has. It was not read further.',
  flaw_text: 'A text is missing here.',
  flaw_long: ({ limit }: Args<'limit'>) =>
    `This text is too long; ${limit} characters are the most.`,
  flaw_number: ({ limit }: Args<'limit'>) =>
    `A number is not right here: a whole number up to ${limit} is expected.`,
  flaw_flag: 'Here true or false is expected.',
  flaw_answer: 'The answer must be a whole number, or one of the choices.',
  flaw_choices: ({ limit }: Args<'limit'>) => `There must be 2 to ${limit} choices.`,
  flaw_not_a_choice: 'The answer must be one of the choices.',
  flaw_ask: 'Here outcome, nimber or move is expected.',
  flaw_no_tasks: 'There is no task yet.',
  flaw_many: ({ limit }: Args<'limit'>) => `These are too many tasks; ${limit} are the most.`,
  flaw_never_errs:
    'No wrong idea leads to a mistake here at once, or the position is won anyway. Choose another position.',
  flaw_kind: 'This is no task: one of game, ask, table, rule, question and problem is expected.',
  flaw_name: 'The name has more than 80 characters, or markup in it.',
  flaw_tasks: 'The tasks do not belong to the sheet.',
  flaw_attempt: 'An attempt is not written as attempts are.',

  // In a package for a learning platform.
  leads_away: 'This link leads to another page of Mexplorer, which is not in this package.',
  platform_kept: 'Your platform keeps your points and what you have done.',
  platform_wait: 'Your platform has not yet answered …',
  platform_refused:
    'Your platform has refused to keep your work. It stays here as long as this window is open: save the result as a file and hand it in.',
  platform_none:
    'There is no learning platform around this page. What you do is kept in this browser; save the result as a file and hand it in.',
  platform_review: 'You are looking at this again; nothing that you do now counts.',
  platform_cut: 'The platform keeps your points, but not every move: there is no room for more.',
  sheet: 'Task sheet',

  // The concept inventory, below the list of wrong claims.
  'inventory.title': 'For teachers: a sheet of questions whose wrong answers are these claims',
  'inventory.about': ({ n }: Args<'n'>) =>
    `${n} questions with positions that the core has found. A result names the claims that a learner believed, and the table of the class counts them. Hand out one link before the course and the other one after it.`,
  'inventory.make': 'Make the sheet',
  'inventory.sheet': 'Impartial games',
  'inventory.before': 'Before the course',
  'inventory.after': 'After the course',
  'inventory.read': 'Read results',
  'inventory.outcome': ({ game, position }: Args<'game position'>) =>
    `${game}: who wins from ${position} with best play?`,
  'inventory.nimber': ({ game, position }: Args<'game position'>) =>
    `${game}: what is the SG value of ${position}?`,
  'inventory.move': ({ game, position }: Args<'game position'>) =>
    `${game}: which move wins from ${position}?`,
  'inventory.no_idea': 'I do not know',
} satisfies Words;
