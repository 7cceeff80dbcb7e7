import type { CallReply } from '../../calls/table.ts';
import {
  FRIENDS_DAYS,
  type FriendsFacts,
  friendReward,
  friendsCollectRefusal,
  friendsRefusal,
  MOST_FRIENDS,
} from '../../domain/accounts/friends.ts';
import type { FriendsRefusal } from '../../domain/accounts/friends-refusals.ts';
import { CODE_LENGTH } from '../../domain/coupon/code.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { DAY } from '../../domain/time/day.ts';
import { cookieIn } from '../../server-kernel/cookie-header.ts';
import type { Database } from '../data/database.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { PlayTime } from '../limits/play-time.ts';
import type { Withholding } from '../limits/withheld.ts';
import type { Accounts } from '../money/accounts.ts';
import { offeredCurrency } from '../money/currencies.ts';
import type { Ledger } from '../money/ledger.ts';
import type { Keys } from '../secrets/keys.ts';
import type { Verification } from '../verification/verification.ts';
import { createFriendsStore, type FriendReward } from './friends-store.ts';

export interface FriendsOptions {
  readonly database: Database;
  readonly keys: Pick<Keys, 'mac'>;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly limits: Pick<Limits, 'barriers'>;
  readonly playTime: Pick<PlayTime, 'left'>;
  readonly jurisdiction: Jurisdiction;
  readonly isBanned: (userId: string) => boolean;
  readonly withheld: Withholding;
  readonly verification: Pick<Verification, 'isVerified'>;
}

/** Friends whom players brought by a link of theirs. */
export interface Friends {
  tell(userId: string, now: number): CallReply<'friends'>;
  /** Pays what friends brought, once each; throws a refusal where it may not be. */
  collect(userId: string, key: string, now: number): CallReply<'friendsCollect'>;
  /** Notes who brought a new player, by the cookie that their link left; nothing without one. */
  bring(userId: string, cookies: string | undefined, now: number): void;
}

/** The cookie in which the link's code is kept. */
const COOKIE = 'ref_id';

const CODES: Readonly<Record<FriendsRefusal, RefusalCode>> = {
  waiting: '500',
  'not-offered': '1114',
  nothing: '1115',
};

const rewardOf = ({ friends, amount, iso, at }: FriendReward): CallReply<'friendsCollect'> => ({
  ...{ friends, amount, currency: iso, collectedAt: at },
});

/** What is known of a player's friends, as the server knows it. */
function knowing(options: FriendsOptions, store: ReturnType<typeof createFriendsStore>) {
  const { limits, playTime, jurisdiction, isBanned, withheld, verification } = options;
  /** Those who were proved to be who they say, and of them who may bring something now. */
  const friendsOf = (userId: string, now: number) => {
    const proved = store
      .of(userId)
      .filter((friend) => verification.isVerified(friend.user_id, now));
    const left = Math.max(0, MOST_FRIENDS - store.rewardedSince(userId, now - FRIENDS_DAYS * DAY));
    const due = proved.filter(({ reward_id }) => reward_id === null).slice(0, left);
    return { proved, left, due };
  };
  const factsOf = (userId: string, due: number, now: number): FriendsFacts => {
    const barriers = limits.barriers(userId, jurisdiction.required, now);
    return {
      standing: {
        player: isBanned(userId) ? 'banned' : 'player',
        limits: { ...barriers, isTimeUp: playTime.left(userId, now) === 0 },
      },
      isOffered: withheld(userId, now) === null,
      due,
    };
  };
  return { friendsOf, factsOf };
}

/** Where it is paid to, and how much for each. */
function mainAccount({ accounts }: FriendsOptions, userId: string) {
  const account = accounts.list(userId).find(({ purpose }) => purpose === 'main');
  if (!account) throw new Error('a player without a main account');
  return { ...account, reward: friendReward(offeredCurrency(account.iso).minBet) };
}

/** Puts it together. */
export function createFriends(options: FriendsOptions): Friends {
  const { database, keys, ledger } = options;
  const store = createFriendsStore(database, keys);
  const { friendsOf, factsOf } = knowing(options, store);
  return {
    tell: (userId, now) =>
      database.transaction(() => {
        const { proved, left, due } = friendsOf(userId, now);
        const { iso, reward } = mainAccount(options, userId);
        const isOffered = friendsRefusal(factsOf(userId, due.length, now)) === null;
        return {
          ...{ isOffered, currency: iso, reward, left, due: due.length },
          code: isOffered ? store.code(userId) : null,
          joined: store.count(userId),
          proved: proved.length,
          rewards: store.rewards(userId).map(rewardOf),
        };
      }),
    collect: (userId, key, now) =>
      database.transaction(() => {
        const known = store.ofKey(userId, key);
        if (known) return rewardOf(known);
        const { due } = friendsOf(userId, now);
        const refusal = friendsCollectRefusal(factsOf(userId, due.length, now));
        if (refusal !== null) throw new Refused(CODES[refusal]);
        const { id: to, iso, reward } = mainAccount(options, userId);
        const paid = { iso, amount: reward * due.length, at: now };
        const id = store.reward(userId, key, due, paid);
        const from = ledger.house('bonuses', iso, now);
        const { amount } = paid;
        ledger.transfer({ kind: 'friends', reference: String(id), from, to, amount, at: now });
        return rewardOf({ id, friends: due.length, ...paid });
      }),
    bring(userId, cookies, now) {
      const code = cookieIn(cookies, COOKIE);
      if (code?.length !== CODE_LENGTH) return;
      const by = store.ownerOf(code);
      if (by !== null && by !== userId) store.add(userId, by, now);
    },
  };
}
