/**
 * The contract of the widgets as data: all that a page may rely on. The manifest of the package, its
 * types and the tables of the guide derive from it, and tests/unit/ui/contract.test.js holds it against
 * the code.
 */
import { ask, bits, builder, check, lesson, proof, twin } from './course.ts';
import { graph, table, union, venn, why } from './data.ts';
import { game } from './game.ts';
import { attribute, event, method, named, property } from './define.ts';
import { looks } from './css-variables.ts';
import { quotient } from './quotient.ts';
import type { Element as Contract } from './define.ts';

/** What every widget has besides its own. */
export const every: Omit<Contract, 'tag' | 'className' | 'module' | 'description'> = {
  attributes: [
    attribute('lang', 'string', 'en', 'The language; without it, that of the page.'),
    attribute('theme', "'light' | 'dark'", 'light', 'The theme; without it, that of the page.'),
    attribute('for', 'string', '', 'The id of the widget that this one follows.', 'htmlFor'),
    attribute('name', 'string', '', 'The name under which a form sends `value`.'),
    attribute('caption', 'string | null', null, 'A line under the widget; or the slot `caption`.'),
    attribute('compact', 'boolean', false, 'Shows a reduced layout.'),
    attribute(
      'controls',
      'string | boolean | null',
      null,
      'Which controls are shown: "all", "none" or names of them; without it, the usual ones.',
    ),
    attribute('readonly', 'boolean', false, 'Disables changes by the user.'),
    attribute('height', 'string | null', null, 'The least height, in pixels or as in CSS.'),
    attribute(
      'poster',
      'string | null',
      null,
      'The address of a picture, or a text, that is shown until the first interaction.',
    ),
    attribute(
      'loading',
      "'lazy' | 'eager'",
      'lazy',
      'Whether it loads only before it becomes visible.',
    ),
    attribute(
      'print',
      "'' | 'question' | 'answer'",
      '',
      'What paper shows: "question" keeps the answer back, "answer" gives it; without it, what ' +
        'the screen shows.',
    ),
    attribute(
      'home',
      'string | null',
      null,
      'The address of Mexplorer for the link; or `data-mex-home` of an ancestor.',
    ),
  ],
  properties: [
    property('settled', 'boolean', 'Whether the content is shown.', true),
    property('state', 'this.state', 'The current state.', true),
    property('value', 'string', 'The same as JSON, as a form sends it; can be set.'),
    property('form', 'HTMLFormElement | null', 'The form that it belongs to.', true),
    property('locked', 'boolean', 'Whether the user can change nothing.', true),
  ],
  methods: [
    method('wake', '', 'void', 'Loads it now.'),
    method('tell', '', 'void', 'Fires `mex-change` if the state has changed since the last event.'),
    method('reset', '', 'void', 'Restores the initial attributes.'),
  ],
  events: [
    event(
      'mex-error',
      '{ error: Error, code: string, message: string }',
      'Fired on an error; `code` is stable, `message` is English.',
    ),
  ],
  state: '{}',
  controls: [],
  slots: named({
    caption: 'A line under the widget; `caption-zh` for one language, as with every slot.',
    poster: 'The content shown until the first interaction.',
  }),
  parts: named({
    error: 'The error message.',
    caption: 'The line under the widget.',
    poster: 'The content shown until the first interaction.',
    home: 'The link to Mexplorer.',
  }),
};

/** The widgets with their own alone. */
export const own = [
  game,
  table,
  graph,
  union,
  venn,
  quotient,
  why,
  ask,
  bits,
  builder,
  check,
  lesson,
  proof,
  twin,
];

/** What a widget is at has its own type in each. */
function whole(one: Contract) {
  const typed = (type: string) => (type === 'this.state' ? one.state : type);
  return {
    ...one,
    attributes: [...one.attributes, ...every.attributes],
    properties: [...one.properties, ...every.properties].map((each) => ({
      ...each,
      type: typed(each.type),
    })),
    methods: [...one.methods, ...every.methods],
    events: [...one.events, ...every.events].map((each) => ({
      ...each,
      detail: typed(each.detail),
    })),
    slots: [...one.slots, ...every.slots],
    parts: [...one.parts, ...every.parts],
  };
}

/** The widgets with all that they have. */
export const elements: Contract[] = own.map(whole);

/** The variables that a page may set on any element around a widget; all inherit. */
export const variables = looks;
