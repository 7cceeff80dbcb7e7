import * as v from 'valibot';
import { mayStart, stakeCap } from '../../domain/casino/pace.ts';
import type { Jurisdiction, JurisdictionName } from '../../domain/limits/jurisdiction.ts';
import { chosenRealityCheck } from '../../domain/limits/limits.ts';
import { mayPlayer } from '../../domain/limits/may-player.ts';
import { POINTS } from '../../domain/money/points.ts';
import type { Database } from '../data/database.ts';
import type { Limits } from '../limits/limits.ts';
import type { PlayTime } from '../limits/play-time.ts';
import type { RealityChecks } from '../limits/reality-checks.ts';
import { DAY } from '../policy.ts';
import type { Paces } from './paces.ts';
import type { Refusal } from './refusal.ts';
import type { Debit } from './wallet/wallet.ts';

export interface ProtectionOptions {
  readonly database: Database;
  readonly limits: Limits;
  readonly playTime: Pick<PlayTime, 'left'>;
  readonly realityChecks: Pick<RealityChecks, 'dueIn'>;
  readonly paces: Pick<Paces, 'of'>;
  readonly profile: JurisdictionName;
  readonly jurisdiction: Jurisdiction;
  readonly isBanned: (userId: string) => boolean;
  /** Whether the central register has them as playing at another provider, where it is asked. */
  readonly isActiveElsewhere: (userId: string) => boolean;
  /** In years; of whom that is not known, the least there is. */
  readonly ageOf: (userId: string, now: number) => number;
}

const openRow = v.object({ round: v.string(), game: v.string() });

/** So long a provider may repeat what ends a round: then a person looks, and the player plays on. */
const AWAITED = DAY;

const OPEN_PERSONAL = `
  SELECT round, game FROM wallet_rounds
  WHERE user_id = ? AND closed_at IS NULL AND is_personal = 1
    AND (provider = 'house' OR opened_at > ?) LIMIT 1`;

/** Who they are, and what they set for themselves. */
function playerRefusal(options: ProtectionOptions, userId: string, now: number): Refusal | null {
  const { limits, playTime, jurisdiction, isBanned, isActiveElsewhere } = options;
  if (isActiveElsewhere(userId)) return { rule: 'active-elsewhere' };
  const forbidden = mayPlayer('play', {
    player: isBanned(userId) ? 'banned' : 'player',
    limits: {
      ...limits.barriers(userId, jurisdiction.required, now),
      isTimeUp: playTime.left(userId, now) === 0,
    },
  });
  if (forbidden === null) return null;
  const { rule, until } = forbidden;
  switch (rule) {
    case 'banned':
    case 'excluded':
    case 'time-up':
    case 'limit-missing':
      return { rule, ...(until === null ? {} : { until }) };
    default:
      // Who is here is signed in, and their limits are at hand.
      return { rule: 'session-ended' };
  }
}

/** The pace that the place allows. */
function paceRefusal(options: ProtectionOptions, debit: Debit, now: number): Refusal | null {
  const { paces, profile, ageOf } = options;
  const { session, game, amount } = debit;
  const played = paces.of(session.userId, now);
  const age = ageOf(session.userId, now);
  const asked = { profile, kind: game.kind, age, currency: session.iso };
  const verdict = mayStart({
    ...{ ...asked, ...played, now, stake: amount },
    // A shared draw comes when it comes.
    lastStartedAt: game.isShared ? null : played.lastStartedAt,
  });
  if (verdict.ok) return null;
  const { reason: rule } = verdict;
  if (rule === 'stake') return { rule, bound: stakeCap(asked) ?? 0 };
  return 'waitMs' in verdict ? { rule, wait: verdict.waitMs } : { rule };
}

function realityCheckRefusal(
  { limits, realityChecks, jurisdiction }: ProtectionOptions,
  userId: string,
  now: number,
): Refusal | null {
  const minutes = chosenRealityCheck(limits.list(userId, now)) ?? jurisdiction.realityCheckMinutes;
  if (minutes === null || realityChecks.dueIn(userId, minutes, now) > 0) return null;
  return { rule: 'reality-check' };
}

/** What limits leave, over sport and games together; points are no money, and count in none. */
function limitRefusal(
  { limits, jurisdiction: { required } }: ProtectionOptions,
  { session: { userId, iso }, amount }: Debit,
  now: number,
): Refusal | null {
  if (iso === POINTS) return null;
  const { room } = limits.staking(userId, iso, required, now);
  if (room === null || amount <= room) return null;
  const word = limits.refusing(userId, 'limit-reached', { iso, amount, required }, now);
  return { rule: 'limit', bound: room, ...word };
}

/** One personal game at a time, and one round of it. */
function openRefusal(
  { database }: ProtectionOptions,
  { session, game }: Debit,
  now: number,
): Refusal | null {
  if (game.isShared) return null;
  const open = database.first(openRow, OPEN_PERSONAL, session.userId, now - AWAITED);
  if (!open) return null;
  const rule = open.game === game.name ? 'round-open' : 'other-game-open';
  return { rule, roundId: open.round };
}

/**
 * What keeps a player from this stake, whatever money there is: null, or the first of it. Of a further
 * stake within a round, its pace and its being open are no questions; all else is.
 */
export function debitRefusal(
  options: ProtectionOptions,
  debit: Debit,
  isFirst: boolean,
  now: number,
): Refusal | null {
  const { userId } = debit.session;
  return (
    playerRefusal(options, userId, now) ??
    realityCheckRefusal(options, userId, now) ??
    (isFirst ? (openRefusal(options, debit, now) ?? paceRefusal(options, debit, now)) : null) ??
    limitRefusal(options, debit, now)
  );
}
