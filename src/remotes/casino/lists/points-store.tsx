import { POINT_STORE_DAYS } from '../../../domain/accounts/point-store.ts';
import type { PointStoreOffer } from '../../../site/contract/accounts.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { formatNumber, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Told } from '../../../site/ui/notices/told.tsx';
import { CampaignFacts } from '../../../site/ui/promotions/campaign-facts.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from '../points/points.module.css';
import { usePointsText } from '../points/use-points.ts';
import lists from './lists.module.css';

/** Why it cannot be taken now, in words; null where it can. */
function useWhyNot({ price, left }: PointStoreOffer): string | null {
  const { t } = useHost();
  const text = usePointsText();
  const { store, buyRefusal } = useHostState((state) => state.points);
  switch (buyRefusal({ price, left })) {
    case null:
      return null;
    case 'too-few':
      return t('casino_points_store_too_few', {
        points: text(store.known?.points ?? 0),
        price: text(price),
      });
    case 'limit-reached':
      return t('casino_points_store_limit', { days: String(POINT_STORE_DAYS) });
    default:
      return t('casino_points_store_closed');
  }
}

/** What came of the press for this code. */
function Outcome({ code }: { readonly code: string }) {
  const { buying, buyingCode } = useHostState((state) => state.points);
  if (buyingCode !== code) return <Told told={null} />;
  const done = { level: 'done', text: 'casino_points_store_bought', values: { code } } as const;
  return <Told told={buying.status === 'done' ? done : buying.told} />;
}

/** It is told as codes are that are for everybody. */
const campaignOf = (terms: PointStoreOffer['terms']) =>
  ({
    id: terms.code,
    kind: 'promo-code',
    from: 0,
    ...terms,
    standing: { is: 'open', until: null },
  }) as const;

function Offer({ offer }: { readonly offer: PointStoreOffer }) {
  const host = useHost();
  const { t, language } = host;
  const text = usePointsText();
  const whyNot = useWhyNot(offer);
  const isBusy = useHostState(({ points }) => points.buying.status === 'busy');
  const { terms, price, left } = offer;
  const { code } = terms;
  return (
    <li className={styles['offer']} data-points-offer={code}>
      <h3>{t('casino_points_store_code', { code })}</h3>
      <CampaignFacts campaign={campaignOf(terms)} isUntimed />
      <p className={styles['quiet']}>
        {t('casino_points_store_left', {
          left: formatNumber(left, language()),
          days: String(POINT_STORE_DAYS),
        })}
      </p>
      {whyNot !== null && <p>{whyNot}</p>}
      <Button
        look="main"
        busy={isBusy}
        waiting={whyNot !== null}
        onClick={() => host.buyForPoints({ code, price })}
      >
        {t('casino_points_store_buy', { price: text(price) })}
      </Button>
      <Outcome code={code} />
    </li>
  );
}

/** Codes that the player took before, the last one first. */
function Purchases() {
  const { t } = useHost();
  const clock = useClock();
  const text = usePointsText();
  const known = useHostState(({ points }) => points.store.known);
  if (known === null || known.purchases.length === 0) return null;
  return (
    <>
      <h3>{t('casino_points_store_taken')}</h3>
      <ul className={styles['entries']}>
        {known.purchases.map(({ id, code, price, at }) => (
          <li key={id} className={styles['entry']} data-points-purchase={code}>
            <span>{code}</span>
            <strong className="numbers">{text(price)}</strong>
            <span className={`${styles['quiet']} numbers`}>{formatTime(at, clock, 'moment')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What points buy. Who is offered nothing sees what they bought before, and no more of it. */
export function PointsStore() {
  const { t } = useHost();
  const { store, storeRefusal } = useHostState((state) => state.points);
  const { known } = store;
  if (known === null) return null;
  const offers = storeRefusal === null ? known.items : [];
  if (offers.length === 0 && known.purchases.length === 0) return null;
  const title = t('casino_points_store');
  return (
    <section className={lists['part']} aria-label={title}>
      <h2>{title}</h2>
      {offers.length > 0 && (
        <>
          <p className={styles['about']}>{t('casino_points_store_about')}</p>
          <ul className={styles['offers']}>
            {offers.map((offer) => (
              <Offer key={offer.terms.code} offer={offer} />
            ))}
          </ul>
        </>
      )}
      <Purchases />
    </section>
  );
}
