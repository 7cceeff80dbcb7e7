import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { widerNetworks } from '../../src/server-kernel/network.ts';
import { NetworkLimit } from '../../src/server-kernel/network-limit.ts';

const test = suite('limit by network');

const limitOf = (capacity: number) => new NetworkLimit({ capacity, perMinute: 1, now: () => 0 });
/** How many of a thousand networks, or tries, are let through. */
const through = (limit: NetworkLimit, networkAt: (i: number) => string) =>
  Array.from({ length: 1_000 }, (_, i) => limit.take(networkAt(i))).filter((wait) => wait === 0)
    .length;

test('knows the networks around one of IPv6, and none around an IPv4 address', () => {
  assert.equal(widerNetworks('203.0.113.7'), []);
  assert.equal(widerNetworks(''), []);
  assert.equal(
    widerNetworks('2001:db8:0:1::/64').map(({ network }) => network),
    ['2001:db8:0:000::/56', '2001:db8:0::/48'],
  );
  assert.equal(
    widerNetworks('2001:db8:0:abcd::/64').map(({ network }) => network),
    ['2001:db8:0:ab00::/56', '2001:db8:0::/48'],
  );
});

test('a line of 256 networks has four times as much as one, and a site eight times', () => {
  const hex = (i: number) => i.toString(16);
  assert.is(
    through(limitOf(10), () => '2001:db8:0:1::/64'),
    10,
  );
  assert.is(
    through(limitOf(10), (i) => `2001:db8:0:1${hex(i % 256).padStart(2, '0')}::/64`),
    40,
  );
  assert.is(
    through(limitOf(10), (i) => `2001:db8:0:${hex(i * 64)}::/64`),
    80,
  );
  assert.is(
    through(limitOf(10), (i) => `192.0.2.${i}`),
    1_000,
  );
});

test('what is refused counts for no network around it', () => {
  const limit = limitOf(10);
  for (let i = 0; i < 100; i += 1) limit.take('2001:db8:0:1::/64');
  assert.ok(limit.isExhausted('2001:db8:0:1::/64'));
  assert.not.ok(limit.isExhausted('2001:db8:0:2::/64'));
  assert.is(
    through(limit, () => '2001:db8:0:2::/64'),
    10,
  );
});

test.run();
