/** Draw a misère quotient: its order, its presentation, and a table with the class of each heap. */
import * as engine from 'mexplorer';
import type { Translate } from 'mexplorer/kit';
import { cell, classesOf, lostHeaps, rowWidth, WRITTEN } from 'mexplorer/kit/pictures';
import type { Classes, Table as TableBlock } from 'mexplorer/kit/pictures';
import { paragraph, setTable } from '../documents/page.ts';
import { comment, tableTex } from '../documents/tex.ts';
import { escapeTex } from '../scene/escape-tex.ts';
import { fitted } from './game.ts';
import type { Shown } from './game.ts';
import type { Asked } from './spec.ts';

export async function quotient(
  { game, budget, width, upto, given }: Asked,
  t: Translate,
): Promise<Shown> {
  const inner = width - 48;
  const last = given.upto !== undefined && upto > 0 ? { upto } : {};
  const found = await engine.quotient(game, { ...last, ...(budget ? { budget } : {}) });
  const classes = classesOf(found);
  const { order, pOrder, reached, period } = found;
  const title = t('quotient.of', { game: found.game });
  const kind = period ? 'whole' : 'upto';
  const label = t(`quotient.is.${kind}`, { order, pOrder, reached });
  const lost = lostHeaps(t, classes);
  const folded = period
    ? t('quotient.phi.folded', { ...period, width: rowWidth(classes) })
    : t('quotient.phi.open', { reached });
  const rows = [
    ['generators', found.generators.map(({ name, heap }) => `${name} = Φ(${heap})`)],
    ['relations', found.relations],
    ['P', found.pPositions],
  ].map(([key, list]) => `${t(`quotient.${key}`)}: ${(list as string[]).join('  ')}`);
  const table = phiTable(t, classes);
  return {
    title,
    alt: t('static.and', { one: `${title}${t('static.between')}${label}`, other: lost }),
    parts: [
      paragraph(title, inner, { size: 16, bold: true, head: true }),
      paragraph(label, inner, { size: 15 }),
      ...rows.map((row) => paragraph(row, inner, { size: 13 })),
      paragraph(folded, inner, { size: 14, fill: 'ink-soft' }),
      fitted(setTable(table, inner), inner),
      paragraph(lost, inner, { size: 14 }),
    ],
    tex: [
      comment(title),
      ...[label, ...rows, folded].map((row) => `${escapeTex(row)}\\par`),
      tableTex(table),
      escapeTex(lost),
      '',
    ].join('\n'),
  };
}

function phiTable(t: Translate, classes: Classes): TableBlock {
  const { quotient, phi, lost, heaps } = classes;
  const width = rowWidth(classes);
  const shown = Math.min(heaps, phi.length, WRITTEN);
  const wordOf = (heap: number) =>
    heap >= shown ? '' : `${quotient.elements[phi[heap]]}${lost[phi[heap]] ? ' P' : ''}`;
  return {
    kind: 'table',
    head: [[cell(t('quotient.heap')), ...Array.from({ length: width }, (_, i) => cell(`+${i}`))]],
    body: Array.from({ length: Math.ceil(shown / width) }, (_, row) => [
      cell(String(row * width)),
      ...Array.from({ length: width }, (_, i) => cell(wordOf(row * width + i))),
    ]),
    foot: [],
  };
}
