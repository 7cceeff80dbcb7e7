/** Why the server refused a payment, by the code it says. */
const REASONS = {
  '1009': 'excluded',
  '1801': 'paused',
  '1802': 'limit-missing',
  '1803': 'limit-reached',
  '1804': 'no-account',
  '1805': 'bonus-account',
  '1806': 'no-method',
  '1807': 'amount',
  '1808': 'not-enough-money',
  '1809': 'other-method-first',
  '1810': 'verification-due',
  '1813': 'banned',
  '1814': 'out-of-service',
  '1815': 'identification-due',
} as const;

export type ServerPaymentRefusal = (typeof REASONS)[keyof typeof REASONS];

export const SERVER_PAYMENT_REFUSALS: readonly ServerPaymentRefusal[] = Object.values(REASONS);

const byCode: ReadonlyMap<string, ServerPaymentRefusal> = new Map(Object.entries(REASONS));

/** What a code of a refusal means for a payment; null for one that says nothing of the policy. */
export function paymentRefusalOf(code: string): ServerPaymentRefusal | null {
  return byCode.get(code) ?? null;
}
