import mitt, { type Emitter } from 'mitt';
import * as v from 'valibot';
import { couponEvents } from '../events/coupon.ts';
import { normalCopy } from '../kernel/normal-form.ts';
import { schemaProblem } from '../kernel/schema-problem.ts';

/** What sub-applications say to the host, and the host to them, under the specification's names. */
export type HostEvents = {
  /** A sub-application asks to put a selection into the coupon. Checked before it is believed. */
  couponAddBet: unknown;
  /** The coupon as it stands now. */
  couponUpdate: { readonly marketIds: readonly string[]; readonly isOpen: boolean };
};

export function createHostBus(): Emitter<HostEvents> {
  return mitt<HostEvents>();
}

const addBet = couponEvents['coupon.betAdded'].data;

/** Decodes what a sub-application sent as couponAddBet; the problem in words if it does not fit. */
export function decodeAddBet(
  message: unknown,
): { readonly data: v.InferOutput<typeof addBet> } | { readonly problem: string } {
  const normal = normalCopy(message);
  if (!normal.ok) return { problem: normal.error };
  const parsed = v.safeParse(addBet, normal.value);
  if (parsed.success) return { data: parsed.output };
  return { problem: schemaProblem(parsed.issues) };
}
