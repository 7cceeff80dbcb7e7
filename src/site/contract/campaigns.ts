import { collectRefusal, joinRefusal, takesPart } from '../../domain/accounts/cashback.ts';
import { cashbackFacts } from '../../domain/accounts/cashback-facts.ts';
import { friendsCollectRefusal, friendsRefusal } from '../../domain/accounts/friends.ts';
import { friendsFacts } from '../../domain/accounts/friends-facts.ts';
import type { CampaignsState } from '../../projections/accounts/campaigns.ts';
import type { CashbackState } from '../../projections/accounts/cashback.ts';
import type { FriendsState } from '../../projections/accounts/friends.ts';
import type { State } from '../../projections/state.ts';
import { area, type DeepReadonly } from './area.ts';
import { sending } from './sending.ts';

export type Campaign = DeepReadonly<CampaignsState['items'][number]>;
export type KnownCashback = DeepReadonly<NonNullable<CashbackState['known']>>;
export type KnownFriends = DeepReadonly<NonNullable<FriendsState['known']>>;
export type CashbackWeek = KnownCashback['weeks'][number];

/** What is on offer for whoever visits. */
const campaigns = area(['campaigns'], (state) => state.campaigns);

/** What comes back of lost stakes, and what the policy says before anything is sent. */
const cashback = area(['cashback', 'limits', 'session', 'user', 'config'], (state) => {
  const { status, failure, known, joining, collecting, collectingWeek } = state.cashback;
  return {
    ...{ status, failure, known, collectingWeek },
    isMember: known !== null && takesPart(known),
    joining: sending(joining),
    collecting: sending(collecting),
    joinRefusal: joinRefusal(cashbackFacts(state)),
    collectRefusal: (week: CashbackWeek) =>
      collectRefusal(cashbackFacts(state), week, known?.at ?? 0),
  };
});

/** Friends whom the player brought, and what the policy says before anything is sent. */
const friends = area(['friends', 'limits', 'session', 'user', 'config'], (state) => {
  const { status, failure, known, collecting, isCopied } = state.friends;
  const facts = friendsFacts(state);
  return {
    ...{ status, failure, known, isCopied },
    collecting: sending(collecting),
    refusal: friendsRefusal(facts),
    collectRefusal: friendsCollectRefusal(facts),
  };
});

export function campaignsAreas(state: State) {
  return { campaigns: campaigns(state), cashback: cashback(state), friends: friends(state) };
}
