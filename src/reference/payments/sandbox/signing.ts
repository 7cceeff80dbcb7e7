import * as v from 'valibot';
import { finite } from '../../../kernel/numbers.ts';
import { POLICY } from '../../policy.ts';
import { isSame } from '../../secrets/equal.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { ProviderReport, RawNotice, ReadNotice } from '../provider.ts';

const SIGNATURE = /^t=(\d{1,15}),v1=([\w-]{43})$/;

const report = v.object({
  payment: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  state: v.picklist(['pending', 'succeeded', 'refused', 'cancelled', 'expired', 'charged-back']),
  amount: finite,
  iso: v.string(),
});

const macOf = (keys: Keys, at: string, id: string, body: string) =>
  keys.mac('sandbox-pay notice', at, id, body);

/** A notification, signed at this moment: its time, its number and its text. */
export function signedNotice(keys: Keys, id: string, told: ProviderReport, now: number): RawNotice {
  const body = JSON.stringify(told);
  return { id, body, signature: `t=${now},v1=${macOf(keys, String(now), id, body)}` };
}

/** What a notification says, if the sandbox signed it, and not long ago. */
export function readNotice(
  keys: Keys,
  { id, signature, body }: RawNotice,
  now: number,
): ReadNotice {
  const [, at = '', mac = ''] = SIGNATURE.exec(signature) ?? [];
  if (mac === '' || !isSame(mac, macOf(keys, at, id, body))) return { problem: 'signature' };
  if (Math.abs(now - Number(at)) > POLICY.payments.notice) return { problem: 'stale' };
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), report), body);
  return read.success ? { report: read.output } : { problem: 'malformed' };
}
