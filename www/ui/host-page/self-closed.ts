/**
 * Tags that an author closed as in XML, `<mex-game … />`. HTML has no such tags: the parser ignores the slash, and
 * all that follows in the same element becomes the widget's content, which is hidden once the widget is there.
 */
import { pictured } from './widget-data.ts';

const WIDGETS = Object.keys(pictured).join(', ');
/** What is not written into a widget as the text that stands in for it. */
const CONTENT = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'script', WIDGETS].join(', ');

/**
 * Moves what such tags swallowed behind their widgets, and warns the author. Call it once the page is parsed.
 */
export function freeSwallowed(root: ParentNode): void {
  // In the order of the page: a widget that comes out may itself have swallowed the rest.
  for (const widget of root.querySelectorAll(WIDGETS)) {
    if (!hasSwallowed(widget)) continue;
    widget.after(...widget.childNodes);
    globalThis.console.warn(
      `<${widget.localName} … /> does not end in HTML. Write <${widget.localName} …></${widget.localName}>.`,
    );
  }
}

/**
 * A tag without an end lasts until its parent ends, so nothing follows the widget there, not even a blank. Content
 * that an author puts into a widget, to stand in for it, is shorter and begins at once.
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
