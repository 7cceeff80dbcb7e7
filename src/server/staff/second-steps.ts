import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import {
  isSentCode,
  plainCode,
  RECOVERY_CODE_BYTES,
  recoveryCodeOf,
} from '../../server-kernel/recovery-code.ts';
import { base32, stepOf, TOTP_KEY_BYTES, totpUri } from '../../server-kernel/totp.ts';
import { refusal } from '../http/refusal.ts';
import type { User } from '../identity/identity.ts';
import { decrypt, encrypt } from '../keys/sealing.ts';
import type { SecondStepStore } from '../stores/second-step-store.ts';

/** What an authenticator is set up with. */
export interface Enrolment {
  /** Base32, to be typed in. */
  readonly key: string;
  /** The same for a camera. */
  readonly uri: string;
}

const ISSUER = 'Replaybook console';
const RECOVERY_CODES = 8;
const SETUP_MS = 15 * 60 * 1000;
const KEY_BYTES = 32;
/**
 * Codes a user may try, from wherever: who gets as far as that knows the password, so no stranger
 * uses them up. Guessing comes to 240 a day, each right once in 333,333 times.
 */
const CODES = { capacity: 10, perMinute: 1 / 6 };

const contextOf = (userId: string) => `staff-second-step:${userId}`;
const hashOf = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');

export interface SecondStepsOptions {
  readonly store: SecondStepStore;
  /** The server's master key. */
  readonly master: Uint8Array;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The second step of staff: a code of an authenticator, or one of the recovery codes. */
export class SecondSteps {
  readonly #store: SecondStepStore;
  readonly #key: Uint8Array;
  readonly #now: () => number;
  readonly #codes: RateLimit;

  constructor({ store, master, now }: SecondStepsOptions) {
    this.#store = store;
    this.#key = new Uint8Array(hkdfSync('sha256', master, '', 'staff second step', KEY_BYTES));
    this.#now = now;
    this.#codes = new RateLimit({ ...CODES, now });
  }

  async isEnabled(userId: string): Promise<boolean> {
    return ((await this.#store.find(userId))?.enabledAt ?? null) !== null;
  }

  /** Begins to set one up, in place of another that was not finished. */
  async begin({ id, login }: User): Promise<Enrolment> {
    const key = randomBytes(TOTP_KEY_BYTES);
    const sealed = encrypt(this.#key, key, contextOf(id)).toString('base64url');
    if (!(await this.#store.start(id, sealed, this.#now()))) throw refusal(409, 'enabled');
    return { key: base32(key), uri: totpUri(key, login, ISSUER) };
  }

  /**
   * Finishes with the first code; gives the recovery codes, or null where it is wrong or too late.
   * Refused with 429 after too many.
   */
  async finish(userId: string, code: string): Promise<string[] | null> {
    this.#count(userId);
    const begun = await this.#store.find(userId);
    const at = this.#now();
    if (begun === null || begun.enabledAt !== null || at - begun.startedAt > SETUP_MS) return null;
    const step = stepOf(this.#open(userId, begun.sealedKey), plainCode(code), { now: at, last: 0 });
    if (step === null) return null;
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)),
    );
    const { sealedKey } = begun;
    const enabled = { sealedKey, at, step, recoveryHashes: codes.map(hashOf) };
    if (!(await this.#store.enable(userId, enabled))) return null;
    this.#codes.forget(userId);
    return codes;
  }

  /** Whether this is a code that counts now; each counts once. Refused with 429 after too many. */
  async accepts(userId: string, code: string): Promise<boolean> {
    this.#count(userId);
    const isRight = isSentCode(code)
      ? await this.#isTotp(userId, plainCode(code))
      : await this.#store.spendRecovery(userId, hashOf(code));
    if (isRight) this.#codes.forget(userId);
    return isRight;
  }

  async #isTotp(userId: string, code: string): Promise<boolean> {
    const kept = await this.#store.find(userId);
    if (kept === null || kept.enabledAt === null) return false;
    const terms = { now: this.#now(), last: kept.lastStep };
    const step = stepOf(this.#open(userId, kept.sealedKey), code, terms);
    return step !== null && this.#store.spendStep(userId, step);
  }

  #open(userId: string, sealedKey: string): Buffer {
    return decrypt(this.#key, Buffer.from(sealedKey, 'base64url'), contextOf(userId));
  }

  #count(userId: string): void {
    const wait = this.#codes.take(userId);
    if (wait > 0) throw refusal(429, 'too-many-codes', wait);
  }
}
