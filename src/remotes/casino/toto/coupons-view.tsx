import type { CasinoRound } from '../../../site/contract/casino.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import { Row } from './match-row.tsx';
import styles from './toto.module.css';
import { couponOf, hitsOf, nameOf } from './toto.ts';

/** What came of a coupon, in words. */
function useOutcome(): (round: CasinoRound) => string {
  const { t } = useHost('toto');
  const money = useMoney();
  return ({ status, payout, currency }) => {
    if (status === 'open') return t('toto_waits');
    if (status === 'cancelled') return t('toto_back');
    if (payout === null || payout === 0) return t('toto_nothing');
    return t('toto_got', { amount: money.text(payout, currency) });
  };
}

function Coupon({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost('toto');
  const money = useMoney();
  const outcome = useOutcome();
  const { teams, marks, results } = couponOf(round);
  const name = t('toto_coupon', { name: nameOf(round) });
  const hits = { hits: hitsOf(marks, results), of: teams.length };
  return (
    <li className={styles['coupon']}>
      <details>
        <summary>
          <strong>{name}</strong> · {t('toto_draw', { number: round.draw ?? 0 })} ·{' '}
          {t('toto_staked', { amount: money.text(round.staked, round.currency) })} ·{' '}
          {outcome(round)}
        </summary>
        {results !== '' && <p>{t('toto_hits', hits)}</p>}
        <ol className={styles['matches']} aria-label={name}>
          {teams.map((names, at) => (
            <Row key={names} number={at + 1} names={names}>
              <span className={styles['ended']} dir="ltr">
                {marks[at]}
                {results !== '' && ` · ${results[at] === 'V' ? t('toto_void') : results[at]}`}
              </span>
            </Row>
          ))}
        </ol>
      </details>
    </li>
  );
}

/** The player's coupons, newest first. */
export function CouponsView() {
  const host = useHost('toto');
  const { t } = host;
  const { status, failure, items, older } = useHostState((state) => state.rounds);
  const isPlayer = useHostState((state) => state.session.isPlayer);
  if (!isPlayer) {
    return (
      <>
        <p>{t('toto_guest')}</p>
        <Button onClick={() => host.openModal('login')}>{t('auth_sign_in')}</Button>
      </>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={t('toto_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready') return <SkeletonList rows={3} label={t('main_loading')} />;
  if (items.length === 0) return <p>{t('toto_no_coupons')}</p>;
  return (
    <>
      <ul className={styles['coupons']}>
        {items.map((round) => (
          <Coupon key={round.id} round={round} />
        ))}
      </ul>
      {older.exist && (
        <Button busy={older.areLoading} onClick={() => host.loadOlderRounds()}>
          {t('toto_older')}
        </Button>
      )}
    </>
  );
}
