/** Find or install Firefox and WebKit, in which the widgets are tested in addition to Chromium. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { which } from '../lib/paths.mjs';
import { slow } from '../lib/run.mjs';
import { aptInstall, isDebian, isRoot } from './system.mjs';

const FIREFOX = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @typedef {{ driver: string, browser: string, xvfb: string }} WebKit its programs */

/** @returns {string | null} */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named && existsSync(named)) return named;
  return (
    which('firefox-esr') ?? which('firefox') ?? FIREFOX.find((file) => existsSync(file)) ?? null
  );
}

/**
 * Return the paths of WebKitGTK's browser, its driver and the virtual display Xvfb, or null if one is
 * missing.
 * @returns {WebKit | null}
 */
export function findWebKit() {
  const driver = which('WebKitWebDriver');
  const browser = findMiniBrowser();
  const xvfb = which('Xvfb');
  return driver && browser && xvfb ? { driver, browser, xvfb } : null;
}

/**
 * Find WebKitGTK's MiniBrowser, which is in a folder named after the version of the library.
 * @returns {string | null}
 */
function findMiniBrowser() {
  const under = (/** @type {string} */ folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return (
    [...under('/usr/libexec'), ...under('/usr/lib'), ...under('/usr/lib').flatMap(inTriplet)]
      .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
      .map((folder) => join(folder, 'MiniBrowser'))
      .findLast((file) => existsSync(file)) ?? null
  );

  /** @param {string} folder */
  function inTriplet(folder) {
    return /-linux-\w+$/.test(folder) ? under(folder) : [];
  }
}

/** The names of missing engines for messages, with the Debian packages that contain them. */
const missing = {
  firefox: 'Firefox (Debian: firefox-esr; or name it in FIREFOX_PATH)',
  webkit: 'WebKitGTK with its driver, and Xvfb (Debian: webkit2gtk-driver, xvfb)',
};

/**
 * Install missing engines on Debian, if the process is run by root.
 * @returns {Promise<string[]>} the engines that are still missing, in words
 */
export async function setupEngines() {
  if (isDebian() && isRoot()) {
    const wanted = [
      ...(findFirefox() ? [] : ['firefox-esr']),
      ...(which('WebKitWebDriver') && findMiniBrowser() ? [] : ['webkit2gtk-driver']),
      ...(which('Xvfb') ? [] : ['xvfb']),
    ];
    if (wanted.length) {
      await slow(`for the tests: ${wanted.join(', ')}`, '20 to 60 s', () => aptInstall(wanted));
    }
  }
  return [...(findFirefox() ? [] : [missing.firefox]), ...(findWebKit() ? [] : [missing.webkit])];
}
