import { expect, openFixture, test, uncaught } from './fixture.js';
import { still } from './idle-workers.js';
import { extras } from '../../www/extras.ts';
import { problemsOfLessons } from '../../www/learn/outline.ts';
import { violations } from './violations.js';

test.setTimeout(120_000);

const lesson = (page) => page.locator('mex-lesson');
const ask = (page) => page.locator('[data-block="ask"] mex-ask');
const proof = (page) => page.locator('mex-proof');

/** Texts in both languages that the tests expect. */
const says = {
  en: {
    locale: 'en-GB',
    heading: 'Nim and its proof',
    wrong: 'Not quite.',
    why: 'Every column has an even number of ones',
    right: 'Right.',
    done: '1 of 5 tasks done',
    last: 'Whoever faces',
  },
  zh: {
    locale: 'zh-CN',
    heading: 'Nim 与它的证明',
    wrong: '不对。',
    why: '每列都有偶数个 1',
    right: '对。',
    done: '5 个任务中已完成 1 个',
    last: '总能留下 0',
  },
};

test('a lesson is shown again that is opened a second time from the list', async ({ page }) => {
  await page.goto('#v1/learn');
  const card = page.locator('.cards a[href*="lesson=nim"]');
  await card.click();
  const heading = lesson(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Nim and its proof');
  await page.goBack();
  await card.click();
  await expect(heading).toHaveText('Nim and its proof');
  await page.goBack();
  await page.goForward();
  await expect(heading).toHaveText('Nim and its proof');
});

for (const [lang, words] of Object.entries(says)) {
  test.describe(lang, () => {
    test.use({ locale: words.locale });

    test('a lesson by mouse: wrong, right, the proof, and the progress stays', async ({ page }) => {
      const errors = uncaught(page);
      await page.goto('#v1/learn?lesson=nim');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      // The proof, which reveals the answer, is not shown before the question is answered.
      await expect(proof(page)).toHaveCount(0);
      await ask(page).locator('input[value=N]').check();
      await ask(page).locator('[data-check]').click();
      await expect(ask(page).getByRole('status')).toContainText(words.wrong);
      await expect(ask(page).getByRole('status')).toContainText(words.why);
      await expect(proof(page)).toHaveCount(0);
      await ask(page).locator('input[value=P]').check();
      await ask(page).locator('[data-check]').click();
      await expect(ask(page).getByRole('status')).toContainText(words.right);
      await expect(lesson(page).locator('.tally')).toHaveText(words.done);

      for (let step = 1; step <= 7; step += 1)
        await proof(page).locator('[data-step=next]').click();
      await expect(proof(page).locator('li.now')).toContainText(words.last);
      await expect(page).toHaveURL(/lesson=nim&step=7/);
      await proof(page).locator('[data-step=first]').click();
      await expect(proof(page).locator('li')).toHaveCount(0);
      await expect(page).toHaveURL(/lesson=nim$/);

      await page.reload();
      await expect(lesson(page).locator('.tally')).toHaveText(words.done);
      await expect(ask(page).getByRole('status')).toContainText(words.right);
      await expect(proof(page)).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('a lesson by keyboard', async ({ page }) => {
      await page.goto('#v1/learn?lesson=nim');
      await ask(page).getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(ask(page).getByRole('status')).toContainText(words.right);
      await proof(page).locator('[data-step=next]').focus();
      await page.keyboard.press('Enter');
      // The sentence has the keyboard focus, so that arrow keys continue from it.
      await expect(proof(page).locator('li.now')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(proof(page).locator('li')).toHaveCount(3);
      await page.keyboard.press('ArrowLeft');
      await expect(proof(page).locator('li')).toHaveCount(2);
      await expect(proof(page).locator('li.now')).toBeFocused();
      const cells = page.locator('mex-builder input');
      await cells.first().focus();
      await page.keyboard.type('０');
      await page.keyboard.press('Enter');
      await expect(cells.first()).toHaveClass('right');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await expect(cells.nth(1)).toHaveClass('wrong');
      await expect(cells.nth(2)).toBeFocused();
      // Typed values are restored on the next visit.
      await page.reload();
      await expect(cells.first()).toHaveClass('right');
      await expect(cells.first()).toHaveValue('０');
      await expect(cells.nth(1)).toHaveClass('wrong');
      await expect(cells.nth(2)).toHaveValue('');
      await page.locator('mex-builder [data-empty]').click();
      await page.reload();
      await expect(cells.first()).toHaveValue('');
    });

    test(
      'nothing is wider than a phone, and axe finds nothing',
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        // Test each language in one theme only, as themes contain no text.
        const colorScheme = lang === 'en' ? 'light' : 'dark';
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        for (const hash of [
          '#v1/learn',
          '#v1/learn?lesson=union&step=6',
          '#v1/learn?lesson=nim&step=6',
        ]) {
          await page.goto(hash);
          await expect(
            page.locator('.learn-view').getByRole('heading', { level: 1 }),
          ).toBeVisible();
          await still(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
          expect(await violations(page)).toEqual([]);
        }
      },
    );
  });
}

test('a link to a step opens the proof there', async ({ page }) => {
  await page.goto('#v1/learn?lesson=nim&step=4');
  await expect(proof(page).locator('li')).toHaveCount(4);
  await expect(proof(page).locator('li.now')).toContainText('9');
});

test('a number is taken as people type it, and shown after two tries', async ({ page }) => {
  await page.goto('#v1/learn?lesson=union');
  const field = ask(page).locator('input');
  await field.fill('８３');
  await field.press('Enter');
  await expect(ask(page).getByRole('status')).toContainText('multiples of 6 twice');
  await expect(ask(page).locator('[data-show]')).toHaveCount(0);
  await field.fill('many');
  await field.press('Enter');
  await expect(ask(page).getByRole('status')).toContainText('whole number');
  await field.fill('5');
  await field.press('Enter');
  await ask(page).locator('[data-show]').click();
  await expect(ask(page).getByRole('status')).toContainText('The answer: 67');
});

/**
 * Check the text that counts the finished tasks of a lesson.
 * @param {import('@playwright/test').Page} page
 * @param {string} words
 */
const counted = (page, words) => expect(page.locator('.tally')).toHaveText(words);

/**
 * Type values into the cells of an exercise, each followed by Enter.
 * @param {import('@playwright/test').Page} page
 * @param {string} block
 * @param {string} values
 */
async function build(page, block, values) {
  const cells = page.locator(`[data-block=${block}] td input`);
  await cells.first().click();
  for (const value of values.split(' ')) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
}

test('lesson 4 counts each thing that its reader solves', async ({ page }) => {
  await page.goto('#v1/learn');
  await page
    .getByRole('link', { name: /Mex and the SG function/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mex and the SG function');
  await counted(page, '0 of 4 tasks done');
  await build(page, 'trainer', '1 0 2 0 2 0');
  await counted(page, '1 of 4 tasks done');
  const answer = async (/** @type {string} */ key, /** @type {string} */ value) => {
    await page.locator(`[data-block=${key}] input[name=answer]`).fill(value);
    await page.keyboard.press('Enter');
  };
  await answer('ask', '2');
  await counted(page, '2 of 4 tasks done');
  await build(page, 'table', '0 1 0 1 2 3 2 0 1');
  await counted(page, '3 of 4 tasks done');
  await answer('ten', '1');
  await counted(page, 'You have finished this lesson.');
  // The count of the next lesson begins at 0.
  await page.locator('mex-lesson .way.next').click();
  await expect(page.locator('.tally')).toHaveText(/^\s*0 of \d tasks done\s*$/);
});

/**
 * Step through the demonstration of a game to its end, which does not count as a win.
 * @param {import('@playwright/test').Locator} win
 */
async function watched(win) {
  await win.locator('[data-show]').click();
  await win.locator('[data-act="pause"]').click();
  const over = win.locator('.status.over');
  const current = () => win.locator('mex-game').evaluate((/** @type {any} */ game) => game.current);
  while (!(await over.count())) {
    const before = await current();
    await win.locator('[data-act="step"]').click();
    await expect.poll(current).not.toBe(before);
  }
  await expect(win.locator('[data-why]')).toContainText('makes the last move that counts');
  await expect(win.locator('.acts')).toHaveText('');
  await expect(win.locator('[data-next]')).toHaveCount(0);
  await win.locator('[data-show]').click();
  await expect(win.locator('.status.you')).toBeVisible();
  await expect(win.locator('.ply .by')).toHaveCount(0);
}

test('lesson 0 can be won', async ({ page }) => {
  await page.goto('#v1/learn?lesson=first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play first');
  // Only the first board is shown: the following blocks, which contain the results of the experiment, are
  // hidden.
  await expect(page.locator('[data-block]')).toHaveCount(1);
  const [one, two] = ['one', 'two'].map((key) => page.locator(`[data-block=${key}] mex-game`));
  const take = async (/** @type {any} */ game, /** @type {string} */ move) => {
    await expect(game.locator('.status.you')).toBeVisible();
    await game.evaluate(
      (/** @type {any} */ element, /** @type {string} */ m) => element.move(m),
      move,
    );
  };
  await counted(page, '0 of 5 tasks done');
  await take(one, '1-1');
  await expect(page.locator('[data-block]')).toHaveCount(2);
  await counted(page, '1 of 5 tasks done');
  await expect(two.locator('.status.you')).toBeVisible();
  await take(
    two,
    (await two.evaluate((game) => /** @type {any} */ (game).current)) === '1 0' ? '1-1' : '2-1',
  );
  await ask(page).getByLabel('Second').check();
  await ask(page).locator('[data-check]').click();
  const win = page.locator('.to-win');
  await watched(win);
  await counted(page, '3 of 5 tasks done');
  const type = async (/** @type {string} */ move) => {
    await expect(win.locator('.status.you')).toBeVisible();
    const now = () => win.locator('mex-game').evaluate((game) => /** @type {any} */ (game).current);
    const before = await now();
    await win.locator('input[name=move]').fill(move);
    await win.locator('input[name=move]').press('Enter');
    // Wait for the new position, since the status shows the player's turn until then.
    await expect.poll(now).not.toBe(before);
  };
  // Make the heaps equal and then copy each move: from equal heaps the computer loses.
  for (const opening of ['2-1', '1-3', '1-5']) {
    await type(opening);
    for (;;) {
      const over = win.locator('.status.over');
      await expect(over.or(win.locator('.status.you')).first()).toBeVisible();
      const [one, two] = await win
        .locator('mex-game')
        .evaluate((game) => /** @type {any} */ (game).current.split(' ').map(Number));
      if (one === 0 && two === 0) break;
      if (one !== two) await type(one > two ? `1-${one - two}` : `2-${two - one}`);
    }
    await expect(win.getByRole('status')).toContainText(/Won|won them all/);
    const next = win.locator('[data-next]');
    if (await next.count()) await next.click();
  }
  await counted(page, '4 of 5 tasks done');
  await build(page, 'build', 'P N P N N P');
  await counted(page, 'You have finished this lesson.');
  await page.goto('');
  await expect(page.locator('mex-game').first()).toBeVisible();
  await expect(page.locator('[data-first]')).toHaveCount(0);
});

test('a step taken back at once stays taken back', async ({ page }) => {
  await page.goto('#v1/learn?lesson=nim&step=2');
  await expect(proof(page).locator('li')).toHaveCount(2);
  await proof(page).evaluate(async (/** @type {any} */ element) => {
    element.go(3);
    await element.updateComplete;
    element.go(2);
  });
  // Wait longer than the page needs to render and to update its address.
  await page.waitForTimeout(700);
  await expect(proof(page).locator('li')).toHaveCount(2);
  await expect(page).toHaveURL(/lesson=nim&step=2$/);
});

test('without storage the course still works, and says what is lost', async ({ page }) => {
  const errors = uncaught(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('#v1/learn?lesson=games');
  await ask(page).locator('input[value=P]').check();
  await ask(page).locator('[data-check]').click();
  await expect(proof(page)).toBeVisible();
  const note = page.locator('[data-unsaved=refused]');
  for (const view of ['learn?lesson=games', 'learn', 'ladder', 'ladder?rung=equal', 'today']) {
    await page.goto(`#v1/${view}`);
    await expect(note, view).toHaveText(/What you do here is lost once the page is closed/);
  }
  await page.locator('button[data-lang="zh"]').click();
  await expect(note).toHaveText(/你在这里做的都会丢失/);
  expect(errors).toEqual([]);
});

test('progress is saved as a file, forgotten, and loaded again', async ({ page }) => {
  await page.goto('#v1/learn?lesson=games');
  await ask(page).locator('input[value=P]').check();
  await ask(page).locator('[data-check]').click();
  await expect(proof(page)).toBeVisible();
  await page.goto('#v1/learn');
  await expect(page.locator('.cards a', { hasText: 'Begun' })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.locator('[data-save]').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mexplorer-course.json');
  await page.locator('[data-clear]').click();
  await page.locator('[data-clear]').click();
  await expect(page.locator('.cards a', { hasText: 'Begun' })).toHaveCount(0);

  const load = async (
    /** @type {Parameters<import('@playwright/test').FileChooser['setFiles']>[0]} */ files,
  ) => {
    const chooser = page.waitForEvent('filechooser');
    await page.locator('[data-load]').click();
    await (await chooser).setFiles(files);
  };
  await load({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.locator('.own [role=status]')).toContainText('no progress of the course');
  await expect(page.locator('.cards a', { hasText: 'Begun' })).toHaveCount(0);
  await load(await file.path());
  await expect(page.locator('.own [role=status]')).toContainText('Loaded');
  await expect(page.locator('.cards a', { hasText: 'Begun' })).toHaveCount(1);
});

test('every problem leads to its lessons, from the list and from practice', async ({ page }) => {
  await page.goto('#v1/learn');
  const judges = page.locator('.judges li');
  await expect(judges).toHaveCount(problemsOfLessons.length);
  for (const item of await judges.all()) expect(await item.locator('a').count()).toBeGreaterThan(0);
  await page.locator('.judges summary').click();
  await page.locator('.judges li', { hasText: '102780F' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The letters game');
  await page.goto('#v1/practice?problem=1321');
  await page.locator('[data-lessons] a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take one or merge');
});

test('the glossary says what words mean, in both languages, and leads to the board', async ({
  page,
}) => {
  const errors = uncaught(page);
  await page.goto('#v1/learn');
  await page.locator('[data-glossary]').click();
  const glossary = page.locator('.glossary');
  await expect(glossary.locator('dt', { hasText: 'Misère quotient' })).toBeVisible();
  await expect(glossary.locator('dt#cram')).toHaveText('Cram');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(glossary.locator('dt#fold')).toHaveText('k 倍斐波那契 Nim');
  expect(await violations(page)).toEqual([]);
  await glossary.locator('[data-board="end-nim"]').click();
  await expect(page).toHaveURL(/#v1\/play\?game=end-nim&position=3\+1\+4/);
  expect(errors).toEqual([]);
});

test('a program speaks the reader’s language, also where it is pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#v1/learn?lesson=nim');
  await ask(page).locator('input[value=P]').check();
  await ask(page).locator('[data-check]').click();
  const code = page.locator('.program');
  // The first line is not indented by the template.
  expect(await code.locator('pre').evaluate((pre) => pre.textContent)).toMatch(/^\S/);
  await expect(code.locator('.remark')).toHaveText(
    '// the nim-sum: parity of the ones, column by column',
  );
  await page.getByRole('button', { name: '中文' }).click();
  await expect(code.locator('.remark')).toHaveText('// 异或和：每一位上 1 的个数的奇偶');
  await code.getByRole('button', { name: 'Python' }).click();
  await code.getByRole('button', { name: '复制' }).click();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  expect(pasted).toContain('x ^= heap  # 异或和：每一位上 1 的个数的奇偶\n');
});

test('a lesson asks for a program of one’s own where an extra checks it, and is whole without', async ({
  page,
}) => {
  await page.goto('#v1/learn?lesson=subtract');
  // Reveal the two hidden parts of the lesson, each of which follows a question.
  for (const key of ['ask', 'length']) {
    await expect(page.locator(`[data-block="${key}"]`)).toBeVisible();
    await page.locator('[data-open]').click();
  }
  await expect(page.locator('[data-block="code"]')).toBeVisible();
  const isChecked = extras.some(({ parts }) => parts?.program);
  await expect(page.locator('[data-block="judge"]')).toHaveCount(isChecked ? 1 : 0);
  await expect(page.locator('mex-lesson .error')).toHaveCount(0);
});

test('questions and proofs of an author', async ({ page }) => {
  await openFixture(
    page,
    `<mex-ask check="table | subtract 1 3 4 | 8 | nimbers.4" asks="number">SG(4)?
       <span slot="wrong-3">Values count once.</span><span slot="right">The mex of 0 and 1.</span></mex-ask>
     <mex-proof picture='{"bits":"5 6 9"}'><ol><li>One.</li><li data-frame='{"column":8}'>Two.</li></ol></mex-proof>
     <mex-twin game="nim" position="1 2"></mex-twin>`,
  );
  const own = page.locator('mex-ask');
  await own.locator('input').fill('3');
  await own.locator('input').press('Enter');
  await expect(page.getByText('Values count once.')).toBeVisible();
  await own.locator('input').fill('2');
  await own.locator('input').press('Enter');
  await expect(page.getByText('The mex of 0 and 1.')).toBeVisible();
  await proof(page).locator('[data-step=all]').click();
  await expect(proof(page).locator('.part li')).toHaveText([/One\./, /Two\./]);
  await expect(proof(page).locator('thead .col')).toHaveText('8');

  const twin = page.locator('mex-twin');
  await twin.locator('input[name=move]').fill('2-1');
  await twin.locator('input[name=move]').press('Enter');
  await expect(twin.locator('.says')).toContainText('stands on 1 1');
  const name = page.locator('.name', { hasText: /^1$/ });
  await twin.locator('.node').filter({ has: name }).click();
  await expect(twin.locator('.says')).toContainText('Pushed on the graph.');
});

test('the first move answers, and one made at once after "again" is the first', async ({
  page,
}) => {
  await openFixture(
    page,
    `<mex-ask asks="move" check="analyze | nim | 1 3 3 | wins" game="nim" position="1 3 3">?</mex-ask>`,
  );
  const own = page.locator('mex-ask');
  const move = (/** @type {string} */ text) =>
    own.locator('mex-game').evaluate((/** @type {any} */ game, given) => game.move(given), text);
  await expect(own.locator('.status.one')).toBeVisible();
  expect(await move('2-3')).toBe(true);
  await expect(own.locator('#verdict')).toContainText('Not quite.');
  // In the position 1 0 3, the text `1-1` denotes another move.
  expect(await move('1-1')).toBe(true);
  await expect(own.locator('.where')).toHaveText('0 0 3');
  await expect(own.locator('#verdict')).toContainText('Not quite.');
  await own.evaluate((/** @type {any} */ element) => {
    const { renderRoot: root } = element;
    root.querySelector('[data-again]').click();
    return root.querySelector('mex-game').move('1-1');
  });
  await expect(own.locator('.where')).toHaveText('0 3 3');
  await expect(own.locator('#verdict')).toContainText('Right: 1-1');
});

test('a lesson is a page of its own, with and without scripts', async ({
  browser,
  baseURL,
  page,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const paper = await bare.newPage();
  await paper.goto('learn/zh/nim.html');
  await expect(paper).toHaveTitle(/Nim 与它的证明/);
  await expect(paper.getByRole('heading', { name: '答案' })).toBeVisible();
  await expect(paper.locator('.proof > ol > li')).toHaveCount(7);
  await bare.close();

  const errors = uncaught(page);
  await page.goto('learn/en/nim.html');
  await expect(page.locator('mex-lesson mex-game').first()).toBeVisible();
  await expect(page.locator('.answers')).toBeHidden();
  expect(errors).toEqual([]);
});

test('a screen-reader user may ask for less: the moves without keys and positions', async ({
  page,
}) => {
  await page.goto('#v1/learn?lesson=help');
  const choice = page.locator('[data-said-choice]');
  await expect(choice).toContainText('everything');
  await choice.click();
  await expect(choice).toContainText('moves alone');
  await page.goto('#v1/play?game=nim&position=3+5&first=computer');
  const game = page.locator('mex-game');
  const log = game.locator('[role=log] p').last();
  await expect(log).toHaveText(/^1\. Computer: take \d from heap \d\.$/);
  const snapshot = () => game.ariaSnapshot();
  expect(await snapshot()).not.toContain('arrows choose a heap');
  await page.reload();
  await expect(game.locator('[data-cell]').first()).toBeVisible();
  expect(await snapshot()).not.toContain('arrows choose a heap');
  await page.goto('#v1/learn?lesson=help');
  await choice.click();
  await page.goto('#v1/play?game=nim&position=2+6&first=computer');
  await expect(log).toHaveText(/^1\. Computer: take \d from heap \d\. .+/);
  expect(await snapshot()).toContain('arrows choose a heap');
});

test('the verdict on an answer and its reason are two sentences', async ({ page }) => {
  await page.goto('#v1/learn?lesson=games');
  const ask = page.locator('mex-ask').first();
  await ask.locator('input[value="P"]').check();
  await ask.locator('[data-check]').click();
  await expect
    .poll(() => ask.locator('.verdict').evaluate((said) => said.textContent))
    .toMatch(/Right\.\s+\S/);
});

test('letters typed or pasted into a row of N and P go one to a cell', async ({ page }) => {
  const build = { outcomes: 'bounded 3', positions: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(String) };
  await openFixture(page, `<mex-builder build='${JSON.stringify(build)}'></mex-builder>`);
  const cells = page.locator('mex-builder td input');
  await cells.first().pressSequentially('pnn');
  await expect(cells.nth(2)).toBeFocused();
  await expect(cells.nth(0)).toHaveValue('p');
  await expect(cells.nth(1)).toHaveValue('n');
  await expect(cells.nth(0)).toHaveClass(/right/);
  await expect(cells.nth(0)).toHaveAttribute('inputmode', 'text');
  // A row that is pasted whole, with blanks between.
  await cells.first().fill('P N N N P N N N P N');
  await expect(cells.last()).toBeFocused();
  await expect(cells.last()).toHaveValue('N');
  // The last letter completes the row, which is checked without leaving the cell.
  const right = page.locator('mex-builder input.right');
  await expect(right).toHaveCount(10);
  await cells.last().fill('P');
  await expect(right).toHaveCount(9);
  await cells.last().fill('n');
  await expect(right).toHaveCount(10);
  await expect(cells.last()).toBeFocused();
});
