/**
 * The views of the page and their doors, in the order of the navigation. Links, navigation and app derive from
 * this list; page/load-view.ts imports their components, which themselves import this file. The words of a view
 * and of a door are `page.<name>`. Does not depend on the DOM.
 */
import { count, date, flag, heap, oneOf, share, text } from './fields.ts';
import { claim, claimName, game, matchName, mode, moves, position, start } from './fields.ts';
import { extras } from '../extras.ts';
import type { Place } from '../engine/types.ts';
import type { Field } from './fields.ts';
import type { Icon } from '../ui/pictures/icons.ts';

/** The entries of the navigation and their icons. A door opens on the first of its views. */
export const doors: Readonly<Record<string, Icon>> = {
  play: 'play',
  learn: 'learn',
  explore: 'graph',
  ...Object.assign({}, ...extras.map((extra) => extra.doors)),
};

export interface View {
  /** The name in links. */
  name: string;
  door: string;
  /** The key of its word among the views of its entry, if it differs from the view's own. */
  tab?: string;
  /** Listed behind the other views of its door. */
  advanced?: boolean;
  /** The fields of its link, in order. */
  fields: Record<string, Field>;
  /**
   * The game with which the navigation opens the view until the reader has chosen one: for Nim the view would
   * show little.
   */
  opens?: { game: string; position?: string };
  /** Reached by links alone; in the navigation only while it is open. */
  linked?: boolean;
  /** The view that is embedded in its place. */
  embeds?: string;
  /** The widget, its approximate height, and the field of each attribute; its tag, if not `mex-` and `name`. */
  widget?: { tag?: `mex-${string}`; height: number; from: Record<string, string> };
}

/** The views of the kernel, in the order of the navigation. */
const own: readonly View[] = [
  {
    name: 'play',
    door: 'play',
    tab: 'board',
    fields: {
      game,
      position,
      start,
      moves,
      first: oneOf('you', 'computer'),
      skill: share(1),
      players: oneOf('1', '2', '0'),
      hints: oneOf('on-demand', 'always', 'off'),
      vs: oneOf('computer', 'friend'),
      match: matchName,
      believes: claimName,
      why: flag,
    },
    widget: {
      tag: 'mex-game',
      height: 680,
      from: {
        game: 'game',
        position: 'start',
        moves: 'moves',
        first: 'first',
        skill: 'skill',
        players: 'players',
        hints: 'hints',
        believes: 'believes',
      },
    },
  },
  { name: 'ladder', door: 'play', fields: { rung: text('') } },
  { name: 'today', door: 'play', fields: { date } },
  {
    name: 'learn',
    door: 'learn',
    tab: 'lessons',
    fields: { lesson: text(''), step: count },
    widget: { tag: 'mex-lesson', height: 720, from: { lesson: 'lesson', step: 'step' } },
  },
  {
    name: 'tables',
    door: 'explore',
    fields: { game, upto: heap(30), mode, position, claim },
    opens: { game: 'subtract 1 3 4', position: '3 4' },
    widget: { tag: 'mex-table', height: 560, from: { game: 'game', upto: 'upto' } },
  },
  {
    name: 'graph',
    door: 'explore',
    fields: { game, position, mode },
    opens: { game: 'nim', position: '1 2 3' },
    widget: { height: 560, from: { game: 'game', position: 'position' } },
  },
  {
    name: 'quotient',
    door: 'explore',
    advanced: true,
    fields: { game },
    opens: { game: 'kayles' },
    widget: { height: 900, from: { game: 'game' } },
  },
  {
    name: 'union',
    door: 'explore',
    fields: {
      n: text('100', { always: true }),
      divisors: text('2 3 5', { always: true }),
      sets: text(''),
      mode,
    },
    widget: {
      height: 720,
      from: { n: 'n', divisors: 'divisors', sets: 'sets', mode: 'mode' },
    },
  },
  { name: 'refuted', door: 'learn', fields: { claim } },
];

/** The entries including those of extras: before the entry that an extra names, or at the end. */
export const views: readonly View[] = extras.reduce<readonly View[]>((all, extra) => {
  const at = all.findIndex(({ door }) => door === extra.before);
  const before = at < 0 ? all.length : at;
  return [...all.slice(0, before), ...(extra.views ?? []), ...all.slice(before)];
}, own);

/** The views of the game at hand; the view of the board also has a tab for its explanation. */
export const gameViews = ['play', 'tables', 'graph'];

/** The view of an empty link. */
const first: Place = { game: game.default, position: position.default };

/** Whether the page itself opens a view with this place. */
const isOpening = (place: Place) =>
  [first, ...views.map(({ opens }) => opens)].some(
    (opens) => opens?.game === place.game && opens.position === place.position,
  );

/**
 * The change by which the navigation brings the place at hand to a view, as long as the reader has not
 * chosen one.
 * @param isChosen whether the reader chose the place, although the page might also open with it
 */
export function openingOf(
  { opens }: View,
  { game, position, moves }: Place & { moves: string[] },
  isChosen: boolean,
) {
  if (!opens || isChosen || moves.length > 0 || !isOpening({ game, position })) return {};
  const place = { position, ...opens };
  return { ...place, start: place.position };
}

export const viewOf = (name: string) => views.find((view) => view.name === name) ?? views[0];

/** The tag of the widget that embeds a view. */
export const tagOf = ({ name, widget }: View) => widget?.tag ?? (`mex-${name}` as const);
