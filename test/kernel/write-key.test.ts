import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { sessionIdText } from '../../src/kernel/session-id.ts';
import { isWriteKeyOf, sessionIdOf } from '../../src/kernel/write-key.ts';
import { createWriteKey } from '../../src/site/ports/surroundings.ts';

const test = suite('kernel/write-key');

test('a key is long and never the same, and so is the id that is made of it', () => {
  const keys = Array.from({ length: 50 }, () => createWriteKey(crypto));
  for (const key of keys) assert.match(key, /^[0-9a-f]{64}$/);
  assert.is(new Set(keys).size, keys.length);
  assert.is(new Set(keys.map(sessionIdOf)).size, keys.length);
  for (const id of keys.map(sessionIdOf)) assert.ok(v.is(sessionIdText, id));
});

test('the id of a key stays what it was: queues hold keys of builds before', () => {
  const id = sessionIdOf('a'.repeat(64));
  assert.is(id, 'k1-1f288f11e540bd462a4dd761a0aef57230a66e3d');
  assert.ok(isWriteKeyOf(id, 'a'.repeat(64)));
});

test('no other key fits, and no key fits an id that is made of none', () => {
  const key = createWriteKey(crypto);
  const id = sessionIdOf(key);
  const other = createWriteKey(crypto);
  for (const wrong of [
    other,
    id,
    '',
    `${key}a`,
    key.toUpperCase(),
    `${key} `,
    [key],
    undefined,
    null,
    7,
  ]) {
    assert.not.ok(isWriteKeyOf(id, wrong), String(wrong));
  }
  assert.not.ok(isWriteKeyOf(key, key));
});

test('an id of a build before, or one that looks like a key’s, has no key', () => {
  const key = createWriteKey(crypto);
  const old = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
  for (const id of [old, 'session_00000000000001', `k1-${'a'.repeat(40)}`]) {
    assert.not.ok(isWriteKeyOf(id, key), id);
  }
});

test.run();
