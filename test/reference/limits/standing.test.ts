import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMIT_TYPE } from '../../../src/domain/limits/limits.ts';
import { START } from '../support/harness.ts';
import { opened } from '../support/limits.ts';
import { paying } from '../support/payments.ts';

const test = suite('reference: how limits stand');
const HOUR = 60 * 60 * 1000;

type Table = Awaited<ReturnType<typeof opened>>;

/** Of a limit: what is used, what is left, in how many hours there is more, and how much then. */
async function standing({ limit }: Pick<Table, 'limit'>, type: number) {
  const { used, limitBalance, frees } = (await limit(type)) ?? {};
  return [used, limitBalance, frees && (frees.at * 1000 - START) / HOUR, frees?.left];
}

const NO_TIME = undefined;

test('stakes: what is said to be left is what the refusal leaves, now and when more is', async () => {
  const table = await opened();
  const { harness, wish, saved, later, stake } = table;
  await saved(wish(1, 5000));
  assert.equal(await standing(table, 1), [0, 5000, NO_TIME, NO_TIME]);
  await stake(3000);
  await later(HOUR);
  await stake(1500);
  assert.equal(await standing(table, 1), [4500, 500, 24, 3500]);
  assert.is(await stake(501), 'limit-reached 500');
  await later(24 * HOUR - 1000);
  assert.is(await stake(501), 'limit-reached 500', 'not a second early');
  await later(24 * HOUR);
  assert.equal(await standing(table, 1), [1500, 3500, 25, 5000]);
  assert.is(await stake(3501), 'limit-reached 3500');
  assert.is(await stake(3500), 'accepted');
  await harness.close();
});

test('losses: what came back is not used, and its leaving frees nothing', async () => {
  const table = await opened();
  const { harness, board, wish, saved, later, stake } = table;
  await saved(wish(10, 5000));
  await stake(2000);
  board.result('m1', 'won');
  await later(HOUR);
  harness.backEnd.settle(harness.clock.now);
  assert.equal(await standing(table, 10), [0, 7000, NO_TIME, NO_TIME], 'two thousand were won');
  await later(2 * HOUR);
  await stake(3000);
  assert.equal(
    await standing(table, 10),
    [1000, 4000, 24, 6000],
    'the first stake leaves a time before what it brought does',
  );
  assert.is(await stake(4001), 'limit-reached 4000');
  await later(24 * HOUR);
  assert.is(await stake(6001), 'limit-reached 6000');
  await later(25 * HOUR);
  assert.equal(await standing(table, 10), [3000, 2000, 26, 5000]);
  assert.is(await stake(2001), 'limit-reached 2000');
  await harness.close();
});

test('a limit that was lowered below what is used says both, and when there is something again', async () => {
  const table = await opened();
  const { harness, wish, saved, later, stake } = table;
  await saved(wish(1, 5000));
  await stake(1000);
  await later(HOUR);
  await stake(3000);
  await saved(wish(1, 2500));
  assert.equal(await standing(table, 1), [4000, 0, 25, 2500], 'after the first it is still full');
  assert.is(await stake(50), 'limit-reached 0');
  await harness.close();
});

test('deposits: what is under way counts, and says no time at which it is free', async () => {
  const table = await paying();
  const { harness, player, setLimit, paid, deposit } = table;
  setLimit(20, 5000);
  const limit = async (type: number) =>
    (await harness.call('limits', {}, player)).body.limits.find((one) => one.limitType === type);
  await deposit({ amount: 1000 });
  assert.equal(await standing({ limit }, 20), [1000, 4000, NO_TIME, NO_TIME]);
  await paid({ amount: 2000 });
  const { used, limitBalance, frees } = (await limit(20)) ?? {};
  assert.equal([used, limitBalance, frees?.left], [3000, 2000, 4000]);
  assert.is((await deposit({ amount: 2001 })).status, 403);
  assert.is((await deposit({ amount: 2000 })).status, 200);
  await harness.close();
});

test('time: the next day begins with all of it', async () => {
  const table = await opened();
  const { harness, player, wish, saved } = table;
  await saved(wish(LIMIT_TYPE.session, 2));
  const ping = () => harness.call('limitsPing', { body: {} }, player);
  await ping();
  harness.clock.now += 4 * 60_000;
  await ping();
  const said = await table.limit(LIMIT_TYPE.session);
  assert.equal([said?.used, said?.remainingSeconds], [240, 7200 - 240]);
  const midnight = Math.ceil((START + 1) / (24 * HOUR)) * 24 * HOUR;
  assert.equal(said?.frees, { at: midnight / 1000, left: 7200 });
  await harness.close();
});

test('a limit that is not set, or over, says nothing of it', async () => {
  const table = await opened();
  const { harness, wish, saved } = table;
  await saved(wish(30, 1));
  await table.later(48 * HOUR);
  assert.equal(await standing(table, 30), [undefined, undefined, NO_TIME, NO_TIME]);
  await harness.close();
});

test.run();
