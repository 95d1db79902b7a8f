/**
 * Write types for editors and type checkers, generated from the widgets' classes: types of the elements,
 * types for JSX and Vue, and the custom-elements manifest.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elements, variables } from '../lib/widgets.mjs';
import { DIST, ROOT } from '../lib/paths.mjs';

/** @typedef {import('../lib/widgets.mjs').Widget} Element */

export function writeWidgetTypes() {
  const types = join(DIST, 'types');
  mkdirSync(types, { recursive: true });
  writeFileSync(join(types, 'elements.d.ts'), elementTypes());
  writeFileSync(join(types, 'react.d.ts'), reactTypes());
  writeFileSync(join(types, 'vue.d.ts'), vueTypes());
  writeFileSync(join(types, 'standalone.d.ts'), STANDALONE);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const text = `${JSON.stringify(manifest(version), null, 1)}\n`;
  writeFileSync(join(DIST, 'custom-elements.json'), text);
}

/**
 * The types of the classic script mexplorer-standalone.js, which has no exports but sets a global variable.
 */
const STANDALONE = `import './elements.d.ts';

declare global {
  /** The calls of the API, set by the script tag of mexplorer-standalone.js. */
  const mexplorer: typeof import('./index.types.d.ts');
}

export {};
`;

/** @param {string} text */
const doc = (text) => `/** ${text.replaceAll('*/', '* /')} */`;

/** @param {string} name */
const quoted = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);

/** Return the type of an attribute in markup, where numbers may be strings. @param {string} type */
const written = (type) =>
  /\bnumber\b|\b\d\b/.test(type)
    ? `${type} | \`\${number}\``
    : type === 'boolean'
      ? 'boolean'
      : type;

/** @param {Element} element */
function elementType({ className, description, attributes, properties, methods, events }) {
  const lines = [
    // Skip `lang`, which HTMLElement already declares.
    ...attributes
      .filter(({ name }) => name !== 'lang')
      .map(({ property, type, description }) => `${doc(description)}\n  ${property}: ${type};`),
    ...properties.map(
      ({ name, type, readonly, description }) =>
        `${doc(description)}\n  ${readonly ? 'readonly ' : ''}${name}: ${type};`,
    ),
    ...methods.map(
      ({ name, parameters, returns, description }) =>
        `${doc(description)}\n  ${name}(${parameters}): ${returns};`,
    ),
  ];
  const map = `${className}EventMap`;
  const known = events.map(
    ({ name, detail, description }) =>
      `  ${doc(description)}\n  '${name}': CustomEvent<${detail}>;`,
  );
  const listener = (/** @type {string} */ verb) => `
  ${verb}EventListener<K extends keyof ${map}>(
    type: K,
    listener: (this: ${className}, event: ${map}[K]) => unknown,
    options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void;
  ${verb}EventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void;`;
  return `export interface ${map} extends HTMLElementEventMap {
${known.join('\n')}
}

${doc(description)}
export interface ${className} extends HTMLElement {
  ${lines.join('\n  ')}
${listener('add')}${listener('remove')}
}
`;
}

function elementTypes() {
  const names = elements.map(({ tag, className }) => `    '${tag}': ${className};`);
  return `${elements.map(elementType).join('\n')}
/** Resolves when all elements are defined; without a DOM, at once. */
export declare const ready: Promise<unknown>;

declare global {
  interface HTMLElementTagNameMap {
${names.join('\n')}
  }
}
`;
}

/**
 * Return declarations of the attributes of an element, as written in markup.
 * @param {Element} element
 */
const given = ({ attributes }) =>
  attributes
    .filter(({ name }) => name !== 'lang')
    .map(
      ({ name, type, description }) =>
        `  ${doc(description)}\n  ${quoted(name)}?: ${written(type)};`,
    );

/**
 * Return the types for React. React 19 adds listeners for the events of an element by props named `on` and
 * the event's name.
 */
function reactTypes() {
  const each = elements.map((element) => {
    const events = element.events.map(
      ({ name, detail, description }) =>
        `  ${doc(description)}\n  'on${name}'?: (event: CustomEvent<${detail}>) => void;`,
    );
    return `interface ${element.className}Attributes {\n${[...given(element), ...events].join('\n')}\n}\n`;
  });
  const names = elements.map(
    ({ tag, className }) =>
      `      '${tag}': React.DetailedHTMLProps<React.HTMLAttributes<${className}>, ${className}> & ${className}Attributes;`,
  );
  return `import type * as React from 'react';
import type { ${elements.map(({ className }) => className).join(', ')} } from './elements.js';
export * from './elements.js';

${each.join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${names.join('\n')}
    }
  }
}
`;
}

/**
 * Return the types for Vue, which must also be configured to treat tags with "mex-" as custom elements
 * (`isCustomElement`).
 */
function vueTypes() {
  const each = elements.map((element) => {
    const events = element.events.map(
      ({ name, detail, description }) =>
        `  ${doc(description)}\n  'on${pascal(name)}'?: (event: CustomEvent<${detail}>) => void;`,
    );
    return `interface ${element.className}Attributes {\n${[...given(element), ...events].join('\n')}\n}\n`;
  });
  const names = elements.map(
    ({ tag, className }) => `    '${tag}': DefineComponent<${className}Attributes>;`,
  );
  return `import type { DefineComponent } from 'vue';
export * from './elements.js';

${each.join('\n')}
declare module 'vue' {
  interface GlobalComponents {
${names.join('\n')}
  }
}
`;
}

/** @param {string} name */
const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/**
 * Return a manifest in the format of https://github.com/webcomponents/custom-elements-manifest
 * @param {string} version
 */
export function manifest(version) {
  return {
    schemaVersion: '1.0.0',
    readme: '',
    package: { name: 'mexplorer', version },
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/elements.js',
        declarations: elements.map(declaration),
        exports: elements.map(({ tag, className }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className, module: 'dist/elements.js' },
        })),
      },
    ],
  };
}

/** @param {Element} element */
function declaration({ tag, className, description, ...has }) {
  const text = (/** @type {string} */ type) => ({ text: type });
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description,
    superclass: { name: 'HTMLElement' },
    attributes: has.attributes.map((one) => ({
      name: one.name,
      fieldName: one.property,
      type: text(one.type),
      default: JSON.stringify(one.default),
      description: one.description,
    })),
    members: [
      ...has.attributes.map((one) => ({
        kind: 'field',
        name: one.property,
        attribute: one.name,
        type: text(one.type),
        description: one.description,
      })),
      ...has.properties.map(({ name, type, readonly, description: says }) => ({
        kind: 'field',
        name,
        type: text(type),
        readonly,
        description: says,
      })),
      ...has.methods.map(({ name, returns, description: says }) => ({
        kind: 'method',
        name,
        return: { type: text(returns) },
        description: says,
      })),
    ],
    events: has.events.map(({ name, detail, description: says }) => ({
      name,
      type: text(`CustomEvent<${detail}>`),
      description: says,
    })),
    slots: has.slots,
    cssParts: has.parts,
    cssProperties: variables,
  };
}
