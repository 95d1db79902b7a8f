/**
 * Write the files that `npm run docs -- guide` generates from the widgets' classes: docs/widgets.md, and the
 * data that a page needs before it loads the widgets.
 */
import { every, own, variables } from '../lib/widgets.mjs';
import { cell, formatted, table } from './markdown.mjs';

export const WIDGETS_PAGE = 'docs/widgets.md';
export const WIDGETS_DATA = 'www/ui/host-page/widget-data.ts';

const HEAD = `# Widgets

The attributes, properties, methods, events, slots and parts of each widget. \`npm run docs -- guide\` writes this page from the classes that \`www/registry.ts\` names, as it does \`dist/custom-elements.json\` and the types for TypeScript, React and Vue. [embedding.md](embedding.md) shows how a page includes a widget.

Attributes can change at any time. Events bubble and leave shadow roots. A slot with a language at its end (\`caption-zh\`) is shown in that language alone. \`mex-change\` fires whenever the state of a widget changes; its \`detail\` is the new state.
`;

/** @param {string} text */
const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

/** @param {string | number | boolean | null} value */
const usual = (value) =>
  value === null || value === false || value === '' ? '' : code(String(value));

/**
 * Return a paragraph of names with their descriptions.
 * @param {string} heading
 * @param {{ name: string, description: string }[]} all
 */
function named(heading, all) {
  const says = all.map((one) => {
    const name = one.name ? code(one.name) : 'its content';
    return `${name} – ${cell(one.description.replace(/\.$/, ''))}`;
  });
  return all.length ? [`**${heading}:** ${says.join('; ')}.`, ''] : [];
}

/** @param {Pick<import('../lib/widgets.mjs').Members, 'attributes' | 'properties' | 'methods' | 'events' | 'slots' | 'parts'>} is */
function reference(is) {
  const attributes = is.attributes.map((one) => [
    code(one.name),
    code(one.type),
    usual(one.default),
    cell(one.description),
  ]);
  const others = [
    ...is.properties.map((one) => [
      code(one.name),
      code(one.type) + (one.readonly ? ', read-only' : ''),
      cell(one.description),
    ]),
    ...is.methods.map((one) => [
      code(`${one.name}(${one.parameters})`),
      code(one.returns),
      cell(one.description),
    ]),
    ...is.events
      .filter(({ name }) => name !== 'mex-change')
      .map((one) => [code(one.name), code(one.detail), cell(one.description)]),
  ];
  return [
    ...table(['Attribute', 'Values', 'Default', 'Meaning'], attributes),
    ...table(['Property, method or event', 'Type', 'Meaning'], others),
    ...named('Slots', is.slots),
    ...named('Parts', is.parts),
  ];
}

/** Return the text of docs/widgets.md. */
export function widgetsPage() {
  const out = [HEAD, '## Every widget', '', ...reference(every)];
  for (const one of own) {
    out.push(`## \`<${one.tag}>\``, '', one.description, '', ...reference(one));
  }
  out.push('## Style variables', '');
  out.push(
    ...table(
      ['Variable', 'Meaning'],
      variables.map((one) => [code(one.name), cell(one.description)]),
    ),
  );
  return formatted(WIDGETS_PAGE, out.join('\n'));
}

/** Return the text of the source file with the data that a page needs before it loads a widget. */
export function widgetsData() {
  const heightOf = (/** @type {string} */ text) => {
    const numbers = text.split(/[+|]/).map((number) => Number(number.replace('>', '')));
    return numbers.length > 1 ? numbers : numbers[0];
  };
  const texts = own.map(({ tag, attributes }) => [
    tag,
    attributes.map(({ name }) => name).join(' '),
  ]);
  const heights = own.flatMap(({ tag, reserved }) =>
    reserved.map(([selector, each]) => [tag + selector, each.split(' ').map(heightOf)]),
  );
  const pictured = own
    .filter((one) => one.pictured)
    .map(({ tag, attributes }) => [
      tag,
      attributes.find(({ name }) => name === 'game')?.default ?? '',
    ]);
  const shared = every.attributes.map(({ name }) => name).join(' ');
  const object = (/** @type {unknown[][]} */ entries) =>
    JSON.stringify(Object.fromEntries(entries));
  return formatted(
    WIDGETS_DATA,
    `/** Written by \`npm run docs -- guide\` from the classes of the widgets; do not edit. */

const shared = 'id ${shared}';

/** The attributes of each widget. */
export const attributes = new Map(
  Object.entries(${object(texts)}).map(([tag, own]) => [tag, \`\${own} \${shared}\`.split(' ')]),
);

/**
 * The heights in pixels that a page reserves for a widget, for a small, a medium and a large width. A height
 * is a number, or a list of the height without rows, the height of a row, and the minimum height. A fourth
 * number is the width from which the third height is used.
 */
export const heights: Record<string, (number | number[])[]> = ${object(heights)};

/** The widgets that \`renderStatic\` draws, each with the game it shows if none is named. */
export const pictured: Record<string, string> = ${object(pictured)};
`,
  );
}
