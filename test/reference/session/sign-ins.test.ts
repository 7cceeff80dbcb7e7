import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { type Harness, startBackEnd } from '../support/harness.ts';

const test = suite('where a player is signed in');
const start = () => startBackEnd({ board: fakeBoard() });
const itemsOf = async (harness: Harness, caller: { cookie: string; token: string }) =>
  (await harness.call('signIns', {}, caller)).body.items;

test('is listed, and ended from another browser, with the tokens of it', async () => {
  const harness = await start();
  const [here, there] = [await harness.signIn(), await harness.signIn()];
  const listed = await itemsOf(harness, here);
  assert.equal(
    listed.map(({ isCurrent }) => isCurrent),
    [true, false],
  );
  const id = listed.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const { body } = await harness.call('signInEnd', { body: { id } }, here);
  assert.is(body.items.length, 1);
  assert.is((await harness.call('balance', {}, there)).status, 401);
  assert.is((await harness.call('balance', {}, here)).status, 200);
  const again = await harness.call('signInEnd', { body: { id } }, here);
  assert.is(again.status, 200, 'one that is over is no mistake');
  await harness.close();
});

test('all others are ended at once', async () => {
  const harness = await start();
  const [here, there] = [await harness.signIn(), await harness.signIn()];
  await harness.call('signInEnd', { body: { id: null } }, here);
  assert.is((await harness.call('balance', {}, there)).status, 401);
  assert.is((await itemsOf(harness, here)).length, 1);
  await harness.close();
});

test('who comes back after a day is told when they were here, as long as they have just come', async () => {
  const harness = await start();
  const previousAt = async (caller: { cookie: string; token: string }) =>
    (await harness.call('limits', {}, caller)).body.sitting?.previousAt;
  assert.is(await previousAt(await harness.signIn()), undefined, 'never here before');
  harness.clock.now += 3_600_000;
  assert.is(await previousAt(await harness.signIn()), undefined, 'gone for an hour');
  const last = harness.clock.now;
  harness.clock.now += 86_400_000;
  const back = await harness.signIn();
  assert.is(await previousAt(back), last);
  harness.clock.now += 60_000;
  assert.is(await previousAt(back), undefined, 'here for a minute');
  await harness.close();
});

test('is told to nobody else', async () => {
  const harness = await start();
  const player = await harness.signIn();
  const other = await harness.signIn('other@example.test');
  const [mine] = await itemsOf(harness, player);
  await harness.call('signInEnd', { body: { id: mine?.id ?? '' } }, other);
  assert.is((await harness.call('balance', {}, player)).status, 200);
  const mixed = { cookie: other.cookie, token: player.token };
  assert.is((await harness.call('signIns', {}, mixed)).status, 401, 'a cookie of somebody else');
  await harness.close();
});

test.run();
