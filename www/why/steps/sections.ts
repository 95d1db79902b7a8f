/** Steps made of sentences and tables: theorems, arguments, tables, periods, pictures, the conclusion. */
import type {
  Big,
  Outcome,
  WhyCell,
  WhyClaim,
  WhyStepOf,
  WhyTable,
  WhyTableColumn,
} from '../../engine/types.ts';
import { has } from '../../i18n/index.ts';
import { cell, heading, paragraph, section, styled } from '../../ui/text/document.ts';
import type { Cell, Inline, Paragraph, Step, Table } from '../../ui/text/document.ts';
import { certificate } from '../../ui/text/period-proof.ts';
import { valueOf } from '../../ui/text/position-value.ts';
import { digits, widthOf } from '../binary.ts';
import type { Words } from '../words.ts';

function sentence({ id, says }: WhyClaim, words: Words): string {
  const part = says.label === undefined ? undefined : words.part(String(says.label));
  return words.t(`claims.${id}`, { ...says, part });
}

export function theorem(step: WhyStepOf<'theorem'>, words: Words): Step {
  const by = words.t('why.theorem.by', step);
  // While moves are hidden, use a different text for a theorem that reveals the winning move.
  const closed = `why.theorem.${step.id}.closed`;
  const hides = !words.open && words.outcome === 'N' && has(words.lang, closed);
  const name = words.t(`why.theorem.${step.id}`);
  return {
    kind: 'step',
    style: 'theorem',
    blocks: [
      { kind: 'heading', content: by ? [name, ' ', styled(`(${by})`, 'soft')] : [name] },
      paragraph(words.t(hides ? closed : `why.theorem.${step.id}.say`)),
    ],
  };
}

export function sentences(step: WhyStepOf<'sentences'>, words: Words): Step {
  const shown = step.claims.filter((claim) => words.open || !claim.reveals);
  const items = shown.map((claim) => sentence(claim, words));
  const numbered = step.argues && items.length > 1;
  return section(words.t(`claims.head.${step.head}`), { kind: 'lines', items, numbered });
}

/** Return the sentences before a table as one paragraph. */
const intro = (claims: WhyClaim[], words: Words): Paragraph[] =>
  claims.length ? [paragraph(claims.map((claim) => sentence(claim, words)).join(' '))] : [];

/** Return the sentences after a table, each as a paragraph. */
const outro = (claims: WhyClaim[], words: Words): Paragraph[] =>
  claims.map((claim) => paragraph(sentence(claim, words)));

export function tableStep(step: WhyStepOf<'table'>, words: Words): Step {
  const title = words.t(`why.${step.id}`, step.says);
  return section(
    title,
    ...intro(step.intro, words),
    tableOf(step, title, words),
    ...outro(step.outro, words),
  );
}

export function period(step: WhyStepOf<'period'>, words: Words): Step {
  const { table, proof } = step;
  const key = step.saltus ? 'growing' : step.proven ? 'proven' : 'seen';
  const title = words.t('why.period');
  return section(
    title,
    paragraph(words.t(`why.period.${key}`, step)),
    ...(proof ? [paragraph(certificate(words.t, proof))] : []),
    tableOf(table, title, words),
    ...outro(table.outro, words),
  );
}

export function picture({ id, drawing, ...step }: WhyStepOf<'picture'>, words: Words): Step {
  const title = words.t(`why.${id}`);
  return section(
    title,
    ...intro(step.intro, words),
    'bars' in drawing
      ? { kind: 'bars', parts: drawing.bars.map(String) }
      : { kind: 'edges', label: title, edges: drawing.matching },
    ...outro(step.outro, words),
  );
}

export function conclusion(
  { outcome, misere, nimber }: WhyStepOf<'conclusion'>,
  { t, takes }: Words,
): Step {
  const content: Inline[] = [{ outcome }, ' ', t(`why.conclusion.${outcome}`)];
  if (nimber !== null) {
    const key = String(nimber) === '0' ? 'why.conclusion.value.0' : 'why.conclusion.value';
    content.push(' ', styled(t(key, { nimber }), 'value'));
  }
  if (misere) content.push(` ${t(`why.conclusion.misere${takes ? '' : '.move'}`)}`);
  const blocks = [
    ...heading(t('why.conclusion')),
    { kind: 'paragraph', content } satisfies Paragraph,
  ];
  return { kind: 'step', style: 'conclusion', blocks };
}

function tableOf(
  { id, says, columns, rows, more }: WhyTable,
  caption: string,
  words: Words,
): Table {
  const head = columns.map((column) =>
    cell(column.kind === 'part' ? words.head : words.t(`why.${column.id}`, says)),
  );
  const body = rows.map((row) =>
    row.map((value, i): Cell => {
      const width = () => widthOf(rows.map((other) => numberOf(other[i])));
      return { content: contentOf(value, columns[i].kind, { id, width, words }) };
    }),
  );
  const all = withMore(body, columns.length, more, words);
  return { kind: 'table', caption, head: [head], body: all, foot: [] };
}

/** Append a row with the number of omitted rows, if there are any. */
export function withMore(rows: Cell[][], span: number, more: number, words: Words): Cell[][] {
  if (!more) return rows;
  return [...rows, [{ content: [styled(words.t('why.more', { count: more }), 'soft')], span }]];
}

const numberOf = (value: WhyCell): Big =>
  typeof value === 'number' || typeof value === 'string' ? value : 0;

interface Column {
  /** The id of the table that contains the column. */
  id: string;
  /** Returns the number of binary digits of the column's largest number. */
  width: () => number;
  words: Words;
}

function contentOf(
  value: WhyCell,
  kind: WhyTableColumn['kind'],
  { id, width, words }: Column,
): Inline[] {
  if (value === null) return ['–'];
  if (Array.isArray(value)) return [String(valueOf({ infinite: value }))];
  if (typeof value === 'object') return [sentence(value, words)];
  switch (kind) {
    case 'mark': {
      const label = words.t(`why.${id}.${value ? 'yes' : 'no'}`);
      return [value ? label : styled(label, 'soft')];
    }
    case 'outcome':
      return [{ outcome: value as Outcome }];
    case 'binary':
      return [styled(digits(numberOf(value), width()).join(''), 'code')];
    case 'power': {
      const [base, above = ''] = String(value).split('^');
      return [base, styled(above, 'sup')];
    }
    default:
      return [String(value)];
  }
}
