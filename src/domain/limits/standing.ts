import type { BarredSports } from '../line/barred-sports.ts';
import { configured, type SiteConfigByName } from '../site/config.ts';
import { type IdentityFlags, isDepositBarred } from '../verification/identification.ts';
import { jurisdictionOf } from './jurisdiction.ts';
import type { TimedLimit } from './limits.ts';
import { barriersOf, type Standing } from './may-player.ts';

/** What the site knows of who plays and of their limits; its read models are this. */
export interface KnownOfPlayer {
  readonly limits: {
    readonly status: 'empty' | 'loading' | 'ready' | 'failed';
    readonly limits: readonly TimedLimit[];
    /** No time of the day's is left. */
    readonly isTimeUp: boolean;
  };
  readonly session: { readonly status: 'unknown' | 'guest' | 'player' };
  readonly user: {
    readonly config:
      | (IdentityFlags & Partial<BarredSports> & { readonly ban_level: number })
      | null;
  };
  readonly config: { readonly values: Partial<SiteConfigByName> };
}

function playerOf({ session, user: { config } }: KnownOfPlayer): Standing['player'] {
  if (session.status !== 'player') return session.status;
  if ((config?.ban_level ?? 0) > 0) return 'banned';
  return isDepositBarred(config) ? 'unidentified' : 'player';
}

function limitsOf({ limits, config }: KnownOfPlayer) {
  if (limits.status === 'failed') return 'unreachable';
  if (limits.status !== 'ready') return 'unknown';
  const { required } = jurisdictionOf(configured(config.values, 'jurisdiction'));
  return { ...barriersOf(limits.limits, required), isTimeUp: limits.isTimeUp };
}

/** Who plays and what keeps them from what, as far as the site knows: what `mayPlayer` asks. */
export function standingOf(known: KnownOfPlayer) {
  return { player: playerOf(known), limits: limitsOf(known) } satisfies Standing;
}
