import { base32 } from './totp.ts';

/** Random bytes of a recovery code, which stands in for an authenticator that was lost. */
export const RECOVERY_CODE_BYTES = 10;

/** The code of random bytes, in groups as people write them down: ABCD-EFGH-IJKL-MNOP. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return base32(bytes).replace(/(.{4})(?=.)/g, '$1-');
}

/** A code as it is compared: it is read off a screen or paper, case and gaps make no difference. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether this has the form of a code of an authenticator or an SMS; a recovery code has not. */
export function isSentCode(code: string): boolean {
  return /^\s*\d{6}\s*$/.test(code);
}
