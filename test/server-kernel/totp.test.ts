import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { base32, hotp, stepAt, stepOf, totpUri } from '../../src/server-kernel/totp.ts';

const test = suite('one-time passwords by time');

const key = Buffer.from('12345678901234567890');

test('codes are those of RFC 4226, appendix D', () => {
  const expected = ['755224', '287082', '359152', '969429', '338314', '254676', '287922'];
  assert.equal(
    expected.map((_, counter) => hotp(key, counter)),
    expected,
  );
});

test('codes are those of RFC 6238, appendix B', () => {
  const cases: readonly [number, string][] = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ];
  for (const [seconds, code] of cases) {
    assert.is(hotp(key, stepAt(seconds * 1000), 8), code);
  }
});

test('a key is written as in RFC 4648', () => {
  const cases = [
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const;
  for (const [text, expected] of cases) assert.is(base32(Buffer.from(text)), expected);
});

test('a code counts one step early and late, and no step twice', () => {
  const now = 1_234_567_890_000;
  const step = stepAt(now);
  for (const shift of [-2, -1, 0, 1, 2]) {
    const found = stepOf(key, hotp(key, step + shift), { now, last: 0 });
    assert.is(found, Math.abs(shift) <= 1 ? step + shift : null);
  }
  assert.is(stepOf(key, hotp(key, step), { now, last: step }), null);
  assert.is(stepOf(key, hotp(key, step + 1), { now, last: step }), step + 1);
  assert.is(stepOf(key, hotp(key, step - 1), { now, last: step }), null);
});

test('nothing but the code is taken', () => {
  const now = 59_000;
  fc.assert(
    fc.property(fc.string(), (code) => {
      const right = [0, 1, 2].map((step) => hotp(key, step));
      assert.is(stepOf(key, code, { now, last: -1 }) !== null, right.includes(code));
    }),
  );
});

test('an authenticator can read whose key it is', () => {
  const uri = new URL(totpUri(key, 'a b@example.test', 'My site'));
  assert.is(uri.protocol, 'otpauth:');
  assert.is(uri.searchParams.get('secret'), base32(key));
  assert.is(uri.searchParams.get('issuer'), 'My site');
  assert.match(uri.href, 'My%20site:a%20b%40example.test');
});

test.run();
