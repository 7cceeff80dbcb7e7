import { useHost } from '../../site/contract.tsx';
import { PageLink, type PageLinkProps } from '../../site/ui/link.tsx';
import { useCurrentInView } from '../../site/ui/use-current-in-view.ts';
import styles from './information.module.css';

type Item = Pick<PageLinkProps, 'route' | 'params'> & { readonly textKey: string };

const items: readonly Item[] = [
  { route: 'about', textKey: 'information_about_title' },
  { route: 'contacts', textKey: 'information_contacts_title' },
  { route: 'howBet', textKey: 'information_how_bet_title' },
  { route: 'bettingAlphabet', textKey: 'information_betting_alphabet_title' },
  { route: 'bettingCalculator', textKey: 'information_betting_calculator_title' },
  { route: 'rules', params: { ruleGroup: '1' }, textKey: 'information_rules_title' },
  { route: 'payment', textKey: 'information_payment_title' },
  { route: 'responsibleGaming', textKey: 'information_responsible_gaming_title' },
  { route: 'disputeResolution', textKey: 'information_dispute_resolution_title' },
  { route: 'licenses', textKey: 'information_licenses_title' },
  { route: 'consent', textKey: 'information_consent_title' },
  { route: 'cookies', textKey: 'information_cookies_title' },
  { route: 'amlPolicy', textKey: 'information_aml_policy_title' },
  { route: 'kycPolicy', textKey: 'information_kyc_policy_title' },
  { route: 'taxation', textKey: 'information_taxation_title' },
  { route: 'mobile', textKey: 'information_mobile_title' },
];

/** The other articles: beside the page, or in one row above it on a phone. */
export function SideNav() {
  const host = useHost();
  const row = useCurrentInView<HTMLElement>();
  return (
    <nav ref={row} className={styles['side']} aria-label={host.t('information_articles')}>
      <ul>
        {items.map(({ route, params, textKey }) => (
          <li key={textKey}>
            <PageLink route={route} {...(params && { params })}>
              {host.t(textKey)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
