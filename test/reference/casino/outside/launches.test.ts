import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playerOn } from '../../support/harness.ts';
import { launched, startWithProvider } from '../../support/outside.ts';

const test = suite('games of other providers: opening');

test('a player opens so many games and no more: then they are told when again', async () => {
  const harness = await startWithProvider();
  const player = await playerOn(harness);
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await launched(harness, player)).status);
  assert.equal(statuses.slice(-2), [200, 429]);
  harness.clock.now += 60_000;
  await player.renew();
  assert.is((await launched(harness, player)).status, 200);
  await harness.close();
});

test.run();
