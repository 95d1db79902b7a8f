/**
 * What the contract is written in: a line for each thing that a page may rely on. Names follow the
 * custom-elements manifest, so that it, the types and the tables of the guide derive from this.
 *
 * @typedef {object} Attribute
 * @property {string} name
 * @property {string} property the property of the same meaning
 * @property {string} type as TypeScript writes it
 * @property {string | number | boolean | null} default while the attribute is absent
 * @property {string} description
 *
 * @typedef {object} Property without an attribute
 * @property {string} name
 * @property {string} type
 * @property {boolean} readonly
 * @property {string} description
 *
 * @typedef {object} Method
 * @property {string} name
 * @property {string} parameters as TypeScript writes them
 * @property {string} returns
 * @property {string} description
 *
 * @typedef {object} Event all of them bubble, and leave shadow roots
 * @property {string} name
 * @property {string} detail the type of its `detail`
 * @property {string} added its fields that joined after a release, which promised the others alone
 * @property {string} description
 *
 * @typedef {object} Named a slot (the name '' is the element's own content), part or variable
 * @property {string} name
 * @property {string} description
 *
 * @typedef {object} Element
 * @property {string} tag
 * @property {string} className
 * @property {string} module below www/
 * @property {string} description
 * @property {Attribute[]} attributes
 * @property {Property[]} properties
 * @property {Method[]} methods
 * @property {Event[]} events
 * @property {string} state the type of what it is at: `state`, the detail of `mex-change`, and `value` as JSON
 * @property {Named[]} controls the names that its attribute `controls` understands
 * @property {Named[]} slots
 * @property {Named[]} parts
 */

/**
 * @param {string} name @param {string} type
 * @param {string | number | boolean | null} value @param {string} description
 * @param {string} [property] by default the name in camel case
 * @returns {Attribute}
 */
export const attribute = (name, type, value, description, property = camel(name)) => ({
  name,
  property,
  type,
  default: value,
  description,
});

/** @param {string} name */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * @param {string} name @param {string} type @param {string} description @param {boolean} [readonly]
 * @returns {Property}
 */
export const property = (name, type, description, readonly = false) => ({
  name,
  type,
  readonly,
  description,
});

/**
 * @param {string} name @param {string} parameters @param {string} returns
 * @param {string} description
 * @returns {Method}
 */
export const method = (name, parameters, returns, description) => ({
  name,
  parameters,
  returns,
  description,
});

/**
 * @param {string} name @param {string} detail @param {string} description
 * @param {string} [added] fields that joined the detail after its release, without braces
 * @returns {Event}
 */
export const event = (name, detail, description, added = '') => ({
  name,
  detail: added ? detail.replace(/ }$/, `, ${added} }`) : detail,
  description,
  added,
});

/** What is reported of an attempt to pages that keep a score. */
export const TALLY = 'attempts: number, seconds: number, hints: number, points: number';

/** What a task counts. */
export const points = attribute(
  'points',
  'number',
  1,
  'What it is worth once it is right, as its events report.',
);

/** @param {string} reasons what has changed it @returns {Event} */
export const changes = (reasons) =>
  event(
    'mex-change',
    'this.state',
    `Fired when the state changes, by ${reasons}; \`detail\` is the new state.`,
  );

/** @param {Record<string, string>} described @returns {Named[]} */
export const named = (described) =>
  Object.entries(described).map(([name, description]) => ({ name, description }));

/**
 * @param {Partial<Element> & Pick<Element, 'tag' | 'className' | 'module' | 'description'>} own
 * @returns {Element}
 */
export const element = (own) => ({
  attributes: [],
  properties: [],
  methods: [],
  events: [],
  state: '{}',
  controls: [],
  slots: [],
  parts: [],
  ...own,
});
