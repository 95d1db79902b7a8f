/** Find or install Chromium and its driver, for the tests. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, NODE_BIN, TOOLS, which } from '../lib/paths.mjs';
import { SetupError, capture, run, slow } from '../lib/run.mjs';
import { aptInstall, isDebian, isRoot } from './system.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The command of Chromium's headless shell: the same engine without a user interface, which opens a page in
 * half the time.
 */
const SHELL = 'chromium-headless-shell';

/** @typedef {{ chrome: string, driver: string | null }} Browser */

/** @returns {string | null} */
function namedChrome() {
  const named = process.env.CHROME_PATH ?? process.env.CHROME_BIN;
  return named && existsSync(named) ? named : null;
}

/**
 * Return the path of the browser for opening many pages: the browser named by CHROME_PATH or CHROME_BIN, else
 * the headless shell, else a full browser, or null if none is installed.
 * @returns {string | null}
 */
export function findShell() {
  return namedChrome() ?? which(SHELL) ?? findChrome();
}

/** Return the path of a full browser. @returns {string | null} */
export function findChrome() {
  const named = namedChrome();
  if (named) return named;
  for (const name of NAMES) {
    const file = which(name);
    if (file) return file;
  }
  return APPS.find((file) => existsSync(file)) ?? null;
}

/** @returns {string | null} */
function findDriver() {
  const folder = process.env.CHROMEWEBDRIVER;
  if (folder && existsSync(join(folder, 'chromedriver'))) return join(folder, 'chromedriver');
  return which('chromedriver');
}

/**
 * Find or install Chromium and its driver. The npm packages must be installed.
 * @returns {Promise<Browser>}
 */
export async function setupBrowser() {
  if (isDebian() && isRoot()) await installDebian();
  const chrome = findChrome() ?? (await playwrightChrome()) ?? (await fetchPlaywright());
  return { chrome, driver: findDriver() ?? (await fetchDriver(chrome)) };
}

/** Fetch a driver for the browser's version by Selenium Manager. @param {string} chrome */
async function fetchDriver(chrome) {
  // @ts-expect-error its types leave this module out
  const { binaryPaths } = await import('selenium-webdriver/common/seleniumManager.js');
  try {
    return binaryPaths(['--browser', 'chrome', '--browser-path', chrome]).driverPath || null;
  } catch {
    return null;
  }
}

async function installDebian() {
  /** @type {string[]} */
  const missing = [];
  if (!findChrome()) missing.push('chromium');
  if (!findDriver()) missing.push('chromium-driver');
  if (!(await hasChineseFont())) missing.push('fonts-noto-cjk');
  if (missing.length) {
    await slow(`for the tests: ${missing.join(', ')}`, '20 to 60 s', () => aptInstall(missing));
  }
  // Ignore a failure: some Debian releases lack the headless shell, and the tests also work without it.
  if (!which(SHELL) && !namedChrome()) {
    await slow(`for the tests: ${SHELL}`, '10 to 30 s', () => aptInstall([SHELL])).catch(() => {});
  }
}

async function hasChineseFont() {
  if (existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return true;
  const { code, stdout } = await capture('fc-list', [':lang=zh']);
  return code === 0 && stdout.trim() !== '';
}

/**
 * Return the path of the Chromium that Playwright has fetched, or null.
 * @returns {Promise<string | null>}
 */
async function playwrightChrome() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : null;
}

/** @returns {Promise<string>} */
async function fetchPlaywright() {
  const fetch = () =>
    run(join(NODE_BIN, 'playwright'), ['install', 'chromium'], {
      log: join(LOGS, 'playwright.log'),
    });
  try {
    await slow('for the tests: Chromium through Playwright', '20 to 60 s', fetch);
    const file = await playwrightChrome();
    if (file) return file;
  } catch {
    // Continue to the error below, which says how to install Chromium.
  }
  throw new SetupError(
    isDebian()
      ? 'The tests need Chromium: run "sudo apt-get install chromium chromium-driver fonts-noto-cjk", then run this again.'
      : 'The tests need Chrome or Chromium: install it (or name it in CHROME_PATH), then run this again.',
  );
}

/**
 * Write the chromedriver settings for a browser to a file that wasm-bindgen's test runner reads.
 * @param {string} chrome
 * @returns {string} the file
 */
export function webdriverConfig(chrome) {
  const args = ['--headless=new', '--disable-gpu', '--disable-background-networking'];
  if (isRoot()) args.push('--no-sandbox');
  mkdirSync(TOOLS, { recursive: true });
  const file = join(TOOLS, 'webdriver.json');
  writeFileSync(file, JSON.stringify({ 'goog:chromeOptions': { binary: chrome, args } }, null, 2));
  return file;
}
