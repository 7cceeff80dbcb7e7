import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../../src/domain/casino/fair.ts';
import { multiplierAt } from '../../../../src/domain/casino/games/crash.ts';
import { field } from '../../../../src/domain/casino/games/race.ts';
import { flightOf } from '../../../../src/reference/casino/draws/crash.ts';
import { accepted, atTheTable, playingOn, refusal } from '../../support/casino.ts';
import { type HarnessOptions, LOGIN, playerOn } from '../../support/harness.ts';
import { identityWith } from '../../support/identity.ts';

const test = suite('shared draws');

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ALL = { 2: 100, 3: 100, 8: 100, 16: 100, 48: 100 };

test('a bet on a draw is settled once, by what was fixed before, and every draw opens to the terminal', async () => {
  const { harness, playing } = await atTheTable();
  const before = await playing.draws('wheel');
  const { draw } = before.current;
  const bet = accepted(await playing.bet('wheel', draw, { bets: ALL }));
  assert.equal([bet.status, bet.staked, bet.seeds.serverSeed], ['open', 500, null]);
  assert.equal(bet.state, { draw: null, outcome: null });
  assert.is(bet.seeds.commitment, before.terminal);
  harness.backEnd.putForward(MINUTE - 1);
  assert.is((await playing.round(bet.id)).status, 'open');
  harness.backEnd.putForward(1);
  const settled = await playing.round(bet.id);
  const money = await playing.money();
  assert.is(settled.status, 'completed');
  assert.is(money, 100_000 - 500 + (settled.payout ?? 0));
  assert.is(chainHash(settled.seeds.serverSeed ?? '', draw), before.terminal);
  const { last } = await playing.draws('wheel');
  assert.is(last[0]?.hash, settled.seeds.serverSeed);
  assert.equal(last[0]?.result, settled.state.draw);
  harness.backEnd.settle(harness.backEnd.clock.now());
  assert.is(await playing.money(), money);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('where a chain is used up the next one goes on, whose terminal was published all along', async () => {
  const { harness, playing } = await atTheTable({ chainLength: 2 });
  const before = await playing.draws('wheel');
  assert.is(before.chainLength, 2);
  assert.is.not(before.nextTerminal, before.terminal);
  harness.backEnd.putForward(2 * MINUTE);
  const { current, terminal, last } = await playing.draws('wheel');
  assert.equal([current.draw, terminal], [3, before.nextTerminal]);
  assert.is(chainHash(last[0]?.hash ?? '', 2), before.terminal);
  const bet = accepted(await playing.bet('wheel', current.draw, { bets: ALL }));
  assert.equal([bet.seeds.commitment, bet.seeds.nonce], [terminal, 1]);
  harness.backEnd.putForward(MINUTE);
  const settled = await playing.round(bet.id);
  assert.is(chainHash(settled.seeds.serverSeed ?? '', 1), terminal);
  await harness.close();
});

test('race: across the end of a chain, who runs is known before as well', async () => {
  const { harness, playing } = await atTheTable({ chainLength: 2 });
  harness.backEnd.putForward(2 * 90 * SECOND);
  const { current, terminal, salt } = await playing.draws('race');
  const previous = { serverSeed: terminal, clientSeed: salt, nonce: 0 };
  assert.equal(current.setup, { field: field(previous) });
  await harness.close();
});

test('bets end before the draw, and no draw but the present one takes any', async () => {
  const { harness, playing } = await atTheTable();
  const { draw } = (await playing.draws('wheel')).current;
  for (const other of [draw - 1, draw + 1]) {
    assert.is(refusal(await playing.bet('wheel', other, { bets: ALL }))?.rule, 'draw-closed');
  }
  harness.clock.now += 55 * SECOND;
  assert.is(refusal(await playing.bet('wheel', draw, { bets: ALL }))?.rule, 'draw-closed');
  assert.is(await playing.money(), 100_000);
  await harness.close();
});

test('a press that comes again is one bet, and ten are the most on a draw', async () => {
  const { harness, playing } = await atTheTable();
  const { draw } = (await playing.draws('wheel')).current;
  const first = await playing.bet('wheel', draw, { bets: { 2: 100 } }, 'key');
  assert.equal((await playing.bet('wheel', draw, { bets: { 2: 100 } }, 'key')).body, first.body);
  assert.is((await playing.bet('wheel', draw, { bets: { 3: 100 } }, 'key')).status, 422);
  for (let more = 1; more < 10; more += 1) {
    accepted(await playing.bet('wheel', draw, { bets: { 2: 100 } }));
  }
  assert.is(refusal(await playing.bet('wheel', draw, { bets: ALL }))?.rule, 'too-many-bets');
  assert.is(await playing.money(), 100_000 - 1_000);
  await harness.close();
});

test('bingo: the ticket comes of its buyer’s own seeds, of which each uses up a number', async () => {
  const { harness, playing } = await atTheTable();
  const { draw } = (await playing.draws('bingo')).current;
  const one = accepted(await playing.bet('bingo', draw, { stake: 100, ticket: [1, 2, 3] }));
  const two = accepted(await playing.bet('bingo', draw, { stake: 100 }));
  assert.is.not(JSON.stringify(one.bet['ticket']), JSON.stringify(two.bet['ticket']));
  assert.equal([one.ownSeeds?.nonce, two.ownSeeds?.nonce], [0, 1]);
  const { commitment } = await playing.seeds();
  const held = await playing.reveal(commitment);
  assert.is(held.body.status, 'refused', 'a ticket is still to be drawn for');
  harness.backEnd.putForward(MINUTE);
  assert.is((await playing.round(one.id)).status, 'completed');
  assert.is((await playing.reveal(commitment)).body.status, 'done');
  await harness.close();
});

test('lotto: lines are settled by the hour, and a draw can be looked up by its number', async () => {
  const { harness, player, playing } = await atTheTable();
  const look = async (section: string, draw: string) =>
    (await harness.call('casinoDraw', { path: { section, draw } })).body;
  const { current } = await playing.draws('lotto');
  assert.is(current.closesAt - current.opensAt, 59 * MINUTE);
  const lines = [
    [1, 2, 3, 4, 5, 6],
    [44, 45, 46, 47, 48, 49],
  ];
  const bet = accepted(await playing.bet('lotto', current.draw, { stake: 10, lines }));
  assert.is(bet.staked, 20);
  const number = String(current.draw);
  assert.equal(await look('6-49', number), {
    ...{ status: 'open', draw: current.draw, endsAt: current.endsAt },
  });
  const next = String(current.draw + 1);
  assert.equal(await look('6-49', next), { status: 'ahead', current: current.draw });
  harness.backEnd.putForward(60 * MINUTE);
  await player.renew();
  const settled = await playing.round(bet.id);
  assert.is(settled.status, 'completed');
  const told = await look('6-49', number);
  assert.ok(told.status === 'over');
  assert.equal(told.result, settled.state.draw);
  assert.is(told.hash, settled.seeds.serverSeed);
  assert.equal(
    [await look('6-49', '0'), await look('7-50', '1')],
    [{ status: 'none' }, { status: 'none' }],
  );
  await harness.close();
});

test('lotto: what a bet may cost is what its lines can return together', async () => {
  const { harness, playing } = await atTheTable();
  const { draw } = (await playing.draws('lotto')).current;
  const line = [1, 2, 3, 4, 5, 6];
  const buy = (stake: number, lines: number[][]) => playing.bet('lotto', draw, { stake, lines });
  assert.is(accepted(await buy(50, [line])).staked, 50);
  assert.equal(refusal(await buy(51, [line]))?.bound, 50);
  // The same line twice returns twice as much.
  assert.equal(refusal(await buy(26, [line, line]))?.bound, 50);
  const others = Array.from({ length: 19 }, (_, at) => [at + 7, at + 8, 46, 47, 48, 49]);
  assert.is(accepted(await buy(30, [line, ...others])).staked, 600);
  assert.is(refusal(await buy(31, [line, ...others]))?.rule, 'stake');
  await harness.close();
});

test('keno every five minutes: the same prizes as at the table', async () => {
  const { harness, playing } = await atTheTable();
  const { current } = await playing.draws('keno-5');
  assert.is(current.endsAt, current.opensAt + 5 * MINUTE);
  const bet = accepted(await playing.bet('keno-5', current.draw, { stake: 10, picks: [7] }));
  harness.backEnd.putForward(5 * MINUTE);
  const { state, payout } = await playing.round(bet.id);
  const isHit = Array.isArray(state.draw) && state.draw.includes(7);
  assert.is(payout, isHit ? 38 : 0);
  await harness.close();
});

test('race: who runs is known before, by what the draw before revealed', async () => {
  const { harness, playing } = await atTheTable();
  harness.backEnd.putForward(90 * SECOND);
  const { current, last, salt } = await playing.draws('race');
  const previous = { serverSeed: last[0]?.hash ?? '', clientSeed: salt, nonce: current.draw - 1 };
  assert.equal(current.setup, { field: field(previous) });
  const bets = [{ kind: 'win', runners: [1], stake: 100 }];
  const foreign = { bets, field: [8, 10, 13, 17, 22, 30] };
  const bet = accepted(await playing.bet('race', current.draw, foreign));
  assert.equal(bet.bet['field'], field(previous));
  harness.backEnd.putForward(90 * SECOND);
  assert.is((await playing.round(bet.id)).status, 'completed');
  await harness.close();
});

test('crash: a curve flies as long as it was drawn to, and its end is not told before', async () => {
  for (const point of ['1.00', '1.01', '2.00', '9999.99', '10000.00']) {
    const flight = flightOf(point);
    assert.ok(Number(multiplierAt(flight)) >= Number(point), point);
    if (flight > 0) assert.ok(Number(multiplierAt(flight - 50)) < Number(point), point);
  }
  const { harness, playing } = await atTheTable();
  const { current } = await playing.draws('crash');
  assert.equal([current.closesAt - current.opensAt, current.endsAt], [6 * SECOND, null]);
  harness.backEnd.putForward(4 * MINUTE);
  const { last } = await playing.draws('crash');
  for (const [at, over] of last.entries()) {
    const before = last[at + 1];
    if (before) assert.is(over.at - before.at, 6 * SECOND + flightOf(String(over.result)));
  }
  await harness.close();
});

/** A table at a curve of crash, its first to come that flies so long. */
async function beforeFlight(least: number, options: HarnessOptions = {}) {
  const table = await atTheTable(options);
  const { harness, playing } = table;
  // Which curve is long enough is seen on a copy of the draws: they are the same each time.
  const copy = await atTheTable();
  copy.harness.backEnd.putForward(20 * MINUTE);
  const { last } = await copy.playing.draws('crash');
  const found = last.toReversed().find(({ result }) => flightOf(String(result)) >= least);
  await copy.harness.close();
  if (!found) throw new Error('no curve is that long');
  const opensAt = found.at - flightOf(String(found.result)) - 6 * SECOND;
  harness.backEnd.putForward(opensAt - harness.backEnd.clock.now());
  await table.player.renew();
  const { current } = await playing.draws('crash');
  assert.is(current.draw, found.draw);
  return { ...table, draw: found.draw, point: String(found.result), current };
}

test('crash: a press pays what the curve shows as it arrives; without one the automatic cash-out counts', async () => {
  const { harness, playing, draw, point } = await beforeFlight(12 * SECOND);
  const pressed = accepted(await playing.bet('crash', draw, { stake: 100, cashOut: '10000.00' }));
  const automatic = accepted(await playing.bet('crash', draw, { stake: 100 }));
  assert.is(automatic.bet['cashOut'], '2.00');
  const early = await playing.act(pressed.id, 0, { cashOut: true });
  assert.is(refusal(early)?.rule, 'round-closed', 'nothing flies yet');
  harness.backEnd.putForward(6 * SECOND + 5 * SECOND);
  const out = accepted(await playing.act(pressed.id, 0, { cashOut: true }));
  const shown = multiplierAt(5 * SECOND);
  assert.equal(
    out.steps.map(({ action }) => action),
    [{ cashOut: shown }],
  );
  assert.equal([out.status, out.payout], ['completed', Math.round(Number(shown) * 100)]);
  assert.equal([out.seeds.serverSeed, out.state.draw], [null, null], 'the curve still flies');
  assert.equal(
    (await playing.act(pressed.id, 0, { cashOut: true })).body,
    (await playing.act(pressed.id, 0, { cashOut: true })).body,
  );
  harness.backEnd.putForward(flightOf(point));
  const after = await playing.round(automatic.id);
  assert.equal([after.status, after.payout], ['completed', 200]);
  assert.is((await playing.round(pressed.id)).state.draw, point);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('crash: of many who see one curve each is paid what it shows as their press arrives', async () => {
  const logins = Array.from({ length: 60 }, (_, one) => `player-${one}@example.test`);
  const identity = await identityWith(LOGIN, ...logins);
  const { harness, draw, point, current } = await beforeFlight(12 * SECOND, { identity });
  const bets = [];
  for (const login of logins) {
    const playing = playingOn(harness, await playerOn(harness, login));
    const bet = { stake: 1_000, cashOut: '10000.00' };
    bets.push({ playing, id: accepted(await playing.bet('crash', draw, bet)).id });
  }
  const paid = new Set<number>();
  for (const [press, { playing, id }] of bets.entries()) {
    const flown = 500 + press * 190;
    harness.clock.now += current.closesAt + flown - harness.backEnd.clock.now();
    const { payout, steps, state } = accepted(await playing.act(id, 0, { cashOut: true }));
    const shown = multiplierAt(flown);
    assert.equal(steps, [
      { at: current.closesAt + flown, by: 'player', action: { cashOut: shown } },
    ]);
    assert.is(payout, Math.round(Number(shown) * 1_000), `${flown} ms`);
    assert.is(state.draw, null, 'the curve still flies');
    assert.is(await playing.money(), 100_000 - 1_000 + (payout ?? 0));
    paid.add(payout ?? 0);
  }
  assert.ok(paid.size > bets.length / 2, 'moments differ');
  harness.backEnd.putForward(flightOf(point));
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('crash: what may be paid lowers the automatic cash-out, never the payout', async () => {
  const { harness, playing } = await atTheTable();
  const { draw } = (await playing.draws('crash')).current;
  const bet = accepted(await playing.bet('crash', draw, { stake: 50_000, cashOut: '10000.00' }));
  assert.is(bet.bet['cashOut'], '1000.00');
  await harness.close();
});

test.run();
