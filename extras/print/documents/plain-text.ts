/** Documents as plain text: paragraphs, numbered sentences, and tables in aligned columns. */
import type { Block, Cell, Inline, Table } from 'mexplorer/kit/pictures';

const inlineText = (content: Inline[]): string =>
  content
    .map((one) => {
      if (typeof one === 'string') return one;
      if ('outcome' in one) return one.outcome;
      if ('arrow' in one) return ' → ';
      return 'style' in one && one.style === 'sup' ? `^${one.text}` : one.text;
    })
    .join('')
    .replace(/ {2,}/g, ' ');

export const textOf = (blocks: Block[]): string =>
  blocks.map(blockText).filter(Boolean).join('\n\n');

/**
 * Return a block as plain text, or an empty string for blocks without text, such as mex lines, bars, folds
 * and buttons.
 */
function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.content);
    case 'lines':
      return block.items.map((item, i) => (block.numbered ? `${i + 1}. ${item}` : item)).join('\n');
    case 'table':
      return tableText(block);
    case 'list':
      return block.items.map(inlineText).join('; ');
    case 'moves':
      return block.items.map(({ says, leaves }) => `- ${says}: ${textIn(leaves)}`).join('\n');
    case 'blocks':
      return block.label;
    case 'verdict':
      return `[${block.outcome}] ${textOf(block.blocks)}`;
    case 'step':
      return textOf(block.blocks);
    default:
      return '';
  }
}

const textIn = (one: string | { text: string }) => (typeof one === 'string' ? one : one.text);

/**
 * Return the number of columns of a text in a monospaced font, in which Chinese characters take two columns.
 */
const widthOf = (text: string) => [...text].length + (text.match(/[\u2e80-\uffef]/gu)?.length ?? 0);

function tableText({ head, body, foot }: Table): string {
  const texts = (rows: Cell[][]) =>
    rows.map((row) => row.map(({ content }) => inlineText(content)));
  const all = [texts(head), texts(body), texts(foot)];
  // Ignore rows of a single cell for the widths of columns, since such a cell spans all columns.
  const rows = all.flat().filter((row) => row.length > 1);
  const count = Math.max(0, ...rows.map((row) => row.length));
  const wide = Array.from({ length: count }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  const line = (row: string[]) =>
    row
      .map((text, i) => text + ' '.repeat(Math.max(0, wide[i] - widthOf(text))))
      .join('  ')
      .trimEnd();
  const rule = '-'.repeat(wide.reduce((sum, width) => sum + width + 2, -2));
  return all
    .filter((part) => part.length)
    .map((part) => part.map(line).join('\n'))
    .join(`\n${rule}\n`);
}
