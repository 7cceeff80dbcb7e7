import { Refused } from './refusal.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Throws unless a key that makes a call idempotent can be told from others and kept. */
export function assertIdempotencyKey(key: string): void {
  if (KEY.test(key)) return;
  const detail = '1 to 200 printable characters without spaces';
  throw new Refused('400', [{ pointer: '/headers/idempotency-key', detail }]);
}
