import AxeBuilder from '@axe-core/playwright';

/**
 * Return the violations that axe finds in a page, one line per violation, with the elements.
 * @param {import('@playwright/test').Page} page
 * @param {string} [part] a selector; the whole page without it
 * @returns {Promise<string[]>}
 */
export async function violations(page, part) {
  // Use the legacy mode. The default mode opens an additional page for each analysis, which only frames of
  // other origins need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found = await (part ? axe.include(part) : axe).analyze();
  return found.violations.map(summary);
}

/** @param {import('axe-core').Result} violation */
function summary({ id, nodes }) {
  const said = nodes.map(({ target, html, failureSummary = '' }) =>
    [target.join(' '), html, failureSummary].join(' '),
  );
  return `${id}: ${said.join(' | ')}`;
}
