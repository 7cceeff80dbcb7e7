import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf } from '../../src/server-kernel/network.ts';

const test = suite('network');

test('an IPv4 address stands for itself, also where IPv6 carries it', () => {
  assert.is(networkOf('203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('::FFFF:203.0.113.7'), '203.0.113.7');
});

test('an IPv6 address stands for its /64 network', () => {
  const same = [
    '2001:db8:0:1::1',
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
    '2001:0DB8:0000:0001:0:0:0:2',
    '2001:db8:0:1::192.0.2.1',
    '2001:db8:0:1:1::%eth0',
  ];
  for (const address of same) assert.is(networkOf(address), '2001:db8:0:1::/64', address);
  assert.is(networkOf('2001:db8::1'), '2001:db8:0:0::/64');
  assert.is(networkOf('::1'), '0:0:0:0::/64');
  assert.is(networkOf('fe80::1%lo'), 'fe80:0:0:0::/64');
  assert.is.not(networkOf('2001:db8:0:2::1'), networkOf('2001:db8:0:1::1'));
});

test.run();
