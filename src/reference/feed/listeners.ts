import { type Holder, Quota, type QuotaLimits } from '../../server-kernel/quota.ts';
import { Refused } from '../http/refusal.ts';
import type { Listener } from './listener.ts';

/** What listeners are counted by: a browser may leave out its visit, but not its network. */
export type CountedBy = 'network' | 'visit' | 'player';

/**
 * A page listens once; a browser has a few of them. Whole companies, and whole mobile networks,
 * share one address; twenty of those that listen as much as they may are everybody. Of IPv6 that is a
 * /64; the networks around it have as many times more as for anything else.
 */
const LIMITS: QuotaLimits<CountedBy> = {
  total: 10_000,
  each: { network: 500, visit: 30, player: 30 },
};
/** Seconds after which another try may find room. */
const RETRY_AFTER = 5;

/** Everybody who listens. */
export interface Listeners {
  readonly listeners: ReadonlySet<Listener>;
  /** Lets a listener in until its stream closes, or refuses it where there is no room for it. */
  admit(holder: Holder<CountedBy>, open: () => Listener): Listener;
  /** Ends a stream. */
  end(listener: Listener): void;
}

export function createListeners(limits = LIMITS): Listeners {
  const quota = new Quota(limits);
  const listeners = new Set<Listener>();
  return {
    listeners,
    admit(holder, open) {
      const place = quota.take(holder);
      if (!place.ok) {
        const code = place.error === 'total' ? '503' : '429';
        throw new Refused(code, [{}], { retryAfter: RETRY_AFTER });
      }
      try {
        const listener = open();
        listeners.add(listener);
        listener.stream.once('close', () => {
          listeners.delete(listener);
          place.value();
        });
        return listener;
      } catch (error) {
        place.value();
        throw error;
      }
    },
    end(listener) {
      listeners.delete(listener);
      // Who does not read would not come to the end.
      if (listener.stream.readableLength > 0) listener.stream.destroy();
      else listener.stream.push(null);
    },
  };
}
