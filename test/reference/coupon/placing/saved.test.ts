import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../../src/calls/table.ts';
import { createSavedCoupons } from '../../../../src/reference/coupon/placing/saved.ts';
import { openDatabase } from '../../../../src/reference/data/database.ts';
import { createKeys, type Keys } from '../../../../src/reference/secrets/keys.ts';
import { fakeBoard } from '../../support/board.ts';
import { couponOf, playerOn, START, startBackEnd, temporaryFolder } from '../../support/harness.ts';

const test = suite('coupons that are kept');

const DAY = 24 * 60 * 60 * 1000;

async function opened(...coefs: string[]) {
  const board = fakeBoard();
  const harness = await startBackEnd({ board });
  const markets = coefs.map((coef, index) => board.offer(`m${index}`, coef));
  const { bets } = couponOf('1', markets);
  const save = (body: Partial<CallInput<'couponSave'>['body']> = {}) =>
    harness.call('couponSave', { body: { bets, ...body } });
  const load = (code: string) => harness.call('couponLoad', { path: { code } });
  return { board, harness, markets, bets, save, load };
}

test('a coupon is found by its code, as it was played, at the odds of now', async () => {
  const { board, harness, bets, save, load } = await opened('1.85', '2.10');
  const kind = { typeId: 4, variant: 'chain' } as const;
  const stepped = bets.map((bet, index) => ({ ...bet, blockId: index + 1, amount: 500 }));
  const { code } = (await save({ ...kind, bets: stepped })).body;
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{10}$/);
  assert.is((await save({ ...kind, bets: stepped })).body.code, code);
  assert.is.not((await save()).body.code, code);
  board.price('m0', '1.90');
  const { typeId, variant, bets: loaded } = (await load(` ${code.toLowerCase()}-`)).body;
  assert.equal([typeId, variant], [4, 'chain']);
  assert.equal(
    loaded.map(({ coef, blockId, amount, market, game }) => [
      ...[coef, blockId, amount, market?.coef, game?.team1],
    ]),
    [
      ['1.90', 1, undefined, '1.90', loaded[0]?.game?.team1],
      ['2.10', 2, undefined, '2.10', loaded[1]?.game?.team1],
    ],
  );
  await harness.close();
});

test('what is no longer on offer is named', async () => {
  const { board, harness, markets, save, load } = await opened('1.85', '2.10');
  const { code } = (await save()).body;
  board.withdraw('m0');
  board.replaceGame(markets[1]?.gameId ?? 0);
  const { bets } = (await load(code)).body;
  assert.equal(
    bets.map(({ market, gone }) => [market, gone?.outcome]),
    [
      [undefined, markets[0]?.outcome],
      [undefined, markets[1]?.outcome],
    ],
  );
  await harness.close();
});

test('a code that is unknown, or too old, says which', async () => {
  const { harness, save, load } = await opened('1.85');
  const { code } = (await save()).body;
  const refusal = async (asked: string) => {
    const { status, errors } = await load(asked);
    return [status, errors[0]?.detail];
  };
  assert.equal(await refusal('NOSUCHCODE'), [404, 'coupon_code_unknown']);
  assert.equal(await refusal('-'), [404, 'coupon_code_unknown']);
  harness.clock.now = START + 31 * DAY;
  assert.equal(await refusal(code), [410, 'coupon_code_expired']);
  await harness.close();
});

test('a coupon that was kept before kinds were is found as well', async () => {
  const { harness, bets, load } = await opened('1.85');
  const text = JSON.stringify(bets);
  const { database } = harness.backEnd;
  const sql = 'INSERT INTO saved_coupons (code, bets, saved_at) VALUES (?, ?, ?)';
  database.run(sql, 'ABCDEFGHJU', text, START);
  const { body } = await load('abcde-fghju');
  assert.equal([body.typeId, body.bets[0]?.market?.id], [undefined, 'm0']);
  await harness.close();
});

test('there is nothing to keep of an empty coupon, nor of one that is over', async () => {
  const { board, harness, save } = await opened('1.85');
  assert.is((await save({ bets: [] })).status, 400);
  board.withdraw('m0');
  const { status, errors } = await save();
  assert.equal([status, errors[0]?.detail], [422, 'coupon_code_nothing']);
  await harness.close();
});

test('a bet is a coupon again, for its player alone', async () => {
  const { board, harness, markets } = await opened('1.85', '2.10', '1.50');
  const player = await playerOn(harness);
  const other = await playerOn(harness, 'other@example.test');
  const coupon = couponOf(player.accountId, markets, { typeId: 2, systemValue: 2 });
  const placed = (await player.place(coupon, 'key')).body;
  const id = placed.status === 'accepted' ? placed.couponId : '';
  board.withdraw('m2');
  const again = (who: typeof player, path = { id }) => harness.call('couponOfBet', { path }, who);
  const { body } = await again(player);
  assert.equal(
    [body.typeId, body.systemValue, body.bets.map(({ market, gone }) => market?.id ?? gone?.group)],
    [2, 2, ['m0', 'm1', markets[2]?.group]],
  );
  assert.is((await again(other)).status, 404);
  assert.is((await again(player, { id: 'x' })).status, 404);
  const one = await harness.call('betHistory', { query: { coupon: id } }, player);
  assert.equal(
    one.body.items.map(({ couponId }) => couponId),
    [id],
  );
  assert.is((await harness.call('betHistory', { query: { coupon: 'x' } }, player)).status, 400);
  await harness.close();
});

const coupon = (marketId: string) => ({ bets: [{ marketId, gameId: 1, coef: '2.00' }] });
const keysOf = () => createKeys(`${temporaryFolder()}/key`);
const savedWith = (keys: Pick<Keys, 'mac'>) =>
  createSavedCoupons(openDatabase(`${temporaryFolder()}/db`), keys);

test('nobody without the key of the house can tell a code', () => {
  const [one, other] = [keysOf(), keysOf()];
  const code = savedWith(one).save(coupon('a'), 0);
  assert.is(savedWith(one).save(coupon('a'), 0), code);
  assert.is.not(savedWith(other).save(coupon('a'), 0), code);
});

test('a code stands for what was kept first, and other coupons get a longer one', () => {
  const mac = () => Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64url');
  const saved = savedWith({ mac });
  const [first = '', second = '', third = ''] = ['a', 'b', 'c'].map((id) =>
    saved.save(coupon(id), 0),
  );
  assert.equal([first.length, second.length, third.length], [10, 16, 20]);
  assert.equal(saved.load(first, 0), coupon('a'));
  assert.is(saved.save(coupon('b'), 20 * DAY), second);
  assert.equal(saved.load(second, 45 * DAY), coupon('b'));
  assert.is(saved.load(first, 45 * DAY), 'expired');
  assert.throws(() => saved.save(coupon('d'), 20 * DAY), /taken/);
});

test.run();
