/** Press everything and use all keys on a board, to learn which choices and moves a person can reach. */
import { analyze, describe } from '../../../www/index.ts';
import { entryOf } from '../../../www/games.ts';
import { has, t as say } from '../../../www/i18n/index.ts';
import { boards } from '../../../www/boards/index.ts';
import { cellsIn } from '../../../www/scene/scene.ts';
import type { AnyBoard, BoardEvent, State } from '../../../www/boards/board.ts';
import type { Bar } from '../../../www/boards/scene-bar.ts';
import type { Lang, Translate } from '../../../www/i18n/languages.ts';
import type { Act, Item, Scene } from '../../../www/scene/scene.ts';

/** Translate, and refuse a key without a text. */
export const translator =
  (lang: Lang): Translate =>
  (key, ...args) => {
    if (!has(lang, key)) throw new Error(`no text has the key "${key}"`);
    return say(lang, key, ...args);
  };
const t = translator('en');

/** The choices on a board and the cell with the focus. */
export interface Reached {
  ui: AnyBoard['start'];
  cell: string;
  /** The move that is chosen but not made. */
  preview: string | null;
}

/** A board at a position, with its legal moves and the winning ones among them. */
export interface Table {
  /** The name of the board. */
  name: string;
  module: AnyBoard;
  state: State;
  moves: string[];
  wins: string[];
  /** Draw the board. */
  draw: (ui?: object, more?: { width?: number; em?: number; state?: Partial<State> }) => Scene;
}

export async function tableOf(game: string, position: string): Promise<Table> {
  const is = await describe(game, position);
  const found = (await analyze(game, position, { limit: 400 })).moves;
  const module = await boards[is.draw]();
  const { board, legal } = is;
  const hints = found.filter(({ wins }) => wins);
  const state = {
    ...{ board, legal, hints: hints.map(({ move }) => move), last: null, live: true },
    ...{
      memory: new Map(),
      marks: true,
      values: null,
      fresh: 'a',
      active: '',
      part: entryOf(is.card)?.part,
    },
    layout: module.layout?.key({ board }) ? await module.layout.make({ board }, 600) : null,
  } as unknown as State;
  module.remember?.(state.memory, state, module.start, null);
  return {
    ...{ name: is.draw, module, state },
    moves: found.map(({ text }) => text),
    wins: hints.map(({ text }) => text),
    draw: (ui = module.start, { width = 600, em = 16, state: more = {} } = {}) =>
      module.view({ ...state, ...more }, ui, { t, width, em }),
  };
}

/** Return all items of a scene, including those within groups. */
export const within = (items: Item[]): Item[] =>
  items.flatMap((item) => [item, ...(item.kind === 'group' ? within(item.items) : [])]);

/** Return the different actions of the areas and cells of a scene. */
const actsOf = ({ items }: Scene): Act[] => {
  const all = [
    ...cellsIn(items).map(({ act }) => act),
    ...within(items).map((item) => (item.kind === 'hit' ? item.act : undefined)),
  ];
  return [...new Map(all.map((act) => [JSON.stringify(act), act])).values()].filter(Boolean);
};

const KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const MORE_KEYS = ['PageUp', 'PageDown', 'Delete', '1', '2', '3'];
const SHIFTED = ['ArrowLeft', 'ArrowRight'];

/** Return the keys of all cells in reading order. */
export const cellsOf = ({ module, state, draw }: Table, ui: object): string[] =>
  module.cells?.(state, ui) ?? cellsIn(draw(ui).items).map(({ key }) => key);

/** The events of a person who uses the keys alone. */
const byKeys = (table: Table, { ui, cell }: Reached): BoardEvent[][] => {
  const cells = cellsOf(table, ui);
  const press = (key: string, shift: boolean): BoardEvent[] => [
    { type: 'key', key, shift, cell, cells, now: 0 },
  ];
  return [
    ...[...KEYS, ...MORE_KEYS].map((key) => press(key, false)),
    ...SHIFTED.map((key) => press(key, true)),
  ];
};

/** The events of a person who uses a finger or a mouse, on the drawing and on the controls below it. */
function byPointer(pointer: string) {
  return ({ module, state, draw }: Table, { ui }: Reached): BoardEvent[][] => {
    const acts = actsOf(draw(ui));
    const below = module.panel?.(state, ui, t)?.parts ?? [];
    const listed = module.choices?.(state, ui, t)?.listed ?? [];
    const bar: Bar = module.bar?.(state, ui, t) ?? {};
    const controls = [
      ...(bar.acts ?? []).map(({ event }) => event),
      ...(bar.chosen ?? []).flatMap(({ cell, less, more }): BoardEvent[] =>
        [less, more].flatMap((amount) =>
          amount === null ? [] : [{ type: 'choose', cell, amount }],
        ),
      ),
    ];
    const steps = module.strokes
      ? acts.flatMap((act) =>
          acts.map((to): BoardEvent[] => [
            { type: 'down', act, after: false, pointer },
            { type: 'move', act: to, after: true, pointer },
            { type: 'up', act: to, after: true, pointer },
          ]),
        )
      : [];
    return [
      ...acts.map((act): BoardEvent[] => [
        { type: 'point', act, pointer },
        { type: 'press', act, pointer },
      ]),
      ...steps,
      ...below.flatMap(({ cell, max }) =>
        Array.from({ length: Math.min(max, 9) + 1 }, (_, amount): BoardEvent[] => [
          { type: 'choose', cell, amount },
        ]),
      ),
      ...listed.map(({ act }): BoardEvent[] => [{ type: 'pick', act, pointer }]),
      ...controls.map((event): BoardEvent[] => [event]),
      [{ type: 'confirm' }],
      [{ type: 'cancel' }],
    ];
  };
}

export const WAYS = { keys: byKeys, finger: byPointer('touch'), mouse: byPointer('mouse') };

/** A text that is the same for the same choices. */
export const written = (value: unknown) =>
  JSON.stringify(value, (key, part) => {
    if (key === 'typed' || key === 'typedAt') return undefined;
    return part instanceof Map || part instanceof Set ? [...part] : (part as unknown);
  });

/**
 * Return what a person reaches in one way: the moves made, and each state of the board on the way.
 * @param most the number of states after which the search ends
 */
export function reach(table: Table, way: keyof typeof WAYS, most: number) {
  const { module, state } = table;
  const cells = cellsOf(table, module.start);
  const begin = { ui: module.start, cell: module.first?.(state) ?? cells[0] ?? '' };
  const name = ({ ui, cell }: Pick<Reached, 'ui' | 'cell'>) =>
    written(way === 'keys' ? { ui, cell } : ui);
  const all: Map<string, Reached> = new Map([[name(begin), { ...begin, preview: null }]]);
  const moves: Set<string> = new Set();
  for (const from of all.values()) {
    if (all.size > most) break;
    for (const events of WAYS[way](table, from)) {
      let { ui, cell, preview } = from;
      let made = false;
      for (const event of events) {
        const result = module.reduce({ ...state, active: cell }, ui, event, t);
        if (!result) continue;
        ({ ui } = result);
        cell = result.focus ?? result.active ?? cell;
        if (result.preview !== undefined) ({ preview } = result);
        if (!result.move) continue;
        moves.add(result.move);
        made = true;
      }
      const key = name({ ui, cell });
      if (!made && !all.has(key)) all.set(key, { ui, cell, preview });
    }
  }
  return { moves, all: [...all.values()], ended: all.size <= most };
}
