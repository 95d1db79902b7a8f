/**
 * The contract of the widgets as data: all that a page may rely on. The manifest of the package, its
 * types and the tables of the guide derive from it, and tests/unit/contract.test.js holds it against
 * the code.
 */
import { ask, bits, builder, check, lesson, proof, twin } from './course.js';
import { graph, table, union, why } from './data.js';
import { game } from './game.js';
import { attribute, event, named, property } from './kit.js';
import { looks } from './looks.js';

/** What every widget has besides its own. @type {Omit<import('./kit.js').Element, 'tag' | 'className' | 'module' | 'description'>} */
export const every = {
  attributes: [
    attribute('lang', 'string', 'en', 'The language; without it, that of the page.'),
    attribute('theme', "'light' | 'dark'", 'light', 'The theme; without it, that of the page.'),
  ],
  properties: [property('settled', 'boolean', 'Whether there is something to show.', true)],
  methods: [],
  events: [
    event(
      'mex-error',
      '{ error: Error, code: string, message: string }',
      'Something is wrong; `code` is stable, `message` is English.',
    ),
  ],
  slots: [],
  parts: named({ error: 'What is wrong, in words.' }),
};

/** The widgets with their own alone. */
export const own = [game, table, graph, union, why, ask, bits, builder, check, lesson, proof, twin];

/** The widgets with all that they have. @type {import('./kit.js').Element[]} */
export const elements = own.map((one) => ({
  ...one,
  attributes: [...one.attributes, ...every.attributes],
  properties: [...one.properties, ...every.properties],
  methods: [...one.methods, ...every.methods],
  events: [...one.events, ...every.events],
  slots: [...one.slots, ...every.slots],
  parts: [...one.parts, ...every.parts],
}));

/** The variables that a page may set on any element around a widget; all inherit. */
export const variables = looks;
