/** Run the same list of checks in a given browser. */
import { after, before, test } from 'node:test';
import { beginLab } from './lab.js';
import { looks } from './checks/themes.js';
import { loading } from './checks/loading.js';
import { paper } from './checks/print.js';
import { places } from './checks/locations.js';
import { play } from './checks/play.js';
import { widgets } from './checks/widgets.js';

/**
 * @typedef {{ name: string, finger?: boolean, paper?: boolean, alone?: boolean, run: (lab: import('./lab.js').Lab) => Promise<void> }} Check
 *   `alone`: in a browser that has visited nothing else
 */

/** @type {Check[]} */
const checks = [...widgets, ...play, ...places, ...looks, ...loading, ...paper];

/**
 * @param {string} name
 * @param {import('./drivers/tab.js').Open | null} open null where the browser is not here
 */
export function checkIn(name, open) {
  if (!open) {
    test(name, { skip: `${name} is not here` }, () => {});
    return;
  }
  /** @type {import('./lab.js').Lab} */
  let lab;
  before(async () => void (lab = await beginLab(open)));
  after(() => lab?.end());
  test(`${name} starts`, async (t) => t.diagnostic((await lab.open('<p>Notes</p>')).tab.version));
  for (const check of checks) {
    test(`${name}: ${check.name}`, async (t) => {
      if (check.finger && !(await lab.open('')).tab.tap) return t.skip('its driver has no fingers');
      if (check.paper && !(await lab.open('')).tab.print) return t.skip('its driver has no paper');
      if (!check.alone) return check.run(lab);
      const own = await beginLab(open);
      try {
        await check.run(own);
      } finally {
        await own.end();
      }
    });
  }
}
