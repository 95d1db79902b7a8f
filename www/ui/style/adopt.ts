import type { CSSResultGroup, CSSResultOrNative } from 'lit';

/** Add style sheets to a document or shadow root, unless it already has them. */
export function adopt(root: Node, styles: CSSResultGroup) {
  const { adoptedStyleSheets: all } = root as Document | ShadowRoot;
  const flat = [styles].flat(Infinity as 1) as CSSResultOrNative[];
  const sheets = flat.map((each) => ('styleSheet' in each ? each.styleSheet : each));
  const fresh = sheets.filter((sheet) => sheet && !all.includes(sheet)) as CSSStyleSheet[];
  if (fresh.length) (root as ShadowRoot).adoptedStyleSheets = [...all, ...fresh];
}
