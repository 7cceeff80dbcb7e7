import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EvidencePlace, Recordings } from '../../../../src/reference/ports.ts';
import { fakeBoard } from '../../support/board.ts';
import { couponOf, playerOn, startBackEnd } from '../../support/harness.ts';

const test = suite('evidence of bets');
const DAY = 24 * 60 * 60 * 1000;
const SESSION = 'session-of-a-test-00000';

type Standing = Awaited<ReturnType<Recordings['standingOf']>>;

async function opened(standing: Standing | 'away') {
  const now = { standing };
  const asked: EvidencePlace[] = [];
  const board = fakeBoard();
  const recordings: Recordings = {
    standingOf: async (place) => {
      asked.push(place);
      if (now.standing === 'away') throw new Error('the store is away');
      return now.standing;
    },
  };
  const harness = await startBackEnd({ board, recordings });
  const player = await playerOn(harness);
  const market = board.offer('a', '2.00');
  let bets = 0;
  const place = (evidence: { sessionId: string; seq: number } = { sessionId: SESSION, seq: 7 }) => {
    bets += 1;
    return player.place(couponOf(player.accountId, [market], { evidence }), `key-${bets}`);
  };
  const standings = async () =>
    (await harness.call('betHistory', { query: {} }, player)).body.items.map((bet) => bet.evidence);
  const decide = () => harness.backEnd.evidence.decideAwaited(harness.clock.now);
  return { harness, player, now, asked, place, standings, decide };
}

test('evidence has the form of a place in a recording, or the call is refused', async () => {
  const { harness, player, place } = await opened('proved');
  for (const evidence of [
    { sessionId: 'x'.repeat(30_000), seq: 1 },
    { sessionId: 'too-short', seq: 1 },
    { sessionId: `${SESSION} or 1=1`, seq: 1 },
    { sessionId: SESSION, seq: -1 },
    { sessionId: SESSION, seq: 0.5 },
    { sessionId: SESSION, seq: 1e300 },
  ]) {
    assert.is((await place(evidence)).status, 400, JSON.stringify(evidence).slice(0, 80));
  }
  assert.is(await player.money(), 100_000);
  await harness.close();
});

test('a bet with the evidence of another’s session is not taken', async () => {
  const { harness, player, place, asked } = await opened('foreign');
  const { body } = await place();
  assert.equal(
    [body.status, body.status === 'rejected' && body.reason],
    ['rejected', 'not-accepted'],
  );
  assert.is(await player.money(), 100_000);
  const [named] = asked;
  assert.equal([named?.sessionId, named?.seq], [SESSION, 7]);
  assert.is(named?.caller?.cookie, player.cookie);
  await harness.close();
});

test('one whose recording is there is proved, and the history says so', async () => {
  const { harness, place, standings } = await opened('proved');
  assert.is((await place()).body.status, 'accepted');
  assert.equal(await standings(), ['proved']);
  await harness.close();
});

test('one whose recording is on its way is proved when that arrives', async () => {
  const { harness, player, now, place, standings, decide } = await opened('awaited');
  for (let i = 0; i < 25; i += 1) assert.is((await place()).body.status, 'accepted');
  await decide();
  assert.equal(new Set(await standings()), new Set(['awaited']));
  now.standing = 'proved';
  await decide();
  await decide();
  await player.renew();
  assert.equal(new Set(await standings()), new Set(['proved']));
  await harness.close();
});

test('one whose recording never comes, or turns out to be another’s, is unproved', async () => {
  for (const standing of ['awaited', 'foreign'] as const) {
    const { harness, player, now, place, standings, decide } = await opened('awaited');
    await place();
    now.standing = standing;
    harness.clock.now += 7 * DAY;
    await player.renew();
    await decide();
    assert.equal(await standings(), ['awaited']);
    harness.clock.now += 1;
    await decide();
    assert.equal(await standings(), ['unproved']);
    now.standing = 'proved';
    await decide();
    assert.equal(await standings(), ['unproved'], 'once decided it stays');
    await harness.close();
  }
});

test('nobody is kept from betting by a log service that is away', async () => {
  const { harness, place, standings } = await opened('away');
  assert.is((await place()).body.status, 'accepted');
  assert.equal(await standings(), ['awaited']);
  await harness.close();
});

test.run();
