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
    () => natsOptions('http://ada:hunter2@one'),
    () => natsOptions('nats://ada:hunter2@one:port'),
    () => natsOptions('ada:hunter2'),
    () => databaseAddress('mysql://ada:hunter2@one'),
    () => databaseAddress('postgres://ada:hunter2@one:port/x'),
    () => databaseAddress('ada:hunter2'),
  ];
  for (const read of wrong) {
    try {
      read();
    } catch (error) {
      assert.match(inspect(error), /_URL is not an address/);
      assert.not.match(inspect(error, { showHidden: true, depth: 9 }), /hunter2|ada/);
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
