import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/footer.ts';

export const texts: Translation<typeof en> = {
  footer_betting: 'Wetten',
  footer_about: 'Informationen',
  footer_safe: 'Sicheres Spielen',
  footer_policies: 'Richtlinien',
  footer_site_map: 'Alle Seiten',
  footer_adults: 'Nur für Erwachsene',
  footer_play:
    'Wetten ist Unterhaltung, keine Einnahmequelle. Setzen Sie nur, was Sie verlieren können.',
  footer_record:
    'Jede Sitzung wird Ereignis für Ereignis aufgezeichnet, damit im Streitfall zählt, was wirklich geschah.',
  footer_elsewhere: 'Sie finden uns auch hier',
  footer_session: 'Sitzung',
  footer_limits: 'Limits festlegen',

  information_rules_title: 'Regeln',
  information_contacts_title: 'Kontakt',
  information_about_title: 'Über uns',
  information_how_bet_title: 'So wird gewettet',
  information_payment_title: 'Zahlungen',
  information_cookies_title: 'Cookies',
  information_licenses_title: 'Lizenzen',
  information_consent_title: 'Datenverarbeitung',
  information_aml_policy_title: 'Gegen Geldwäsche',
  information_dispute_resolution_title: 'Streitfälle',
  information_kyc_policy_title: 'Identitätsprüfung',
  information_responsible_gaming_title: 'Verantwortungsvolles Spielen',
  information_betting_calculator_title: 'Wettrechner',
  information_mobile_title: 'Auf dem Handy',
  information_betting_alphabet_title: 'Wett-ABC',
};
