/** Format the text that `npm run bench -- --write` writes into docs/benchmarks.md. */
import { availableParallelism, cpus } from 'node:os';

/**
 * Describe a measurement in one line: the command, the date, the machine and the version of Node.
 * @param {string} command
 */
export function said(command, now = new Date()) {
  const day = now.toISOString().slice(0, 10);
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  return `\`${command}\`, ${day}, ${machine}, Node ${process.versions.node}.`;
}

/**
 * Convert printed lines to Markdown: tables stay tables, other lines become code.
 * @param {string[]} lines @returns {string[]} blocks
 */
export function blocks(lines) {
  /** @type {{ table: boolean, lines: string[] }[]} */
  const groups = [];
  for (const line of lines.filter((line) => line.trim())) {
    const table = line.startsWith('|');
    const last = groups.at(-1);
    if (last?.table === table) last.lines.push(line);
    else groups.push({ table, lines: [line] });
  }
  return groups.map(({ table, lines }) =>
    table ? lines.join('\n') : ['```text', ...lines, '```'].join('\n'),
  );
}

/**
 * Replace the text between `<!-- bench: NAME -->` and the next `<!-- /bench -->`.
 * @param {string} text
 * @param {string} name
 * @param {string[]} parts
 */
export function withSection(text, name, parts) {
  const begin = `<!-- bench: ${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf('<!-- /bench -->', from);
  if (from < 0 || to < 0) throw new Error(`docs/benchmarks.md has no section "${name}".`);
  return `${text.slice(0, from)}${begin}\n\n${parts.join('\n\n')}\n\n${text.slice(to)}`;
}
