import { inspect } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { natsOptions } from '../../../src/server/stores/jetstream/address.ts';
import { databaseAddress } from '../../../src/server/stores/postgres/address.ts';

const test = suite('addresses of servers');

test('takes user, password, token and several servers out of NATS_URL', () => {
  assert.equal(natsOptions('nats://one'), { servers: ['one:4222'] });
  assert.equal(natsOptions('nats://ada:p%40ss@one:1, nats://two:2'), {
    servers: ['one:1', 'two:2'],
    user: 'ada',
    pass: 'p@ss',
  });
  assert.equal(natsOptions('tls://s3cret@one'), {
    servers: ['one:4222'],
    token: 's3cret',
    tls: {},
  });
});

test('says what is wrong without a word of the address', () => {
  const wrong = [
    () => natsOptions('http://ada:hush@one'),
    () => natsOptions('nats://ada:hush@one:port'),
    () => natsOptions('ada:hush'),
    () => databaseAddress('mysql://ada:hush@one'),
    () => databaseAddress('postgres://ada:hush@one:port/x'),
    () => databaseAddress('ada:hush'),
  ];
  for (const read of wrong) {
    try {
      read();
    } catch (error) {
      assert.match(inspect(error), /_URL is not an address/);
      assert.not.match(inspect(error, { showHidden: true, depth: 9 }), /hush|ada/);
      continue;
    }
    assert.unreachable(String(read));
  }
});

test('leaves a right database address as it is', () => {
  const address = 'postgres://ada:p%40ss@one:5432/log?sslmode=verify-full';
  assert.is(databaseAddress(address), address);
});

test.run();
