/**
 * Documents as LaTeX: paragraphs, and tables with `\usepackage{booktabs}`. Chinese text needs a class or an
 * engine that supports it, such as ctex.
 */
import { columnsOf, mexBoxes } from 'mexplorer/kit/pictures';
import type { Block, Cell, Inline, Run, Table } from 'mexplorer/kit/pictures';
import { escapeTex } from '../scene/escape-tex.ts';
import { runsOf } from './runs.ts';

function runsTex(runs: Run[]): string {
  return runs
    .map(({ text, bold, mono, shift }) => {
      let out = escapeTex(text);
      if (mono) out = `\\texttt{${out}}`;
      if (shift) out = shift > 0 ? `\\textsuperscript{${out}}` : `\\textsubscript{${out}}`;
      // Put leading and trailing spaces outside `\textbf`.
      return bold && text.trim() ? out.replace(/^(\s*)(.*?)(\s*)$/su, '$1\\textbf{$2}$3') : out;
    })
    .join('');
}

const inlineTex = (content: Inline[]) => runsTex(runsOf(content));

/** Return a text as a comment of one line in the LaTeX source. */
export const comment = (text: string) => `% ${text.replace(/[\r\n]+/g, ' ')}`;

export function blocksTex(blocks: Block[]): string {
  return blocks.map(blockTex).filter(Boolean).join('\n\n');
}

const boxes = (items: string[]) => items.map((item) => `\\mbox{${item}}`).join(' \\quad ');

/** Return a block as LaTeX, or an empty string for buttons, folds and marked edges of a graph. */
function blockTex(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `\\paragraph{${inlineTex(block.content)}}`;
    case 'paragraph': {
      const text = inlineTex(block.content);
      return block.style === 'verdict' ? `\\textbf{${text}}` : text;
    }
    case 'lines':
      return block.items.map(escapeTex).join('\n\n');
    case 'table':
      return `\\par\\smallskip\\noindent\n${tableTex(block)}\\par\\smallskip`;
    case 'list':
      return boxes(block.items.map(inlineTex));
    case 'moves':
      return boxes(block.items.map(({ says, leaves }) => inlineTex([says, ' ', leaves])));
    case 'mex-line': {
      const { before, boxes: found, beyond } = mexBoxes(block.values);
      const all = [before, ...found.map(({ value }) => String(value)), beyond ? '…' : ''];
      return boxes(all.filter(Boolean).map(escapeTex));
    }
    case 'bars':
      return boxes(block.parts.map(escapeTex));
    case 'blocks':
      return escapeTex(block.label);
    case 'verdict':
      return `\\fbox{\\textbf{${block.outcome}}}\\quad ${blocksTex(block.blocks).replace(/\n\n/g, '\n')}`;
    case 'step':
      return blocksTex(block.blocks);
    default:
      return '';
  }
}

export function tableTex(table: Table): string {
  const { head, body, foot } = table;
  const line = (row: Cell[]) => {
    const cells = row.map(({ content, span = 1 }) => {
      const text = inlineTex(content);
      return span > 1 ? `\\multicolumn{${span}}{l}{${text}}` : text;
    });
    return `  ${cells.join(' & ')} \\\\`;
  };
  return [
    '{% needs \\usepackage{booktabs}',
    `\\begin{tabular}{l${'r'.repeat(columnsOf(table) - 1)}}`,
    '  \\toprule',
    ...head.map(line),
    ...(head.length ? ['  \\midrule'] : []),
    ...body.map(line),
    ...(foot.length ? ['  \\midrule', ...foot.map(line)] : []),
    '  \\bottomrule',
    '\\end{tabular}}',
  ].join('\n');
}
