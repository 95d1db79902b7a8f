/**
 * The views of the page and their doors, in the order of the navigation. Links, navigation and app derive from
 * this list; load-view.ts imports their components, which themselves import this file. The words of a view
 * and of a door are `page.<name>`. Does not depend on the DOM.
 */
import { INPUT_IN_LINK, count, date, flag, heap, oneOf, share, text } from './fields.ts';
import { game, mode, moves, position, start } from './fields.ts';
import { extras } from '../extras.ts';
import type { Tag } from '../registry.ts';
import type { Field } from './fields.ts';
import type { Icon } from '../ui/pictures/icons.ts';

/** The entries of the navigation and their icons. A door opens on the first of its views. */
export const doors: Readonly<Record<string, Icon>> = {
  play: 'play',
  learn: 'learn',
  practice: 'practice',
  explore: 'graph',
  ...Object.assign({}, ...extras.map((extra) => extra.doors)),
};

export interface View {
  /** As in links. */
  name: string;
  door: string;
  /** Its word among the views of its door, if it is not that of the view. */
  tab?: string;
  /** Listed behind the other views of its door. */
  advanced?: boolean;
  /** Of its link, in their order. */
  fields: Record<string, Field>;
  /** The game with which the navigation opens it on a first visit, in place of Nim, of which it would say little. */
  opens?: string;
  /** Reached by links alone; in the navigation only while it is open. */
  linked?: boolean;
  /** The view that is embedded in its place. */
  embeds?: string;
  /** The widget, its approximate height, and the field of each attribute; its tag, if not `mex-` and `name`. */
  widget?: { tag?: Tag; height: number; from: Record<string, string> };
}

export const views: readonly View[] = [
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
      players: oneOf('1', '2'),
      hints: oneOf('on-demand', 'always', 'off'),
      why: flag,
    },
    widget: {
      tag: 'mex-game',
      height: 620,
      from: {
        game: 'game',
        position: 'start',
        moves: 'moves',
        first: 'first',
        skill: 'skill',
        players: 'players',
        hints: 'hints',
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
    name: 'practice',
    door: 'practice',
    fields: {
      problem: text('891', { always: true }),
      input: text('', { maxLength: INPUT_IN_LINK }),
    },
    widget: { tag: 'mex-check', height: 720, from: { problem: 'problem' } },
  },
  {
    name: 'tables',
    door: 'explore',
    fields: { game, upto: heap(30), mode, position },
    widget: { tag: 'mex-table', height: 560, from: { game: 'game', upto: 'upto' } },
  },
  {
    name: 'graph',
    door: 'explore',
    fields: { game, position, mode },
    widget: { height: 560, from: { game: 'game', position: 'position' } },
  },
  {
    name: 'quotient',
    door: 'explore',
    advanced: true,
    fields: { game },
    opens: 'kayles',
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
  { name: 'refuted', door: 'learn', fields: { claim: text('') } },
  ...extras.flatMap((extra) => extra.views ?? []),
];

/** The views of the game at hand; that of the board has a tab for its explanation as well. */
export const gameViews = ['play', 'tables', 'graph'];

export const viewOf = (name: string) => views.find((view) => view.name === name) ?? views[0];

/** The tag of the widget that embeds a view. */
export const tagOf = ({ name, widget }: View) => widget?.tag ?? (`mex-${name}` as Tag);
