/**
 * The views of the page, in the order of its navigation; on a phone the first four stand in a bar and
 * the others behind "More". Links, navigation and app derive from this
 * list; load-view.ts imports their components, which themselves import this file. The words of a view
 * are `page.<name>`. Does not depend on the DOM.
 */
import { INPUT_IN_LINK, count, date, flag, heap, oneOf, share, text } from './fields.ts';
import { game, mode, moves, position, start } from './fields.ts';
import type { Tag } from '../registry.ts';
import type { Field } from './fields.ts';

export interface View {
  /** As in links. */
  name: string;
  icon: string;
  /** Of its link, in their order. */
  fields: Record<string, Field>;
  /** The game with which the navigation opens it in place of Nim, of which it would say little. */
  opens?: string;
  /** Reached by links alone, and not by the navigation. */
  linked?: boolean;
  /** The widget, its approximate height, and the field of each attribute; its tag, if not `mex-` and `name`. */
  widget?: { tag?: Tag; height: number; from: Record<string, string> };
}

export const views: readonly View[] = [
  {
    name: 'play',
    icon: 'play',
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
  { name: 'ladder', icon: 'ladder', fields: { rung: text('') } },
  { name: 'today', icon: 'today', fields: { date } },
  {
    name: 'learn',
    icon: 'learn',
    fields: { lesson: text(''), step: count },
    widget: { tag: 'mex-lesson', height: 720, from: { lesson: 'lesson', step: 'step' } },
  },
  {
    name: 'practice',
    icon: 'practice',
    fields: {
      problem: text('891', { always: true }),
      input: text('', { maxLength: INPUT_IN_LINK }),
    },
    widget: { tag: 'mex-check', height: 720, from: { problem: 'problem' } },
  },
  {
    name: 'tables',
    icon: 'tables',
    fields: { game, upto: heap(30), mode, position },
    widget: { tag: 'mex-table', height: 560, from: { game: 'game', upto: 'upto' } },
  },
  {
    name: 'graph',
    icon: 'graph',
    fields: { game, position, mode },
    widget: { height: 560, from: { game: 'game', position: 'position' } },
  },
  {
    name: 'quotient',
    icon: 'quotient',
    fields: { game },
    opens: 'kayles',
    widget: { height: 900, from: { game: 'game' } },
  },
  {
    name: 'union',
    icon: 'union',
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
  {
    name: 'unsolved',
    icon: 'tables',
    linked: true,
    fields: { game },
  },
  { name: 'refuted', icon: 'learn', linked: true, fields: { claim: text('') } },
  { name: 'class', icon: 'class', fields: { mode } },
  {
    name: 'sheet',
    icon: 'class',
    linked: true,
    fields: { sheet: text('', { always: true }) },
  },
];

export const viewOf = (name: string) => views.find((view) => view.name === name) ?? views[0];

/** The tag of the widget that embeds a view. */
export const tagOf = ({ name, widget }: View) => widget?.tag ?? (`mex-${name}` as Tag);
