/**
 * The tables of docs/embedding.md and its Chinese twin, from the contract of the widgets; what stands
 * between `<!-- contract -->` and `<!-- /contract -->` there is written by this.
 */
import { every, own, variables } from '../../www/contract/index.js';
import { chinese } from './guide-zh.mjs';

/** @typedef {'en' | 'zh'} Lang */

/** Where the guide stands, by its language. @type {Record<Lang, string>} */
export const GUIDES = { en: 'docs/embedding.md', zh: 'docs/embedding.zh.md' };

/** @type {Record<Lang, Record<string, string>>} */
const WORDS = {
  en: {
    attributes: 'Attribute | Values | Default | Meaning',
    properties: 'Property | Type | Meaning',
    methods: 'Method | Returns | Meaning',
    events: 'Event | `detail` | Meaning',
    slots: 'Slot | Meaning',
    parts: 'Part | Meaning',
    variables: 'Variable | Meaning',
    every: 'Every widget',
    looks: 'Variables',
    own: '(its content)',
    absent: 'absent',
    readonly: 'read-only',
  },
  zh: {
    attributes: '属性 | 取值 | 默认 | 含义',
    properties: '特性 | 类型 | 含义',
    methods: '方法 | 返回 | 含义',
    events: '事件 | `detail` | 含义',
    slots: '插槽 | 含义',
    parts: '部件 | 含义',
    variables: '变量 | 含义',
    every: '所有组件',
    looks: '变量',
    own: '（内容）',
    absent: '无',
    readonly: '只读',
  },
};

/** A description in the language; one that nobody has put into Chinese is an error. @param {Lang} lang @param {string} text */
export function said(lang, text) {
  if (lang === 'en') return text;
  const words = chinese[text];
  if (!words) throw new Error(`scripts/pages/guide-zh.mjs has no Chinese for: ${text}`);
  return words;
}

/** In a cell a bar would end it. @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replace(/</g, '&lt;');
/** @param {string} text */
const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

/** @param {string} head @param {string[][]} rows */
function table(head, rows) {
  if (!rows.length) return [];
  const columns = head.split(' | ');
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''];
}

/** What stands where an attribute is absent. @param {Lang} lang @param {string | number | boolean | null} value */
const usual = (lang, value) =>
  value === null || value === false || value === '' ? WORDS[lang].absent : code(String(value));

/**
 * @param {Lang} lang
 * @param {Pick<import('../../www/contract/define.js').Element, 'attributes' | 'properties' | 'methods' | 'events' | 'slots' | 'parts'>} is
 */
function tables(lang, is) {
  const words = WORDS[lang];
  const says = (/** @type {{ description: string }} */ one) => cell(said(lang, one.description));
  return [
    ...table(
      words.attributes,
      is.attributes.map((one) => [
        code(one.name),
        code(one.type),
        usual(lang, one.default),
        says(one),
      ]),
    ),
    ...table(
      words.properties,
      is.properties.map((one) => [
        code(one.name) + (one.readonly ? ` (${words.readonly})` : ''),
        code(one.type),
        says(one),
      ]),
    ),
    ...table(
      words.methods,
      is.methods.map((one) => [
        code(`${one.name}(${one.parameters})`),
        code(one.returns),
        says(one),
      ]),
    ),
    ...table(
      words.events,
      is.events.map((one) => [code(one.name), code(one.detail), says(one)]),
    ),
    ...table(
      words.slots,
      is.slots.map((one) => [one.name ? code(one.name) : words.own, says(one)]),
    ),
    ...table(
      words.parts,
      is.parts.map((one) => [code(one.name), says(one)]),
    ),
  ];
}

/** All tables, in Markdown. @param {Lang} lang */
export function contractTables(lang) {
  const out = [`### ${WORDS[lang].every}`, '', ...tables(lang, /** @type {any} */ (every))];
  for (const one of own) {
    out.push(`### \`<${one.tag}>\``, '', said(lang, one.description), '', ...tables(lang, one));
  }
  out.push(
    `### ${WORDS[lang].looks}`,
    '',
    ...table(
      WORDS[lang].variables,
      variables.map((one) => [code(one.name), cell(said(lang, one.description))]),
    ),
  );
  return out.join('\n').trimEnd();
}

const MARKS = /(<!-- contract -->\n)[\s\S]*?(\n<!-- \/contract -->)/;

/** The guide, formatted, with its tables as the contract has them now. @param {Lang} lang @param {string} text */
export async function withTables(lang, text) {
  if (!MARKS.test(text)) throw new Error(`${GUIDES[lang]} has no place for the tables`);
  const { format } = await import('prettier');
  const whole = text.replace(
    MARKS,
    (_, before, after) => `${before}\n${contractTables(lang)}\n${after}`,
  );
  return format(whole, { parser: 'markdown', printWidth: 100, singleQuote: true });
}
