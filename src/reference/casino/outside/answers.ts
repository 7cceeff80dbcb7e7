import type { CASINO_REFUSALS } from '../../../domain/casino/refusals.ts';
import type { WalletStatus } from '../../../domain/casino/wallet.ts';
import type { Reply } from '../wallet/wallet.ts';

type Rule = (typeof CASINO_REFUSALS)[number];

/** What a provider is told of why a stake is not taken: never what a player set for themselves. */
export type RefusedStatus =
  | 'session-unknown'
  | 'session-ended'
  | 'player-blocked'
  | 'limit'
  | 'game-off'
  | 'stake'
  | 'too-soon'
  | 'paused'
  | 'reality-check'
  | 'other-game-open';

const SAID: Readonly<Partial<Record<Rule, RefusedStatus>>> = {
  'session-ended': 'session-ended',
  'not-accepted': 'session-unknown',
  'active-elsewhere': 'player-blocked',
  banned: 'player-blocked',
  excluded: 'player-blocked',
  'time-up': 'player-blocked',
  'limit-missing': 'player-blocked',
  limit: 'limit',
  'game-off': 'game-off',
  'not-offered': 'game-off',
  stake: 'stake',
  'too-soon': 'too-soon',
  confirm: 'paused',
  pause: 'paused',
  'reality-check': 'reality-check',
  'round-open': 'other-game-open',
  'other-game-open': 'other-game-open',
};

/** A definite answer, as a provider is told it. */
export interface WalletAnswer {
  readonly status: WalletStatus | RefusedStatus;
  readonly balance: number | null;
}

/** The reply of the wallet in the words of its providers. */
export function answerOf(reply: Reply): WalletAnswer {
  const { balance } = reply;
  if (reply.status !== 'refused') return { status: reply.status, balance };
  const status = SAID[reply.refusal.rule];
  if (status === undefined) throw new Error(`the wallet refuses by ${reply.refusal.rule}`);
  return { status, balance };
}
