/** The contract of the widget that shows a misère quotient. */
import { attribute, changes, element, event, method, named, property } from './define.ts';

export const quotient = element({
  tag: 'mex-quotient',
  className: 'MexQuotient',
  module: 'quotient/mex-quotient.ts',
  description: 'The misère quotient of a game on heaps, with what proves it.',
  attributes: [
    attribute('game', 'string', 'kayles', 'The game, in one line of notation.'),
    attribute('upto', 'number', 0, 'The last heap that is looked at; 0 leaves it to the core.'),
    attribute('budget', 'number', 0, 'Steps that the search may take; 0 leaves it to the core.'),
  ],
  properties: [property('data', 'object | null', 'What `quotient` answered.', true)],
  methods: [method('load', '', 'Promise<void>', 'Looks for the quotient again.')],
  events: [
    event('mex-ready', '{ game: string, data: object }', 'The search has ended.'),
    changes('a choice of game or class'),
  ],
  state: '{ game: string, upto: number, element: string | null, order: number | null }',
  controls: named({
    fields: 'The field for the game; not among the usual ones.',
    elements: 'The list of classes.',
    phi: 'The class of each heap.',
    cayley: 'The drawing of the multiplication.',
    growth: 'The drawing of how it grew.',
  }),
  slots: named({ '': 'Shown until the widget is ready, and beside an error.' }),
  parts: named({
    controls: 'The field for the game.',
    field: 'One labelled field.',
    certificate: 'The presentation, and what proves it.',
    elements: 'The list of classes.',
    element: 'The details of the chosen class.',
    phi: 'The class of each heap.',
    cayley: 'The drawing of the multiplication.',
    growth: 'The drawing of how it grew.',
    mark: 'The sign of a P- or an N-position.',
    running: 'That it is still computing.',
  }),
});
