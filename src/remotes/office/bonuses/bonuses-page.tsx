import { useId } from 'react';
import type { Bonus } from '../../../site/contract/payments.ts';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost } from '../host.ts';
import { Card, Page } from '../page.tsx';
import styles from './bonuses.module.css';
import { SignInOffer } from './sign-in-offer.tsx';
import { WithBonuses } from './with-bonuses.tsx';
import { BONUS_NAMES, ENDED_BONUSES } from './words.ts';

/** How much of it is wagered, and until when the rest has to be. */
function Progress({ bonus, label }: { readonly bonus: Bonus; readonly label: string }) {
  const { t, language } = useHost('bonus');
  const clock = useClock();
  const { wagered, required, currency, expiresAt } = bonus;
  const money = (minor: number) => formatMoney(minor, currency, language());
  return (
    <>
      <progress value={wagered} max={required} aria-labelledby={label} />
      <span className={`${styles['quiet']} numbers`}>
        {t('bonuses_wagered', { wagered: money(wagered), required: money(required) })}
      </span>
      <span className={`${styles['quiet']} ${styles['end']} numbers`}>
        {t('bonuses_until', { date: formatTime(expiresAt, clock, 'moment') })}
      </span>
    </>
  );
}

function Item({ bonus }: { readonly bonus: Bonus }) {
  const { t, language } = useHost('bonus');
  const id = useId();
  return (
    <li className={styles['bonus']} data-bonus={bonus.kind} data-bonus-state={bonus.state}>
      <strong id={id}>{t(BONUS_NAMES[bonus.kind])}</strong>
      <strong className={`${styles['end']} numbers`}>
        {formatMoney(bonus.granted, bonus.currency, language())}
      </strong>
      {bonus.state === 'active' ? (
        <Progress bonus={bonus} label={id} />
      ) : (
        <span className={`${styles['quiet']} ${styles['wide']}`}>
          {t(ENDED_BONUSES[bonus.state])}
        </span>
      )}
    </li>
  );
}

/** What the player was given, and how far each is from being their own. */
export function BonusesPage() {
  const { t } = useHost('bonus');
  return (
    <Page title={usePageTitle()} intro={t('bonuses_intro')}>
      <SignInOffer />
      <WithBonuses>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="gift" title={t('bonuses_none')} text={t('bonuses_none_text')} />
          ) : (
            <Card>
              <ul className={styles['list']}>
                {items.map((bonus) => (
                  <Item key={bonus.id} bonus={bonus} />
                ))}
              </ul>
            </Card>
          )
        }
      </WithBonuses>
    </Page>
  );
}
