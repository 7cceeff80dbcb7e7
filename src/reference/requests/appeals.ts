import { LIMIT_TYPE } from '../../domain/limits/limits.ts';
import { type BarringDecision, mayAppeal } from '../../domain/payments/appeals.ts';
import { APPEAL_TOPIC } from '../../domain/payments/request-topics.ts';
import type { SiteConfigByName } from '../../domain/site/config.ts';
import type { Climate } from '../conditions.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import { banLevelOf } from '../user/ban-level.ts';
import type { RequestStore } from './request-store.ts';

export interface AppealsOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly climate: Climate;
  readonly limitStore: Pick<LimitStore, 'limits'>;
  readonly requestStore: Pick<RequestStore, 'lastOf'>;
}

type Barring = BarringDecision & { readonly mayAppeal: boolean };

/** Appeals against what keeps players from playing. */
export interface Appeals {
  /** What keeps a player from playing, and whether they may appeal; null where nothing does. */
  barring(userId: string, now: number): Barring | null;
}

/** Puts appeals together. */
export function createAppeals(options: AppealsOptions): Appeals {
  const { climate, limitStore, requestStore } = options;
  const ban = (userId: string): BarringDecision | null => {
    if (banLevelOf(options, userId) === 0) return null;
    const since = climate.now().players[userId]?.banned_at ?? null;
    return { decision: 'ban', since, until: null };
  };
  const exclusion = (userId: string, now: number): BarringDecision | null => {
    const held = limitStore.limits(userId).find(({ type }) => type === LIMIT_TYPE.exclusion);
    if (held?.state !== 'ACTIVE') return null;
    const inMs = (seconds: number | null) => (seconds === null ? null : seconds * 1000);
    const [since, until] = [inMs(held.started_at), inMs(held.ends_at)];
    return until !== null && until <= now ? null : { decision: 'exclusion', since, until };
  };
  return {
    barring(userId, now) {
      const decided = ban(userId) ?? exclusion(userId, now);
      const last = requestStore.lastOf(userId, APPEAL_TOPIC.id);
      return decided && { ...decided, mayAppeal: mayAppeal(decided, last) };
    },
  };
}
