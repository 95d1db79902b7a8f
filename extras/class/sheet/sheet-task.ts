import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { analyze } from 'mexplorer';
import {
  GameLines,
  loadElements,
  MexElement,
  normal,
  placed,
  Query,
  styleSheets,
} from 'mexplorer/kit';
import type { MexBuilder } from 'mexplorer/kit';
import { LIMITS, attemptsLeft, isOver, isRepeated, isSolved } from './attempts.ts';
import { withAttempt, withCell, withCells } from './attempts.ts';
import { questionOf } from '../results/recheck.ts';
import { claimOf, isPlayed, linesOf } from './sheet.ts';
import { ruleWords, taskWords } from './task-words.ts';
import { hash, variantOf } from './variants.ts';
import taskStyle from './task.css?inline';
import type { Attempt, Done } from './attempts.ts';
import type { Task } from './sheet.ts';

/** A separator that no cell contains. */
const CELL = '\n';

void loadElements('mex-game', 'mex-ask', 'mex-builder', 'mex-check', 'mex-table');

/**
 * The element for one task of a sheet: it displays the task and reports each attempt.
 *
 * Properties `task`, `done` (the learner's work on the task), `n` (the index of the task, from 0), `seed` of
 * the sheet and `name` of the learner; `n`, `seed` and `name` determine the learner's position. Event
 * `task-done` with `n` and the changed `done`.
 */
export class SheetTask extends MexElement {
  static areas = ['class', 'learn'] as const;

  static styles = styleSheets(taskStyle);

  @property({ attribute: false }) task!: Task;

  @property({ attribute: false }) done: Done = { position: '', attempts: [] };

  @property({ attribute: false }) seed = 0;

  @property({ attribute: false }) n = 0;

  @property({ attribute: false }) name = '';

  /** Whether attempts are not recorded, as in a review on a platform. */
  @property({ attribute: false }) locked = false;

  @state() position = '';

  /** The player who makes the first move. */
  @state() first: 'you' | 'computer' = 'you';

  /** The number of the game, so that each game has a separate board. */
  @state() game = 0;

  /** Whether the task cannot be solved: it requires a win or a winning move in a position that has none. */
  @state() unanswerable = false;

  /** The query for the learner's own position and the player who begins. */
  #query = new Query(this, () => void this.#place());
  /**
   * The moves of an unfinished game, separated by semicolons, when the task is displayed; null without such a
   * game.
   */
  #moves: string | null = null;

  lines = new GameLines(this, () => linesOf(this.task));

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('task')) return;
    this.failure = null;
    this.unanswerable = false;
    this.position = '';
    this.#moves = this.#open?.moves?.join(';') ?? null;
    if ('position' in this.task) void this.#place();
  }

  /** The unfinished attempt at the task, if there is one. */
  get #open(): Attempt | undefined {
    return this.done.attempts.find(({ right }) => right === null);
  }

  get #over() {
    return isOver(this.task, this.done);
  }

  async #place() {
    const { task, seed, n, name, done } = this;
    if (!('position' in task)) return;
    if (task.kind === 'belief') return this.#set(task.position, 'you');
    type Placed = { position: string; first: 'you' | 'computer'; lost?: boolean };
    await this.#query.run(
      async (signal: AbortSignal): Promise<Placed> => {
        const own = task.vary && name && !done.position;
        const position =
          done.position || (own ? await variantOf(task, seed, n, name) : task.position);
        if (task.kind === 'ask' && task.ask !== 'move') return { position, first: 'you' };
        const { outcome } = await analyze(task.game, position, { limit: 1, signal });
        if (task.kind === 'ask') return { position, first: 'you', lost: outcome !== 'N' };
        if (outcome === 'D') return { position, first: 'you', lost: true };
        return { position, first: outcome === 'P' ? 'computer' : 'you' };
      },
      ({ position, first, lost = false }) => {
        this.unanswerable = lost;
        this.#set(position, first);
      },
      (error) => this.fail(error),
    );
  }

  #set(position: string, first: 'you' | 'computer') {
    this.position = position;
    this.first = first;
  }

  /** The attempt whose game is won while the learner has not yet named the claim of the opponent. */
  get #won(): Attempt | undefined {
    const open = this.#open;
    return this.task.kind === 'belief' && open?.given === '' && open.moves ? open : undefined;
  }

  /**
   * Add an attempt to the work.
   * @param again whether the attempt replaces the unfinished one
   */
  #report(attempt: Attempt, again: boolean = false) {
    const { attempts } = this.done;
    const before = again ? attempts.filter(({ right }) => right !== null) : attempts;
    this.#keep({
      ...this.done,
      position: this.position,
      attempts: withAttempt(before, attempt),
    });
  }

  #keep(done: Done) {
    this.done = done;
    this.emit('task-done', { n: this.n, done });
  }

  /**
   * Store each move, so that reloading the page does not restart the game. The first move of the computer
   * alone is no attempt of the learner.
   */
  #moved({ detail: { moves, result } }: CustomEvent) {
    const byComputer = this.first === 'computer' ? 1 : 0;
    if (this.locked || result !== null || moves.length <= byComputer) return;
    const known = this.#open;
    if ((this.#over && !known) || this.#won) return;
    if (known && known.moves?.length === moves.length) return;
    const seconds = known?.seconds ?? 0;
    this.#report({ right: null, seconds, moves }, true);
  }

  #ended({ detail: { winner, moves, seconds, hints } }: CustomEvent) {
    if (this.locked || (this.#over && !this.#open) || this.#won) return;
    const game = { seconds, moves, ...(hints ? { hints } : {}) };
    const isWon = winner === 'you';
    // A won game does not yet solve this task: the learner must also name the claim of the opponent.
    if (isWon && this.task.kind === 'belief')
      this.#report({ right: null, ...game, given: '' }, true);
    else this.#report({ right: isWon, ...game }, true);
  }

  #answered({ detail: { right, seconds, given: whole } }: CustomEvent) {
    const given = String(whole).slice(0, LIMITS.given);
    if (this.locked || this.#over || isRepeated(this.done, given)) return;
    if (this.#won) return this.#named(given, right);
    const claim = claimOf(this.task, given);
    const answer = { right, seconds, given };
    this.#report(claim ? { ...answer, claim } : answer);
  }

  /**
   * Report the claim that the learner names after a won game. After a wrong answer the learner may name
   * another claim without another game.
   */
  #named(given: string, right: boolean) {
    const won = this.#won as Attempt;
    this.#report({ ...won, right, given }, true);
    if (!right && !this.#over) this.#report({ ...won, seconds: 0 });
  }

  /**
   * Note a wrong cell of a table in the unfinished attempt, for the teacher. A wrong cell does not count as
   * an attempt.
   */
  #cell({ detail: { name, given, right } }: CustomEvent) {
    if (this.locked || this.#over || right) return;
    const noted = withCell(this.#open?.given, `${name}: ${given}`);
    this.#report({ right: null, seconds: 0, given: noted }, true);
  }

  /** Store the typed cells of a table, which the learner may check later. */
  #filled({ detail: { values } }: CustomEvent<{ values: string[][] }>) {
    if (this.locked || this.#over) return;
    const done = withCells(this.done, values.flat());
    if (done.cells?.join(CELL) !== this.done.cells?.join(CELL)) this.#keep(done);
  }

  #built({ detail: { right, seconds }, target }: CustomEvent) {
    if (this.locked || this.#over || !right) return;
    const values = (target as MexBuilder).values.flat().map((value) => normal(value));
    this.#report({ right: true, seconds, given: values.join(' ').slice(0, 400) });
  }

  #checked({ detail: { right, wrong, seconds } }: CustomEvent) {
    if (this.locked || this.#over) return;
    this.#report({ right: wrong === 0, seconds, given: `${right}/${right + wrong}` });
  }

  #again() {
    this.#moves = null;
    this.game += 1;
  }

  #words() {
    const { position, first } = this;
    const played = (game: string) => this.t(`class.do_game_${first}`, { game });
    return taskWords(this, this.task, { position, played });
  }

  /** Draw the instruction of a task that has no board of its own, with the rule of its game. */
  #instruction() {
    const rule = ruleWords(this, this.task);
    return html`<span class="words">${this.#words()}</span
      >${rule ? html`<span class="words soft" data-game-rule>${rule}</span>` : nothing}`;
  }

  #unanswerable() {
    return html`<p class="error">${this.t('class.unanswerable')}</p>`;
  }

  #board() {
    const { task, first } = this;
    if (!isPlayed(task)) return nothing;
    if (this.unanswerable) return this.#unanswerable();
    if (!this.position)
      return this.failure ? nothing : html`<p class="soft">${this.t('common.loading')}</p>`;
    const last = this.done.attempts.at(-1);
    // If the task is over, show the moves of the last attempt.
    const moves = this.#over && this.game === 0 ? (last?.moves?.join(';') ?? null) : this.#moves;
    return keyed(
      `${this.n} ${this.game} ${this.position} ${first}`,
      html`<mex-game
        loading="eager"
        game=${task.game}
        position=${this.position}
        first=${first}
        believes=${task.kind === 'belief' ? task.believes : nothing}
        moves=${moves || nothing}
        points=${task.points}
        hints=${task.hints ? 'on-demand' : 'off'}
        controls=${task.hints ? 'rule hint' : 'rule'}
        @mex-change=${(event: CustomEvent) => this.#moved(event)}
        @mex-end=${(event: CustomEvent) => this.#ended(event)}
      ></mex-game>`,
    );
  }

  #ask() {
    const { task } = this;
    if (task.kind === 'ask' && !this.position) return nothing;
    if (this.unanswerable) return this.#unanswerable();
    const question = questionOf(task, this.position);
    return question ? this.#question(question) : nothing;
  }

  /** Draw the question after a won game: by which claim does the opponent play? */
  #belief() {
    const { task } = this;
    if (task.kind !== 'belief') return nothing;
    if (!this.#won && !isSolved(this.done)) return nothing;
    const question = questionOf(task, this.position);
    return question ? this.#question(question) : nothing;
  }

  #question({ asks, check, choices }: NonNullable<ReturnType<typeof questionOf>>) {
    const { task } = this;
    const isBelief = task.kind === 'belief';
    const game = !isBelief && 'game' in task ? task.game : '';
    return keyed(
      `${this.n} ${this.game} ${this.position}`,
      html`<mex-ask
        loading="eager"
        asks=${asks}
        .check=${guard([task, this.position], () => check)}
        .choices=${choices}
        .done=${isSolved(this.done) ? 'right' : null}
        .game=${game}
        .position=${isBelief ? '' : this.position}
        reveal-after="1000000"
        points=${task.points}
        ?readonly=${this.#over && !isSolved(this.done)}
        @mex-answer=${(event: CustomEvent) => this.#answered(event)}
        >${isBelief ? html`<span class="words">${this.t('class.ask_belief')}</span>` : this.#instruction()}</mex-ask
      >`,
    );
  }

  #body() {
    const { task } = this;
    if (isPlayed(task)) return html`${this.#belief()} ${this.#board()}`;
    if (task.kind === 'table')
      return keyed(
        this.n,
        html`<mex-builder
          loading="eager"
          .build=${guard([task], () => ({ table: task.table, upto: task.upto }))}
          .together=${true}
          reveal-after="1000000"
          points=${task.points}
          .filled=${guard([task], () => (this.done.cells ? [this.done.cells] : null))}
          ?readonly=${this.#over}
          @mex-change=${(event: CustomEvent) => this.#filled(event)}
          @mex-cell=${(event: CustomEvent) => this.#cell(event)}
          @mex-built=${(event: CustomEvent) => this.#built(event)}
          >${this.#instruction()}</mex-builder
        >`,
      );
    if (task.kind === 'problem')
      return keyed(
        this.n,
        html`<mex-check
          loading="eager"
          problem=${task.problem}
          tests=${task.tests}
          seed=${1 + (hash(`${this.seed}|${this.n}|${task.vary ? this.name : ''}`) % 1000)}
          points=${task.points}
          @mex-checked=${(event: CustomEvent) => this.#checked(event)}
          ><span class="words">${this.#words()}</span></mex-check
        >`,
      );
    if (task.kind === 'rule')
      // Hide the period of the values, which would be the answer.
      return html`<mex-table
          loading="eager"
          controls="plot"
          .isQuestion=${true}
          game=${task.rule}
          upto=${task.upto}
        ></mex-table>
        ${this.#ask()}`;
    return this.#ask();
  }

  /** Draw the verdict on the task, with links to the possible next steps. */
  #verdict() {
    const { task, done } = this;
    const left = attemptsLeft(task, done);
    const last = done.attempts.at(-1);
    const ended = last && last.right !== null;
    if (isSolved(done))
      return html`<p class="flow verdict good">
        <span aria-hidden="true">✓</span> <b>${this.t('class.solved', { points: task.points })}</b>
      </p>`;
    if (left === 0)
      return html`<p class="flow verdict bad">
        <span aria-hidden="true">✗</span> <b>${this.t('class.no_attempt_left')}</b>
        ${isPlayed(task) ? this.t('class.for_practice') : nothing}
      </p>`;
    if (!ended) return nothing;
    const words = left === Infinity ? this.t('class.not_yet') : this.t('class.left', { n: left });
    const board = isPlayed(task);
    return html`<p class="flow verdict">
      <span>${words}</span>
      ${
        board
          ? html`<button class="btn primary end" data-again @click=${() => this.#again()}>
              ${this.t('play.again')}
            </button>`
          : nothing
      }
    </p>`;
  }

  view() {
    const { task } = this;
    if (!task) return nothing;
    const rules = [
      this.t('class.points', { n: task.points }),
      task.kind === 'table'
        ? this.t('class.checks')
        : this.t('class.attempts', { n: task.attempts }),
      ...(isPlayed(task) ? [this.t(task.hints ? 'class.hints_on' : 'class.hints_off')] : []),
    ];
    return html`<p class="rules soft">${rules.join(' · ')}</p>
      ${isPlayed(task) && this.position && !this.unanswerable ? html`<p class="words">${this.#words()}</p>` : nothing}
      <div class="body">${this.#body()}</div>
      <div role="status">${this.#verdict()}</div>`;
  }
}

export const sheetTask = placed('mex-sheet-task', SheetTask);
