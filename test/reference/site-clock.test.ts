import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../src/reference/data/database.ts';
import { createFacts } from '../../src/reference/data/facts.ts';
import { keptSiteClock } from '../../src/reference/site-clock.ts';
import { fakeBoard } from './support/board.ts';
import { openFeed } from './support/events.ts';
import { line } from './support/feed.ts';
import {
  couponOf,
  type Harness,
  playerOn,
  START,
  startBackEnd,
  temporaryFolder,
} from './support/harness.ts';

const test = suite('the clock of the site');
const HOUR = 60 * 60 * 1000;

function change({ url }: Harness, body: unknown): Promise<Response> {
  return fetch(`${url}/reference-api/v1/conditions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('is put forward by so much each time, and is as far ahead for whoever opens the database next', () => {
  const facts = createFacts(openDatabase(path.join(temporaryFolder(), 'test.db')));
  let machine = START;
  const clock = keptSiteClock(facts, () => machine);
  assert.is(clock.now(), START);
  clock.putForward(HOUR);
  clock.putForward(1);
  machine += 1000;
  assert.equal([clock.ahead(), clock.now()], [HOUR + 1, START + HOUR + 1001]);
  assert.is(keptSiteClock(facts, () => machine).now(), clock.now());
});

test('never goes back', () => {
  const facts = createFacts(openDatabase(path.join(temporaryFolder(), 'test.db')));
  const clock = keptSiteClock(facts, () => START);
  clock.putForward(HOUR);
  for (const ms of [0, -1, -HOUR, Number.NaN]) assert.throws(() => clock.putForward(ms));
  assert.is(clock.now(), START + HOUR);
  assert.is(keptSiteClock(facts, () => START).now(), START + HOUR);
});

test('the line, settlement and the feed follow at once', async () => {
  const harness = await startBackEnd();
  const player = await playerOn(harness);
  const before = await line(harness, 'line');
  const [game] = before.games;
  const market = before.markets.find(({ gameId }) => gameId === game?.id);
  if (!market) throw new Error('nothing is offered');
  const feed = await openFeed(harness.url, { topics: 'line,bets' }, { cookie: player.cookie });
  await feed.next();
  const placed = await player.place(couponOf(player.accountId, [market]), 'one');
  assert.is(placed.body.status, 'accepted');

  assert.is((await (await change(harness, { clock: 24 * HOUR })).json()).clock, 24 * HOUR);
  const told = await feed.next();
  assert.is(told?.settled?.length, 1);
  assert.ok(told?.updates.some((one) => one.kind === 'game-removed' && one.gameId === game?.id));
  // The token that was issued a day ago is not good any more; the sign-in is.
  await player.renew();
  const { items } = (await harness.call('betHistory', { query: {} }, player)).body;
  assert.is(items.length, 1);
  assert.is.not(items[0]?.status, 'open');
  const after = await line(harness, 'line');
  assert.ok(after.games.every(({ startAt }) => startAt > START + 24 * HOUR));
  feed.close();
  await harness.close();
});

test('is where it was after a restart, and so is the line', async () => {
  const first = await startBackEnd();
  await change(first, { clock: 5 * HOUR });
  const { feedId: _, ...before } = await line(first, 'live');
  await first.close();
  const { dataDir, identity, clock } = first;
  const second = await startBackEnd({ dataDir, identity, clock });
  const { feedId: __, ...after } = await line(second, 'live');
  assert.equal(after, before);
  const conditions = await fetch(`${second.url}/reference-api/v1/conditions`);
  assert.is((await conditions.json()).clock, 5 * HOUR);
  await second.close();
});

test('what would not put it forward is refused, with all that was asked together with it', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  await change(harness, { clock: HOUR });
  for (const clock of [-1, -HOUR, 0, 0.5, null, '1000', 31 * 24 * HOUR]) {
    const refused = await change(harness, { clock, country: 'de' });
    assert.is(refused.status, 400, String(clock));
    assert.match(await refused.text(), /"pointer":"\/clock"/);
  }
  const { climate, clock } = harness.backEnd;
  assert.equal([clock.ahead(), climate.now().country], [HOUR, 'ie']);
  await change(harness, { country: 'de' });
  assert.equal([clock.ahead(), climate.now().country], [HOUR, 'de']);
  await harness.close();
});

test.run();
