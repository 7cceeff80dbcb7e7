import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Quota } from '../../src/server-kernel/quota.ts';

const test = suite('quota');

const errorOf = (taken: ReturnType<Quota<'network' | 'player'>['take']>) =>
  taken.ok ? null : taken.error;

test('lets each key of a holder have so many, and everybody so many in all', () => {
  const quota = new Quota({ total: 4, each: { network: 3, player: 2 } });
  const take = (network: string, player?: string) =>
    errorOf(quota.take(player === undefined ? { network } : { network, player }));
  assert.equal([take('n', 'p'), take('m', 'p'), take('o', 'p')], [null, null, 'player']);
  assert.equal([take('n'), take('n'), take('n')], [null, null, 'network']);
  assert.is(take('o'), 'total');
  assert.is(quota.total, 4);
});

test('one line of IPv6, or one site, does not hold what is there for all others', () => {
  const quota = new Quota({ total: 1_000, each: { network: 5 } });
  const held = (networks: readonly string[]) =>
    networks.flatMap((network) => {
      const taken = quota.take({ network });
      return taken.ok ? [taken.value] : [];
    });
  const hex = (number: number) => number.toString(16);
  const line = Array.from({ length: 100 }, (_, i) => `2001:db8:0:${hex(0x100 + i)}::/64`);
  const site = Array.from({ length: 100 }, (_, i) => `2001:db8:0:${hex((i + 2) << 8)}::/64`);
  const ofLine = held(line);
  assert.is(ofLine.length, 20);
  assert.is(held(site).length, 20);
  assert.is(held(['2001:db8:1:100::/64', '203.0.113.7']).length, 2);
  for (const release of ofLine) release();
  assert.is(held(line).length, 20);
});

test('takes back what is released, once', () => {
  const quota = new Quota({ total: 2, each: { player: 1 } });
  const first = quota.take({ player: 'p' });
  const other = quota.take({ player: 'q' });
  assert.ok(first.ok && other.ok);
  first.value();
  first.value();
  assert.is(quota.total, 1);
  assert.ok(quota.take({ player: 'p' }).ok);
  assert.is(errorOf(quota.take({ player: 'q' })), 'player');
});

test('a refusal counts nothing, for no kind', () => {
  const quota = new Quota({ total: 9, each: { network: 2, player: 1 } });
  const held = quota.take({ network: 'n', player: 'p' });
  for (let i = 0; i < 5; i += 1) {
    assert.is(errorOf(quota.take({ network: 'n', player: 'p' })), 'player');
  }
  assert.ok(quota.take({ network: 'n', player: 'q' }).ok);
  assert.ok(held.ok);
});

test('keys of two kinds do not mix', () => {
  const quota = new Quota({ total: 9, each: { network: 1, player: 1 } });
  assert.ok(quota.take({ network: 'same' }).ok);
  assert.ok(quota.take({ player: 'same' }).ok);
});

test.run();
