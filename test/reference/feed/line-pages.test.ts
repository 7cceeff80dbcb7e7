import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLinePages } from '../../../src/reference/feed/line-pages.ts';
import { Refused } from '../../../src/reference/http/refusal.ts';
import type { SnapshotQuery } from '../../../src/reference/line/offer/snapshot.ts';
import { startBackEnd } from '../support/harness.ts';

const test = suite('pages of the line');

const CHAMP = { id: 7, slug: '7-cup', name: 'Cup', sportId: 1, gameCount: 1 };

/** Pages of a line that counts how often it is put together, in a feed that a test moves. */
function counted() {
  const clock = { now: 60_000 };
  const asked: SnapshotQuery[] = [];
  const board = {
    snapshot(_: number, query: SnapshotQuery) {
      asked.push(query);
      const champs =
        query.champ === undefined || Number.parseInt(String(query.champ), 10) === 7 ? [CHAMP] : [];
      const total = champs.length * 430;
      return { sports: [], champs, games: [], markets: [], total, offset: query.offset ?? 0 };
    },
  };
  const here = (now: number) => ({ moment: now, id: `line-${now}` });
  const pages = createLinePages(board, { here }, () => clock.now);
  const get = (query: SnapshotQuery, network = 'a') => pages.of(query, { network, now: clock.now });
  return { clock, asked, get };
}

test('a page is put together once for all who ask, until the line has moved', () => {
  const { clock, asked, get } = counted();
  const first = get({ section: 'line', limit: 40 });
  for (let i = 0; i < 500; i += 1) assert.is(get({ section: 'line', limit: 40 }, `n${i}`), first);
  // However it is written.
  get({ section: 'line', sport: '1', limit: 40 });
  get({ section: 'line', sport: '1-anything', limit: 40 });
  assert.is(asked.length, 1);
  get({ section: 'line', champ: '7-cup', limit: 40 });
  get({ section: 'line', champ: '7-other', limit: 40 });
  get({ section: 'live', limit: 40 });
  assert.is(asked.length, 3);
  clock.now += 1_000;
  const next = get({ section: 'line', limit: 40 });
  assert.is(asked.length, 4);
  assert.is.not(next.etag, first.etag);
});

test('pages that nobody else asks for are counted by network, and shared ones never', () => {
  const { clock, asked, get } = counted();
  const refusedAt = (query: (i: number) => SnapshotQuery, network: string) => {
    for (let i = 1; i <= 3_000; i += 1) {
      try {
        get(query(i), network);
      } catch (error) {
        assert.instance(error, Refused);
        assert.is((error as Refused).status, 429);
        return i;
      }
    }
    return null;
  };
  assert.is(
    refusedAt((i) => ({ section: 'line', gameId: i }), 'a'),
    1_201,
  );
  assert.is(
    refusedAt((i) => ({ section: 'line', limit: 1_000 + i }), 'b'),
    61,
  );
  const before = asked.length;
  assert.is(
    refusedAt((i) => ({ section: 'line', limit: 40, champ: `7-${i}` }), 'a'),
    null,
  );
  assert.is(asked.length, before + 1);
  // What somebody else had written is there for everybody.
  assert.ok(get({ section: 'line', gameId: 1 }, 'a'));
  clock.now += 60_000;
  assert.ok(get({ section: 'line', gameId: 9_999 }, 'a'));
});

test('further pages are shared too, and there are no more of them than the list has', () => {
  const { asked, get } = counted();
  const offset = (number: number) => get({ section: 'line', limit: 120, offset: number });
  assert.is(offset(120), offset(120));
  assert.equal(
    asked.map((query) => query.offset),
    [0, 120],
  );
  for (let i = 0; i < 500; i += 1) offset(i * 40);
  assert.is(asked.length, 12, 'eleven pages, and the one after the last');
  for (let i = 1; i < 500; i += 1) get({ section: 'line', limit: i * 120 });
  assert.is(asked.length, 15, 'lists of two, three and four pages');
  for (let i = 1; i < 100; i += 1)
    get({ section: 'line', champ: '9-none', limit: 120, offset: i * 40 });
  assert.throws(() => {
    for (let i = 0; i < 100; i += 1) offset(i * 40 + 1);
  });
});

test('the pages of a list hold each of its games once, in order of kick-off', async () => {
  const harness = await startBackEnd();
  const page = async (offset: number, limit = 120) => {
    const query = { lng: 'en', limit: String(limit), offset: String(offset) };
    const { body } = await harness.call('sportsLine', { path: { section: 'line' }, query });
    return body;
  };
  const { total = 0, offset, games } = await page(0);
  assert.ok(total > 120);
  assert.equal([offset, games.length], [0, 120]);
  const further = [];
  for (let at = 120; at < total; at += 120) further.push(...(await page(at)).games);
  const ids = [...games, ...further].map(({ id }) => id);
  assert.is(new Set(ids).size, total);
  const whole = await page(0, Math.ceil(total / 120) * 120);
  assert.equal(
    whole.games.map(({ id }) => id),
    ids,
  );
  assert.equal((await page(4_000)).games, []);
  await harness.close();
});

test('who has a page is told so, and asks anew each time', async () => {
  const harness = await startBackEnd();
  const ask = (known?: string, coding = 'br') =>
    harness.raw(
      'sportsLine',
      {
        headers: {
          'accept-encoding': coding,
          ...(known === undefined ? {} : { 'if-none-match': known }),
        },
      },
      '/sports-api/v1/line?lng=en&limit=40',
    );
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  assert.is(first.headers.get('cache-control'), 'no-cache');
  assert.match(first.headers.get('content-type') ?? '', /^application\/json/);
  assert.ok((await first.json()).games.length > 0);
  assert.match(etag, /^W\/"/, 'the same words, however they were packed');
  for (const coding of ['br', 'identity']) {
    const again = await ask(etag, coding);
    assert.equal([again.status, await again.text(), again.headers.get('etag')], [304, '', etag]);
  }
  harness.clock.now += 1_000;
  const later = await ask(etag);
  assert.is(later.status, 200);
  assert.is(later.headers.get('content-encoding'), 'br');
  await later.body?.cancel();
  await harness.close();
});

test.run();
