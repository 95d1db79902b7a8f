/**
 * Test a board that is changed by its attributes, by the user and by the link at the same moment, on a slow
 * machine. No change is lost, no move is played twice, and in the end attributes, link and board agree.
 */
import { expect, test } from '../fixture.js';
import { open } from '../play-steps.js';
import { chance, complaints } from './stress.js';

const ROUNDS = 100;

test.use({ reducedMotion: 'reduce' });
test.setTimeout(600_000);

/**
 * Record the changes that reach the board, in order: an attribute when it is set, a link when the page
 * receives the event, and a move when it is made.
 */
const listen = () => {
  /** @type {{ by: string, text: string }[]} */
  const log = [];
  const follow = () => log.push({ by: 'link', text: location.hash });
  addEventListener('popstate', follow, { capture: true });
  addEventListener('mex-move', (event) => {
    const { by, text } = /** @type {CustomEvent} */ (event).detail;
    log.push({ by: by === 'computer' ? 'computer' : 'hand', text });
  });
  Object.assign(window, { reached: log });
};

/**
 * Set attributes and follow a link, in the given order and with the given delay between them.
 * @param {any} game @param {{ attributes: Record<string, string | null> | null, link: string | null,
 * linkFirst: boolean, gap: number }} how
 */
async function drive(game, { attributes, link, linkFirst, gap }) {
  const { reached } = /** @type {any} */ (window);
  const set = () => {
    if (!attributes) return;
    if (attributes.position) reached.push({ by: 'attribute', text: attributes.position });
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) game.removeAttribute(name);
      else game.setAttribute(name, value);
    }
  };
  const follow = () => {
    if (!link || link === location.hash) return null;
    const heard = new Promise((go) => addEventListener('hashchange', go, { once: true }));
    location.hash = link;
    return heard;
  };
  const wait = async () => {
    if (gap === 1) await null;
    if (gap === 2) await new Promise((go) => setTimeout(go));
    for (let n = 2; n < gap; n++) await new Promise((go) => requestAnimationFrame(go));
  };
  let heard = linkFirst ? follow() : set();
  await wait();
  if (linkFirst) set();
  else heard = follow();
  await heard;
}

/** Return the state of board, attributes and link, and the recorded changes. @param {any} game */
function told(game) {
  const { session, open, described } = game;
  const fields = new URLSearchParams(location.hash.replace(/^[^?]*\?/, ''));
  const list = (/** @type {string | null} */ text) => text?.split(';').filter(Boolean) ?? [];
  const position = fields.get('position') ?? '';
  return {
    quiet: open && game.model.phase.name !== 'loading',
    shown: game.shadowRoot.querySelector('.where')?.textContent.replace(/\s+/g, ' ').trim(),
    current: described.position,
    board: { start: session.start, moves: session.plies.slice(0, session.at).map((p) => p.text) },
    attributes: { start: game.getAttribute('position'), moves: list(game.getAttribute('moves')) },
    link: { start: fields.get('start') ?? position, moves: list(fields.get('moves')) },
    linked: position,
    reached: /** @type {any} */ (window).reached,
  };
}

/**
 * Return the expected start and moves after all recorded changes.
 * @param {Awaited<ReturnType<typeof told>>} state
 */
function expected({ reached }, before) {
  let { start, moves } = before;
  for (const { by, text } of reached) {
    if (by === 'attribute') [start, moves] = [text, []];
    else if (by === 'link') {
      const fields = new URLSearchParams(text.replace(/^[^?]*\?/, ''));
      start = fields.get('start') ?? fields.get('position') ?? '';
      moves = fields.get('moves')?.split(';') ?? [];
    } else moves = [...moves, text];
  }
  return { start, moves };
}

test('attributes, hand and link at the same moment, a hundred times', async ({ page }) => {
  const said = complaints(page);
  const session = await page.context().newCDPSession(page);
  await open(page, 'nim', '9 11 13');
  await page.evaluate(listen);
  const game = page.locator('mex-game');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const dice = chance(35);
  const place = () => [9, 10, 11].map((least) => least + dice(6)).join(' ');
  const look = () => game.evaluate(told);
  let before = (await look()).board;
  for (let round = 0; round < ROUNDS; round++) {
    const { board, reached, current } = await look();
    expect(board, `before round ${round}`).toEqual(before);
    expect(reached).toEqual([]);
    const heaps = current.split(' ').map(Number);
    // Start only with three nonempty heaps: the user and the computer can empty at most two, so the game does
    // not end.
    const isLow = heaps.filter(Boolean).length < 3;
    const here = await page.evaluate(() => location.hash);
    const attributes = [
      { position: place(), moves: null },
      { skill: ['0.5', '0.9'][round % 2], hints: 'on-demand' },
      null,
    ][isLow ? 0 : dice(3)];
    const kind = dice(3);
    const link = [
      `#v1/play?game=nim&position=${place().replaceAll(' ', '+')}${dice(2) ? '&players=2' : ''}`,
      here.includes('why=1') ? here.replace('&why=1', '') : `${here}&why=1`,
      null,
    ][kind];
    const how = { attributes, link, linkFirst: dice(2) === 0, gap: dice(5) };
    const stones = game.locator('.hit:not(.no)');
    const stone = await stones.nth(dice(await stones.count())).boundingBox();
    if (!stone) throw new Error('there is no stone');
    const byKeys = dice(3) === 0;
    const largest = heaps.indexOf(Math.max(...heaps)) + 1;
    const hand = async () => {
      if (!byKeys) return page.mouse.click(stone.x + stone.width / 2, stone.y + stone.height / 2);
      await game.locator('[name="move"]').fill(`${largest}-1`);
      await page.keyboard.press('Enter');
    };
    const acts = [() => game.evaluate(drive, how), hand];
    if (dice(2)) acts.reverse();
    await Promise.all(acts.map((act) => act()));

    const resets = Boolean(attributes?.position) || kind === 0;
    await expect
      .poll(
        async () => {
          const state = await look();
          const { board: now, reached: all, ...rest } = state;
          const by = (/** @type {string} */ name) => all.filter((one) => one.by === name).length;
          const due = expected(state, before);
          const same = [now, rest.attributes, rest.link].every(
            (one) => JSON.stringify(one) === JSON.stringify(due),
          );
          return {
            same: same || { due, now, ...rest, all },
            quiet: rest.quiet,
            drawn: rest.shown === rest.current && rest.current === rest.linked,
            // One action of the user makes exactly one move, unless a new game has replaced it.
            moved: by('hand') === 1 || (by('hand') === 0 && resets),
          };
        },
        { message: `round ${round}: ${JSON.stringify(how)}` },
      )
      .toEqual({ same: true, quiet: true, drawn: true, moved: true });
    before = (await look()).board;
    await page.evaluate(() => /** @type {any} */ (window.reached.length = 0));
  }
  expect(said).toEqual([]);
});
