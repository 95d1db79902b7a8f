import { html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { tendScrollers } from '../ui/controls/scroll-box.js';
import { moveBar } from './bar.js';
import { having, inOrder, isRow, keyOf, left, numbersIn, runOf } from './breaking.js';
import { MORE } from './cells.js';
import { reachOf } from './crosses.js';
import { boardFrame, cellFrame, eachCell } from './frames.js';
import { along, amountOf, isAct } from './keys.js';
import { groupDigits, optionText } from './notation.js';
import { optionList } from './options-list.js';
import { DRAWN, band, becomes, stoneRow } from './options-row.js';
import { Regrouping } from './regrouping.js';
import { looksStyles } from './options-looks.js';
import { optionsStyles } from './options-styles.js';
import { Stroke } from './stroke.js';
import { TakeBoard } from './take-board.js';

/**
 * @typedef {import('./breaking.js').Option} Option
 * @typedef {import('./breaking.js').Run} Run
 * @typedef {{options: Option[], keys: Set<string>, row: boolean, more: boolean, reach: number|null}} Ways
 *   `reach`: how far a mark on a square reaches, on strips of squares
 */

/**
 * Heaps that may break: typed rules, take-and-break codes, Kayles, Grundy's game … A heap is a row
 * of stones. Where taking a run of neighbours tells all options, a run is picked in the row;
 * whatever the rule is, the resulting heaps are chosen from a list.
 */
export class MexBoardOptions extends TakeBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [TakeBoard.styles, optionsStyles, looksStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    /** What a part of the position is called: heap, box, pins, strip. */
    partName: {},
    choice: { state: true },
    passing: { state: true },
    sought: { state: true },
  };

  constructor() {
    super();
    this.partName = 'heap';
    /** @type {{heap: number, option: Option, run: Run|null}|null} */
    this.choice = null;
    /** What the mouse passes over. @type {{heap: number, option: Option, run: Run|null}|null} */
    this.passing = null;
    /** What the list is searched for. */
    this.sought = '';
    this.stroke = new Stroke(this);
    /** @type {Map<number, Ways>} */
    this.known = new Map();
    this.regrouping = new Regrouping(this);
  }

  /** @param {string} cell */
  cellName(cell) {
    return this.t('boards.part_n', { part: this.partOf(Number(cell)), n: Number(cell) + 1 });
  }

  /** What a part is called: a ring that was opened is a row. @param {number} i */
  partOf(i) {
    return this.board?.rings?.[i] === false ? 'opened' : this.partName;
  }

  /** What a heap may become. @param {number} i @returns {Ways} */
  ways(i) {
    let found = this.known.get(i);
    if (!found) {
      const given = this.legal?.kind === 'options' ? this.legal.heaps[i] : null;
      const options = inOrder(
        (given?.options ?? []).map((/** @type {any[]} */ o) => o.map(Number)),
      );
      const size = Number(this.heaps[i]);
      const keys = new Set(options.map(keyOf));
      found = {
        options,
        keys,
        reach: this.partName === 'strip' && size <= DRAWN ? reachOf(size, keys) : null,
        row: !this.board?.rings?.[i] && isRow(size, options),
        more: Boolean(given?.more),
      };
      this.known.set(i, found);
    }
    return found;
  }

  /** The heap whose options are listed. */
  get open() {
    const at = this.choice?.heap ?? Number(this.roving);
    return Number.isInteger(at) ? at : 0;
  }

  get roving() {
    const cells = this.cells();
    if (cells.includes(this.active)) return this.active;
    return (
      cells.find((cell) => cell !== MORE && this.ways(Number(cell)).options.length) ??
      cells[0] ??
      ''
    );
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('board') || changed.has('legal') || changed.has('partName')) {
      this.known.clear();
      this.choice = null;
      this.passing = null;
      this.sought = '';
    }
    super.willUpdate(changed);
    if (changed.has('board')) this.regrouping.before();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    tendScrollers(this.renderRoot);
  }

  /** @param {number} time */
  travel(time) {
    this.regrouping.after(this.heaps, time);
  }

  help() {
    const cells = this.cells().filter((cell) => cell !== MORE);
    return this.t(
      cells.every((cell) => this.ways(Number(cell)).row)
        ? 'boards.help_run'
        : 'boards.help_options',
      { part: this.partName },
    );
  }

  clear() {
    const had = this.choice !== null || this.passing !== null || this.sought !== '';
    this.choice = null;
    this.passing = null;
    this.sought = '';
    this.stroke.end();
    return super.clear() || had;
  }

  confirm() {
    if (this.disabled || !this.choice) return;
    const { heap, option } = this.choice;
    const text = optionText(heap, Number(this.heaps[heap]), option);
    this.active = String(heap);
    this.clear();
    this.emitMove(text);
  }

  /** @param {number} heap @param {Option} option @param {Run|null} [run] */
  pick(heap, option, run = null) {
    if (this.disabled) return false;
    this.notice = '';
    this.active = String(heap);
    const size = Number(this.heaps[heap]);
    const shown = run ?? (this.ways(heap).row ? runOf(size, option) : null);
    this.choice = { heap, option, run: shown };
    this.passing = null;
    this.emitPreview(optionText(heap, size, option));
    return true;
  }

  /** A run of stones was picked. @param {number} heap @param {Run|null} run */
  take(heap, run) {
    const { row, keys } = this.ways(heap);
    const size = Number(this.heaps[heap]);
    if (this.disabled) return;
    this.active = String(heap);
    if (!keys.size) this.notice = this.t('play.nothing_here');
    if (!run || !row) return;
    const option = left(size, run);
    if (!keys.has(keyOf(option))) {
      this.choice = null;
      this.notice = this.t('boards.not_left', {
        part: this.partName,
        left: option.join(' + '),
        count: run.end - run.start,
      });
      return;
    }
    const again = this.choice?.heap === heap && keyOf(this.choice.option) === keyOf(option);
    this.pick(heap, option, run);
    if (again || this.pointer === 'mouse') this.confirm();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { key } = event;
    const cell = this.roving;
    if (cell === MORE) return super.onKey(event);
    const heap = Number(cell);
    const { options, row } = this.ways(heap);
    if (event.shiftKey && row && (along(key) || key === 'ArrowUp' || key === 'ArrowDown')) {
      this.#reshape(heap, along(key), key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0);
      return true;
    }
    if (along(key)) {
      this.clear();
      this.walk(along(key));
      return true;
    }
    if (/^[\d+]$/u.test(key)) {
      this.#typed(heap, this.typeOn(key));
      return true;
    }
    const now = this.choice?.heap === heap ? this.indexOf(this.choice.option, options) : -1;
    const last = options.length - 1;
    const asked = amountOf(key, now, {
      least: 0,
      most: last,
      step: (delta) => Math.min(last, now + delta),
    });
    if (asked !== null || (isAct(key) && !this.choice)) {
      if (!options.length) this.notice = this.t('play.nothing_here');
      else if ((asked ?? 0) < 0) this.clear();
      else this.pick(heap, options[asked ?? 0]);
    } else if (isAct(key)) this.confirm();
    else if (key === 'Delete' || key === 'Backspace') this.clear();
    else return false;
    return true;
  }

  /** @param {Option} option @param {Option[]} options */
  indexOf(option, options) {
    const key = keyOf(option);
    return options.findIndex((other) => keyOf(other) === key);
  }

  /** "5+3" typed on a heap finds the first option with these heaps. @param {number} heap @param {string} text */
  #typed(heap, text) {
    const found = having(this.ways(heap).options, numbersIn(text));
    const exact = found.find((option) => option.length === numbersIn(text).length);
    if (found.length) this.pick(heap, exact ?? found[0]);
    else this.notice = this.t('boards.none_such', { text });
  }

  /** Moves the run along the row, or makes it longer, to the next that is allowed. @param {number} heap @param {number} by @param {number} longer */
  #reshape(heap, by, longer) {
    const size = Number(this.heaps[heap]);
    const { keys } = this.ways(heap);
    const from = this.choice?.heap === heap ? this.choice.run : null;
    let run = from ?? { start: 0, end: by || longer > 0 ? 0 : 1 };
    for (let n = 0; n <= 2 * size; n++) {
      run = { start: run.start + by, end: run.end + by + longer };
      if (run.start < 0 || run.end > size || run.end < run.start) return;
      const option = left(size, run);
      if (keys.has(keyOf(option))) return void this.pick(heap, option, run);
    }
  }

  /** @param {string} cell */
  spin(cell) {
    const heap = Number(cell);
    const { options, more } = this.ways(heap);
    const at = this.choice?.heap === heap ? this.indexOf(this.choice.option, options) + 1 : 0;
    const text = at
      ? this.t('boards.option_of', {
          into: options[at - 1].join(' + '),
          at,
          count: options.length,
          more,
        })
      : options.length
        ? this.t('boards.options_here', { count: options.length, more })
        : this.t('play.nothing_here');
    return { now: at, max: options.length, text };
  }

  /** Winning options of a heap, by their keys. @param {number} i @returns {Set<string>} */
  wins(i) {
    const out = new Set();
    if (this.disabled) return out;
    for (const move of this.hints ?? []) {
      if (move.heap !== i) continue;
      if (move.kind === 'replace' || move.kind === 'divide') out.add(keyOf(move.into));
      else if (move.kind === 'take') out.add(keyOf([Number(move.left)]));
    }
    return out;
  }

  render() {
    const named = this.heaps.length > 1;
    return html`${boardFrame(
      this,
      {
        cls: `heaps ${this.partName} ${this.#few ? 'few' : ''}`,
        leave: () => this.stroke.leave(),
      },
      eachCell(this, (cell) => this.heap(Number(cell), named)),
    )}
    ${this.helpPart('boards.keys_options')} ${optionList(this)} ${this.optionBar()}`;
  }

  /** A few small heaps are drawn larger. */
  get #few() {
    return this.heaps.length <= 3 && this.heaps.every((size) => Number(size) <= 12);
  }

  /** @param {number} i @param {boolean} named */
  heap(i, named) {
    const cell = String(i);
    const size = Number(this.heaps[i]);
    const now = this.passing ?? this.choice;
    const shown = now?.heap === i ? now : null;
    const { options, row } = this.ways(i);
    const drawn = size <= DRAWN;
    const cls = [
      this.open === i && named ? 'open' : '',
      options.length || this.disabled ? '' : 'dead',
      this.regrouping.isNew(i, this.last) ? 'new' : '',
      this.board?.rings?.[i] ? 'closed' : '',
    ].join(' ');
    return cellFrame(
      this,
      cell,
      {
        cls: `heap ${cls}`,
        label: this.t('boards.part_has', {
          ...{ part: this.partOf(i), n: i + 1, size: this.heaps[i], one: !named },
        }),
        idle: this.disabled || !options.length,
        on: { click: () => (this.active = cell) },
      },
      html`${drawn ? stoneRow(this, i, size, row, shown) : band(size, row ? shown : null)}
        <div class="size number" aria-hidden="true">
          ${groupDigits(size)}
          ${
            shown
              ? html`<span class="arrow">→ ${shown.option.map(groupDigits).join(' + ')}</span>`
              : named
                ? html`<span class="name">${this.cellName(cell)}</span>`
                : nothing
          }
        </div>
        ${row ? nothing : becomes(shown?.option ?? [])}`,
    );
  }

  /** Chooses what was searched for; one that is not listed is left to the engine. @param {number} heap */
  seek(heap) {
    const wanted = numbersIn(this.sought).sort((a, b) => b - a);
    if (!wanted.length) return;
    const { options, more } = this.ways(heap);
    const found = having(options, wanted);
    const exact = found.find((option) => option.length === wanted.length);
    if (exact ?? (found.length === 1 && found[0])) this.pick(heap, exact ?? found[0]);
    else if (more) this.emitMove(optionText(heap, Number(this.heaps[heap]), wanted));
    else
      this.notice = this.t(found.length ? 'boards.several_such' : 'boards.none_such', {
        text: this.sought,
      });
  }

  /** What is chosen, to be done. */
  optionBar() {
    const { choice } = this;
    if (!choice) return moveBar(this, null);
    const size = groupDigits(Number(this.heaps[choice.heap]));
    const into = choice.option.map(groupDigits).join(' + ');
    return moveBar(
      this,
      html`<span class="number">${size} → ${into}</span>`,
      this.t('boards.do_option'),
    );
  }
}

define('mex-board-options', MexBoardOptions);
