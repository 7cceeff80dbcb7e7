import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../../src/calls/table.ts';
import { fakeBoard } from '../../support/board.ts';
import { couponOf, playerOn, startBackEnd } from '../../support/harness.ts';

const test = suite('reckoning and saving coupons');

type Asked = CallInput<'couponCalculate'>['body'];
type Market = { id: string; gameId: number; coef: string };

const asked = (markets: readonly Market[], part: Partial<Asked> = {}): Asked => ({
  bets: markets.map(({ id, gameId, coef }) => ({ marketId: id, gameId, coef })),
  changeCoefAction: 2,
  coef: '1',
  coefViewId: 0,
  typeId: 1,
  ...part,
});

async function opened(...coefs: string[]) {
  const board = fakeBoard();
  const markets = coefs.map((coef, index) => board.offer(`m${index}`, coef));
  const harness = await startBackEnd({ board });
  const calculate = async (body: Asked, caller = {}) =>
    (await harness.call('couponCalculate', { body }, caller)).body;
  return { board, markets, harness, calculate };
}

test('an express comes to the product at the line’s own coefficients', async () => {
  const { board, markets, harness, calculate } = await opened('1.85', '2.10');
  board.price('m0', '2.00');
  board.suspend('m1');
  const reckoned = await calculate(asked(markets, { coefViewId: 1 }));
  assert.equal(reckoned, {
    coef: '4.20',
    coefByView: '16/5',
    minBetAmount: 50,
    maxBetAmount: 1_000_000,
    maxPayout: 50_000_000,
    // The express is fair at 2.10 times 2.205, its opposite at 1.275; the house keeps 8 % of the win.
    antiExpressCoef: '1.253',
    systemValues: [],
    bets: [
      { marketId: 'm0', coef: '2.00', isBlocked: false, isFinished: false },
      { marketId: 'm1', coef: '2.10', isBlocked: true, isFinished: false },
    ],
  });
  await harness.close();
});

test('a system lists its sizes, with bankers set apart', async () => {
  const { markets, harness, calculate } = await opened('1.85', '2.10', '1.50', '3.40', '1.72');
  const plain = await calculate(asked(markets, { typeId: 2, systemValue: 2 }));
  assert.equal(
    plain.systemValues.map(({ value, offset, combo }) => ({ value, offset, combo })),
    [
      { value: 2, offset: 0, combo: 10 },
      { value: 3, offset: 0, combo: 10 },
      { value: 4, offset: 0, combo: 5 },
    ],
  );
  const body = asked(markets, { typeId: 2, systemValue: 2 });
  const bets = body.bets.map((bet, index) => ({ ...bet, banker: index === 0 }));
  assert.equal(
    (await calculate({ ...body, bets })).systemValues.map(({ value, offset, combo }) => ({
      value,
      offset,
      combo,
    })),
    [
      { value: 2, offset: 1, combo: 6 },
      { value: 3, offset: 1, combo: 4 },
    ],
  );
  await harness.close();
});

test('a player places so many selections a minute, but for what was answered before; others do meanwhile', async () => {
  const board = fakeBoard();
  const markets = Array.from({ length: 30 }, (_, i) => board.offer(`m${i}`, '1.50', i + 1));
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const [market] = markets;
  assert.ok(market);
  const single = couponOf(player.accountId, [market]);
  assert.is((await player.place(single, 'first')).body.status, 'accepted');
  // Less than may be staked: reckoned all the same.
  const coupon = couponOf(player.accountId, markets, { amount: 1 });
  let judged = 0;
  while ((await player.place(coupon, `key-${judged}`)).status === 200) judged += 1;
  assert.is(judged, 9);
  assert.is((await player.place(single, 'first')).body.status, 'accepted');
  const other = await playerOn(harness, 'other@example.test');
  const theirs = couponOf(other.accountId, [market]);
  assert.is((await other.place(theirs, 'theirs')).body.status, 'accepted');
  await harness.close();
});

test('a network has so many selections reckoned a minute', async () => {
  const { markets, harness } = await opened(...Array.from({ length: 30 }, () => '1.50'));
  const body = asked(markets, { typeId: 2, systemValue: 15 });
  const ask = async () => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await harness.raw('couponCalculate', init);
    await response.body?.cancel();
    return response;
  };
  let reckoned = 0;
  while ((await ask()).status === 200) reckoned += 1;
  assert.is(reckoned, 193);
  const refused = await ask();
  assert.is(refused.status, 429);
  assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]$/);
  const player = await playerOn(harness);
  const bet = couponOf(player.accountId, markets.slice(0, 1));
  assert.is((await player.place(bet, 'meanwhile')).body.status, 'accepted');
  harness.clock.now += 60_000;
  assert.is((await ask()).status, 200);
  await harness.close();
});

test('more combinations ask for a higher stake', async () => {
  const coefs = Array.from({ length: 8 }, () => '1.50');
  const { markets, harness, calculate } = await opened(...coefs);
  const { systemValues, minBetAmount } = await calculate(
    asked(markets, { typeId: 2, systemValue: 4 }),
  );
  assert.is(minBetAmount, 350);
  assert.is(systemValues.find(({ value }) => value === 4)?.minBetAmount, 350);
  assert.is(systemValues.find(({ value }) => value === 7)?.minBetAmount, 50);
  await harness.close();
});

test('what cannot be played has no coefficient', async () => {
  const { board, harness, calculate } = await opened();
  const same = [board.offer('a', '2.00', 9), board.offer('b', '3.00', 9)];
  assert.is((await calculate(asked(same))).coef, '0');
  assert.is((await calculate(asked([]))).coef, '0');
  const gone = await calculate(asked([{ id: 'gone', gameId: 1, coef: '2.5' }]));
  assert.is(gone.bets[0]?.isFinished, true);
  await harness.close();
});

test('bounds are those of the account that would pay', async () => {
  const { markets, harness, calculate } = await opened('2.00');
  const player = await playerOn(harness);
  await harness.call('currencyAdd', { body: { currencyId: 392 } }, player);
  harness.clock.now += 2500;
  const { body } = await harness.call('balance', {}, player);
  const id = body.all_accounts.find(({ iso }) => iso === 'JPY')?.id ?? '';
  await harness.call('accountActivate', { body: { id } }, player);
  const caller = { cookie: player.cookie };
  assert.is((await calculate(asked(markets), caller)).minBetAmount, 100);
  assert.is((await calculate(asked(markets))).minBetAmount, 50);
  await harness.close();
});

test('a coupon of too many selections is refused', async () => {
  const { markets, harness } = await opened('2.00');
  const body = asked(
    Array.from({ length: 31 }, () => markets[0] ?? { id: '', gameId: 0, coef: '1' }),
  );
  const { status, errors } = await harness.call('couponCalculate', { body });
  assert.is(status, 400);
  assert.is(errors[0]?.pointer, '/bets');
  await harness.close();
});

test('a total that is too long for any call is written as the highest', async () => {
  const coefs = Array.from({ length: 20 }, () => '34.00');
  const { markets, harness, calculate } = await opened(...coefs);
  assert.is((await calculate(asked(markets))).coef, '9999999.00');
  const player = await playerOn(harness);
  const { body } = await player.place(couponOf(player.accountId, markets), 'key');
  assert.is(body.status === 'accepted' && body.coef, '9999999.00');
  assert.is(body.status === 'accepted' && body.possibleWin, 50_000_000);
  await harness.close();
});

test('a promotion code nobody gave out is unknown', async () => {
  const { harness } = await opened();
  const player = await playerOn(harness);
  const { body } = await harness.call('promoCode', { body: { code: 'WELCOME' } }, player);
  assert.equal(body, { promoCode: 'WELCOME', status: 'unknown' });
  await harness.close();
});

test('what a player is barred from is told to them as closed, and to nobody else', async () => {
  const { markets, harness, calculate } = await opened('1.85');
  const player = await playerOn(harness);
  const userId = (await harness.call('authCheck', {}, player)).body.user_id ?? '';
  harness.backEnd.climate.change({ players: { [userId]: { disallow_line_sport: [1] } } });
  const closed = async (caller = {}) =>
    (await calculate(asked(markets, { typeId: 0 }), caller)).bets.map(({ isBlocked }) => isBlocked);
  assert.equal(await closed(player), [true]);
  assert.equal(await closed(), [false]);
  await harness.close();
});

test.run();
