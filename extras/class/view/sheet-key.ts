/** The solution of a task: the core's answer, or for a question the author's answer. */
import { analyze, describe, patterns, table } from 'mexplorer';
import { boardWords, sayMove } from 'mexplorer/kit';
import type { Speaker as Host } from 'mexplorer/kit';
import type { Task } from '../sheet/sheet.ts';

/** The number of winning moves that a solution lists, at most. */
const MOVES = 4;

/** Return the winning moves of a position in words. */
async function winningMoves({ lang, t }: Host, game: string, position: string) {
  const [found, described] = await Promise.all([
    analyze(game, position, { limit: 200 }),
    describe(game, position),
  ]);
  const wins = found.moves.filter(({ wins }) => wins);
  const board = boardWords(described);
  const words = wins.slice(0, MOVES).map(({ move }) => sayMove(lang, move, board));
  const more = wins.length > MOVES ? ` ${t('teach.wrong_more', { n: wins.length - MOVES })}` : '';
  return { ...found, moves: `${t('common.list', { items: words })}${more}` };
}

/** Return the solution of a task: the values of a table, or a text. */
export async function keyOf(host: Host, task: Task): Promise<string | readonly number[]> {
  const { t } = host;
  switch (task.kind) {
    case 'question':
      return task.answer;
    case 'problem':
      return t('teach.key_problem');
    case 'rule':
      return (await patterns(task.rule)).values[0]?.text ?? t('teach.no_rule');
    case 'table':
      return [...(await table(task.table, task.upto)).nimbers];
    case 'belief':
      return task.answer;
    default: {
      const { outcome, nimber, moves } = await winningMoves(host, task.game, task.position);
      if (task.kind === 'ask' && task.ask === 'nimber') return String(nimber);
      if (task.kind === 'ask' && task.ask === 'outcome')
        return t(`learn.choice.${outcome === 'N' ? 'N' : 'P'}`);
      if (task.kind === 'ask') return moves;
      return outcome === 'N' ? t('teach.key_first', { moves }) : t('teach.key_second');
    }
  }
}
