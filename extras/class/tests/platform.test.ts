/** Test the calls to platforms of both SCORM versions, with the deviations of real platforms. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Platform, findApi } from '../package/platform.ts';
import { nothingDone } from '../sheet/attempts.ts';
import { readSheet } from '../sheet/sheet.ts';
import { atOnce, readState, writeState } from '../package/suspend.ts';

/** Return the API of a platform that stores only values allowed by SCORM 1.2. */
function platform12(values: Record<string, string> = {}) {
  const log: string[] = [];
  const kept = new Map(Object.entries(values));
  let open = false;
  const api = {
    LMSInitialize: () => String(!open && (open = true)),
    LMSFinish: () => {
      log.push('finish');
      open = false;
      return 'true';
    },
    LMSGetValue: (field: string) => kept.get(field) ?? '',
    LMSSetValue: (field: string, value: string) => {
      const fits =
        open &&
        (field !== 'cmi.suspend_data' || value.length <= 4096) &&
        (field !== 'cmi.core.exit' || ['', 'suspend', 'time-out', 'logout'].includes(value)) &&
        (field !== 'cmi.core.session_time' || /^\d{2,4}:\d\d:\d\d(\.\d\d?)?$/.test(value)) &&
        (field !== 'cmi.core.score.raw' || (Number(value) >= 0 && Number(value) <= 100)) &&
        (field !== 'cmi.core.lesson_status' ||
          ['passed', 'completed', 'failed', 'incomplete', 'browsed'].includes(value));
      if (fits) kept.set(field, value);
      return String(fits);
    },
    LMSCommit: () => {
      log.push('commit');
      return 'true';
    },
  };
  return { api, kept, log };
}

test('the API is found above, in the opener, and nowhere', () => {
  const api = {};
  const alone = (more: object = {}) => {
    const one: { parent?: object; top?: object } = { ...more };
    one.parent ??= one;
    one.top ??= one;
    return one;
  };
  const top = alone({ API: api });
  const middle = { parent: top, top };
  assert.equal(findApi({ parent: middle, top }, 'API'), api);
  assert.equal(findApi(alone({ opener: { parent: top, top } }), 'API'), api);
  const popup = alone({ opener: top });
  assert.equal(findApi({ parent: popup, top: popup }, 'API'), api);
  assert.equal(findApi(alone(), 'API'), null);
  // Search windows of another origin, a cycle of windows, and an endless chain of windows.
  const foreign = {
    get API() {
      throw new Error('SecurityError');
    },
    parent: top,
    top,
  };
  assert.equal(findApi({ parent: foreign, top }, 'API'), api);
  const ring: { top: null; parent?: object } = { top: null };
  ring.parent = { parent: ring };
  assert.equal(findApi(ring, 'API'), null);
  const endless = {
    get parent(): object {
      return { parent: Object.create(endless) };
    },
  };
  assert.equal(findApi(endless, 'API'), null);
});

test('SCORM 1.2, from the start to the end', () => {
  const { api, kept, log } = platform12({ 'cmi.core.student_name': 'Lovelace, Ada' });
  const platform = Platform.around({ API: api, parent: null }, '1.2') as Platform;
  assert.equal(platform.begin(), true);
  assert.equal(kept.get('cmi.core.lesson_status'), 'incomplete');
  assert.equal(platform.name, 'Ada Lovelace');
  assert.equal(platform.counts, true, 'a mode that is missing is the usual one');
  assert.equal(platform.put({ won: 1, all: 3, complete: false, state: '{}' }), true);
  assert.equal(kept.get('cmi.core.score.raw'), '33.33');
  assert.equal(kept.get('cmi.core.exit'), 'suspend');
  assert.equal(kept.get('cmi.core.lesson_status'), 'incomplete');
  assert.equal(platform.put({ won: 3, all: 3, complete: true, state: 'x' }), true);
  assert.equal(kept.get('cmi.core.lesson_status'), 'completed');
  assert.equal(kept.get('cmi.suspend_data'), 'x');
  assert.deepEqual(log, ['commit', 'commit']);
  assert.equal(platform.end(), true);
  assert.equal(platform.end(), false, 'once');
  assert.deepEqual(log, ['commit', 'commit', 'commit', 'finish']);
  assert.equal(platform.put({ won: 0, all: 3, complete: false, state: '' }), false);
  assert.equal(kept.get('cmi.core.exit'), '');
});

test('a score that has to be reached, a review, and refusals', () => {
  const passing = platform12({ 'cmi.student_data.mastery_score': '80' });
  const first = new Platform(passing.api, '1.2');
  first.begin();
  first.put({ won: 7, all: 10, complete: true, state: '' });
  assert.equal(passing.kept.get('cmi.core.lesson_status'), 'failed');
  first.put({ won: 8, all: 10, complete: true, state: '' });
  assert.equal(passing.kept.get('cmi.core.lesson_status'), 'passed');

  for (const mode of ['browse', 'review']) {
    const { api, kept } = platform12({ 'cmi.core.lesson_mode': mode });
    const platform = new Platform(api, '1.2');
    platform.begin();
    assert.equal(platform.counts, false);
    platform.end();
    assert.equal(kept.get('cmi.core.lesson_status'), undefined);
    assert.equal(kept.get('cmi.core.exit'), undefined);
  }

  const { api } = platform12();
  const full = new Platform({ ...api, LMSCommit: () => 'false' }, '1.2');
  full.begin();
  assert.equal(full.put({ won: 1, all: 1, complete: true, state: '' }), false);
  const long = new Platform(platform12().api, '1.2');
  long.begin();
  assert.equal(long.put({ won: 1, all: 1, complete: true, state: 'x'.repeat(4097) }), false);
  const throws = new Platform(
    {
      LMSInitialize: () => true,
      LMSSetValue: () => {
        throw new Error('network');
      },
    },
    '1.2',
  );
  assert.equal(throws.begin(), true);
  assert.equal(throws.put({ won: 1, all: 1, complete: true, state: '' }), false);
  assert.equal(throws.end(), false);
  assert.equal(new Platform({ LMSInitialize: () => 'false' }, '1.2').begin(), false);
});

test('a session that is running already is taken over', () => {
  // The session is running: a frame was reloaded without ending it, or a second window was opened.
  for (const code of ['101', '103']) {
    const { api, kept, log } = platform12({ 'cmi.suspend_data': 'before' });
    assert.equal(api.LMSInitialize(), 'true');
    const again = { ...api, LMSGetLastError: () => code };
    const platform = new Platform(again, '1.2');
    assert.equal(platform.begin(), true, code);
    assert.equal(platform.state, 'before');
    assert.equal(platform.put({ won: 1, all: 2, complete: false, state: 'after' }), true);
    assert.equal(kept.get('cmi.suspend_data'), 'after');
    assert.equal(kept.get('cmi.core.lesson_status'), 'incomplete');
    assert.equal(platform.end(), true);
    assert.equal(log.at(-1), 'finish');
    // After the end of the continued session, a new session starts as usual.
    assert.equal(new Platform(again, '1.2').begin(), true);
  }
  const names = { GetValue: () => '', SetValue: () => 'true', Commit: () => 'true' };
  const ended = { ...names, Terminate: () => 'true', Initialize: () => 'false' };
  const error = (code: string) => ({ ...ended, GetLastError: () => code });
  assert.equal(new Platform(error('103'), '2004').begin(), true);
  // A session that has ended, that cannot start, or that fails without a reason is not continued.
  for (const code of ['104', '102', '0', '']) {
    assert.equal(new Platform(error(code), '2004').begin(), false, code);
  }
  assert.equal(new Platform(ended, '2004').begin(), false);
});

test('a general failure is no running session where nothing can be read', () => {
  let last = '0';
  const api = {
    LMSInitialize: () => ((last = '101'), 'false'),
    LMSGetValue: () => ((last = '301'), ''),
    LMSGetLastError: () => last,
  };
  assert.equal(new Platform(api, '1.2').begin(), false);
});

test('a store that refuses is said, and the session goes on', () => {
  const { api, kept } = platform12();
  let refuses = true;
  const platform = new Platform({ ...api, LMSCommit: () => String(!refuses) }, '1.2');
  assert.equal(platform.begin(), true);
  const progress = { won: 1, all: 1, complete: true, state: 'x' };
  assert.equal(platform.put(progress), false);
  refuses = false;
  assert.equal(platform.put(progress), true);
  assert.equal(kept.get('cmi.suspend_data'), 'x');
});

test('SCORM 2004', () => {
  const kept: Map<string, string> = new Map([['cmi.completion_status', 'unknown']]);
  const allowed = {
    'cmi.completion_status': ['completed', 'incomplete', 'not attempted', 'unknown'],
    'cmi.success_status': ['passed', 'failed', 'unknown'],
    'cmi.exit': ['time-out', 'suspend', 'logout', 'normal', ''],
  };
  const api = {
    Initialize: () => 'true',
    Terminate: () => 'true',
    GetValue: (field: string) => kept.get(field) ?? '',
    SetValue: (field: string, value: string) => {
      const list = (allowed as Record<string, string[]>)[field];
      if (list && !list.includes(value)) return 'false';
      if (field === 'cmi.session_time' && !/^PT\d+S$/.test(value)) return 'false';
      kept.set(field, value);
      return 'true';
    },
    Commit: () => 'true',
  };
  const platform = new Platform(api, '2004');
  platform.begin();
  assert.equal(kept.get('cmi.completion_status'), 'incomplete');
  assert.equal(platform.put({ won: 1, all: 4, complete: true, state: 's' }), true);
  assert.equal(kept.get('cmi.score.scaled'), '0.25');
  assert.equal(kept.get('cmi.score.raw'), '25');
  assert.equal(kept.get('cmi.completion_status'), 'completed');
  assert.equal(kept.get('cmi.success_status'), 'unknown');
  assert.equal(kept.get('cmi.exit'), 'normal');
  kept.set('cmi.scaled_passing_score', '0.5');
  platform.put({ won: 1, all: 4, complete: true, state: 's' });
  assert.equal(kept.get('cmi.success_status'), 'failed');
  platform.put({ won: 2, all: 4, complete: true, state: 's' });
  assert.equal(kept.get('cmi.success_status'), 'passed');
  assert.equal(platform.end(), true);
});

const sheet = readSheet({
  title: 'T',
  tasks: Array.from({ length: 10 }, (_, i) => ({ game: 'nim', position: `${i + 3} 5 7` })),
});

function work(attempts: number, moves: number) {
  let state = 1;
  const chance = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n;
  const done = nothingDone(sheet);
  for (const task of done.tasks) {
    task.position = '3 5 7';
    task.attempts = Array.from({ length: attempts }, (_, i) => ({
      right: i === attempts - 1,
      seconds: chance(500),
      given: `答案 ${chance(99)}`,
      moves: Array.from({ length: moves }, () => `${chance(9)}-${chance(99)}`),
    }));
  }
  return done;
}

test('a state comes back, and is never longer than a platform allows', async () => {
  for (const [attempts, moves] of [
    [0, 0],
    [1, 4],
    [3, 8],
    [10, 30],
    [99, 40],
    [499, 100],
  ]) {
    const done = work(attempts, moves);
    for (const most of [4096, 64_000]) {
      const { state, whole } = await writeState(done, most);
      assert.ok(state.length <= most && /^[ -~]*$/.test(state), `${attempts} × ${moves}`);
      const back = await readState(state, sheet);
      if (whole) assert.deepEqual(back, done);
      // Tasks that were solved are still solved after moves and answers are dropped from the state.
      const solved = back.tasks.map((task) => task.attempts.some(({ right }) => right));
      assert.deepEqual(solved, Array(10).fill(attempts > 0));
    }
  }
  assert.equal(atOnce(work(99, 40), 4096), null);
  assert.deepEqual(await readState('rubbish', sheet), nothingDone(sheet));
  assert.deepEqual(await readState('', sheet), nothingDone(sheet));
});
