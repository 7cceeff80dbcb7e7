import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isThisMachine } from '../../src/server-kernel/this-machine.ts';

const test = suite('server-kernel/this-machine');

test('knows this machine however it is written', () => {
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1']) {
    assert.ok(isThisMachine(host), host);
  }
});

test('takes nobody else for it', () => {
  const others = ['0.0.0.0', '::', '10.0.0.1', 'localhost.example', '127.0.0.1.example', ''];
  for (const host of [...others, '1.127.0.0.1', 'notlocalhost', '::ffff:10.0.0.1']) {
    assert.not(isThisMachine(host), host);
  }
});

test.run();
