/** Draw inclusion–exclusion: the signed sum as a table, and two or three sets as circles. */
import * as engine from 'mexplorer';
import type { Union } from 'mexplorer';
import type { Translate } from 'mexplorer/kit';
import {
  cell,
  disc,
  distinct,
  parseSizes,
  printSizes,
  sizesOfMultiples,
  textAt,
  totals,
  venn,
} from 'mexplorer/kit/pictures';
import type { Table } from 'mexplorer/kit/pictures';
import { captionOf, paragraph, setTable } from '../documents/page.ts';
import { comment, tableTex } from '../documents/tex.ts';
import { escapeTex } from '../scene/escape-tex.ts';
import { toTikz } from '../scene/tikz.ts';
import { fitted } from './game.ts';
import type { Shown } from './game.ts';
import type { Asked } from './spec.ts';

const NAMES = ['A', 'B', 'C'];
/** The maximum number of terms of the sum that are written out. */
const TERMS = 64;

export async function union(asked: Asked, t: Translate): Promise<Shown> {
  if (asked.sets) return sets(asked, t);
  const { n, divisors, budget, width, print } = asked;
  const inner = width - 48;
  const hidden = print === 'question';
  const steps = budget ? { budget } : {};
  const result = await engine.countUnion(n, divisors, { limit: TERMS, ...steps });
  const question = t('union.question', {
    n: result.n,
    divisors: t('common.items', { items: result.divisors }),
  });
  const answer = t('union.answer', result);
  const table = sumTable(t, result, hidden);
  const drawn = distinct(result.divisors);
  const names = NAMES.slice(0, drawn.length);
  const circles =
    drawn.length === 2 || drawn.length === 3
      ? await circlesOf(sizesOfMultiples(result.n, drawn, names), {
          names,
          label: (name) => t('union.venn.of', { divisor: drawn[names.indexOf(name)] }),
          hidden,
        })
      : null;
  const more =
    String(result.omitted) === '0' ? '' : t('union.terms.omitted', { omitted: result.omitted });
  return {
    title: question,
    alt: hidden
      ? question
      : t('static.both', { who: question, moves: t('static.alt.union', result) }),
    parts: [
      paragraph(question, inner, { size: 15 }),
      ...(hidden ? [] : [paragraph(answer, inner, { size: 26, head: true })]),
      fitted(setTable(table, inner), inner),
      ...(more ? [paragraph(more, inner, { size: 14, fill: 'ink-soft' })] : []),
      ...(circles ? [fitted(circles.picture, inner)] : []),
    ],
    tex: [
      comment(question),
      tableTex(table),
      ...(circles ? ['', toTikz(circles.picture).trimEnd()] : []),
      ...(hidden ? [] : ['', escapeTex(t('static.alt.union', result))]),
      '',
    ].join('\n'),
  };
}

/** Return a table of the signed terms, with the partial sum after each term. */
function sumTable(t: Translate, { terms, n }: Union, hidden: boolean): Table {
  const running = totals(terms);
  return {
    kind: 'table',
    head: [
      [cell(t('union.terms.set')), cell(t('union.terms.count')), cell(t('union.terms.total'))],
    ],
    body: terms.map((term, i) => {
      const floor = n.length > 12 ? '' : `⌊${n}/${term.product}⌋ = `;
      const sign = term.sign > 0 ? '+' : '−';
      return [
        cell(t('common.items', { items: term.divisors })),
        cell(hidden ? `${sign} ` : `${sign} ${floor}${term.count}`),
        cell(hidden ? '' : running[i]),
      ];
    }),
    foot: [],
  };
}

/** Draw a Venn diagram of sets, given by the sizes of the sets and of their intersections. */
async function sets({ sets: text, width, print }: Asked, t: Translate): Promise<Shown> {
  const inner = width - 48;
  const sizes = parseSizes(text);
  const hidden = print === 'question';
  const names = [...new Set(Object.keys(sizes).flatMap((key) => key.split('&')))];
  const label = (name: string) => `${name} (${sizes[name]})`;
  const found = await circlesOf(sizes, { names, label, hidden });
  const message = t('union.venn.union', { union: found.union });
  const title = t('union.venn');
  return {
    title,
    alt: t('static.alt.venn', { sets: printSizes(sizes), union: hidden ? '' : found.union }),
    parts: [fitted(found.picture, inner), ...(hidden ? [] : [captionOf(message, inner)])],
    tex: [
      comment(title),
      toTikz(found.picture).trimEnd(),
      ...(hidden ? [] : ['', escapeTex(message)]),
      '',
    ].join('\n'),
  };
}

async function circlesOf(
  sizes: Record<string, string>,
  { names, label, hidden }: { names: string[]; label: (name: string) => string; hidden: boolean },
) {
  const exact = Object.entries(sizes).map(([name, size]) => {
    const n = Number(size);
    return [name, /^\d+$/.test(size) && Number.isSafeInteger(n) ? n : size];
  });
  const { regions, union: total } = await engine.countSets(Object.fromEntries(exact));
  const sorted = (name: string) => name.split('&').sort().join('&');
  const sizeOf = (name: string) =>
    Object.entries(regions).find(([other]) => sorted(other) === sorted(name))?.[1];
  if (names.length !== 2 && names.length !== 3) {
    return { union: total, picture: { width: 0, height: 0, items: [] } };
  }
  const drawn = venn(names);
  const circles = drawn.circles.map((circle, i) => ({ ...circle, colour: `stone-${i + 1}` }));
  const shown = hidden ? [] : drawn.regions;
  const items = [
    ...circles.map(({ x, y, r, colour }) => disc(x, y, r, { fill: colour, opacity: 0.2 })),
    ...circles.map(({ x, y, r, colour }) => disc(x, y, r, { stroke: colour, width: 2.2 })),
    ...circles.map(({ name, labelX, labelY }) =>
      textAt(labelX, labelY, label(name), { size: 15, anchor: 'middle' }),
    ),
    ...shown.map(({ name, x, y }) => {
      const text = String(sizeOf(name) ?? '').replace('-', '−');
      const size = text.length > 6 ? 13 : 19;
      return textAt(x, y, text, { size, bold: true, anchor: 'middle', middle: true });
    }),
  ];
  return { union: total, picture: { width: drawn.width, height: drawn.height, items } };
}
