/**
 * What a page asks for waits until that is called which comes back.
 * @param {import('@playwright/test').Page} page
 * @param {string | RegExp} pattern
 * @param {(route: import('@playwright/test').Route) => Promise<void>} [then] what is done with it
 * @returns {Promise<() => void>}
 */
export async function heldRoute(page, pattern, then = (route) => route.continue()) {
  let go = () => {};
  const told = new Promise((resolve) => (go = () => resolve(undefined)));
  await page.route(pattern, async (route) => {
    await told;
    await then(route);
  });
  return go;
}
