import { loginKey } from '../../domain/auth/login-key.ts';
import { NetworkLimit } from '../../server-kernel/network-limit.ts';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import { refusal } from '../http/refusal.ts';

/** From one network, whatever the login. */
const NETWORK = { capacity: 30, perMinute: 10 };
/** Of one login, from one network: whoever tries elsewhere makes its owner wait no longer. */
const LOGIN = { capacity: 10, perMinute: 2 };

/** A try that was counted. */
export interface PasswordTry {
  /** It was a good one. */
  forgive(): void;
}

/** Counts tries at passwords before they are made; refused with 429 where one has to wait. */
export class PasswordTries {
  readonly #networks: NetworkLimit;
  readonly #logins: RateLimit;

  constructor(now: () => number) {
    this.#networks = new NetworkLimit({ ...NETWORK, now });
    this.#logins = new RateLimit({ ...LOGIN, now });
  }

  take(login: string, network: string): PasswordTry {
    const key = `${network} ${loginKey(login)}`;
    const wait = this.#networks.take(network) || this.#logins.take(key);
    if (wait > 0) throw refusal(429, 'too-many-attempts', wait);
    return { forgive: () => this.#logins.forget(key) };
  }
}
