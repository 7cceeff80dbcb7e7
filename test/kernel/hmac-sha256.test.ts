import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hmacSha256 } from '../../src/kernel/hmac-sha256.ts';

const test = suite('HMAC-SHA-256');

const hex = (key: string, message: string) => Buffer.from(hmacSha256(key, message)).toString('hex');

test('the second case of RFC 4231', () => {
  const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  assert.is(hex('Jefe', 'what do ya want for nothing?'), expected);
});

test('key and message are UTF-8', () => {
  // As openssl has it, of the bytes c3 a9 under c3 a9.
  const expected = 'cfb9f5aecd21b357efb5291b1e33225a3561c75ba5e45f73b40e2e8d1ca992d6';
  assert.is(hex('é', 'é'), expected);
});

test.run();
