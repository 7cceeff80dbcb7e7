import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMIT_TYPE } from '../../../src/domain/limits/limits.ts';
import { paying } from '../support/payments.ts';

const test = suite('whether limits still suit a player');

const DAY = 86_400_000;
const HALF_YEAR = 182 * DAY;

async function here() {
  const table = await paying();
  const { harness, player } = table;
  const isDue = async () => (await harness.call('limits', {}, player)).body.isReviewDue;
  const pass = async (ms: number) => {
    harness.clock.now += ms;
    await player.renew();
  };
  return { ...table, isDue, pass };
}

test('A2: a player is asked half a year after they began, and again half a year after they said so', async () => {
  const { harness, player, isDue, pass } = await here();
  assert.is(await isDue(), false);
  await pass(HALF_YEAR - 1);
  assert.is(await isDue(), false);
  await pass(1);
  assert.is(await isDue(), true);
  const answer = { body: { answer: 'fits' } } as const;
  assert.is((await harness.call('limitsReview', answer, player)).status, 204);
  assert.is(await isDue(), false);
  await pass(HALF_YEAR);
  assert.is(await isDue(), true);
  await harness.close();
});

test('A2: a limit that was changed meanwhile counts as having looked at them', async () => {
  const { harness, player, isDue, pass } = await here();
  await pass(100 * DAY);
  const limits = [{ limitType: LIMIT_TYPE.realityCheck, limitValue: 30 }];
  assert.is((await harness.call('limitsSave', { body: { limits } }, player)).status, 200);
  await pass(100 * DAY);
  assert.is(await isDue(), false);
  await pass(82 * DAY);
  assert.is(await isDue(), true);
  await harness.close();
});

test.run();
