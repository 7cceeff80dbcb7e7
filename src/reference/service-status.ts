import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { CallReply } from '../calls/table.ts';
import { PAYMENT_METHODS } from '../domain/payments/payments.ts';
import { SERVICES, type Service, type ServiceState } from '../domain/site/service-status.ts';
import type { Beats } from './beats.ts';
import type { SharedDraws } from './casino/draws/shared-draws.ts';
import { houseGames } from './casino/games.ts';
import type { Climate } from './conditions.ts';
import type { Database } from './data/database.ts';
import type { Board } from './line/offer/board.ts';
import { isStale } from './line/play/prices.ts';
import { outageOf } from './payments/sandbox/methods.ts';
import type { Recordings } from './ports.ts';
import { type Courier, nowhere } from './post/courier.ts';

/** Milliseconds for which what was found is told: whoever asks costs nothing until then. */
const KEPT_FOR = 5_000;
/** Milliseconds that a check may take; one that hangs is one that failed. */
const PATIENCE = 2_000;

export interface StatusOptions {
  readonly board: Pick<Board, 'champs'>;
  readonly database: Pick<Database, 'transaction' | 'first'>;
  readonly draws: Pick<SharedDraws, 'around'>;
  readonly climate: Pick<Climate, 'now'>;
  readonly courier: Courier;
  readonly recordings: Recordings | null;
  readonly beats: Pick<Beats, 'isLate'>;
  /** The machine's clock, by which answers are kept. */
  readonly now: () => number;
  readonly warn: (text: string, error?: unknown) => void;
}

type Services = CallReply<'siteStatus'>['services'];

export interface StatusFound {
  readonly checkedAt: number;
  readonly services: Services;
}

/** How each service is at a moment of the site's clock. Never rejects: what throws does not work. */
export type ServiceStatus = (at: number) => Promise<StatusFound>;

type Check = (options: StatusOptions, at: number) => ServiceState | Promise<ServiceState>;

const row = v.object({ one: v.number() });

/** Takes the turn of a writer, and reads: throws where the books cannot be had. */
function assertBooks({ database }: StatusOptions): void {
  database.transaction(() => database.first(row, 'SELECT 1 AS one'));
}

/** Whether news of matches is late: their live markets take no bets then. */
const isInDoubt = ({ climate }: StatusOptions, at: number): boolean =>
  isStale(at, climate.now().doubts);

const sharedGames = houseGames.filter(({ shared }) => shared);

const CHECKS: { readonly [S in Service]: Check } = {
  line: ({ board }, at) => (board.champs(at).length > 0 ? 'works' : 'down'),
  feed(options, at) {
    if (options.beats.isLate('feed')) return 'down';
    return isInDoubt(options, at) ? 'partly' : 'works';
  },
  bets(options, at) {
    assertBooks(options);
    return options.beats.isLate('settling') || isInDoubt(options, at) ? 'partly' : 'works';
  },
  casino(options, at) {
    assertBooks(options);
    const areDrawn = sharedGames.every((game) => options.draws.around(game, at).length > 0);
    return areDrawn && !options.beats.isLate('settling') ? 'works' : 'partly';
  },
  payments(options, at) {
    assertBooks(options);
    const { outages } = options.climate.now();
    const out = PAYMENT_METHODS.filter((way) => outageOf(outages, way, at) !== null);
    if (out.length === PAYMENT_METHODS.length) return 'down';
    return out.length > 0 || options.beats.isLate('payments') ? 'partly' : 'works';
  },
  letters: ({ courier }) => (courier === nowhere ? 'off' : 'works'),
  async recording({ recordings }) {
    if (recordings === null) return 'off';
    await recordings.assertKept?.();
    return 'works';
  },
};

async function inTime(work: ServiceState | Promise<ServiceState>): Promise<ServiceState> {
  const ended = new AbortController();
  const { signal } = ended;
  const tooLate = setTimeout(PATIENCE, undefined, { signal, ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE} ms`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    // Whoever waits no longer is told of nothing.
    tooLate.catch(() => undefined);
    ended.abort();
  }
}

/** Looks at each service where it lives, at most every few seconds, whoever asks. */
export function createServiceStatus(options: StatusOptions): ServiceStatus {
  const broken = new Set<Service>();
  const stateOf = async (service: Service, at: number): Promise<ServiceState> => {
    try {
      const state = await inTime(CHECKS[service](options, at));
      broken.delete(service);
      return state;
    } catch (error) {
      // Said once, not every few seconds for as long as it lasts.
      if (!broken.has(service)) options.warn(`${service} does not work`, error);
      broken.add(service);
      return 'down';
    }
  };
  const look = async (checkedAt: number): Promise<StatusFound> => {
    const found = SERVICES.map(async (service) => [service, await stateOf(service, checkedAt)]);
    return { checkedAt, services: Object.fromEntries(await Promise.all(found)) };
  };
  let last: { readonly since: number; readonly found: Promise<StatusFound> } | null = null;
  return (at) => {
    const now = options.now();
    if (last === null || now - last.since >= KEPT_FOR || now < last.since) {
      last = { since: now, found: look(at) };
    }
    return last.found;
  };
}
