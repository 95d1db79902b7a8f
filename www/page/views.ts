/**
 * The views of the page, in the order of its navigation; on a phone the first four stand in a bar and
 * the others behind "More". Links, navigation and app derive from this
 * list; load-view.js imports the elements, which themselves import this file. The words of a view
 * are `page.<name>`. Does not depend on the DOM.
 */
import { INPUT_IN_LINK, count, date, flag, heap, oneOf, share, text } from './fields.ts';
import { game, mode, moves, position, start } from './fields.ts';
import type { Field } from './fields.ts';

export interface View {
  /** As in links. */
  name: string;
  icon: string;
  /** Takes the state as `state` and emits `mex-state` with each change. */
  element: string;
  /** Of its link, in their order. */
  fields: Record<string, Field>;
  /** Reached by links alone, and not by the navigation. */
  linked?: boolean;
  /** The widget for embedding, its approximate height, and the field of each attribute. */
  widget?: { tag: string; height: number; from: Record<string, string> };
}

export const views: readonly View[] = [
  {
    name: 'play',
    icon: 'play',
    element: 'mex-play-view',
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
  { name: 'ladder', icon: 'ladder', element: 'mex-ladder-view', fields: { rung: text('') } },
  { name: 'today', icon: 'today', element: 'mex-today-view', fields: { date } },
  {
    name: 'learn',
    icon: 'learn',
    element: 'mex-learn-view',
    fields: { lesson: text(''), step: count },
    widget: { tag: 'mex-lesson', height: 720, from: { lesson: 'lesson', step: 'step' } },
  },
  {
    name: 'practice',
    icon: 'practice',
    element: 'mex-practice',
    fields: {
      problem: text('891', { always: true }),
      input: text('', { maxLength: INPUT_IN_LINK }),
    },
    widget: { tag: 'mex-check', height: 720, from: { problem: 'problem' } },
  },
  {
    name: 'tables',
    icon: 'tables',
    element: 'mex-tables-view',
    fields: { game, upto: heap(30), mode, position },
    widget: { tag: 'mex-table', height: 560, from: { game: 'game', upto: 'upto' } },
  },
  {
    name: 'graph',
    icon: 'graph',
    element: 'mex-graph-view',
    fields: { game, position, mode },
    widget: { tag: 'mex-graph', height: 560, from: { game: 'game', position: 'position' } },
  },
  {
    name: 'quotient',
    icon: 'quotient',
    element: 'mex-quotient-view',
    fields: { game },
    widget: { tag: 'mex-quotient', height: 900, from: { game: 'game' } },
  },
  {
    name: 'union',
    icon: 'union',
    element: 'mex-union-view',
    fields: {
      n: text('100', { always: true }),
      divisors: text('2 3 5', { always: true }),
      sets: text(''),
      mode,
    },
    widget: {
      tag: 'mex-union',
      height: 720,
      from: { n: 'n', divisors: 'divisors', sets: 'sets', mode: 'mode' },
    },
  },
  {
    name: 'unsolved',
    icon: 'tables',
    element: 'mex-unsolved-view',
    linked: true,
    fields: { game },
  },
  { name: 'class', icon: 'class', element: 'mex-class-view', fields: { mode } },
  {
    name: 'sheet',
    icon: 'class',
    element: 'mex-sheet-view',
    linked: true,
    fields: { sheet: text('', { always: true }) },
  },
];
