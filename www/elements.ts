/**
 * The widgets: `<script type="module" src="…/elements.js"></script>`. This entry is light: a widget
 * is loaded when one is about to be seen, late ones and those in shadow roots too, and what hosts
 * that strip unknown elements let through becomes a widget (ui/host-page/upgrade.ts). Without a DOM
 * it does nothing, so that a page rendered on a server may import it.
 */
import { freeSwallowed } from './ui/host-page/self-closed.ts';
import { isFirst, warnOnce } from './ui/host-page/single-copy.ts';
import { findAll, whenRead } from './ui/host-page/discover.ts';
import { followersOf } from './ui/element/linked-widget.ts';
import { whenNear } from './ui/element/visibility.ts';
import { prepare } from './ui/host-page/prepare.ts';
import { UPGRADED, upgrade } from './ui/host-page/upgrade.ts';
import { TAGS } from './ui/host-page/reserve-space.ts';
import { attributes } from './ui/host-page/widget-data.ts';
import { loadWidget } from './registry.ts';

const hasPage = typeof document === 'object' && Boolean(globalThis.customElements);

/**
 * Define widgets now, for a script that creates them itself: `await load('mex-game')`.
 * @param wanted all widgets if none is named
 */
export async function load(...wanted: string[]) {
  if (!hasPage || !isFirst) return;
  await Promise.all((wanted.length ? wanted : [...attributes.keys()]).map(loadWidget));
}

function awaitNear(element: Element) {
  const { localName } = element;
  if (customElements.get(localName)) return;
  const now = () => {
    void load(localName);
    // The widget it follows is loaded as well; for any other element nothing is.
    const id = element.getAttribute('for');
    const root = element.getRootNode() as Document | ShadowRoot;
    const target = id && root.getElementById?.(id);
    if (target) void load(target.localName);
  };
  const isWanted = followersOf(element).some((follower) => customElements.get(follower.localName));
  if (isWanted || element.getAttribute('loading') === 'eager') now();
  else whenNear(element, now);
}

function begin() {
  freeSwallowed(document);
  findAll(document, `${TAGS}, ${UPGRADED}`, (found) => {
    if (attributes.has(found.localName)) awaitNear(found);
    else upgrade(found);
  });
}

// Do this at once, so that space is reserved while the widgets load.
if (hasPage) prepare(document);
if (hasPage && !isFirst) warnOnce();
else if (hasPage) whenRead(document, begin);

/** Resolves once the page is observed. */
export const ready: Promise<void> = Promise.resolve();
