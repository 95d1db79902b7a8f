import { viewOf, views } from '../../www/links/views.ts';
import { expect } from './fixture.js';

/** The link to a view in the navigation. @param {import('@playwright/test').Page} page @param {string} name */
export const linkTo = (page, name) => page.locator(`nav a[data-view="${name}"]`);

/** The name of the view that the door of a view opens on. @param {string} name */
export const frontOf = (name) => views.find(({ door }) => door === viewOf(name).door)?.name ?? '';

/**
 * Opens a view by the navigation: through the door behind which it lies.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
export async function goTo(page, name) {
  for (const view of new Set([frontOf(name), name])) {
    await linkTo(page, view).click();
    await expect(linkTo(page, view)).toHaveAttribute('aria-current', 'page');
  }
}
