import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isVerified,
  needOf,
  standingOf,
  verificationGroup,
} from '../../../src/domain/verification/standing.ts';
import {
  documentType,
  MOST_BYTES,
  uploadRefusal,
} from '../../../src/domain/verification/uploading.ts';
import { MOST_WAITING } from '../../../src/domain/verification/verification.ts';

const test = suite('verification');

const bytes = (...values: (number | string)[]) =>
  new Uint8Array(values.flatMap((one) => (typeof one === 'string' ? [...Buffer.from(one)] : one)));

test('a file is what its first bytes say', () => {
  assert.is(documentType(bytes(0xff, 0xd8, 0xff, 0xe0)), 'jpeg');
  assert.is(documentType(bytes(0x89, 'PNG\r\n', 0x1a, '\n', 'rest')), 'png');
  assert.is(documentType(bytes('%PDF-1.7')), 'pdf');
});

test('anything else is none of the types, however near it comes', () => {
  const pages = ['<svg onload=x>', 'GIF89a', 'PK\u0003\u0004', 'MZ', '<html>', ' %PDF-1.7', '%PDF'];
  for (const text of pages) assert.is(documentType(bytes(text)), null, text);
  assert.is(documentType(bytes()), null);
  assert.is(documentType(bytes(0xff, 0xd8)), null);
  assert.is(documentType(bytes(0x89, 'PNG\n\n', 0x1a, '\n')), null);
});

test('a document is refused for the first thing that keeps it from being sent', () => {
  const good = { size: 1, type: 'png', waiting: 0 } as const;
  assert.is(uploadRefusal(good), null);
  assert.is(uploadRefusal({ ...good, size: MOST_BYTES, waiting: MOST_WAITING - 1 }), null);
  assert.is(uploadRefusal({ ...good, size: 0 }), 'empty');
  assert.is(uploadRefusal({ ...good, size: MOST_BYTES + 1, type: null }), 'too-large');
  assert.is(uploadRefusal({ ...good, type: null }), 'wrong-type');
  assert.is(uploadRefusal({ ...good, size: 0, waiting: MOST_WAITING }), 'too-many');
});

test('what is approved stands, whatever came after; else what waits, else the newest', () => {
  const passport = (state: 'approved' | 'waiting' | 'refused' | 'expired' | 'withdrawn') =>
    ({ kind: 'passport', state }) as const;
  assert.is(standingOf('identity', []), 'missing');
  assert.is(standingOf('identity', [passport('withdrawn')]), 'missing');
  assert.is(standingOf('identity', [passport('refused'), passport('expired')]), 'refused');
  assert.is(standingOf('identity', [passport('refused'), passport('waiting')]), 'waiting');
  assert.is(standingOf('identity', [passport('waiting'), passport('approved')]), 'approved');
  assert.is(standingOf('address', [passport('approved')]), 'missing');
});

test('who somebody is and where they live make them verified, a way to pay does not', () => {
  const approved = (kind: Parameters<typeof needOf>[0]) => ({ kind, state: 'approved' }) as const;
  assert.not(isVerified([approved('passport'), approved('payment')]));
  assert.not(isVerified([approved('address'), { kind: 'passport', state: 'waiting' }]));
  for (const kind of ['identity-card', 'passport', 'driving-licence'] as const) {
    assert.is(needOf(kind), 'identity');
    assert.ok(isVerified([approved(kind), approved('address')]), kind);
  }
});

test('how it stands with all of it, in a word', () => {
  const passport = (state: 'approved' | 'waiting' | 'refused' | 'expired' | 'withdrawn') =>
    ({ kind: 'passport', state }) as const;
  const bill = (state: 'approved' | 'waiting' | 'expired') => ({ kind: 'address', state }) as const;
  assert.is(verificationGroup([]), '');
  assert.is(verificationGroup([passport('withdrawn')]), '');
  assert.is(verificationGroup([passport('approved')]), '', 'where they live is not known');
  assert.is(verificationGroup([passport('approved'), bill('expired')]), 'refused');
  assert.is(verificationGroup([passport('refused'), bill('waiting')]), 'waiting');
  assert.is(verificationGroup([passport('approved'), bill('approved')]), 'approved');
});

test.run();
