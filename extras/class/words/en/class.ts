import type { Args, Words } from 'mexplorer/kit';

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);

export default {
  // Texts for learners.
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
  /** The name of a game with its line in the notation. */
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
    `${game}: what is the SG value (nimber) of ${position}?`,
  do_move: ({ game, position }: Args<'game position'>) =>
    `${game}: make a move that wins from ${position}.`,
  do_belief: ({ game }: Args<'game'>) =>
    `${game}. You begin. Your opponent plays by one wrong idea, and perfectly where it says nothing. Win, then name the idea.`,
  ask_belief: 'What does your opponent believe?',
  do_table: ({ game }: Args<'game'>) =>
    `Fill in the SG values of ${game}. The SG value of a heap is the smallest of 0, 1, 2, … that no position one move away has.`,
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
  holds_later:
    'You can see the whole file here once no task is open: it also holds the right answers.',
  save: 'Save the result',
  copy: 'Copy it as text',
  as_text: 'The result as text',
  saved: 'Saved. Hand the file in as your teacher has told you.',
  copied: 'Copied. Paste it where your teacher has told you.',
  copy_failed: 'It could not be copied. Select the text and copy it.',
  flaw_sheet: 'This is no task sheet.',
  no_sheet:
    'A task sheet is opened by the link that a teacher gives you. This link has no sheet in it; if it came from your teacher, it was cut off: ask for the whole link.',
  flaw_damaged:
    'This was damaged on its way, or only a part of it arrived. Ask for the whole link or file again.',
  flaw_later:
    'This comes from a later version of Mexplorer. Reload the page, or ask for the newest one.',
  flaw_version: 'This comes from another version of Mexplorer, which this one cannot read.',
  flaw_foreign: 'This is no result of a task sheet.',
  flaw_large: 'This is too large to be a result.',
  flaw_forbidden: 'There is a name in it that no result has. It was not read further.',
  flaw_text: 'A text is missing here.',
  flaw_long: ({ limit }: Args<'limit'>) =>
    `This text is too long; ${limit} characters are the most.`,
  flaw_number: ({ limit, least }: Args<'limit least'>) =>
    `A whole number from ${least} to ${limit} is expected here.`,
  flaw_flag: 'Here true or false is expected.',
  flaw_answer: 'The answer must be a whole number, or one of the choices.',
  flaw_choices: ({ limit }: Args<'limit'>) => `There must be 2 to ${limit} choices.`,
  flaw_not_a_choice: 'The answer must be one of the choices.',
  flaw_ask: 'Here outcome, nimber or move is expected.',
  flaw_no_tasks: 'There is no task yet.',
  flaw_many: ({ limit }: Args<'limit'>) => `These are too many tasks; ${limit} are the most.`,
  flaw_never_errs:
    'No wrong idea leads to a mistake from here, or the position is won anyway. Choose another position.',
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
  // Texts of the concept inventory, shown below the list of wrong claims.
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
