import { formatMoney } from '../../../site/ui/format/format.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import rows from '../rows.module.css';
import styles from './verification.module.css';
import { useVerificationWords } from './words.ts';

/** How it stands, in a word. */
export function StandingMark({
  standing,
}: {
  readonly standing: Parameters<ReturnType<typeof useVerificationWords>['standing']>[0];
}) {
  const words = useVerificationWords();
  return (
    <span className={styles['standing']} data-standing={standing}>
      {words.standing(standing)}
    </span>
  );
}

/** What may be taken out before anything was seen. */
function Room() {
  const { t, language } = useHost('verification');
  const terms = useHostState((state) => state.payments.terms.known);
  if (terms === null || terms.unverifiedRoom === null) return null;
  const bound = formatMoney(terms.unverifiedRoom, terms.currency, language());
  return <Banner level="info">{t('verification_room', { bound })}</Banner>;
}

/** Why other pages lead here. */
export function Held() {
  const { t } = useHost('verification');
  const isHeld = useHostState((state) => state.player.isHeldByBonus);
  if (!isHeld) return null;
  return (
    <Banner level="info">
      {t('identification_why_bonus')} {t('identification_held')}
    </Banner>
  );
}

/** What is to be proved, why, how it stands, and what to do next. */
export function NeedsCard() {
  const { t } = useHost('verification');
  const words = useVerificationWords();
  const needs = useHostState((state) => state.verification.needs);
  const isVerified = useHostState((state) => state.verification.isVerified);
  const wish = useHostState((state) => state.verification.wish);
  return (
    <Card title={t('verification_due_title')}>
      <Held />
      {isVerified ? <Banner level="done">{t('verificationVerified')}</Banner> : <Room />}
      <ul className={rows['rows']}>
        {needs.map(({ need, standing: own }) => {
          const isWished = need === 'payment' && wish !== null;
          const standing = isWished ? wish : own;
          return (
            <li key={need} className={rows['row']} data-need={need}>
              <strong>{words.need(need)}</strong>
              <StandingMark standing={standing} />
              <p className={styles['quiet']}>
                {isWished ? t('verificationNewsAskedText') : words.why(need)}
              </p>
              {(isWished || need !== 'payment' || standing !== 'missing') && (
                <p className={styles['quiet']}>{words.next(standing)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
