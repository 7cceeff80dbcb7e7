import type { RoundRefusal } from '../../../site/contract/casino.ts';
import type { PlainKey } from '../../../site/texts/keys.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';
import { useMoney } from './use-money.ts';

const words: Readonly<Partial<Record<RoundRefusal['rule'], PlainKey<'casino'>>>> = {
  stake: 'casino_no_stake',
  limit: 'casino_no_limit',
  excluded: 'casino_no_excluded',
  'insufficient-funds': 'casino_no_money',
  'too-soon': 'casino_no_too_soon',
  pause: 'casino_no_too_soon',
  'limits-unreachable': 'casino_no_waiting',
  waiting: 'casino_no_waiting',
  'limit-missing': 'casino_no_limit_missing',
  'time-up': 'casino_no_time',
  'reality-check': 'casino_no_reality_check',
  confirm: 'casino_no_reality_check',
  banned: 'casino_no_banned',
  'active-elsewhere': 'casino_no_elsewhere',
  'round-open': 'casino_no_round_open',
  'other-game-open': 'casino_no_other_game',
  'draw-closed': 'casino_no_draw_closed',
  'round-closed': 'casino_no_round_closed',
  'client-seed': 'casino_no_client_seed',
  'too-many-bets': 'casino_no_too_many',
  'not-offered': 'casino_no_offered',
  'game-off': 'casino_no_offered',
  'no-account': 'casino_no_account',
  guest: 'casino_no_signed_out',
  'signed-out': 'casino_no_signed_out',
  'session-ended': 'casino_no_signed_out',
};

/** Why a round was not taken, in words. */
export function useRefusalWords(): (why: RoundRefusal) => string {
  const { t } = useHost();
  const money = useMoney();
  const clock = useClock();
  return ({ rule, bound, until }) => {
    if (bound !== undefined && (rule === 'stake' || rule === 'limit')) {
      const amount = money.text(bound);
      return rule === 'stake'
        ? t('casino_no_stake_bound', { amount })
        : t('casino_no_limit_left', { amount });
    }
    if (until !== undefined && rule === 'excluded') {
      const time = formatTime(until * 1000, clock, 'zonedDate');
      return t('casino_no_excluded_until', { time });
    }
    return t(words[rule] ?? 'casino_no_other');
  };
}
