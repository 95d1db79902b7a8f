/**
 * The views of the page in the order of the navigation, and the entries of the navigation, called doors.
 * Links, navigation and app derive from the list of views; page/load-view.ts imports the components of the
 * views, which themselves import this file. The text of a view or door has the key `page.<name>`. This module
 * does not use the DOM.
 */
import { count, date, flag, heap, oneOf, share, text } from './fields.ts';
import { claim, claimName, game, matchName, mode, moves, position, start } from './fields.ts';
import { extras } from '../extras.ts';
import type { Place } from '../engine/types.ts';
import type { Field } from './fields.ts';
import type { Icon } from '../ui/pictures/icons.ts';

/** The entries of the navigation, called doors, with their icons. A door opens the first of its views. */
export const doors: Readonly<Record<string, Icon>> = {
  play: 'play',
  learn: 'learn',
  explore: 'graph',
  ...Object.assign({}, ...extras.map((extra) => extra.doors)),
};

export interface View {
  /** The name of the view in links. */
  name: string;
  door: string;
  /** The key of the text on the view's tab, if it differs from the view's name. */
  tab?: string;
  /** Whether the view is listed after the other views of its door. */
  advanced?: boolean;
  /** The fields of the view's links, in order. */
  fields: Record<string, Field>;
  /**
   * The game with which the navigation opens the view until the reader has chosen a game: Nim, the default,
   * would show little in this view.
   */
  opens?: { game: string; position?: string };
  /** Whether only links lead to the view: the navigation lists the view only while it is open. */
  linked?: boolean;
  /** The name of the view that is embedded when the reader embeds this one. */
  embeds?: string;
  /**
   * The widget that embeds the view: its tag (by default `mex-` and the view's name), its approximate height
   * in pixels, and the link field that each attribute takes its value from.
   */
  widget?: { tag?: `mex-${string}`; height: number; from: Record<string, string> };
}

/** The built-in views, in the order of the navigation. */
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

/**
 * All views, including those of extras: an extra's views stand before the door that the extra names, or at
 * the end.
 */
export const views: readonly View[] = extras.reduce<readonly View[]>((all, extra) => {
  const at = all.findIndex(({ door }) => door === extra.before);
  const before = at < 0 ? all.length : at;
  return [...all.slice(0, before), ...(extra.views ?? []), ...all.slice(before)];
}, own);

/** The views that show the current game. */
export const gameViews = ['play', 'tables', 'graph'];

/** The game and position of an empty link. */
const first: Place = { game: game.default, position: position.default };

/**
 * Return whether the game and position are defaults of the page: those of an empty link, or those of a view's
 * `opens`.
 */
const isOpening = (place: Place) =>
  [first, ...views.map(({ opens }) => opens)].some(
    (opens) => opens?.game === place.game && opens.position === place.position,
  );

/**
 * Return the game and position to set when the navigation opens a view. The result is empty if the view has
 * no `opens`, or if the reader has chosen or played a game.
 * @param isChosen whether the reader chose the game and position, even if they equal a default of the page
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

/** Return the tag of the widget that embeds a view. */
export const tagOf = ({ name, widget }: View) => widget?.tag ?? (`mex-${name}` as const);
