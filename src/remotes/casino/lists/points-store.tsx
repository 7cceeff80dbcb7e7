import { POINT_STORE_DAYS } from '../../../domain/accounts/point-store.ts';
import type { PointStoreOffer } from '../../../site/contract/accounts.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { useFocusKept } from '../../../site/ui/controls/focus.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatNumber, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { CampaignFacts } from '../../../site/ui/promotions/campaign-facts.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from '../points/points.module.css';
import { usePointsText } from '../points/use-points.ts';
import table from '../table/table.module.css';
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

/** The code that the player is asked about before it is taken. */
const ASKED = 'casino-points-asked';

/** What came of the press for this code. */
function Outcome({ code }: { readonly code: string }) {
  const { buying, buyingCode } = useHostState((state) => state.points);
  if (buyingCode !== code) return <Told told={null} />;
  const done = { level: 'done', text: 'casino_points_store_bought', values: { code } } as const;
  return <Told told={buying.status === 'done' ? done : buying.told} takesFocus />;
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

/** Nothing that was taken can be given back: whoever pressed twice, or held the key, has pressed for nothing yet. */
function Sure({ code, price }: { readonly code: string; readonly price: number }) {
  const host = useHost();
  const text = usePointsText();
  const values = { code, price: text(price) };
  const take = () => {
    host.choose(ASKED, '');
    host.buyForPoints({ code, price });
  };
  return (
    <Told told={{ level: 'info', text: 'casino_points_store_sure', values }} takesFocus>
      <div className={table['ways']}>
        <Button onClick={() => host.choose(ASKED, '')}>{host.t('main_cancel')}</Button>
        <Button look="main" onClick={take}>
          {host.t('casino_points_store_take')}
        </Button>
      </div>
    </Told>
  );
}

function Offer({ offer }: { readonly offer: PointStoreOffer }) {
  const host = useHost();
  const { t, language } = host;
  const text = usePointsText();
  const whyNot = useWhyNot(offer);
  const isBusy = useHostState(({ points }) => points.buying.status === 'busy');
  const { terms, price, left } = offer;
  const { code } = terms;
  const isAsked = useHostState(({ page }) => page.choice(ASKED) === code) && whyNot === null;
  const place = useFocusKept<HTMLLIElement>(`${isAsked}`);
  return (
    <li ref={place} className={styles['offer']} data-points-offer={code}>
      <h3>{t('casino_points_store_code', { code })}</h3>
      <CampaignFacts campaign={campaignOf(terms)} isUntimed />
      <p className={styles['quiet']}>
        {t('casino_points_store_left', {
          left: formatNumber(left, language()),
          days: String(POINT_STORE_DAYS),
        })}
      </p>
      {whyNot !== null && <p>{whyNot}</p>}
      {isAsked ? (
        <Sure code={code} price={price} />
      ) : (
        <>
          <Button
            look="main"
            busy={isBusy}
            waiting={whyNot !== null}
            onClick={() => host.choose(ASKED, code)}
          >
            {t('casino_points_store_buy', { price: text(price) })}
          </Button>
          <Outcome code={code} />
        </>
      )}
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

function Offers({ offers }: { readonly offers: readonly PointStoreOffer[] }) {
  const { t } = useHost();
  if (offers.length === 0) return null;
  return (
    <>
      <p className={styles['about']}>{t('casino_points_store_about')}</p>
      <ul className={styles['offers']}>
        {offers.map((offer) => (
          <Offer key={offer.terms.code} offer={offer} />
        ))}
      </ul>
    </>
  );
}

/** Until it is known, and where that failed. */
function Unknown() {
  const host = useHost();
  const { status, failure } = useHostState(({ points }) => points.store);
  if (status !== 'failed') return <SkeletonList rows={2} label={host.t('main_loading')} />;
  return (
    <ErrorState
      icon="plug"
      title={host.t('casino_points_store_failed')}
      {...(failure && { text: host.say(failure) })}
    >
      <RefreshButton />
    </ErrorState>
  );
}

/** What points buy. Who is offered nothing sees what they bought before, and no more of it; guests see nothing. */
export function PointsStore() {
  const { t } = useHost();
  const isPlayer = useHostState((state) => state.session.isPlayer);
  const { store, storeRefusal } = useHostState((state) => state.points);
  const { known } = store;
  if (!isPlayer) return null;
  const offers = storeRefusal === null ? (known?.items ?? []) : [];
  if (known !== null && offers.length === 0 && known.purchases.length === 0) return null;
  const title = t('casino_points_store');
  return (
    <section className={lists['part']} aria-label={title}>
      <h2>{title}</h2>
      {known === null ? <Unknown /> : <Offers offers={offers} />}
      <Purchases />
    </section>
  );
}
