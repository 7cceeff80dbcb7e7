import { hash, verify } from '@node-rs/argon2';
import { refusal } from '../http/refusal.ts';

/** How much work a password hash is, in argon2id's terms; the default is the library's. */
export interface PasswordWork {
  readonly memoryCost?: number;
  readonly timeCost?: number;
}

const AT_ONCE = 2;
const WAITING_LIMIT = 200;

/** Hashes and checks passwords, a few at once: each takes memory and a thread of the pool. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash to compare with, takes as long as with one and answers false. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

export function createPasswords(work: PasswordWork = {}): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  const inTurn = async <T>(task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= WAITING_LIMIT) throw refusal(503, 'busy', 1);
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place goes to whoever waits longest, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  const nobodys = hash('nobody', work);
  nobodys.catch(() => {});
  return {
    hash: (password) => inTurn(() => hash(password, work)),
    matches: (password, passwordHash) =>
      inTurn(async () => {
        const found = await verify(passwordHash ?? (await nobodys), password);
        return found && passwordHash !== null;
      }),
  };
}
