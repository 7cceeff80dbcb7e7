import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commitment } from '../../../src/domain/casino/fair.ts';
import { fakeBoard } from '../support/board.ts';
import { accepted, atTheTable, DRAW_SECRET, playingOn, refusal } from '../support/casino.ts';
import { playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('rounds of games');

const DICE = { stake: 100, side: 'under', target: 5_000 };
const MINES = { stake: 100, mines: 3 };
const OPENING = 100_000;

test('a round of one step is debited, drawn and paid at once', async () => {
  const { harness, playing } = await atTheTable();
  const round = accepted(await playing.start('dice', DICE));
  assert.equal([round.status, round.staked, round.seeds.nonce], ['completed', 100, 0]);
  assert.is(round.seeds.serverSeed, null, 'the secret decides more rounds');
  assert.is(await playing.money(), OPENING - 100 + (round.payout ?? 0));
  assert.is(round.balanceAfter, await playing.money());
  assert.equal((await playing.round(round.id)).state, round.state);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('a press that comes again, or twice at once, is one round', async () => {
  const { harness, playing } = await atTheTable();
  const presses = Array.from({ length: 20 }, () => playing.start('mines', MINES, 'the-key'));
  const [first, ...others] = await Promise.all(presses);
  assert.ok(first);
  for (const { body } of others) assert.equal(body, first.body);
  assert.is(await playing.money(), OPENING - 100);
  assert.is((await playing.rounds()).items.length, 1);
  assert.is((await playing.seeds()).nonce, 1);
  await harness.close();
});

test('a reply that got lost is given again, and the money is taken once', async () => {
  const { harness, playing } = await atTheTable();
  harness.faults.set('casinoRoundStart', { executes: true, times: 1, answer: { kind: 'drop' } });
  let lost = false;
  await playing.start('dice', DICE, 'key').catch(() => {
    lost = true;
  });
  assert.ok(lost, 'the connection broke off');
  const money = await playing.money();
  const round = accepted(await playing.start('dice', DICE, 'key'));
  assert.is(round.balanceAfter, money);
  assert.is(await playing.money(), money);
  await harness.close();
});

test('a key is for one bet: another one under it is refused', async () => {
  const { harness, playing } = await atTheTable();
  accepted(await playing.start('dice', DICE, 'key'));
  const other = await playing.start('dice', { ...DICE, stake: 200 }, 'key');
  assert.is(other.status, 422);
  assert.is(other.errors[0]?.pointer, '/headers/idempotency-key');
  await harness.close();
});

test('a round of several steps is gone on with on another device, and after a new start', async () => {
  const { harness, playing } = await atTheTable();
  const begun = accepted(await playing.start('mines', MINES));
  const safe = playing.safeTiles(begun.id);
  accepted(await playing.act(begun.id, 0, { pick: safe[0] }));
  await harness.close();
  const { dataDir, identity } = harness;
  const again = await startBackEnd({
    ...{ board: fakeBoard(), dataDir, identity, drawSecret: DRAW_SECRET },
  });
  const elsewhere = playingOn(again, await playerOn(again));
  const [open] = (await elsewhere.rounds({ open: '1' })).items;
  assert.equal([open?.id, open?.steps.length, open?.status], [begun.id, 1, 'open']);
  const next = accepted(await elsewhere.act(begun.id, 1, { pick: safe[1] }));
  assert.is(next.status, 'open');
  const end = accepted(await elsewhere.act(begun.id, 2, { cashOut: true }));
  assert.equal([end.status, end.payout], ['completed', 128]);
  assert.is(await elsewhere.money(), OPENING + 28);
  assert.equal(again.backEnd.audit(), { unbalanced: [], drifted: [] });
  await again.close();
});

test('a step is done once: asked again it is answered the same, another one in its place is not done', async () => {
  const { harness, playing } = await atTheTable();
  const { id } = accepted(await playing.start('mines', MINES));
  const [one = 0, two = 0] = playing.safeTiles(id);
  const picks = await Promise.all([1, 2, 3].map(() => playing.act(id, 0, { pick: one })));
  for (const { body } of picks) assert.equal(body, picks[0]?.body);
  assert.equal(refusal(await playing.act(id, 0, { pick: two })), {
    ...{ status: 'refused', rule: 'wrong-step', step: 1 },
  });
  assert.is(refusal(await playing.act(id, 2, { pick: two }))?.rule, 'wrong-step');
  assert.is((await playing.round(id)).steps.length, 1);
  await harness.close();
});

test('what is no choice, or is not allowed now, is refused and changes nothing', async () => {
  const { harness, playing } = await atTheTable();
  const { id } = accepted(await playing.start('mines', MINES));
  const wrong = [{}, { pick: 25 }, { pick: 1, cashOut: true }, { hold: [1] }, { cashOut: true }];
  for (const action of wrong) {
    assert.is(refusal(await playing.act(id, 0, action))?.rule, 'action', JSON.stringify(action));
  }
  assert.is((await playing.round(id)).steps.length, 0);
  await harness.close();
});

test('a round is its player’s own', async () => {
  const { harness, playing } = await atTheTable();
  const { id } = accepted(await playing.start('mines', MINES));
  const other = playingOn(harness, await playerOn(harness, 'other@example.test'));
  assert.is((await other.act(id, 0, { pick: 1 })).status, 404);
  const { errors } = await harness.call('casinoRound', { path: { id } }, other.caller);
  assert.is(errors[0]?.code, '404');
  assert.equal((await other.rounds()).items, []);
  await harness.close();
});

test('the last round of each game is told, however often another one was played since', async () => {
  const { harness, playing } = await atTheTable();
  const keno = accepted(await playing.start('keno', { stake: 100, picks: [1] }));
  let last = keno;
  for (let round = 0; round < 51; round += 1) {
    harness.clock.now += 1_000;
    last = accepted(await playing.start('dice', DICE));
  }
  const page = (await playing.rounds()).items;
  assert.not(page.some(({ id }) => id === keno.id));
  const { items, next } = await playing.rounds({ each: '1' });
  assert.equal([items.map(({ id }) => id), next], [[last.id, keno.id], null]);
  harness.clock.now = keno.startedAt + 366 * 24 * 3_600_000 + 1;
  await playing.caller.renew();
  const year = (await playing.rounds({ each: '1' })).items;
  assert.equal(
    year.map(({ id }) => id),
    [last.id],
    'as far back as a player may look',
  );
  await harness.close();
});

test('what can be no bet is refused by what is wrong with it', async () => {
  const { harness, playing } = await atTheTable();
  const cases: readonly [string, object, string][] = [
    ['dice', { ...DICE, stake: 9 }, 'stake'],
    ['dice', { ...DICE, stake: 1_000_001 }, 'stake'],
    ['dice', { ...DICE, stake: 0.5 }, 'stake'],
    ['dice', { ...DICE, side: 'beside' }, 'bet'],
    ['covers', { stake: 100, preset: 'lottery' }, 'bet'],
    ['wheel', { bets: { 2: 100 } }, 'game-off'],
    ['nothing', {}, 'game-off'],
    ['dice', { ...DICE, beside: 'x'.repeat(1_000) }, 'bet'],
  ];
  for (const [game, bet, rule] of cases) {
    assert.is(refusal(await playing.start(game, bet))?.rule, rule, JSON.stringify(bet));
  }
  const top = await playing.start('dice', { ...DICE, target: 10, stake: 60_000 });
  assert.equal([refusal(top)?.rule, refusal(top)?.bound], ['stake', 50_505]);
  assert.is((await playing.seeds()).nonce, 0);
  assert.is(await playing.money(), OPENING);
  await harness.close();
});

test('a bet on every pocket of the wheel is no longer than a bet may be', async () => {
  const { harness, playing } = await atTheTable();
  const bets = Array.from({ length: 37 }, (_, pocket) => ({ numbers: [pocket], stake: 100 }));
  accepted(await playing.start('roulette', { bets }));
  await harness.close();
});

test('the secret is told by its commitment before, and itself once no round goes on with it', async () => {
  const { harness, playing } = await atTheTable();
  const before = await playing.seeds();
  const round = accepted(await playing.start('mines', MINES));
  const held = await playing.reveal(before.commitment);
  assert.equal(held.body, { status: 'refused', rule: 'seed-in-use', roundId: round.id });
  const [safe] = playing.safeTiles(round.id);
  accepted(await playing.act(round.id, 0, { pick: safe }));
  accepted(await playing.act(round.id, 1, { cashOut: true }));
  const revealed = await playing.reveal(before.commitment);
  assert.ok(revealed.body.status === 'done');
  const { seeds } = revealed.body;
  assert.is(commitment(seeds.revealed?.serverSeed ?? ''), before.commitment);
  assert.equal([seeds.commitment, seeds.nonce], [before.next, 0]);
  assert.is.not(seeds.next, before.next);
  // A lost reply: the pair that is in use now is not revealed for it.
  assert.equal((await playing.reveal(before.commitment)).body, revealed.body);
  assert.is((await playing.round(round.id)).seeds.serverSeed, seeds.revealed?.serverSeed);
  assert.is((await playing.reveal('0'.repeat(64))).status, 409);
  await harness.close();
});

test('without a client seed of the player nothing is drawn', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), drawSecret: DRAW_SECRET });
  const playing = playingOn(harness, await playerOn(harness));
  assert.is((await playing.seeds()).clientSeed, null);
  assert.is(refusal(await playing.start('dice', DICE))?.rule, 'client-seed');
  assert.is(await playing.money(), OPENING);
  await harness.close();
});

test.run();
