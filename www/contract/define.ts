/**
 * What the contract is written in: a line for each thing that a page may rely on. Names follow the
 * custom-elements manifest, so that it, the types and the tables of the guide derive from this.
 */

interface Attribute {
  name: string;
  /** The property of the same meaning. */
  property: string;
  /** As TypeScript writes it. */
  type: string;
  /** While the attribute is absent. */
  default: string | number | boolean | null;
  description: string;
}

/** Without an attribute. */
interface Property {
  name: string;
  type: string;
  readonly: boolean;
  description: string;
}

interface Method {
  name: string;
  /** As TypeScript writes them. */
  parameters: string;
  returns: string;
  description: string;
}

/** All of them bubble, and leave shadow roots. */
interface Event {
  name: string;
  /** The type of its `detail`. */
  detail: string;
  /** Its fields that joined after a release, which promised the others alone. */
  added: string;
  description: string;
}

/** A slot (the name '' is the element's own content), part or variable. */
export interface Named {
  name: string;
  description: string;
}

export interface Element {
  tag: string;
  className: string;
  /** Below www/. */
  module: string;
  description: string;
  attributes: Attribute[];
  properties: Property[];
  methods: Method[];
  events: Event[];
  /** The type of the current state: `state`, the detail of `mex-change`, and `value` as JSON. */
  state: string;
  /** The names that its attribute `controls` understands. */
  controls: Named[];
  slots: Named[];
  parts: Named[];
}

/** @param property by default the name in camel case */
export const attribute = (
  name: string,
  type: string,
  value: string | number | boolean | null,
  description: string,
  property: string = camel(name),
): Attribute => ({
  name,
  property,
  type,
  default: value,
  description,
});

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

export const property = (
  name: string,
  type: string,
  description: string,
  readonly: boolean = false,
): Property => ({
  name,
  type,
  readonly,
  description,
});

export const method = (
  name: string,
  parameters: string,
  returns: string,
  description: string,
): Method => ({
  name,
  parameters,
  returns,
  description,
});

/** @param added fields that joined the detail after its release, without braces */
export const event = (
  name: string,
  detail: string,
  description: string,
  added: string = '',
): Event => ({
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

/** @param reasons what has changed it */
export const changes = (reasons: string): Event =>
  event(
    'mex-change',
    'this.state',
    `Fired when the state changes, by ${reasons}; \`detail\` is the new state.`,
  );

export const named = (described: Record<string, string>): Named[] =>
  Object.entries(described).map(([name, description]) => ({ name, description }));

export const element = (
  own: Partial<Element> & Pick<Element, 'tag' | 'className' | 'module' | 'description'>,
): Element => ({
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
