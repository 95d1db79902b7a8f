/** The most frequent mistakes at a task: moves on small boards, and answers. */
import { html, nothing } from 'lit';
import { loadElements, sayGame, sayMove, setStyle } from 'mexplorer/kit';
import type { boardWords, Speaker as Host } from 'mexplorer/kit';
import { plainCells, triesOf } from '../sheet/attempts.ts';
import type { Task } from '../sheet/sheet.ts';
import type { Group } from './roster.ts';
import type { Wrong } from './wrong.ts';
import type { Move } from 'mexplorer';

void loadElements('mex-thumbnail');

/**
 * The mistakes at a task, and for each shown move the data of the board that the words of the move need; null
 * if there are no such data, so that the move is shown as its text.
 */
export type WrongInWords = Wrong & { boards: (ReturnType<typeof boardWords> | null)[] };

/** The number of moves, and of answers, shown for each task at most. */
export const SHOWN = 3;

/** Return the title of a task. */
export function taskTitle(host: Host, task: Task) {
  switch (task.kind) {
    case 'game':
    case 'belief':
      return `${sayGame(host.lang, task.game)} ${task.position}`;
    case 'ask':
      return `${host.t(`teach.kind_${task.ask}`)} ${sayGame(host.lang, task.game)} ${task.position}`;
    case 'table':
      return `${host.t('teach.kind_table')} ${task.table}`;
    case 'rule':
      return `${host.t('teach.kind_rule')} ${task.rule}`;
    case 'question':
      return task.question;
    default:
      return `${host.t('teach.kind_problem')} ${task.problem}`;
  }
}

/**
 * Return whether some learner has finished an attempt at a task: only finished attempts have mistakes to
 * show.
 */
const isDone = ({ rows }: Group, n: number) =>
  rows.some(({ result }) => triesOf(result.work.tasks[n]) > 0);

/**
 * Draw the most frequent mistakes at a task.
 * @param n the task, from 0
 * @param found undefined until the core has examined the task
 */
export function wrongList(host: Host, group: Group, n: number, found: WrongInWords | undefined) {
  const task = group.sheet.tasks[n];
  const all = found ? found.moves.length + found.answers.length : 0;
  return html`<li class="stack panel" data-wrong=${n + 1}>
    <h4 class="flow"><span class="numeral">${n + 1}</span> ${taskTitle(host, task)}</h4>
    ${
      !found
        ? html`<p class="soft">${host.t('teach.wrong_wait')}</p>`
        : all === 0
          ? html`<p class="soft">
              ${host.t(isDone(group, n) ? 'teach.wrong_none' : 'teach.wrong_nobody')}
            </p>`
          : html`<ol class="stack">
              ${found.moves.slice(0, SHOWN).map(
                ({ position, text, move, count }, i) =>
                  html`<li class="wrong-move">
                    <mex-thumbnail
                      .game=${'game' in task ? task.game : ''}
                      .position=${position}
                    ></mex-thumbnail>
                    <span
                      ><b>${moveWords(host, move, found.boards[i]) ?? text}</b> <code>${text}</code
                      ><br /><span class="soft">${host.t('teach.learners', { n: count })}</span
                      ><span
                        class="gauge"
                        style=${setStyle({ '--part': `${(100 * count) / group.rows.length}%` })}
                      ></span
                    ></span>
                  </li>`,
              )}
              ${found.answers.slice(0, SHOWN).map(
                ({ given, count, wanted }) =>
                  html`<li class="flow wrong-answer">
                    <b>${answerWords(host, task, given)}</b>
                    ${wanted === undefined ? nothing : html`<span>${host.t('teach.wanted', { wanted })}</span>`}
                    <span class="soft end">${host.t('teach.learners', { n: count })}</span>
                  </li>`,
              )}
            </ol>`
    }
    ${all > SHOWN ? html`<p class="soft">${host.t('teach.wrong_more', { n: all - SHOWN })}</p>` : nothing}
    ${
      found?.doubtful.length
        ? html`<p class="error">
            ${host.t('teach.doubtful', { names: host.t('common.list', { items: found.doubtful }) })}
          </p>`
        : nothing
    }
  </li>`;
}

function moveWords({ lang }: Host, move: Move, board: WrongInWords['boards'][number] | undefined) {
  return board ? sayMove(lang, move, board) : null;
}

export function answerWords(host: Host, task: Task, given: string) {
  if (task.kind === 'table') return plainCells(given);
  return task.kind === 'ask' && task.ask === 'outcome' && /^[NP]$/.test(given)
    ? host.t(`learn.choice.${given}`)
    : given;
}
