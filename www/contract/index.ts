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
    attribute('compact', 'boolean', false, 'Shows little beside what it is for.'),
    attribute(
      'controls',
      'string | boolean | null',
      null,
      'Which controls are shown: "all", "none" or names of them; without it, the usual ones.',
    ),
    attribute('readonly', 'boolean', false, 'Whether it can be looked at, but not changed.'),
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
      'Whether it waits until it is about to be seen.',
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
      'The address of Mexplorer, to which a link leads; or `data-mex-home` of what is around.',
    ),
  ],
  properties: [
    property('settled', 'boolean', 'Whether there is something to show.', true),
    property('state', 'this.state', 'The current state.', true),
    property('value', 'string', 'The same as JSON, as a form sends it; can be set.'),
    property('form', 'HTMLFormElement | null', 'The form that it belongs to.', true),
    property('locked', 'boolean', 'Whether nothing can be changed by hand.', true),
  ],
  methods: [
    method('wake', '', 'void', 'Loads it now, wherever it stands.'),
    method('tell', '', 'void', 'Fires `mex-change` if the state has changed since the last event.'),
    method('reset', '', 'void', 'Goes back to what the page has said at first.'),
  ],
  events: [
    event(
      'mex-error',
      '{ error: Error, code: string, message: string }',
      'Something is wrong; `code` is stable, `message` is English.',
    ),
  ],
  state: '{}',
  controls: [],
  slots: named({
    caption: 'A line under the widget; `caption-zh` for one language, as with every slot.',
    poster: 'The content shown until the first interaction.',
  }),
  parts: named({
    error: 'What is wrong, in words.',
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
