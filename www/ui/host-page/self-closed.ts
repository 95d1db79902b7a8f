/**
 * Tags that an author closed as in XML, `<mex-game … />`. HTML has no such tags: the parser ignores the slash, and
 * all following nodes in the same element become the widget's content, which the widget hides.
 */
import { pictured } from './widget-data.ts';

const WIDGETS = Object.keys(pictured).join(', ');
/** Elements that authors do not put into a widget as its fallback text. */
const CONTENT = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'script', WIDGETS].join(', ');

/**
 * Move the nodes swallowed by such tags behind their widgets, and warn the author. Call it once the page is
 * parsed.
 */
export function freeSwallowed(root: ParentNode): void {
  // Go in the order of the page: a widget that is moved out may itself have swallowed the rest.
  for (const widget of root.querySelectorAll(WIDGETS)) {
    if (!hasSwallowed(widget)) continue;
    widget.after(...widget.childNodes);
    globalThis.console.warn(
      `<${widget.localName} … /> does not end in HTML. Write <${widget.localName} …></${widget.localName}>.`,
    );
  }
}

/**
 * An unclosed tag extends to the end of its parent, so no node follows the widget there, not even a blank. An
 * author's fallback content is shorter, and begins directly after the tag.
 */
function hasSwallowed(widget: Element): boolean {
  const { firstChild, nextSibling } = widget;
  if (!firstChild || nextSibling || !widget.textContent?.trim()) return false;
  if (widget.querySelector(':scope > [slot]')) return false;
  // A page that was saved with the widget of its markup block in place.
  if (widget.parentElement?.matches(`div.${widget.localName}`)) return false;
  const blank = firstChild instanceof Text && /^\s/.test(firstChild.data);
  return blank || widget.children.length > 1 || widget.querySelector(CONTENT) !== null;
}
