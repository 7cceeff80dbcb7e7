import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offeredCurrency } from '../../../src/reference/money/currencies.ts';
import { fakeBoard } from '../support/board.ts';
import { accepted, playDemo, refusal } from '../support/casino.ts';
import { playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('lobby and play money');

const MINES = { stake: 100, mines: 1 };

test('games are told of in the language and the currency that were asked for', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const list = async (query: { lng: string; currency?: string }) =>
    (await harness.call('casinoGames', { query })).body.games;
  const english = await list({ lng: 'en' });
  const german = await list({ lng: 'de', currency: 'JPY' });
  assert.is(english.length, 28);
  const [dice] = english;
  assert.equal([dice?.engine, dice?.name, dice?.rtp], ['dice', 'Dice', '99/100']);
  assert.equal([dice?.minStake, dice?.maxStake], [10, 50_505]);
  assert.equal([german[0]?.name, german[0]?.englishName], ['Würfel', 'Dice']);
  const crash = english.find(({ engine }) => engine === 'crash');
  assert.equal(
    [crash?.maxStake, crash?.maxWin],
    [offeredCurrency('EUR').maxBet, offeredCurrency('EUR').maxPayout],
    'a stake on a curve lowers where it is cashed out',
  );
  assert.is(german[0]?.minStake, 20);
  const points = [english, german].map((games) =>
    games.filter((one) => one.perPoint !== undefined),
  );
  assert.equal(
    points.map((games) => games.map((one) => [one.minStake, one.maxStake, one.perPoint])),
    [100, 200].map((each) => Array.from({ length: 7 }, () => [10, 10, each])),
    'a round for points costs ten of them, and one of them twice the lowest stake of a bet',
  );
  const volatile = english.filter(({ volatility }) => volatility < 1 || volatility > 5);
  assert.equal(volatile, []);
  await harness.close();
});

test('favourites are kept in their order, each once, and at most a hundred', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const player = await playerOn(harness);
  const save = (games: number[]) =>
    harness.call('casinoFavouritesSave', { body: { games } }, player);
  assert.equal((await save([43, 42, 43])).body.games, [43, 42]);
  assert.equal((await harness.call('casinoFavourites', {}, player)).body.games, [43, 42]);
  assert.equal((await save([42])).body.games, [42]);
  assert.is((await save(Array.from({ length: 101 }, (_, game) => game))).status, 400);
  await harness.close();
});

test('a guest plays for play money by the same engines, and the books know nothing of it', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const demo = await playDemo(harness);
  const begun = await demo.start('mines', MINES, 'key');
  const round = accepted(begun);
  assert.equal([round.mode, round.status, round.balanceAfter], ['demo', 'open', 99_900]);
  assert.equal([round.seeds.serverSeed, round.state.draw], [null, []]);
  assert.equal((await demo.start('mines', MINES, 'key')).body, begun.body);
  harness.clock.now += 3_000;
  const first = await demo.act(round.id, 0, { pick: 0 });
  assert.equal((await demo.act(round.id, 0, { pick: 0 })).body, first.body);
  const now = accepted(first);
  const end =
    now.status === 'open' ? accepted(await demo.act(round.id, 1, { cashOut: true })) : now;
  assert.is(end.status, 'completed');
  assert.is(end.seeds.serverSeed?.length, 64, 'its own secret is revealed with its end');
  harness.clock.now += 3_000;
  const left = accepted(await demo.start('mines', MINES, 'left'));
  harness.clock.now += 3_000;
  const next = accepted(await demo.start('mines', MINES, 'next'));
  assert.is.not(next.id, left.id, 'one that was left stands in nobody’s way');
  assert.is((await demo.act(left.id, 0, { pick: 0 })).status, 404);
  const other = await playDemo(harness);
  assert.is((await other.act(round.id, 2, { pick: 1 })).status, 404);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('where guests may not play, they do not, and shared draws have no play money', async () => {
  const uk = await startBackEnd({ board: fakeBoard(), config: { jurisdiction: 'uk' } });
  assert.is(refusal(await (await playDemo(uk)).start('mines', MINES, 'key'))?.rule, 'not-offered');
  await uk.close();
  const harness = await startBackEnd({ board: fakeBoard() });
  const demo = await playDemo(harness);
  assert.is(refusal(await demo.start('wheel', { bets: { 2: 100 } }, 'key'))?.rule, 'not-offered');
  await harness.close();
});

test.run();
