/**
 * Hold back the responses to matching requests until the returned function is called.
 * @param {import('@playwright/test').Page} page
 * @param {string | RegExp} pattern
 * @param {(route: import('@playwright/test').Route) => Promise<void>} [then] the handling of a released
 * request
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
