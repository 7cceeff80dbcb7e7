import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unchecked, type VerifyLog } from '../../../../src/server/reading/check/log-check.ts';
import { inTurns, RecentNetworks } from '../../../../src/server/reading/networks.ts';
import { openSite, Recording, timerFired } from '../../support/recording.ts';
import { testServer } from '../../support/server.ts';

const test = suite('turns of checks');

test('staff do not wait for the check that a player asked for', async () => {
  const ends: (() => void)[] = [];
  let isFirst = () => {};
  const first = new Promise<void>((resolve) => {
    isFirst = resolve;
  });
  const verify: VerifyLog = async (batches) => {
    for await (const _ of batches);
    const held = new Promise<void>((resolve) => ends.push(resolve));
    if (ends.length > 1) return unchecked('ended');
    isFirst();
    await held;
    return unchecked('ended');
  };
  const on = await testServer({ verify });
  try {
    const [player, support] = [await on.signIn('player'), await on.signIn('support')];
    const tab = new Recording();
    await tab.send(on, `${await openSite(on)}; ${player}`, timerFired('one'));
    const ask = (cookie: string) => on.get(`/log-api/v1/sessions/${tab.sessionId}/verify`, cookie);
    const own = ask(player);
    await first;
    assert.is((await (await ask(support)).json()).verdict, 'unchecked');
    ends[0]?.();
    assert.is((await own).status, 200);
    assert.is(ends.length, 2);
  } finally {
    ends[0]?.();
    await on.dispose();
  }
});

test('a network that sends hundreds of sessions has one checked before that of anybody else', () => {
  const networks = new RecentNetworks();
  const flood = Array.from({ length: 200 }, (_, i) => `flood ${i}`);
  for (const id of flood) networks.note(id, '192.0.2.1');
  networks.note('honest', '198.51.100.7');
  const order = inTurns([...flood, 'honest', 'long ago'], (id) => networks.of(id) ?? id);
  assert.equal(order.slice(0, 4), ['flood 0', 'honest', 'long ago', 'flood 1']);
});

test('no more sessions are remembered than there is room for', () => {
  const networks = new RecentNetworks();
  for (let i = 0; i <= 20_000; i += 1) networks.note(String(i), 'a');
  assert.equal([networks.of('0'), networks.of('1'), networks.of('20000')], [null, 'a', 'a']);
});

test.run();
