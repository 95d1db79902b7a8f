/** Check that games can be played to their ends by mouse, by keyboard, by typing and by touch. */
import assert from 'node:assert/strict';

/** @typedef {import('../lab.js').Lab} Lab */
/** @typedef {import('../lab.js').Page} Page */

/** Games on different kinds of boards, each with a starting position. */
const STARTS = [
  ['nim', '3 5 7'],
  ['staircase', '2 1 3'],
  ['split', '2 3'],
  ['letters', 'AABBC'],
  ['graph a>b a>c b>c', 'a a b'],
  ['race 3..9', '20'],
];

/**
 * Functions that make a move, keyed by the board's element. `poke` clicks or taps an element of the board.
 * @type {Record<string, (poke: (inside: string) => Promise<void>) => Promise<void>>}
 */
const HANDS = {
  'mex-board-heaps': (poke) => poke('.hit:not(.no)'),
  'mex-board-stairs': (poke) => poke('.hit:not(.no)'),
  'mex-board-letters': (poke) => poke('.tile:not(.gone)'),
  'mex-board-race': (poke) => poke('.place.legal'),
  'mex-board-graph': async (poke) => {
    await poke('.node.live');
    await poke('.node.target');
  },
  'mex-board-split': async (poke) => {
    await poke('.heap[aria-disabled="false"] .hit');
    await poke('.cut button.do');
  },
};

/**
 * Wait for the person's turn or the end of the game.
 * @param {Page} page
 * @param {number} [after] the least number of moves
 */
const turn = (page, after = 0) =>
  page.until(
    'the board is open, or the game is over',
    (after) => {
      const game = /** @type {any} */ (document.querySelector('mex-game'));
      if (!game?.session || game.session.plies.length < after) return null;
      const over = Boolean(game.described?.over);
      return over || game.open ? { over, moves: game.session.plies.length } : null;
    },
    after,
  );

/** @param {Page} page @param {() => Promise<void>} move */
async function toTheEnd(page, move) {
  let { over, moves } = await turn(page);
  for (let n = 0; n < 60 && !over; n++) {
    await move();
    ({ over, moves } = await turn(page, moves + 1));
  }
  assert.ok(over, 'the game ends');
  const [said] = await page.texts('mex-game', '.status.over');
  assert.match(said, /wins?[.!]/);
  assert.deepEqual(await page.wrong(), []);
}

/** @param {Lab} lab @param {string} game @param {string} position */
async function board(lab, game, position) {
  const page = await lab.open(
    `<p><input id="before" aria-label="before"></p>
     <mex-game game="${game}" position="${position}"></mex-game>`,
  );
  await page.settled();
  return page;
}

/** @param {Page} page */
async function byMouse(page) {
  const tag = await page.run(() => window.watch.all('mex-game', '.stage > *')[0].localName);
  await toTheEnd(page, () => HANDS[tag]((inside) => page.click('mex-game', inside)));
}

export const play = [
  ...STARTS.map(([game, position]) => ({
    name: `${game} is played to its end with the mouse`,
    run: async (/** @type {Lab} */ lab) => byMouse(await board(lab, game, position)),
  })),
  {
    name: 'nim is played to its end with a finger',
    finger: true,
    async run(/** @type {Lab} */ lab) {
      const page = await board(lab, 'nim', '3 5 7');
      await page.run(() => {
        /** @type {string[]} */
        const fingers = [];
        addEventListener('pointerdown', (event) => fingers.push(event.pointerType), true);
        Object.assign(window, { fingers });
      });
      await toTheEnd(page, async () => {
        // Tap twice, since touch has no hover: the first tap chooses the stones, and the second tap confirms
        // the move.
        for (const inside of ['.hit:not(.no)', 'button.do']) {
          const { x, y } = await page.spot('mex-game', inside);
          await page.tab.tap?.(x, y);
        }
      });
      const fingers = await page.run(() => /** @type {any} */ (window).fingers);
      assert.deepEqual([...new Set(fingers)], ['touch']);
    },
  },
  {
    name: 'nim is played to its end with the keyboard',
    async run(/** @type {Lab} */ lab) {
      const page = await board(lab, 'nim', '1 2 2');
      const { x, y } = await page.run(() => {
        const { left, top } = /** @type {Element} */ (
          document.querySelector('#before')
        ).getBoundingClientRect();
        return { x: left + 5, y: top + 5 };
      });
      await page.tab.click(x, y);
      assert.equal(await page.run(() => window.watch.focused()?.id), 'before');
      await page.press('Tab');
      const focus = () =>
        page.run(() => {
          const at = window.watch.focused();
          return [at?.getAttribute('data-cell'), at?.getAttribute('aria-valuenow')];
        });
      // The board has one tab stop, which receives the focus.
      assert.deepEqual(await focus(), ['0', '0']);
      await toTheEnd(page, async () => {
        for (let n = 0; n < 3; n++) await page.press('ArrowLeft');
        for (let n = 0; n < 3; n++) {
          await page.press('ArrowUp');
          if (Number((await focus())[1])) break;
          await page.press('ArrowRight');
        }
        await page.press('Enter');
      });
      await page.until('the log has it all', () => {
        const log = String(window.watch.all('mex-game', '[role=log]')[0]?.textContent);
        return /1\. You: take 1 from heap 1\./.test(log) && /No move is left/.test(log);
      });
    },
  },
  {
    name: 'a move is typed, undone and redone',
    async run(/** @type {Lab} */ lab) {
      const page = await board(lab, 'nim', '3 5 7');
      await page.click('mex-game', '#move');
      await page.type('3-4');
      await page.press('Enter');
      await turn(page, 2);
      // Wait for the list of moves, which is drawn one frame after the board.
      await page.until('it is on the list', () =>
        /take 4 from heap 3/.test(String(window.watch.all('mex-game', '.ply')[1]?.textContent)),
      );
      await page.click('mex-game', '[data-act=undo]');
      await page.until(
        'it is undone',
        () => window.watch.all('mex-game', '.where')[0]?.textContent?.trim() === '3 5 7',
      );
      await page.click('mex-game', '[data-act=redo]');
      await page.until(
        'it is redone',
        () => window.watch.all('mex-game', '.where')[0]?.textContent?.trim() !== '3 5 7',
      );
      assert.deepEqual(await page.wrong(), []);
    },
  },
];
