/**
 * Find code blocks in the language `mex` in the output of other tools, and extract their text. `tests/fences`
 * contains such blocks in the form of each tool.
 */

/** Selectors of code blocks by the classes and attributes with which tools mark the language. */
export const FENCES = [
  'code.language-mex',
  'code.lang-mex',
  'pre code.mex',
  'pre.mex',
  'pre.language-mex',
  'div.highlight-mex',
  'div.language-mex',
  '.highlight.mex',
  'pre:is([data-language="mex"], [data-lang="mex"], [lang="mex"])',
  'pre code:is([data-language="mex"], [data-lang="mex"], [lang="mex"])',
].join(', ');

const NAMED = 'div.highlight-mex, div.language-mex';
/** A selector for elements in which syntax highlighters wrap code. */
const WRAPPERS = `pre, ${NAMED}, div.highlight, figure.highlight, figure.frame, div.expressive-code`;

/** Return the outermost element that contains this code block and nothing else of the page. */
export function boxOf(found: Element) {
  let box = found.closest(WRAPPERS) ?? found;
  const next = () => box.parentElement?.closest(WRAPPERS);
  for (let up = next(); up && holdsOnly(up, box); up = next()) box = up;
  return box;
}

/**
 * Return whether a wrapper contains nothing else than this code block and its line numbers. Pages use the
 * classes of wrappers for other boxes, too.
 */
function holdsOnly(wrapper: Element, box: Element) {
  if (wrapper.matches(NAMED)) return true;
  const others = [...wrapper.querySelectorAll('pre, p, h1, h2, h3, li')];
  return others.every((each) => box.contains(each) || each.contains(box) || isNumbers(each));
}

const isNumbers = ({ textContent }: Element) => /^[\d\s]*$/u.test(textContent ?? '');

/** Return the text of a code block, without line numbers. */
export function codeOf(box: Element) {
  const [codes, pres] = ['code', 'pre'].map((tag) => [...box.querySelectorAll(tag)]);
  // Skip the line numbers if a table has one cell for them and one for the code.
  const parts = codes.length || pres.some(isNumbers) ? [...codes, ...pres] : [];
  const lines = linesOf(parts.find((each) => !isNumbers(each)) ?? box).split('\n');
  return withoutNumbers(lines).join('\n');
}

const BLOCKS = new Set(['DIV', 'LI', 'P', 'PRE', 'TABLE', 'TR']);

/**
 * Return the text of an element whose lines may end with a line feed, with `<br>` or with a block element.
 */
function linesOf(element: Element) {
  let text = '';
  const endLine = () => {
    if (text && !text.endsWith('\n')) text += '\n';
  };
  const read = (node: Node) => {
    if (node instanceof Text) text += node.data.replace(/\r\n?/gu, '\n');
    if (!(node instanceof Element)) return;
    if (node.localName === 'button' || node.ariaHidden === 'true') return;
    if (node.localName === 'br') text += '\n';
    const isBlock = BLOCKS.has(node.nodeName) && node !== element;
    if (isBlock) endLine();
    node.childNodes.forEach(read);
    if (isBlock) endLine();
  };
  read(element);
  return text;
}

/** Remove line numbers, if all lines begin with consecutive numbers. */
function withoutNumbers(lines: string[]) {
  const full = lines.filter((line) => line.trim());
  const numbers = full.map((line) => Number(/^\s*(\d+)/u.exec(line)?.[1] ?? NaN));
  const counted = full.length > 1 && numbers.every((number, i) => number === numbers[0] + i);
  return counted ? lines.map((line) => line.replace(/^\s*\d+\s*/u, '')) : lines;
}
