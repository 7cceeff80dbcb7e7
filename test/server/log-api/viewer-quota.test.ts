import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { appStarted, openSite, Recording } from '../support/recording.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';
import { both } from '../support/staff.ts';

const test = suite<{ on: TestServer; path: string; checks: (() => void)[] }>(
  'room for those who read',
);

test.before.each(async (context) => {
  context.checks = [];
  context.on = await testServer({
    // A check that takes until a test lets it end.
    verify: async () => {
      await new Promise<void>((resolve) => context.checks.push(resolve));
      return { verdict: 'match', findings: [] };
    },
  });
  const { on } = context;
  const tab = new Recording();
  const player = both(await openSite(on), await on.signIn('player'));
  await tab.send(on, player, appStarted(tab.sessionId));
  context.path = `/log-api/v1/sessions/${tab.sessionId}`;
});

test.after.each(async ({ on, checks }) => {
  for (const end of checks) end();
  await on.dispose();
});

/** Opens so many streams; how many were let in, what the others were told, and how to leave. */
async function open(on: TestServer, path: string, cookie: string, count: number) {
  const leave = new AbortController();
  const asked = Array.from({ length: count }, () => on.get(path, cookie, { signal: leave.signal }));
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status !== 200);
  const told = await Promise.all(
    refused.map(async (response) => {
      const { error } = await response.json();
      return `${response.status} ${error} ${response.headers.get('retry-after')}`;
    }),
  );
  return { open: count - refused.length, told: [...new Set(told)], leave: () => leave.abort() };
}

test('a player has a few live streams, and takes none from staff', async ({ on, path }) => {
  const player = await on.signIn('player');
  const first = await open(on, `${path}/live`, player, 200);
  assert.equal([first.open, first.told], [5, ['429 too-many-streams 5']]);
  const staff = await open(on, `${path}/live`, await on.signIn('support'), 21);
  assert.equal([staff.open, staff.told], [20, ['429 too-many-streams 5']]);
  first.leave();
  await eventually(
    async () => (await open(on, `${path}/live`, player, 1)).open,
    (count) => count === 1,
  );
  staff.leave();
});

test('analytics has a few readers each', async ({ on }) => {
  const readers = await open(on, '/log-api/v1/stream', await on.signIn('analyst'), 10);
  assert.equal([readers.open, readers.told], [5, ['429 too-many-streams 5']]);
  readers.leave();
});

test('a player has one check at a time, also who leaves, and staff come next', async (context) => {
  const { on, path, checks } = context;
  const player = await on.signIn('player');
  const leave = new AbortController();
  const left = on.get(`${path}/verify`, player, { signal: leave.signal }).catch(() => null);
  await eventually(
    async () => checks.length,
    (count) => count === 1,
  );
  leave.abort();
  await left;
  const refused = await on.get(`${path}/verify`, player);
  assert.equal([refused.status, refused.headers.get('retry-after')], [429, '5']);
  assert.equal(await refused.json(), { error: 'too-many-checks' });
  // Whoever asks is not refused for what players do, and comes next.
  const staff = on.get(`${path}/verify`, await on.signIn('support'));
  const endNext = async () => {
    await eventually(
      async () => checks.length,
      (count) => count === 1,
    );
    checks.pop()?.();
  };
  await endNext();
  await endNext();
  assert.is((await staff).status, 200);
  const again = on.get(`${path}/verify`, player);
  await endNext();
  assert.is((await again).status, 200);
});

test('whoever has read a recording may read it again, without end', async ({ on, path }) => {
  const player = await on.signIn('player');
  for (let i = 0; i < 20; i += 1) {
    const response = await on.get(`${path}/events`, player);
    assert.is(response.status, 200);
    await response.text();
  }
});

test('a network does not fill the audit without end', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const on = await testServer({ now: () => now });
  try {
    const player = await on.signIn('player');
    const look = async () => (await on.get('/log-api/v1/sessions/none', player)).status;
    const statuses = new Set<number>();
    for (let i = 0; i < 100; i += 1) {
      for (const status of await Promise.all(Array.from({ length: 31 }, look)))
        statuses.add(status);
    }
    assert.equal(statuses, new Set([403, 429]));
    const upload = await on.get('/log-api/v1/sessions/x/batches', player, { method: 'POST' });
    assert.is(upload.status, 415, 'recordings are counted apart');
    now += 60_000;
    assert.is(await look(), 403);
  } finally {
    await on.dispose();
  }
});

test.run();
