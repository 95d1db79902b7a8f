/** Compare the contract of each widget, which its decorators and doc comments state, with its code. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { elements, own, variables } from '../../../scripts/lib/widgets.mjs';
import { WIDGETS_DATA, widgetsData } from '../../../scripts/pages/widgets.mjs';
import { loadWidget, widgets } from '../../../www/registry.ts';
import { extras } from '../../../www/extras.ts';
import type { MexElement } from '../../../www/ui/element/base.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

// Lit can construct elements without a DOM, but `ResizeObserver` and `querySelectorAll` must be defined.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const tags = [widgets, ...extras.map((extra) => extra.widgets ?? {})].flatMap(Object.keys);
await Promise.all(tags.map(loadWidget));
Object.getPrototypeOf(customElements.get('mex-proof')).prototype.querySelectorAll ??= () => [];

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PART = /\b(?:export)?parts?(?:=|: )["']([\w\s,-]+)["']/g;
const DEFINES = /\bdefine\(\s*'mex-/;
const COMPONENT = /\bplaced\('mex-/;

/** The file of each name that `mexplorer/kit` exports; extras import the names from there. */
const published = new Map(
  [...text('www/kit/index.ts').matchAll(/^export \{([^}]+)\} from '\.\.\/(.+)';$/gm)].flatMap(
    ([, names, file]) =>
      [...names.matchAll(/(\w+)(?=,| \}|\s*$)/g)].map(([name]) => [name, `www/${file}`] as const),
  ),
);

/**
 * Return the files of an element: its static and dynamic imports, without the files of other elements.
 * @param components whether to include components, which draw in the element's shadow root and whose events
 * only the element handles
 */
function filesOf(start: string, components = true) {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(join(ROOT, file))) return;
    const inside = text(file);
    const apart = DEFINES.test(inside) || (!components && COMPONENT.test(inside));
    const other = file !== start && (apart || file.startsWith('www/boards/'));
    // Skip the modules of extras: they belong to the extras, although lessons load them.
    if (other || /^www\/(i18n\/|engine\/|extras\.ts)/.test(file)) return;
    found.add(file);
    for (const names of inside.matchAll(/^import \{([^}]+)\} from 'mexplorer\/kit'/gm)) {
      for (const name of names[1].matchAll(/\w+/g)) visit(published.get(name[0]) ?? '');
    }
    for (const [, now, later] of inside.matchAll(
      /(?:^|\n)(?:import|export)\b(?! type)[^;]*?'(\.[^']+)';|(?<!typeof )import\('(\.[^']+)'\)/g,
    )) {
      visit(posix.normalize(posix.join(posix.dirname(file), now ?? later)));
    }
  };
  visit(start);
  return [...found];
}

const all = (file: string, pattern: RegExp, components = true): string[] =>
  filesOf(file, components).flatMap((each) => allIn(each, pattern));
const allIn = (file: string, pattern: RegExp) =>
  [...text(file).matchAll(pattern)].flatMap(([, one, other = '']) =>
    (one ?? other).split(/\s*[\s,]\s*/),
  );

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const namesOf = (list: { name: string }[]) => sorted(list.map(({ name }) => name));

/** An element with the properties that its contract names. */
type Widget = MexElement & { offers: { defaults?: string[]; brief?: string[] } } & Record<
    string,
    unknown
  >;

type WidgetClass = Omit<typeof MexElement, 'new'> & (new () => Widget);

const classOf = (tag: string) => customElements.get(tag) as unknown as WidgetClass;

test('every line of the registry has its contract', () => {
  assert.deepEqual(
    own.map(({ tag }) => tag),
    tags,
  );
  for (const { tag, className, reserved } of own) {
    assert.equal(classOf(tag).name, className);
    assert.ok(reserved.length > 0, `${tag} reserves no height`);
  }
});

for (const { tag, module, attributes, properties, methods, events, parts, slots } of elements) {
  test(`${tag}: attributes`, () => {
    const element = classOf(tag);
    const one = new element();
    assert.deepEqual(namesOf(attributes), sorted(element.observedAttributes));
    for (const { name, property, type, default: value } of attributes) {
      assert.ok(property in one, `${property} of ${name}`);
      if (name === 'lang' || name === 'theme') continue;
      const now = Array.isArray(one[property]) ? one[property].join(' ') : one[property];
      assert.equal(now, value, `the default of ${name}`);
      const declared = element.getPropertyOptions(property);
      const kind = /^(number|\d)/.test(type) ? Number : /^boolean/.test(type) ? Boolean : String;
      assert.equal(declared.type ?? String, kind, `the type of ${name}`);
      // Check that no default is reflected as an attribute, since the page would then differ from the HTML
      // that the server sent.
      const writes = declared.reflect && !declared.useDefault && value !== null;
      assert.ok(!writes, `${name} would write its default`);
    }
  });

  test(`${tag}: properties and methods`, () => {
    const one = new (classOf(tag))();
    for (const { name, readonly } of properties) {
      assert.ok(name in one, name);
      assert.equal(typeof one[name] === 'function', false, name);
      if (readonly) continue;
      const was = one[name];
      one[name] = was;
    }
    for (const { name } of methods) assert.equal(typeof one[name], 'function', name);
  });

  test(`${tag}: events`, () => {
    const fired = all(module, /(?:emit\(|new CustomEvent\()\s*'(mex-[\w-]+)'/g, false);
    assert.deepEqual(namesOf(events), sorted(fired));
  });

  test(`${tag}: parts and slots`, () => {
    const drawn = new Set(all(module, PART));
    // Remove the part `running` if the element never draws it: the shared class for queries declares this
    // part.
    const waits = filesOf(module).some((file) => /\.(line|workingLine)\(/.test(text(file)));
    if (!waits) drawn.delete('running');
    assert.deepEqual(namesOf(parts), sorted(drawn));
    const named = all(module, /(?:<slot name="|slotOf\(')([\w-]+)["']/g);
    const said = slots.filter(({ name }) => name !== '').map(({ name }) => name);
    for (const name of named) assert.ok(said.includes(name), `slot ${name}`);
    if (!slots.some(({ name }) => name === ''))
      assert.ok(!/<slot><\/slot>|slotOf\(\)/.test(text(module)), 'its content is shown');
  });

  test(`${tag}: everything is described by a sentence, once`, () => {
    for (const list of [attributes, properties, methods, events, parts, slots]) {
      assert.equal(namesOf(list).length, list.length, 'said twice');
      for (const { name, description } of list) {
        assert.match(description, /^[A-Z"“].*\.$/, `${tag} ${name}: ${description}`);
      }
    }
  });
}

for (const { tag, module, controls } of own) {
  test(`${tag}: controls`, () => {
    const { defaults = [], brief = [] } = new (classOf(tag))().offers;
    const asked = all(
      module,
      /\b(?:this|game|graph|table|widget)\.has\('([\w-]+)'\)|when\(\s*'([\w-]+)'/g,
    );
    // The controls of a locked widget are a subset of its other controls.
    assert.deepEqual(namesOf(controls), sorted(asked));
    for (const name of [...defaults, ...brief]) assert.ok(namesOf(controls).includes(name), name);
  });
}

test(`${WIDGETS_DATA} is as "npm run docs -- guide" writes it`, async () => {
  assert.equal(text(WIDGETS_DATA), await widgetsData());
});

test('the variables are those that the looks are made of', () => {
  const tokens = text('www/ui/style/tokens.ts');
  const set = [...tokens.matchAll(/^ {2}'?([a-z][\w-]*)'?: [^({]/gm)].map(
    ([, name]) => `--mex-${name}`,
  );
  assert.ok(set.length > 30);
  // Two variables have no value until an author sets one.
  const given = ['--mex-reserve', '--mex-scheme'];
  assert.deepEqual(namesOf(variables), sorted([...set, ...given]));
});

test('the check sees what is not said', () => {
  assert.ok(filesOf('www/play/mex-game.ts').includes('www/play/view.ts'));
  assert.ok(!filesOf('www/play/mex-game.ts').includes('www/play/mex-report.ts'));
  assert.ok(all('www/tables/mex-table.ts', PART).includes('save'));
});
