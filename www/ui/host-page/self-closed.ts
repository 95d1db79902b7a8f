/**
 * Repair tags that an author closed as in XML, `<mex-game … />`. HTML has no such tags: the parser ignores
 * the slash, and all following nodes in the same element become the widget's content, which the widget hides.
 */
import { pictured } from './widget-data.ts';

const WIDGETS = Object.keys(pictured).join(', ');
/** A selector for elements that authors do not put into a widget as its fallback text. */
const CONTENT = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'script', WIDGETS].join(', ');

/**
 * Move the nodes inside a widget whose tag was closed as in XML behind the widget, and warn the author. Call
 * this function once the page is parsed.
 */
export function freeSwallowed(root: ParentNode): void {
  // Process widgets in document order: a widget that is moved out may itself contain the nodes after it.
  for (const widget of root.querySelectorAll(WIDGETS)) {
    if (!hasSwallowed(widget)) continue;
    widget.after(...widget.childNodes);
    globalThis.console.warn(
      `<${widget.localName} … /> does not end in HTML. Write <${widget.localName} …></${widget.localName}>.`,
    );
  }
}

/**
 * Return whether a widget contains nodes that belong after it. An unclosed tag extends to the end of its
 * parent, so no node follows the widget, not even white space. An author's fallback text is shorter and
 * begins directly after the tag.
 */
function hasSwallowed(widget: Element): boolean {
  const { firstChild, nextSibling } = widget;
  if (!firstChild || nextSibling || !widget.textContent?.trim()) return false;
  if (widget.querySelector(':scope > [slot]')) return false;
  // Skip a widget inside the `div` of its markup block: the page was saved after rendering.
  if (widget.parentElement?.matches(`div.${widget.localName}`)) return false;
  const blank = firstChild instanceof Text && /^\s/.test(firstChild.data);
  return blank || widget.children.length > 1 || widget.querySelector(CONTENT) !== null;
}
