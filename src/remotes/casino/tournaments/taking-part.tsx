import type { Tournament } from '../../../site/contract/tournaments.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import styles from '../casino.module.css';
import { useHost, useHostState } from '../host.ts';
import cards from './tournaments.module.css';
import { useTournamentWords } from './words.ts';

const refusals = {
  waiting: 'tournaments_no_waiting',
  'not-offered': 'tournaments_no_offered',
  unknown: 'tournaments_no_unknown',
  over: 'tournaments_no_over',
} as const;

/** The way in: it says what comes of it, and why there is none. */
function Join({ of, now }: { readonly of: Tournament; readonly now: number }) {
  const host = useHost('tournaments');
  const { t } = host;
  const isGuest = useHostState((state) => state.session.status === 'guest');
  const refusal = useHostState((state) => state.tournaments.refusal(of.id, now));
  const { status, told } = useHostState((state) => state.tournaments.joining);
  if (isGuest && refusal !== 'over') {
    return (
      <>
        <p>{t('tournaments_guest')}</p>
        <Button onClick={() => host.openModal('login')}>{t('auth_sign_in')}</Button>
      </>
    );
  }
  if (refusal !== null) return <p>{t(refusals[refusal])}</p>;
  return (
    <>
      <p>{t('tournaments_join_text')}</p>
      <Told told={told} />
      <Button look="main" busy={status === 'busy'} onClick={() => host.joinTournament(of.id)}>
        {t('tournaments_join')}
      </Button>
    </>
  );
}

/** How the player stands. */
function Standing({ id }: { readonly id: string }) {
  const { t } = useHost('tournaments');
  const words = useTournamentWords();
  const own = useHostState((state) => state.tournaments.ownOf(id));
  if (own === null) return null;
  if (own.hasLeft) return <p>{t('tournaments_left')}</p>;
  return (
    <>
      <p>{t('tournaments_joined_text', { name: own.name })}</p>
      {own.rank === null ? (
        <p>{t('tournaments_no_rank')}</p>
      ) : (
        <p>
          <strong>{t('tournaments_your_rank', { rank: own.rank })}</strong>{' '}
          {t('tournaments_your_score', { score: words.score(own.score) })}
        </p>
      )}
      {own.prize && (
        <p>
          {t('tournaments_prize', { amount: words.money(own.prize.amount, own.prize.currency) })}
        </p>
      )}
    </>
  );
}

/** Whether the player takes part, and how they stand. */
export function TakingPart({ of, now }: { readonly of: Tournament; readonly now: number }) {
  const { t } = useHost('tournaments');
  const isIn = useHostState((state) => state.tournaments.ownOf(of.id) !== null);
  const isPlayer = useHostState((state) => state.session.isPlayer);
  return (
    <section className={`${styles['card']} ${cards['card']}`} aria-live="polite">
      {isIn ? <Standing id={of.id} /> : <Join of={of} now={now} />}
      {isPlayer && <ButtonLink route="officeResponsible">{t('tournaments_limits')}</ButtonLink>}
    </section>
  );
}
