/** Control WebKitGTK: its browser MiniBrowser on a virtual screen, by its WebDriver. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { SIZE, STEPS, called, isRoot } from './tab.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';

/**
 * @param {import('../../../scripts/setup/engines.mjs').WebKit} programs
 * @returns {import('./tab.js').Open}
 */
export const openWebKit = (programs) => async (machine) => {
  const home = mkdtempSync(join(tmpdir(), 'mexplorer-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = await display(programs.xvfb);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      WAYLAND_DISPLAY: '',
      LANG: 'C.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GSK_RENDERER: 'cairo',
      // Use temporary folders for the caches, settings and data of the browser.
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      MESA_SHADER_CACHE_DISABLE: 'true',
      NO_AT_BRIDGE: '1',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GTK_THEME: machine === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      ...(isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const ended = endsWithUs(driver);
  /** @type {import('selenium-webdriver').WebDriver | undefined} */
  let session;
  const close = async () => {
    await session?.quit().catch(() => {});
    driver.kill();
    await ended;
    await screen.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await listening(port, ended);
    const capabilities = new Capabilities({
      // Selenium requires a name, but starts the browser that the server supports.
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', ...(machine === 'dark' ? ['--dark-mode'] : [])],
      },
    });
    session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}/`)
      .withCapabilities(capabilities)
      .build();
    await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
    await fit(session);
    return tab(session, await session.getCapabilities(), close);
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * Selenium's codes of the keys that are no letters, by their names in `KeyboardEvent.key`.
 * @type {Record<string, string>}
 */
const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  Home: Key.HOME,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};

/**
 * @param {import('selenium-webdriver').WebDriver} session
 * @param {Capabilities} capabilities
 * @param {() => Promise<void>} close
 * @returns {import('./tab.js').Tab}
 */
function tab(session, capabilities, close) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  // Send actions for one device at a time: the driver of WebKitGTK supports only mouse and keyboard, and
  // refuses actions that also name a wheel.
  const mouse = () => session.actions({ async: true });
  return {
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    go: (address) => session.get(address),
    run: (fn, ...args) => evaluate(session, called(fn, args)),
    async within(fn, ...args) {
      await session.switchTo().frame(0);
      try {
        return await evaluate(session, called(fn, args));
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    hover: (x, y) => mouse().move(at(x, y)).perform(),
    click: (x, y) => mouse().move(at(x, y)).press().release().perform(),
    async drag(x, y, dx, dy) {
      const actions = mouse().move(at(x, y)).press();
      for (let i = 1; i <= STEPS; i += 1) {
        actions.move(at(x + (dx * i) / STEPS, y + (dy * i) / STEPS));
      }
      await actions.release().perform();
    },
    tap: null,
    async press(key) {
      const value = KEYS[key] ?? key;
      await mouse().keyDown(value).keyUp(value).perform();
    },
    shot: () => session.takeScreenshot(),
    // The driver of WebKitGTK cannot print.
    print: null,
    close,
  };
}

/**
 * Run an expression in the page, and wait for the value of its promise.
 * @param {import('selenium-webdriver').WebDriver} session
 * @param {string} expression
 * @returns {Promise<any>}
 */
async function evaluate(session, expression) {
  /** @type {{ value?: any, error?: string }} */
  const { value, error } = await session.executeAsyncScript(
    `const done = arguments[arguments.length - 1];
    Promise.resolve().then(() => ${expression}).then(
      (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }))`,
  );
  if (error !== undefined) throw new Error(error);
  return value;
}

/**
 * Resize the window so that the page, without toolbars, is as large as in the other browsers.
 * @param {import('selenium-webdriver').WebDriver} session
 */
async function fit(session) {
  const { innerWidth, innerHeight, outer } = await evaluate(
    session,
    '({ innerWidth, innerHeight, outer: [outerWidth, outerHeight] })',
  );
  await session
    .manage()
    .window()
    .setRect({
      width: outer[0] + SIZE.width - innerWidth,
      height: outer[1] + SIZE.height - innerHeight,
    });
}

/** Start a virtual screen with an unused number. @param {string} xvfb */
async function display(xvfb) {
  // Xvfb chooses the number, and writes it to file descriptor 3 when it is ready.
  const server = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = endsWithUs(server);
  /** @type {string} */
  const number = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${xvfb} ended with ${code}`)));
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return {
    name: `:${number}`,
    async close() {
      server.kill();
      await ended;
    },
  };
}

/**
 * Let a child process end with this process. Return a promise that resolves when the child has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
function endsWithUs(child) {
  const end = () => void child.kill();
  process.once('exit', end);
  return new Promise((resolve) =>
    child.once('exit', () => {
      process.removeListener('exit', end);
      resolve(null);
    }),
  );
}

/** Wait until the driver answers requests. @param {number} port @param {Promise<unknown>} ended */
async function listening(port, ended) {
  let gone = false;
  ended.then(() => (gone = true));
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    if (gone || Date.now() > until) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
