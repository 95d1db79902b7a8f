import { viewOf, views } from '../../www/links/views.ts';
import { expect } from './fixture.js';

/**
 * Return the link to a view in the navigation.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
export const linkTo = (page, name) => page.locator(`nav a[data-view="${name}"]`);

/**
 * Return the name of the first view in the same group of the navigation (`door`) as a given view.
 * @param {string} name
 */
export const frontOf = (name) => views.find(({ door }) => door === viewOf(name).door)?.name ?? '';

/**
 * Open a view by the navigation: first the first view of its group, then the view itself.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
export async function goTo(page, name) {
  for (const view of new Set([frontOf(name), name])) {
    await linkTo(page, view).click();
    await expect(linkTo(page, view)).toHaveAttribute('aria-current', 'page');
  }
}
