/**
 * The contract of the public widgets. Its sources are the registry, the descriptors of extensions, and the
 * manifest that the custom-elements analyzer generates from the decorators and doc comments of the widget
 * classes. dist/custom-elements.json, the types, docs/widgets.md and www/ui/host-page/widget-data.ts are
 * generated from the contract. A field without an attribute, or a method, belongs to the contract if its
 * comment contains `@public`. Only the syntax is read, so no build is needed.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
// Use the analyzer's own compiler: another version numbers the kinds of nodes differently.
// @ts-expect-error its types lack its functions
import { create, ts } from '@custom-elements-manifest/analyzer';
// @ts-expect-error it has no types for this one
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { contractPlugin } from './contract-plugin.mjs';
import { filesOfExtras } from './extras.mjs';
import { ROOT } from './paths.mjs';

/**
 * @typedef {{ name: string, description: string }} Named
 * @typedef {Named & { property: string, type: string, default: string | number | boolean | null }} Attribute
 * @typedef {Named & { type: string, readonly: boolean }} Property
 * @typedef {Named & { parameters: string, returns: string }} Method
 * @typedef {Named & { detail: string, added: string }} Event `added`: fields that joined after a release
 *
 * @typedef {object} Members
 * @property {string} description
 * @property {Attribute[]} attributes
 * @property {Property[]} properties
 * @property {Method[]} methods
 * @property {Event[]} events
 * @property {Named[]} slots the name '' is the element's own content
 * @property {Named[]} parts
 * @property {Named[]} controls the names that the attribute `controls` understands
 * @property {Named[]} variables
 * @property {[selector: string, heights: string][]} reserved
 * @property {boolean} pictured
 * @property {string[]} areas of its words, as far as its class itself names them
 *
 * @typedef {Members & { tag: string, className: string, module: string }} Widget `module`: its path below the root
 */

/** Return the path of a file relative to the root, with forward slashes. @param {string} file */
const inRoot = (file) => relative(ROOT, file).replaceAll('\\', '/');

/**
 * Match the files in a widget's folder that define the widget, a class that it extends, or the model whose
 * fields have the defaults of attributes.
 */
const BESIDE = /^(mex-[\w-]+|base|widget|[\w-]+-model|game-state)\.ts$/;

/** The base classes of every widget. */
const BASES = ['MexWidget', 'MexElement'];

/**
 * Read the tag and the module of each widget from the registry of the core and the descriptors of extensions.
 * @returns {[tag: string, module: string][]}
 */
function registered() {
  const line = /^ +'(mex-[\w-]+)': \(\) => import\('\.\/(.+)'\),$/gm;
  return ['www/registry.ts', ...filesOfExtras('extra.ts').map(inRoot)].flatMap((list) =>
    [...readFileSync(join(ROOT, list), 'utf8').matchAll(line)].map(
      ([, tag, file]) => /** @type {[string, string]} */ ([tag, `${posix.dirname(list)}/${file}`]),
    ),
  );
}

const registry = registered();

/** The classes of the manifest, keyed by name. @type {Map<string, any>} */
const classes = new Map(
  create({
    modules: [...new Set([...registry.map(([, file]) => dirname(file)), 'www/ui/element'])]
      .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => [folder, name]))
      .filter(([, name]) => BESIDE.test(name))
      .map((path) => {
        const file = join(ROOT, ...path);
        return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
      }),
    plugins: [...litPlugin(), contractPlugin()],
    context: { dev: false },
  }).modules.flatMap((/** @type {any} */ { declarations = [] }) =>
    declarations.map((/** @type {any} */ each) => [each.name, each]),
  ),
);

/** @param {string} [text] @returns {string} on one line */
const line = (text = '') => text.replace(/\s+/g, ' ').trim();

/**
 * Format a type in the usual way, since the analyzer drops line breaks with the spaces around them.
 * @param {string} [text]
 */
const typeOf = (text = '') =>
  line(text)
    .replace(/ ?([|&]) ?/g, ' $1 ')
    .replace(/([,:])(?=\S)/g, '$1 ')
    .replace(/\{ ?(?=\S)/g, '{ ')
    .replace(/ ?\}/g, ' }');

/**
 * Return the value of a literal in source text.
 * @param {string} [source]
 * @returns {string | number | boolean | null}
 */
function valueOf(source) {
  if (source === undefined) return null;
  return source.startsWith('[') ? '' : JSON.parse(source.replaceAll("'", '"'));
}

/**
 * Return the default of an attribute: the default of its field, or of the field with the same name in the
 * model that owns it.
 * @param {any} doc
 * @param {any} field
 */
function defaultOf(doc, field) {
  if (!field.owned) return valueOf(field.default);
  const { contract } = classes.get(field.inheritedFrom?.name ?? doc.name);
  const { members } = classes.get(contract.model);
  return valueOf(members.find((/** @type {any} */ { name }) => name === field.name).default);
}

/** @param {any[]} [list] @returns {Named[]} */
const named = (list = []) =>
  list.map(({ name, description }) => ({ name, description: line(description) }));

/**
 * Return the public members of a class and of its base classes, restricted to those that `has` accepts.
 * @param {any} doc
 * @param {(member: { inheritedFrom?: { name: string } }) => boolean} [has]
 * @returns {Members}
 */
function membersOf(doc, has = () => true) {
  const own = (/** @type {any[]} */ list = []) => list.filter(has);
  const shown = own(doc.members).filter(
    ({ privacy, attribute }) => privacy === 'public' && !attribute,
  );
  return {
    description: line((doc.description ?? '').split('\n\n')[0]),
    attributes: own(doc.attributes).map(
      ({ name, fieldName, type, default: usual, description }) => {
        const field = doc.members.find((/** @type {any} */ each) => each.name === fieldName);
        return {
          name,
          property: fieldName ?? name,
          type: typeOf(type.text),
          // Accessors have no field, so their defaults are stated in their comments.
          default: field ? defaultOf(doc, field) : usual,
          description: line(description),
        };
      },
    ),
    properties: shown
      .filter(({ kind }) => kind === 'field')
      .map(({ name, type, readonly = false, description }) => {
        return { name, type: typeOf(type.text), readonly, description: line(description) };
      }),
    methods: shown
      .filter(({ kind }) => kind === 'method')
      .map(({ name, written, return: { type }, description }) => {
        return { name, parameters: written, returns: type.text, description: line(description) };
      }),
    // Skip events without a description: the analyzer also finds those of `emit`, whose name is a parameter.
    events: own(doc.events)
      .filter(({ description }) => description)
      .map(({ name, type, description }) => {
        const detail = typeOf(type.text);
        const [first, added = ''] = detail
          .split(' & ')
          .map((each) => each.replace(/^\{ | \}$/g, ''));
        const whole = added ? `{ ${first}, ${added} }` : detail;
        return { name, detail: whole, added, description: line(description) };
      }),
    slots: named(own(doc.slots)),
    parts: named(own(doc.cssParts)),
    variables: named(own(doc.cssProperties)),
    controls: doc.contract.controls,
    reserved: doc.contract.reserved,
    pictured: doc.contract.pictured,
    areas: doc.contract.areas,
  };
}

/** The members that every widget inherits. @type {Members} */
export const every = membersOf(classes.get('MexWidget'));

/** All widgets, without the members that every widget inherits. @type {Widget[]} */
export const own = registry.map(([tag, module]) => {
  const className = tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const members = membersOf(
    classes.get(className),
    ({ inheritedFrom }) => !BASES.includes(inheritedFrom?.name ?? ''),
  );
  return { tag, module, className, ...members };
});

/** @param {Members} own @param {Members} base @returns {Members} */
const joined = (own, base) => ({
  ...own,
  attributes: [...own.attributes, ...base.attributes],
  properties: [...own.properties, ...base.properties],
  methods: [...own.methods, ...base.methods],
  events: [...own.events, ...base.events],
  slots: [...own.slots, ...base.slots],
  parts: [...own.parts, ...base.parts],
  variables: [...own.variables, ...base.variables],
});

/** All widgets, with the members that every widget inherits. @type {Widget[]} */
export const elements = own.map(({ tag, module, className, ...members }) => {
  const whole = joined(members, every);
  // The type of the property `state` is the type of the detail of `mex-change` events.
  const state = whole.events.find(({ name }) => name === 'mex-change')?.detail ?? '{}';
  const properties = whole.properties.map((each) =>
    each.name === 'state' ? { ...each, type: state } : each,
  );
  return { tag, module, className, ...whole, properties };
});

/**
 * The CSS variables of widgets. A page may set them on any element around a widget, since they are inherited.
 */
export const { variables } = every;
