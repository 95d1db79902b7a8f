/**
 * The entry of the widgets: `<script type="module" src="…/elements.js"></script>`. It is small: each widget
 * is loaded when one is about to be seen, also widgets added later or in shadow roots. Blocks that hosts
 * allow in place of unknown elements become widgets (ui/host-page/upgrade.ts). Without a DOM the script does
 * nothing, so that a page rendered on a server may import it.
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
 * Load widgets at once, for a script that creates them itself: `await load('mex-game')`.
 * @param wanted the tags of the widgets; all widgets are loaded if none is named
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
    // Load also the widget that this one follows. If `for` names any other element, nothing is loaded.
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

// Reserve space for the widgets at once, before they are loaded.
if (hasPage) prepare(document);
if (hasPage && !isFirst) warnOnce();
else if (hasPage) whenRead(document, begin);

/** A promise that is already resolved: nothing needs to be awaited after the import of this module. */
export const ready: Promise<void> = Promise.resolve();
