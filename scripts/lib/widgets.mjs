/**
 * The contract of the public widgets, read from the registry and the classes it names: their decorators and
 * doc comments. The manifest, the types, docs/widgets.md and www/ui/host-page/widget-data.ts derive from it.
 * The tags are those of the custom-elements analyzer, with `@control` for the names of `controls` and
 * `@reserve` for the heights reserved before a widget loads, and `@picture` for what `renderStatic` draws. A field without an attribute, or a method,
 * belongs to the contract if its comment says `@public`. Only the syntax is read, so this needs no build.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
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
 *
 * @typedef {Members & { tag: string, className: string, module: string }} Widget
 */

const WWW = join(ROOT, 'www');

/** @type {Map<string, ts.SourceFile>} */
const sources = new Map();

/** @param {string} file @returns {ts.SourceFile} */
function sourceOf(file) {
  const source =
    sources.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  sources.set(file, source);
  return source;
}

/** The registry: the tag and the module of each widget. @returns {[tag: string, module: string][]} */
function registered() {
  const line = /^ {2}'(mex-[\w-]+)': \(\) => import\('\.\/(.+)'\),$/gm;
  return [...sourceOf(join(WWW, 'registry.ts')).text.matchAll(line)].map(([, tag, file]) => [
    tag,
    file,
  ]);
}

/** @param {ts.SourceFile} source @param {string} name @returns {ts.ClassDeclaration | undefined} */
const classIn = (source, name) =>
  source.statements.filter(ts.isClassDeclaration).find((each) => each.name?.text === name);

/** The class of a name in a file that may import it; none for a class of Lit. @param {ts.SourceFile} source @param {string} name */
function classNamed(source, name) {
  for (const each of source.statements) {
    if (!ts.isImportDeclaration(each) || !each.importClause?.getText().includes(name)) continue;
    const from = /** @type {ts.StringLiteral} */ (each.moduleSpecifier).text;
    return from.startsWith('.')
      ? classIn(sourceOf(join(dirname(source.fileName), from)), name)
      : undefined;
  }
  return classIn(source, name);
}

/** A class and those that it extends. @param {ts.ClassDeclaration | undefined} node @returns {ts.ClassDeclaration[]} */
function chainOf(node) {
  if (!node) return [];
  const base = node.heritageClauses?.[0].types[0].expression.getText() ?? '';
  return [node, ...chainOf(classNamed(node.getSourceFile(), base))];
}

/** @param {string} text @returns {string} on one line */
const line = (text) => text.replace(/\s+/g, ' ').trim();

/** The tags of a comment: `@name {type} subject - description`. @param {ts.Node} node */
function tagsOf(node) {
  return ts.getJSDocTags(node).map((tag) => {
    const said = tag
      .getText()
      .replace(/\n\s*\*\/?/g, '\n')
      .replace(/^@\w+/, '');
    const [, type = '', subject = '', description = ''] =
      /^(?:\{(.*)\}(?: |$))?(.*?) ?(?:- (.*))?$/.exec(line(said)) ?? [];
    return { tag: tag.tagName.text, type, subject, description };
  });
}

/** The first paragraph of a comment. @param {ts.Node} node */
function textOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return line((ts.getTextOfJSDocComment(comment?.comment) ?? '').split('\n\n')[0]);
}

/** What a class itself adds. @param {ts.ClassDeclaration} node @returns {Members} */
function membersOf(node) {
  const tags = tagsOf(node);
  const tagged = (/** @type {string} */ name) => tags.filter(({ tag }) => tag === name);
  const named = (/** @type {string} */ name) =>
    tagged(name).map(({ subject, description }) => ({ name: subject, description }));
  /** @type {Members} */
  const members = {
    description: textOf(node),
    // Those of accessors, which have no decorator.
    attributes: tagged('attr').map(({ type, subject, description }) => {
      const [name, usual] = subject.slice(1, -1).split('=');
      return { name, property: name, type, default: usual, description };
    }),
    properties: [],
    methods: [],
    events: tagged('fires').map(({ type, subject: name, description }) => {
      const [own, added = ''] = type.split(' & ').map((each) => each.replace(/^\{ | \}$/g, ''));
      const detail = added ? `{ ${own}, ${added} }` : type;
      return { name, detail, added, description };
    }),
    slots: named('slot'),
    parts: named('csspart'),
    controls: named('control'),
    variables: named('cssprop'),
    reserved: tagged('reserve').map(({ subject, description }) => [subject, description]),
    pictured: tagged('picture').length > 0,
  };
  for (const member of node.members) {
    const attribute = attributeOf(member);
    if (attribute) members.attributes.push(attribute);
    else if (tagsOf(member).some(({ tag }) => tag === 'public')) addPublic(members, member);
  }
  return members;
}

/** The attribute of a decorated field. @param {ts.ClassElement} member @returns {Attribute | undefined} */
function attributeOf(member) {
  if (!ts.isPropertyDeclaration(member)) return undefined;
  const options = ts
    .getDecorators(member)
    ?.find((each) => /^@property\(/.test(each.getText()))
    ?.getText();
  if (!options || options.includes('attribute: false')) return undefined;
  const property = member.name.getText();
  const usual = literal((ownerOf(member) ?? member).initializer) ?? defaultOf(member);
  return {
    name: /attribute: '([^']+)'/.exec(options)?.[1] ?? property.toLowerCase(),
    property,
    type: typeOf(member),
    default: usual,
    description: textOf(member),
  };
}

/** The field of the model that owns an attribute marked by `@owned`. @param {ts.PropertyDeclaration} member */
function ownerOf(member) {
  if (!ts.getDecorators(member)?.some((each) => each.getText() === '@owned')) return undefined;
  const [base] =
    /** @type {ts.ClassDeclaration} */ (member.parent).heritageClauses?.[0].types ?? [];
  const model = classNamed(member.getSourceFile(), base?.typeArguments?.[0].getText() ?? '');
  const name = member.name.getText();
  return chainOf(model)
    .flatMap(({ members }) => members.filter(ts.isPropertyDeclaration))
    .find((each) => each.name.getText() === name);
}

/** What its comment says after `@default`. @param {ts.PropertyDeclaration} member */
function defaultOf(member) {
  const said = tagsOf(member).find(({ tag }) => tag === 'default')?.subject;
  return said ? JSON.parse(said.replaceAll("'", '"')) : null;
}

/** What its comment says after `@type`, its annotation, or the type of its value. @param {ts.PropertyDeclaration | ts.GetAccessorDeclaration} member */
function typeOf(member) {
  const said = tagsOf(member).find(({ tag }) => tag === 'type')?.type ?? member.type?.getText();
  return said
    ? line(said)
    : typeof literal('initializer' in member ? member.initializer : undefined);
}

/** @param {ts.Expression} [value] @returns {string | number | boolean | null} */
function literal(value) {
  if (!value) return null;
  if (ts.isArrayLiteralExpression(value)) return '';
  return ts.isStringLiteral(value) ? value.text : JSON.parse(value.getText());
}

/** @param {Members} members @param {ts.ClassElement} member */
function addPublic(members, member) {
  const name = member.name?.getText() ?? '';
  const description = textOf(member);
  if (ts.isMethodDeclaration(member)) {
    if (!member.type) throw new Error(`${name} is public and does not say what it returns.`);
    const parameters = member.parameters.map((each) => each.getText()).join(', ');
    members.methods.push({ name, parameters, returns: member.type.getText(), description });
  } else if (ts.isPropertyDeclaration(member) || ts.isGetAccessor(member)) {
    const others = /** @type {ts.ClassDeclaration} */ (member.parent).members;
    const isSet = others.some((each) => ts.isSetAccessor(each) && each.name.getText() === name);
    const readonly = ts.isGetAccessor(member)
      ? !isSet
      : tagsOf(member).some(({ tag }) => tag === 'readonly');
    members.properties.push({ name, type: typeOf(member), readonly, description });
  }
}

/** @param {Members[]} all the lowest class first @returns {Members} */
const joined = (all) => ({
  description: all[0].description,
  attributes: all.flatMap(({ attributes }) => attributes),
  properties: all.flatMap(({ properties }) => properties),
  methods: all.flatMap(({ methods }) => methods),
  events: all.flatMap(({ events }) => events),
  slots: all.flatMap(({ slots }) => slots),
  parts: all.flatMap(({ parts }) => parts),
  controls: all.flatMap(({ controls }) => controls),
  variables: all.flatMap(({ variables }) => variables),
  reserved: all.flatMap(({ reserved }) => reserved),
  pictured: all.some(({ pictured }) => pictured),
});

const isBase = (/** @type {ts.ClassDeclaration} */ { name }) =>
  ['MexWidget', 'MexElement'].includes(name?.text ?? '');

const widgets = registered().map(([tag, module]) => {
  const className = tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const chain = chainOf(classIn(sourceOf(join(WWW, module)), className));
  return { tag, module, className, chain };
});

/** What every widget has besides its own. @type {Members} */
export const every = joined(widgets[0].chain.filter(isBase).map(membersOf));

/** The widgets with their own alone. @type {Widget[]} */
export const own = widgets.map(({ chain, ...one }) => ({
  ...one,
  ...joined(chain.filter((each) => !isBase(each)).map(membersOf)),
}));

/** The widgets with all that they have. @type {Widget[]} */
export const elements = own.map(({ tag, module, className, ...members }) => {
  const whole = joined([members, every]);
  // `mex-change` reports what `state` is.
  const state = whole.events.find(({ name }) => name === 'mex-change')?.detail ?? '{}';
  const properties = whole.properties.map((each) =>
    each.name === 'state' ? { ...each, type: state } : each,
  );
  return { tag, module, className, ...whole, properties };
});

/** The variables that a page may set on any element around a widget; all inherit. */
export const { variables } = every;
