/** The instruction of a task whose author writes none. */
import { headingOf, nameOf, sayGame } from 'mexplorer/kit';
import type { Speaker } from 'mexplorer/kit';
import { linesOf } from './sheet.ts';
import type { Task } from './sheet.ts';

/** Return the name of a game, with its line in the notation if the name alone does not determine the game. */
export function gameWords({ lang, t }: Speaker, line: string) {
  const name = sayGame(lang, line);
  return line === nameOf(line) ? name : t('class.game', { name, line });
}

/**
 * Return the rule of a task's game in words; '' for a task without a game. The goal of the game follows,
 * except in tasks that ask only for SG values. The core must have parsed the line.
 */
export function ruleWords({ lang, t }: Speaker, task: Task): string {
  const [line] = linesOf(task);
  if (!line) return '';
  const { name, rule: said, goal, line: typed } = headingOf(lang, line);
  const rule = typed ? t(`games.${name}_rule`, { line, typed }) : said;
  const isOfValues = task.kind === 'table' || task.kind === 'rule';
  return isOfValues ? rule : [rule, goal].filter(Boolean).join(' ');
}

/**
 * Return the instruction of a task: the author's text, or words for the kind of the task.
 * @param played returns the words for a game that the learner must win, given the name of the game
 */
export function taskWords(
  host: Speaker,
  task: Task,
  { position, played }: { position: string; played: (game: string) => string },
) {
  const { t } = host;
  if (task.text) return task.text;
  switch (task.kind) {
    case 'table':
      return t('class.do_table', { game: gameWords(host, task.table) });
    case 'rule':
      return t('class.do_rule', { game: gameWords(host, task.rule) });
    case 'question':
      return task.question;
    case 'problem':
      return t('class.do_problem', { id: task.problem });
    case 'belief':
      return t('class.do_belief', { game: gameWords(host, task.game) });
    case 'ask':
      return t(`class.do_${task.ask}`, { game: gameWords(host, task.game), position });
    default:
      return played(gameWords(host, task.game));
  }
}
