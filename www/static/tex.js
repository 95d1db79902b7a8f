/**
 * What an element says, as LaTeX: paragraphs, and tables with `\usepackage{booktabs}`. Words in
 * Chinese want a class or an engine that sets them, as ctex does.
 */

import { escapeTex } from '../scene/escape-tex.ts';

/** @typedef {import('./blocks.js').Block} Block */
/** @typedef {import('../scene/metrics.ts').Run} Run */

/** @param {Run[]} runs */
export function runsTex(runs) {
  return runs
    .map(({ text, bold, mono, shift }) => {
      let out = escapeTex(text);
      if (mono) out = `\\texttt{${out}}`;
      if (shift) out = shift > 0 ? `\\textsuperscript{${out}}` : `\\textsubscript{${out}}`;
      // Spaces stand outside, so that a lone one is not set in bold.
      return bold && text.trim() ? out.replace(/^(\s*)(.*?)(\s*)$/su, '$1\\textbf{$2}$3') : out;
    })
    .join('');
}

/** A line that is only said to who reads the source. @param {string} text */
export const comment = (text) => `% ${text.replace(/[\r\n]+/g, ' ')}`;

/** @param {Block[]} blocks @returns {string} */
export function blocksTex(blocks) {
  return blocks.map(blockTex).filter(Boolean).join('\n\n');
}

/** @param {Block} block @returns {string} */
function blockTex(block) {
  switch (block.kind) {
    case 'heading':
      return `\\paragraph{${runsTex(block.runs)}}`;
    case 'chips':
      return block.chips.map(({ runs }) => `\\mbox{${runsTex(runs)}}`).join(' \\quad ');
    case 'table':
      return `\\par\\smallskip\\noindent\n${tableTex(block)}\\par\\smallskip`;
    case 'outcome':
      return `\\fbox{\\textbf{${block.outcome}}}\\quad ${blocksTex(block.blocks).replace(/\n\n/g, '\n')}`;
    case 'step':
      return blocksTex(block.blocks);
    case 'verdict':
      return `\\textbf{${runsTex(block.runs)}}`;
    default:
      return runsTex(block.runs);
  }
}

/** @param {Extract<Block, { kind: 'table' }>} table @returns {string} */
export function tableTex({ head, body, foot }) {
  const columns = Math.max(1, ...[...head, ...body, ...foot].map((row) => row.length));
  const line = (/** @type {import('./blocks.js').Cell[]} */ row) => {
    const cells = [];
    for (let c = 0; c < row.length; c += 1) {
      let wide = 1;
      while (row[c + wide]?.classes.includes('spanned')) wide += 1;
      const text = runsTex(row[c].runs);
      cells.push(wide > 1 ? `\\multicolumn{${wide}}{l}{${text}}` : text);
      c += wide - 1;
    }
    return `  ${cells.join(' & ')} \\\\`;
  };
  return [
    '{% needs \\usepackage{booktabs}',
    `\\begin{tabular}{l${'r'.repeat(columns - 1)}}`,
    '  \\toprule',
    ...head.map(line),
    ...(head.length ? ['  \\midrule'] : []),
    ...body.map(line),
    ...(foot.length ? ['  \\midrule', ...foot.map(line)] : []),
    '  \\bottomrule',
    '\\end{tabular}}',
  ].join('\n');
}
