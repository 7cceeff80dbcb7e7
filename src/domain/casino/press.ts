import { type Forbidden, mayPlayer } from '../limits/may-player.ts';
import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';

/** What the site knows when a round is asked for. */
interface Known extends KnownOfPlayer {
  readonly accounts: {
    readonly accounts: readonly { readonly id: string; readonly money: number }[];
    readonly activeId: string | null;
  };
}

type Rule = Exclude<Forbidden<'play'>['rule'], 'guest'> | 'no-account' | 'insufficient-funds';

/** Why a round would not be taken; `until` in epoch seconds. */
export interface PressRefusal {
  readonly rule: Rule;
  readonly until?: number;
}

/**
 * Whether a round may be asked for, as far as the site knows: null, or the first thing that forbids it. A
 * guest plays for play money where the house lets them; that, the pace, limits and open rounds are the
 * house's to know.
 */
export function pressRefusal(known: Known, stake: number): PressRefusal | null {
  if (known.session.status === 'guest') return null;
  const forbidden = mayPlayer('play', standingOf(known));
  if (forbidden && forbidden.rule !== 'guest') {
    const { rule, until } = forbidden;
    return until === null ? { rule } : { rule, until };
  }
  const { accounts, activeId } = known.accounts;
  const account = accounts.find(({ id }) => id === activeId);
  if (!account) return { rule: 'no-account' };
  return stake > account.money ? { rule: 'insufficient-funds' } : null;
}
