/** Firefox and WebKit, in which the widgets are tested besides Chromium. */
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

/** WebKitGTK with its driver, and a screen for it. @returns {WebKit | null} */
export function findWebKit() {
  const driver = which('WebKitWebDriver');
  const browser = findMiniBrowser();
  const xvfb = which('Xvfb');
  return driver && browser && xvfb ? { driver, browser, xvfb } : null;
}

/** It is beside the library, in a folder named after the library's version. @returns {string | null} */
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

/** The Debian packages that each engine needs, and a sentence for when they are missing. */
const missing = {
  firefox: 'Firefox (Debian: firefox-esr; or name it in FIREFOX_PATH)',
  webkit: 'WebKitGTK with its driver, and Xvfb (Debian: webkit2gtk-driver, xvfb)',
};

/**
 * Install missing engines, if permitted.
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
