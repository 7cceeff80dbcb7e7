import type { ReactNode } from 'react';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { navigation } from '../../site/contract/page.ts';
import { useCurrentInView } from '../../site/ui/controls/use-current-in-view.ts';
import { PageLink } from '../../site/ui/links/link.tsx';
import { Count } from '../../site/ui/marks/count.tsx';
import { Icon } from '../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './page.module.css';

/** The rooms of the office, the ones people come for first. */
const items = navigation('office');
/** Cashback is of games of the house: who wants sports only is led to no casino, here as in the header. */
const ofSports = items.filter(({ route }) => route !== 'officeVipCashback');

/** In which room a page stands that has no link of its own. */
const ROOMS = {
  officeBonusesDeposit: 'officeBonusesWager',
  officePremiumCashback: 'officeVipCashback',
  officeRewards: 'officePromotion',
  officeIdentification: 'officeVerification',
  officeShareIdea: 'officeSupport',
  blockAppealHistory: 'officeSupport',
  officePaymentRequests: 'officeSupport',
  officePaymentCreateRequest: 'officeSupport',
  officePaymentTopic: 'officeSupport',
  officePaymentSubTopic: 'officeSupport',
  officePaymentTransactions: 'officeSupport',
  officePaymentTransaction: 'officeSupport',
  onPay: 'officeHistoryPay',
  onPayWithdraw: 'officeHistoryPay',
} as const;

/** That support has answered, and how often, on the link that leads there. */
function Unread() {
  const { t } = useHost();
  const count = useHostState((state) => state.player.unreadAnswers);
  if (count === 0) return null;
  return (
    <>
      <Count of={count} />
      <span className="visually-hidden">{t('office_support_unread', { count })}</span>
    </>
  );
}

function OfficeNav() {
  const { t, say } = useHost();
  const row = useCurrentInView<HTMLUListElement>();
  const page = useHostState((state) => state.route.name);
  const isOfSports = useHostState((state) => state.preferences.display.sportsOnly);
  const room = isKeyOf(page, ROOMS) ? ROOMS[page] : null;
  return (
    <nav className={styles['nav']} aria-label={t('office_nav')}>
      <ul ref={row} className={styles['items']}>
        {(isOfSports ? ofSports : items).map(({ route, icon, textKey }) => (
          <li key={route}>
            <PageLink
              route={route}
              className={styles['item']}
              {...(route === room && { 'aria-current': 'true' })}
            >
              <Icon name={icon} size={18} />
              <span>{say({ text: textKey })}</span>
              {route === 'officeSupport' && <Unread />}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The frame of an office page: the other pages at the side, the title, and what it is about. */
export function Page(props: {
  readonly title: string;
  readonly intro?: string;
  /** The others are not open to whoever reads it. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={`${styles['page']} ${props.isAlone ? styles['alone'] : ''}`}>
      {!props.isAlone && <OfficeNav />}
      <div className={styles['content']}>
        <h1 className={styles['title']}>{props.title}</h1>
        {props.intro && <p className={styles['intro']}>{props.intro}</p>}
        {props.children}
      </div>
    </div>
  );
}

/** A surface with a title. */
export function Card(props: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className={styles['card']} aria-label={props.title}>
      {props.title && <h2 className={styles['card-title']}>{props.title}</h2>}
      {props.children}
    </section>
  );
}
