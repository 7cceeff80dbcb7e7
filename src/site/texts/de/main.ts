import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/main.ts';
import { maintenance } from './maintenance.ts';

export const texts: Translation<typeof en> = {
  ...maintenance,

  main_site: 'Replaybook',
  main_brand_home: 'Replaybook, Startseite',
  main_skip: 'Zum Inhalt',
  main_loading: 'Wird geladen…',
  main_close: 'Schließen',
  main_cancel: 'Abbrechen',
  main_to_home: 'Zur Startseite',
  main_ok: 'OK',
  main_done: 'Erledigt',
  main_error: 'Etwas ist schiefgegangen',
  main_info: 'Hinweis',
  mainErrorText: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  mainNetworkError: 'Keine Verbindung. Prüfen Sie sie und versuchen Sie es noch einmal.',
  mainSentBefore:
    'Was Sie zuvor gesendet haben, ist angekommen, nur die Antwort ging verloren. Sehen Sie nach, wie es steht, bevor Sie etwas anderes senden.',
  mainAdBlocker:
    'Die Seite wird von einem Werbeblocker blockiert. Lassen Sie sie dort zu und laden Sie sie neu.',
  main_session_limit_ended: 'Ihr Sitzungslimit ist erreicht',
  mainSessionLimitVisitTomorrow: 'Besuchen Sie uns morgen wieder.',
  main_dictionary_load_error: 'Dieser Teil der Seite konnte nicht geladen werden.',
  main_dictionary_refresh_page: 'Erneut laden',
  main_page_refresh_button: 'Seite neu laden',
  main_offline: 'Sie sind offline. Die Quoten können veraltet sein.',
  main_feed_lost: 'Verbindung verloren. Die Quoten können veraltet sein.',
  main_feed_retry: 'Neuer Versuch läuft…',
  main_to_top: 'Nach oben',
  main_notices: 'Mitteilungen',
  main_dismiss: 'Ausblenden',
  main_update_text: 'Es gibt eine neuere Fassung der Seite. Ihr Wettschein bleibt, wie er ist.',
  main_update_load: 'Laden',
  main_support: 'Hilfe',
  main_support_new_one: 'Hilfe: {{count}} neue Antwort',
  main_support_new_other: 'Hilfe: {{count}} neue Antworten',
  main_contacts: 'Kontakt',
  main_settings: 'Einstellungen',
  main_language: 'Sprache',
  main_language_choose: 'Sprache wählen',
  main_theme_dark: 'Dunkle Farben',
  main_theme_light: 'Helle Farben',
  main_coef_view: 'Quotenformat',
  main_coef_view_0: 'Dezimal',
  main_coef_view_1: 'Bruch',
  main_coef_view_2: 'Amerikanisch',
  main_coef_view_4: 'Hongkong',
  main_coef_view_5: 'Malaiisch',
  main_coef_view_6: 'Indonesisch',
  main_coef_view_14: 'Britische Brüche',
  main_coef_view_15: 'Wahrscheinlichkeit, %',
  main_coef_view_16: 'Dezimal, 2 Stellen',

  main_nav_sections: 'Bereiche',
  main_nav_bottom: 'Schnellzugriff',
  main_nav_home: 'Start',
  main_nav_live: 'Live',
  main_nav_line: 'Vor dem Spiel',
  main_nav_line_short: 'Vorab',
  main_nav_results: 'Ergebnisse',
  main_nav_esports: 'E-Sport',
  main_nav_casino: 'Casino',
  main_nav_games: 'Spiele',
  main_nav_promo: 'Aktionen',
  main_nav_calculator: 'Rechner',
  main_nav_how: 'So wird gewettet',

  main_player: 'Spieler',
  main_player_id: 'ID {{id}}',
  main_balance: 'Guthaben',
  main_balance_show: 'Guthaben zeigen',
  main_balance_hide: 'Guthaben verbergen',
  main_deposit: 'Einzahlen',
  main_menu_account: 'Konto',
  main_menu_accounts: 'Ihre Konten',
  main_menu_bets: 'Wettverlauf',
  main_menu_payments: 'Zahlungsverlauf',
  main_menu_limits: 'Limits und Pausen',
  main_menu_security: 'Sicherheit',

  betWon: 'Ihre Wette hat gewonnen',
  betLost: 'Ihre Wette hat verloren',
  betVoid: 'Ihre Wette wurde annulliert',
  betLostText: 'Wette {{couponId}} ist abgerechnet.',
  betPaidText: 'Wette {{couponId}}: {{payout}} wurden Ihrem Konto gutgeschrieben.',

  coupon_title: 'Wettschein',
  coupon_count_one: '{{count}} Auswahl',
  coupon_count_other: '{{count}} Auswahlen',

  consent_settings: 'Cookie-Einstellungen',

  auth_sign_in: 'Anmelden',
  auth_sign_in_short: 'Anmelden',
  auth_sign_out: 'Abmelden',
  auth_register: 'Registrieren',
  authTooMany: 'Zu viele Versuche. Warten Sie etwas und versuchen Sie es dann erneut.',

  session_excluded: 'Sie sind abgemeldet',
  session_excluded_text:
    'Sie spielen eine Weile nicht: Bis dahin kann nichts gesetzt und nichts eingezahlt werden. Melden Sie sich an, um zu sehen, wie lange noch, und um Wetten und Auszahlungen zu erreichen.',
  main_lock_one: '{{count}} Stunde aufhören',
  main_lock_other: '{{count}} Stunden aufhören',
  main_excluded: 'Sie haben mit dem Spielen aufgehört. Verlauf und Auszahlungen bleiben offen.',
  main_excluded_until:
    'Sie haben bis {{date}} mit dem Spielen aufgehört. Verlauf und Auszahlungen bleiben offen.',
  main_withdrawal: 'Auszahlung',
  new_site_title: 'Die Seite ist neu',
  new_site_text: 'Was Sie kennen, ist noch da: das Angebot, Ihr Wettschein und Ihr Konto.',
  sessionEnded: 'Sie sind abgemeldet',
  sessionEndedExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um fortzufahren.',
  sessionEndedOtherTab: 'Sie haben sich in einem anderen Tab abgemeldet.',
  sessionEndedIdle: 'Sie waren eine Weile nicht da, deshalb haben wir Sie abgemeldet.',
  sessionEndedCaptcha: 'Die Prüfung wurde nicht bestanden, deshalb haben wir Sie abgemeldet.',

  captchaCancelled:
    'Sie haben die Prüfung geschlossen, deshalb wurde dies nicht ausgeführt. Senden Sie es noch einmal, dann kommt eine neue Prüfung.',

  coupon_placing: 'Ihre Wette wird abgegeben.',
  coupon_changed_title: 'Die Quoten haben sich geändert',

  coupon_checking_title: 'Wir prüfen Ihre Wette',

  coupon_accepted_title: 'Wette angenommen',
  coupon_rejected_title: 'Die Wette wurde nicht angenommen',

  office_points: '{{points}} Punkte',

  office_currency_named: '{{name}} ({{iso}})',
  officeHideFailed:
    'Ob Ihr Guthaben verborgen ist, konnte nicht gespeichert werden. Ihre Wahl gilt hier, bis Sie sich abmelden.',

  informationTermsNewer:
    'Die Regeln haben sich noch einmal geändert. Lesen Sie die neuen und sagen Sie dann, ob Sie zustimmen.',
  main_balance_hidden: 'verborgen',

  informationConfirmTermsError:
    'Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',

  technical_error_404_title: 'Seite nicht gefunden',
  technical_error_404_text:
    'Unter dieser Adresse gibt es nichts. Vielleicht enthält sie einen Tippfehler, oder die Seite ist umgezogen.',
  technical_error_500_title: 'Die Seite ist ausgefallen',
  technical_error_500_text:
    'Der Fehler liegt bei uns und steht schon in der Aufzeichnung Ihrer Sitzung. Versuchen Sie es erneut oder gehen Sie zur Startseite.',
};
