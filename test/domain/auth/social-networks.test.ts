import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offeredNetworks } from '../../../src/domain/auth/social-networks.ts';

const test = suite('social networks');

test('those that are configured are offered, in that order, once each', () => {
  assert.equal(offeredNetworks(['vk', 'google', 'vk']), ['vk', 'google']);
});

test('what nobody knows is left out', () => {
  assert.equal(offeredNetworks(['myspace', 'toString', 'line']), ['line']);
});

test.run();
