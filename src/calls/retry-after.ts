import type { Refusal } from './define.ts';

/** How long the server asks to wait before the same again, in milliseconds; null where it does not say. */
export function retryAfter(body: unknown): number | null {
  const { retry_after: seconds } = (body ?? {}) as Partial<Refusal>;
  return typeof seconds === 'number' ? seconds * 1000 : null;
}
