import * as assert from 'uvu/assert';
import { base32, hotp, stepAt } from '../../../src/server-kernel/totp.ts';
import { fromBase32 } from '../../support/base32.ts';
import { encoded, type Harness } from './harness.ts';
import { PASSWORD } from './identity.ts';
import { visitorOf } from './visitor.ts';

/** What an authenticator with this key shows. */
export const authenticatorCode = (key: string, now: number) => hotp(fromBase32(key), stepAt(now));

/** A player who has just switched an authenticator on as the second step. */
export async function withAuthenticator(harness: Harness) {
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const { body } = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: encoded(PASSWORD) },
  });
  const { key = '' } = body;
  assert.is(base32(fromBase32(key)), body.key);
  const codeNow = () => authenticatorCode(key, harness.clock.now);
  const enabled = await visitor.call('twoStepEnable', { body: { code: codeNow() } });
  return { visitor, codeNow, recoveryCodes: enabled.body.recoveryCodes, uri: body.uri ?? '' };
}
