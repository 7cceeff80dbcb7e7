import * as argon2 from '@node-rs/argon2';
import { FairLine } from '../../server-kernel/fair-line.ts';
import { widerNetworks } from '../../server-kernel/network.ts';
import { NetworkLimit } from '../../server-kernel/network-limit.ts';
import { refusal } from '../http/refusal.ts';

/** How much work a password hash is, in argon2id's terms; the default is the library's. */
export interface PasswordWork {
  readonly memoryCost?: number;
  readonly timeCost?: number;
}

/** Who has a password hashed or checked. */
export interface AskedBy {
  /** As `networkOf` gives it; where it is not known, whoever asks has a turn of their own. */
  readonly network?: string;
  /** At the console, which waits for nobody who plays. */
  readonly isStaff?: boolean;
}

/** Wrong passwords from a network after which it comes after all others, until some are forgotten. */
const FAILURES = { capacity: 20, perMinute: 5 };
/** How many are worked on at once, and how many may wait. */
const LINES = {
  players: { atOnce: 2, waiting: 200 },
  staff: { atOnce: 1, waiting: 50 },
} as const;

/** Hashes and checks passwords, a few at once: each takes memory and a thread of the pool. */
export interface Passwords {
  hash(password: string, by?: AskedBy): Promise<string>;
  /**
   * The place of the first hash that is of the password; -1 without one. What is null is nobody's,
   * takes as long as a hash, and is never right. All of them take one turn.
   */
  match(
    password: string,
    passwordHashes: readonly (string | null)[],
    by?: AskedBy,
  ): Promise<number>;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * A line in which networks take turns, those with many wrong passwords after all others. Where there
 * is no room, whoever came last of the network with most gives way.
 */
class Line {
  readonly #limits: { readonly atOnce: number; readonly waiting: number };
  readonly #usual = new FairLine<Waiting>();
  readonly #last = new FairLine<Waiting>();
  #running = 0;

  constructor(limits: { readonly atOnce: number; readonly waiting: number }) {
    this.#limits = limits;
  }

  async inTurn<T>(path: readonly string[], isLast: boolean, task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#wait(path, isLast);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#usual.next() ?? this.#last.next();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait(path: readonly string[], isLast: boolean): Promise<void> {
    const waiting = new Promise<void>((begin, refuse) => {
      (isLast ? this.#last : this.#usual).add(path, { begin, refuse });
    });
    if (this.#usual.size + this.#last.size > this.#limits.waiting) {
      const gone = this.#last.giveWay() ?? this.#usual.giveWay();
      gone?.refuse(refusal(503, 'busy', 1));
    }
    return waiting;
  }
}

/** The groups of a `FairLine` that somebody is in. Those of unknown networks are none together. */
function createPaths(): (network: string | undefined) => string[] {
  let unknown = 0;
  return (network) => {
    if (network === undefined) {
      unknown += 1;
      return [`unknown ${unknown}`];
    }
    const wider = widerNetworks(network).map((one) => one.network);
    return [...wider.reverse(), network];
  };
}

export function createPasswords({
  work = {},
  now,
  hashing: { hash, verify } = argon2,
}: {
  readonly work?: PasswordWork | undefined;
  readonly now: () => number;
  /** Who does the work; a thread of the pool each. */
  readonly hashing?: Pick<typeof argon2, 'hash' | 'verify'>;
}): Passwords {
  const players = new Line(LINES.players);
  const staff = new Line(LINES.staff);
  const pathOf = createPaths();
  const failures = new NetworkLimit({ ...FAILURES, now });
  const lineOf = ({ isStaff = false }: AskedBy) => (isStaff ? staff : players);
  const nobodys = hash('nobody', work);
  nobodys.catch(() => {});
  const firstOf = async (password: string, passwordHashes: readonly (string | null)[]) => {
    let found = -1;
    // All of them, also after the right one: how long it takes tells nothing.
    for (const [place, one] of passwordHashes.entries()) {
      const isRight = await verify(one ?? (await nobodys), password);
      if (isRight && one !== null && found === -1) found = place;
    }
    return found;
  };
  return {
    hash: (password, by = {}) =>
      lineOf(by).inTurn(pathOf(by.network), false, () => hash(password, work)),
    async match(password, passwordHashes, by = {}) {
      const { network } = by;
      const isLast = network !== undefined && failures.isExhausted(network);
      const check = () => firstOf(password, passwordHashes);
      const found = await lineOf(by).inTurn(pathOf(network), isLast, check);
      if (found === -1 && network !== undefined) failures.take(network);
      return found;
    },
  };
}
