import type { PageLinkProps } from '../../site/ui/link.tsx';

export type FooterLink = Pick<PageLinkProps, 'route' | 'params'> & { readonly textKey: string };

interface FooterGroup {
  readonly titleKey: string;
  readonly links: readonly FooterLink[];
}

/** The links at the foot of every page. */
export const groups: readonly FooterGroup[] = [
  {
    titleKey: 'footer_betting',
    links: [
      { route: 'mainSection', params: { section: 'live' }, textKey: 'main_nav_live' },
      { route: 'mainSection', params: { section: 'line' }, textKey: 'main_nav_line' },
      { route: 'howBet', textKey: 'information_how_bet_title' },
      { route: 'bettingCalculator', textKey: 'information_betting_calculator_title' },
      { route: 'bettingAlphabet', textKey: 'information_betting_alphabet_title' },
    ],
  },
  {
    titleKey: 'footer_about',
    links: [
      { route: 'about', textKey: 'information_about_title' },
      { route: 'contacts', textKey: 'information_contacts_title' },
      { route: 'rules', params: { ruleGroup: '1' }, textKey: 'information_rules_title' },
      { route: 'payment', textKey: 'information_payment_title' },
      { route: 'mobile', textKey: 'information_mobile_title' },
    ],
  },
  {
    titleKey: 'footer_safe',
    links: [
      { route: 'responsibleGaming', textKey: 'information_responsible_gaming_title' },
      { route: 'officeResponsible', textKey: 'footer_limits' },
      { route: 'disputeResolution', textKey: 'information_dispute_resolution_title' },
      { route: 'licenses', textKey: 'information_licenses_title' },
    ],
  },
  {
    titleKey: 'footer_policies',
    links: [
      { route: 'consent', textKey: 'information_consent_title' },
      { route: 'cookies', textKey: 'information_cookies_title' },
      { route: 'amlPolicy', textKey: 'information_aml_policy_title' },
      { route: 'kycPolicy', textKey: 'information_kyc_policy_title' },
    ],
  },
];
