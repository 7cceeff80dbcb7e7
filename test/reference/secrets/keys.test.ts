import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { isSame } from '../../../src/reference/secrets/equal.ts';
import { createKeys } from '../../../src/reference/secrets/keys.ts';
import { openJson, sealJson } from '../../../src/reference/secrets/sealed.ts';
import { temporaryFolder } from '../support/harness.ts';

const test = suite('keys');

const keyFile = () => path.join(temporaryFolder(), 'key');
const keys = createKeys(keyFile());

test('what is sealed opens with the same key, about the same thing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
      const sealed = keys.seal(text, about);
      assert.is(keys.open(sealed, about), text);
      assert.is(keys.open(sealed, `${about}!`), null);
    }),
  );
});

test('the same text is sealed differently each time, and does not show', () => {
  const [one, other] = [keys.seal('passport 4711', 'a'), keys.seal('passport 4711', 'a')];
  assert.is.not(one, other);
  assert.not.match(Buffer.from(one, 'base64url').toString('latin1'), '4711');
});

test('what was changed, or sealed by another, does not open', () => {
  const sealed = keys.seal('text', 'a');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    assert.is(keys.open(changed.toString('base64url'), 'a'), null, `byte ${place}`);
  }
  assert.is(createKeys(keyFile()).open(sealed, 'a'), null);
  for (const text of ['', 'x', sealed.slice(0, 20)]) assert.is(keys.open(text, 'a'), null);
});

test('bytes open as they were, with the same key and about the same thing alone', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (bytes, about) => {
      const sealed = keys.sealBytes(bytes, about);
      assert.equal(Buffer.from(keys.openBytes(sealed, about) ?? []), Buffer.from(bytes));
      assert.ok(keys.openBytes(sealed, about) !== null);
      assert.is(keys.openBytes(sealed, `${about}!`), null);
      assert.is(keys.openBytes(sealed.subarray(1), about), null);
    }),
  );
});

test('sealed JSON is decoded, or is nothing', () => {
  const schema = v.object({ a: v.number() });
  const sealed = sealJson(keys, { a: 1 }, 'x');
  assert.equal(openJson(keys, schema, sealed, 'x'), { a: 1 });
  assert.is(openJson(keys, v.object({ a: v.string() }), sealed, 'x'), null);
  assert.is(openJson(keys, schema, keys.seal('{', 'x'), 'x'), null);
});

test('signatures tell texts apart, however they are cut', () => {
  assert.is(keys.mac('use', 'a', 'b'), keys.mac('use', 'a', 'b'));
  assert.is.not(keys.mac('use', 'a', 'b'), keys.mac('use', 'ab'));
  assert.is.not(keys.mac('use', 'a', 'b'), keys.mac('other', 'a', 'b'));
});

test('a key is made once and has to be whole', () => {
  const file = keyFile();
  const sealed = createKeys(file).seal('text', '');
  assert.is(createKeys(file).open(sealed, ''), 'text');
  assert.is(readFileSync(file).length, 32);
  writeFileSync(file, 'short');
  assert.throws(() => createKeys(file), /32 bytes/);
});

test('texts are compared as wholes', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => isSame(a, b) === (a === b)));
  assert.ok(isSame('', ''));
  assert.not.ok(isSame('a', 'aa'));
});

test.run();
