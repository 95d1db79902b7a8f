/** Documents as Markdown: headings of the fourth level, lists, and tables with pipes. */
import { columnsOf } from 'mexplorer/kit/pictures';
import type { Block, Cell, Inline, Table } from 'mexplorer/kit/pictures';

/** Escape the characters that have a meaning in Markdown. */
const escaped = (text: string) => text.replace(/([\\`*_[\]<>|#~])/g, '\\$1');

function inlineMarkdown(content: Inline[]): string {
  return content.map(one).join('').replace(/ {2,}/g, ' ');
}

function one(part: Inline): string {
  if (typeof part === 'string') return escaped(part);
  if ('outcome' in part) return `**${part.outcome}**`;
  if ('arrow' in part) return ' → ';
  const text = escaped(part.text);
  if ('position' in part || part.style === 'code') return `\`${part.text}\``;
  if (text === '') return '';
  if (part.style === 'bold') return `**${text}**`;
  return part.style === 'sup' ? `<sup>${text}</sup>` : text;
}

export const markdownOf = (blocks: Block[]): string =>
  blocks.map(blockMarkdown).filter(Boolean).join('\n\n');

/**
 * Return a block as Markdown, or an empty string for blocks without text, such as mex lines, bars, folds and
 * buttons.
 */
function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `#### ${inlineMarkdown(block.content)}`;
    case 'paragraph': {
      const text = inlineMarkdown(block.content);
      return block.style === 'verdict' ? `**${text}**` : text;
    }
    case 'lines':
      return block.items
        .map((item, i) => (block.numbered ? `${i + 1}. ${escaped(item)}` : escaped(item)))
        .join(block.numbered ? '\n' : '\n\n');
    case 'table':
      return tableMarkdown(block);
    case 'list':
      return block.items.map((item) => `- ${inlineMarkdown(item)}`).join('\n');
    case 'moves':
      return block.items
        .map(({ says, leaves }) => `- ${escaped(says)}: ${inlineMarkdown([leaves])}`)
        .join('\n');
    case 'blocks':
      return escaped(block.label);
    case 'verdict':
      return markdownOf(block.blocks);
    case 'step':
      return markdownOf(block.blocks);
    default:
      return '';
  }
}

function tableMarkdown(table: Table): string {
  const columns = columnsOf(table);
  const line = (row: Cell[]) => {
    const cells = row.map(({ content, marked }) => {
      const text = inlineMarkdown(content);
      return marked && text ? `**${text}**` : text;
    });
    const rest = Array.from({ length: columns - cells.length }, () => '');
    return `| ${[...cells, ...rest].join(' | ')} |`;
  };
  const rule = `| ${['---', ...Array.from({ length: columns - 1 }, () => '--:')].join(' | ')} |`;
  const rows = [...table.body, ...table.foot];
  return [...table.head.map(line), rule, ...rows.map(line)].join('\n');
}
