import type { CashOrder } from '../../../domain/payments/payments.ts';
import { POLICY } from '../../policy.ts';
import { isSame } from '../../secrets/equal.ts';
import type { Keys } from '../../secrets/keys.ts';
import type { SandboxRow } from './sandbox-store.ts';

export const DESK_PATH = '/reference-api/v1/sandbox-desk';

/** Where cash is paid in. */
export const DESK = { name: 'Team cash, demonstration desk', address: 'Grafton Street 1, Dublin' };

/** Digits after the number of the payment, by which a slip of the pen is told from another order. */
const CHECK = 4;

function checkOf(keys: Keys, payment: string): string {
  const mac = Buffer.from(keys.mac('sandbox-pay desk', payment), 'base64url');
  return String(mac.readUInt32BE(0) % 10 ** CHECK).padStart(CHECK, '0');
}

/** What is told at the desk for an order. */
export function cashOrderOf(
  keys: Keys,
  { payment, created_at }: Pick<SandboxRow, 'payment' | 'created_at'>,
  origin: string,
): CashOrder {
  const digits = payment + checkOf(keys, payment);
  return {
    code: digits.replace(/\d{4}(?=\d)/g, '$& '),
    desk: DESK.name,
    address: DESK.address,
    url: origin + DESK_PATH,
    expiresAt: created_at + POLICY.payments.cash,
  };
}

/** The payment that a code is for; null where it is none. */
export function paymentOfCode(keys: Keys, code: string): string | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{5,19}$/.test(digits)) return null;
  const payment = digits.slice(0, -CHECK);
  return isSame(digits.slice(-CHECK), checkOf(keys, payment)) ? payment : null;
}
