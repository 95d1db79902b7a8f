/** WebKit as GTK has it: MiniBrowser on a screen that nobody sees, by its WebDriver. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIZE, STEPS, called, isRoot } from './tab.js';
import { Session } from './webdriver.js';

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
      // What it keeps, and what it reads of somebody's settings.
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
  /** @type {Session | undefined} */
  let session;
  const close = async () => {
    await session?.end().catch(() => {});
    driver.kill();
    await ended;
    await screen.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await listening(port, ended);
    const begun = await Session.begin(`http://127.0.0.1:${port}/`, {
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', ...(machine === 'dark' ? ['--dark-mode'] : [])],
      },
    });
    session = begun.session;
    await session.ask('timeouts', { script: 60_000, pageLoad: 60_000 });
    await fit(session);
    return tab(session, begun.capabilities, close);
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * @param {Session} session
 * @param {Record<string, string>} capabilities
 * @param {() => Promise<void>} close
 * @returns {import('./tab.js').Tab}
 */
function tab(session, { browserName, browserVersion }, close) {
  const move = (/** @type {number} */ x, /** @type {number} */ y) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  return {
    version: `${browserName} ${browserVersion}`,
    go: (address) => session.ask('url', { url: address }),
    run: (fn, ...args) => session.run(called(fn, args)),
    async within(fn, ...args) {
      await session.ask('frame', { id: 0 });
      try {
        return await session.run(called(fn, args));
      } finally {
        await session.ask('frame', { id: null });
      }
    },
    hover: (x, y) => session.point('mouse', [move(x, y)]),
    click: (x, y) => session.point('mouse', [move(x, y), down, up]),
    drag: (x, y, dx, dy) =>
      session.point('mouse', [
        move(x, y),
        down,
        ...Array.from({ length: STEPS }, (_, i) =>
          move(x + (dx * (i + 1)) / STEPS, y + (dy * (i + 1)) / STEPS),
        ),
        up,
      ]),
    // Its driver knows mice and pens only.
    tap: null,
    press: (key) => session.press(key),
    shot: () => session.ask('screenshot'),
    // Its driver has no paper.
    print: null,
    close,
  };
}

/** Makes the page, without the bars of the window, as large as in the other browsers. @param {Session} session */
async function fit(session) {
  const { innerWidth, innerHeight, outer } = await session.run(
    '({ innerWidth, innerHeight, outer: [outerWidth, outerHeight] })',
  );
  await session.ask('window/rect', {
    width: outer[0] + SIZE.width - innerWidth,
    height: outer[1] + SIZE.height - innerHeight,
  });
}

/** A screen of its own, with a number that is free. @param {string} xvfb */
async function display(xvfb) {
  // It chooses the number by itself, and writes it into the fourth channel once it stands.
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

/** A program that does not outlive this one. @param {import('node:child_process').ChildProcess} child */
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

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Waits until the driver answers. @param {number} port @param {Promise<unknown>} ended */
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
