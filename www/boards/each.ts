/**
 * The board of a game whose parts are all played in each turn. A person chooses an option in every part that
 * has one, and then makes the move. The options arrive as texts, so that the board works for parts of any
 * game.
 */
import { widthOfLine } from '../scene/metrics.ts';
import { as, inRows, moved, rect, stacked, textAt } from '../scene/scene.ts';
import { choice, choiceStyles, placed } from './choices.ts';
import { choosing } from './choosing.ts';
import { direction, isAct } from './keys.ts';
import { listed } from './listed.ts';
import { eachTexts } from './notation.ts';
import { stoneItem } from './stones.ts';
import type { KeyEvent, Context, State } from './board.ts';
import type { Scene } from '../scene/scene.ts';
import type { Run } from '../scene/metrics.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The choices: `chosen` maps the index of a part to the index of the option chosen there. */
type Ui = { chosen: Map<number, number>; notice: string };
type Way = { text: string; to: string };

/** The number of parts above which no options are shown. */
const SHOWN = 40;
/** The largest heap whose stones are drawn. */
const DRAWN = 24;
/** The width of a drawn stone with its gap. */
const PEBBLE = 17;
/** The space on the left and right of the contents of a part. */
const PAD = 12;

export const start: Ui = { chosen: new Map(), notice: '' };
export const keys = 'boards.keys_each';

const partsOf = ({ board }: State): string[] => board.parts;

/** Return whether the parts are few enough to show their options. */
const isShown = (state: State) => partsOf(state).length <= SHOWN;

/** Return the options of a part. */
const waysOf = ({ legal }: State, part: number): Way[] => legal?.parts?.[part]?.ways ?? [];

/** Return the indices of the parts in which a move must be made. */
const liveParts = (state: State) =>
  partsOf(state).flatMap((_, i) => (waysOf(state, i).length ? [i] : []));

/** Return the text of the move, or '' unless an option is chosen in every part that has one. */
function moveOf(state: State, { chosen }: Ui) {
  const parts = liveParts(state);
  if (!parts.length || parts.some((i) => !chosen.has(i))) return '';
  return parts.map((i) => waysOf(state, i)[chosen.get(i) ?? 0].text).join(' ');
}

/**
 * Return the texts of the first winning move, one for each part in which it moves, or an empty set if no move
 * wins. Only one move is used, since a mix of two winning moves need not win.
 */
function winningShares({ hints }: State) {
  const move = hints.find(({ kind }) => kind === 'each');
  return new Set(move ? eachTexts(move) : []);
}

const { confirm, consider, reducer } = choosing<State, Ui>({
  move: moveOf,
  isChosen: ({ chosen, notice }) => chosen.size > 0 || notice !== '',
  none: () => start,
});

export const reduce = reducer({
  press: (state, ui, { act }) => (act.cell ? press(state, ui, act.cell) : null),
  key: onKey,
});

/** Choose an option in a part. If it is already chosen and the choice is complete, make the move. */
function press(state: State, ui: Ui, cell: string) {
  if (!state.live) return { ui, active: cell };
  const [part, way] = cell.split(':').map(Number);
  if (ui.chosen.get(part) === way && moveOf(state, ui)) return confirm(state, ui);
  const next = { chosen: new Map(ui.chosen).set(part, way), notice: '' };
  return { ...consider(state, next), active: cell };
}

function onKey(state: State, ui: Ui, { key, cell, cells }: KeyEvent) {
  if (!cell) return null;
  const [part] = cell.split(':').map(Number);
  /** Focus the chosen option of a part, or the first option if none is chosen. */
  const enter = (to: number) => ({ ui, focus: `${to}:${ui.chosen.get(to) ?? 0}` });
  const arrow = direction(key);
  if (arrow?.[0]) {
    const at = cells.indexOf(cell) + arrow[0];
    return { ui, focus: cells[Math.max(0, Math.min(cells.length - 1, at))] };
  }
  if (arrow) {
    const parts = liveParts(state);
    const to = parts[parts.indexOf(part) + arrow[1]];
    return to === undefined ? { ui } : enter(to);
  }
  if (key === 'Home' || key === 'End') return { ui, focus: cells.at(key === 'Home' ? 0 : -1) };
  if (!isAct(key)) return null;
  // After a choice by a key, focus the next part without a choice.
  const complete = moveOf(state, ui) !== '';
  const result = press(state, ui, cell);
  const next = liveParts(state).find((i) => !result.ui.chosen.has(i));
  return complete || next === undefined ? result : { ...result, ...enter(next), ui: result.ui };
}

export const help = (state: State, _ui: Ui, t: T) =>
  t(state.board.first ? 'boards.help_first' : 'boards.help_each');

export function bar(state: State, ui: Ui, t: T) {
  if (!ui.chosen.size) return {};
  const text = t('boards.each_chosen', { chosen: ui.chosen.size, all: liveParts(state).length });
  return { says: text, act: moveOf(state, ui) ? t('boards.do_each') : '' };
}

export function view(state: State, ui: Ui, context: Context): Scene {
  const parts = partsOf(state);
  if (!isShown(state)) {
    const text = context.t('boards.each_many', { count: parts.length });
    return state.live ? listed(text, [], context) : listed('', parts, context);
  }
  const wins = winningShares(state);
  return stacked(
    parts.map((_, i) => section(state, ui, i, wins, context)),
    { gap: 10 },
  );
}

function section(state: State, ui: Ui, i: number, wins: Set<string>, { t, width, em }: Context) {
  const text = partsOf(state)[i];
  const ended = state.board.ended?.[i];
  const ways = waysOf(state, i);
  const chosen = ways[ui.chosen.get(i) ?? -1]?.to;
  const inner = width - 2 * PAD;
  const heading = [
    { text: `${t('boards.each_name', { n: i + 1 })} ` },
    { text, bold: true, mono: true, scale: 1.1 },
  ];
  const after = ended ? t('boards.each_ended') : chosen === undefined ? '' : `→ ${chosen}`;
  const head = inRows(
    [
      line(heading, em),
      ...(/^\d+$/u.test(text) && Number(text) <= DRAWN ? [pebbles(i, Number(text))] : []),
      ...(after ? [line([{ text: after, fill: 'ink-soft' }], em)] : []),
    ],
    { width: inner, gap: 10, rowGap: 4, align: 'start' },
  );
  // A still picture shows only the options that belong to a winning move.
  const shown = ways
    .map((way, n) => ({ way, n }))
    .filter(({ way }) => state.live || wins.has(way.text));
  const chips = shown.map(({ way, n }) =>
    choice(
      {
        key: `${i}:${n}`,
        label: t('boards.each_way', { n: i + 1, to: way.to, wins: wins.has(way.text) }),
        text: way.to,
        pressed: ui.chosen.get(i) === n,
        wins: wins.has(way.text),
        live: state.live,
        act: { cell: `${i}:${n}` },
      },
      em,
    ),
  );
  const below = chips.length
    ? inRows(chips, { width: inner, gap: 6, rowGap: 6, align: 'start' })
    : { width: 0, height: 0, items: [] };
  const rest =
    state.live && state.legal?.parts?.[i]?.more
      ? line(
          [{ text: t('boards.each_more', { example: ways[0]?.text ?? '1-1' }), fill: 'ink-soft' }],
          0.8125 * em,
        )
      : { width: 0, height: 0, items: [] };
  const height =
    head.height + (below.height && below.height + 8) + (rest.height && rest.height + 6) + 20;
  const frame = ended
    ? { stroke: 'line', width: 1, dash: [4, 3], round: 12 }
    : { fill: 'sunken', stroke: 'line', width: 1, round: 12 };
  const restAt = 10 + head.height + (below.height && below.height + 8) + 6;
  return {
    width,
    height,
    items: [
      as(
        { name: t('boards.each_part', { n: i + 1, text }), role: 'group' },
        moved(0, 0, [
          as({ cls: 'part' }, rect(0.5, 0.5, width - 1, height - 1, frame)),
          moved(PAD, 10, head.items),
          ...(below.height ? [placed(below, PAD, 18 + head.height, 'ways')] : []),
          moved(PAD, restAt, rest.items),
        ]),
      ),
    ],
  };
}

const line = (runs: Run[], size: number): Scene => ({
  width: widthOfLine(runs, size),
  height: 1.5 * size,
  items: [textAt(0, 1.1 * size, runs, { size })],
});

const pebbles = (i: number, count: number): Scene => ({
  width: count * PEBBLE,
  height: 22,
  items: Array.from({ length: count }, (_, at) =>
    stoneItem({ x: (at + 0.5) * PEBBLE, y: 0, rx: 7, ry: 6, tone: (i % 6) + 1, tilt: 0 }, 12),
  ),
});

export const styles = choiceStyles;
