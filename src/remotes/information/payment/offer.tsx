import { isPaidAtDesk, type MethodTerms } from '../../../domain/payments/payments.ts';
import type { Offer } from '../../../site/contract/payments.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { feeText } from '../../../site/ui/format/fee-text.ts';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './offer.module.css';

const HOUR = 60 * 60_000;

/** In which currency the terms are: each at an address of its own. */
function Currencies({ offer: { currency, currencies } }: { readonly offer: Offer }) {
  const { t, language } = useHost('payments');
  const names = new Intl.DisplayNames(language(), { type: 'currency' });
  return (
    <nav className={styles['currencies']} aria-label={t('payments_offer_currency')}>
      <ul>
        {currencies.map(({ id, iso }) => (
          <li key={id}>
            <PageLink
              route="payment"
              query={`?currency=${id}`}
              title={names.of(iso)}
              aria-current={iso === currency ? 'page' : undefined}
            >
              {iso}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useWords(iso: string) {
  const { t, language } = useHost('payments');
  const clock = useClock();
  const money = (minor: number): string => formatMoney(minor, iso, language());
  return {
    money,
    fee(terms: MethodTerms): string {
      const fee = feeText(terms.fee, iso, language());
      return fee === null ? t('payments_fee_none') : t('payments_fee', { fee });
    },
    outage({ outage }: MethodTerms): string | null {
      if (!outage) return null;
      const { until } = outage;
      return until === null
        ? t('payments_out')
        : t('payments_out_until', { time: formatTime(until, clock, 'moment') });
    },
  };
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly MethodTerms[];
  readonly iso: string;
  /** When it is done. */
  readonly when: (terms: MethodTerms) => string;
}

/** Ways to pay, each with what it takes and how long. */
function Ways({ title, ways, iso, when }: WaysProps) {
  const { t } = useHost('payments');
  const { money, fee, outage } = useWords(iso);
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {ways.length === 0 && <p>{t('payments_offer_none')}</p>}
      <ul className={styles['ways']}>
        {ways.map((way) => (
          <li key={way.id} data-method={way.id}>
            <strong>{t(`payments_method_${way.id}`)}</strong>
            {way.outage && <strong className={styles['out']}>{outage(way)}</strong>}
            <span className="numbers">
              {t('payments_bounds', { min: money(way.min), max: money(way.max) })}
              {' · '}
              {fee(way)}
            </span>
            <span>{when(way)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ offer }: { readonly offer: Offer }) {
  const { t, language } = useHost('payments');
  const { currency: iso, country, cashFor } = offer;
  const { money } = useWords(iso);
  const name = new Intl.DisplayNames(language(), { type: 'region' }).of(country.toUpperCase());
  const hours = Math.round(cashFor / HOUR);
  return (
    <>
      <p>{t('payments_offer_where', { country: name ?? country })}</p>
      <Currencies offer={offer} />
      <Ways
        title={t('payments_offer_in')}
        ways={offer.deposit}
        iso={iso}
        when={({ id }) =>
          isPaidAtDesk(id) ? t('payments_offer_when_cash', { hours }) : t('payments_offer_when_in')
        }
      />
      <Ways
        title={t('payments_offer_out')}
        ways={offer.withdrawal}
        iso={iso}
        when={() => t('payments_offer_when_out')}
      />
      <p className="numbers">
        {t('payments_refused_unverified_left', { bound: money(offer.unverifiedRoom) })}
      </p>
    </>
  );
}

/** The ways to pay where the visitor is, for whoever reads: what the cashier goes by. */
export function PaymentOffer() {
  const host = useHost('payments');
  const { status, failure, known } = useHostState((state) => state.paymentOffer);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('payments_terms_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (known === null) {
    return <SkeletonList rows={3} height="5rem" label={host.t('main_loading')} />;
  }
  return <Told offer={known} />;
}
