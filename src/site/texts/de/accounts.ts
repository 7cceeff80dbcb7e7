import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/accounts.ts';

export const texts: Translation<typeof en> = {
  office_account_pay: 'Von diesem Konto zahlen',
  officeAccountChanged: 'Einsätze gehen ab jetzt von {{account}} ab.',
  office_accounts_inactive: 'Kein Konto zahlt für Ihre Wetten. Wählen Sie eines aus.',
  office_accounts_none_text:
    'Wir haben mehrmals nachgesehen. Laden Sie in einer Minute noch einmal.',
  officeAccountsStale:
    'Ihre Konten konnten nicht neu geladen werden. Laden Sie noch einmal, um ihren Stand zu sehen.',
  office_currency_add: 'Währung hinzufügen',
  office_currency_add_text: 'Sie bekommen ein weiteres Konto. Die anderen bleiben, wie sie sind.',
  office_currency_choose: 'Währung',
  office_currency_add_yes: 'Konto hinzufügen',
  office_currency_all: 'Sie haben ein Konto in jeder Währung, die es gibt.',
  office_currencies_failed: 'Die Währungen konnten nicht geladen werden',
  office_currency_coming: 'Das Konto wird eröffnet …',
  officeCurrencyAdded: '{{currency}}: Ihr Konto wird eröffnet.',
  officeCurrencyHere: '{{currency}}: Ihr Konto ist eröffnet.',
  officeCurrencyLate:
    '{{currency}}: Das Konto braucht länger als sonst. Laden Sie in ein paar Minuten noch einmal.',
  office_currency_remove: 'Entfernen',
  office_currency_remove_title: 'Dieses Konto entfernen?',
  office_currency_remove_text:
    'Ein Konto lässt sich entfernen, wenn es leer ist und seine Wetten abgerechnet sind. Die Währung können Sie jederzeit wieder hinzufügen.',
  office_currency_remove_active: 'Danach gehen Einsätze von Ihrem Hauptkonto ab.',
  office_currency_remove_yes: 'Konto entfernen',
  officeCurrencyRemoved: '{{currency}}: Das Konto ist entfernt.',
  officeCurrencyUnknown: 'In dieser Währung führen wir keine Konten. Wählen Sie eine andere.',
  officeCurrencyThere:
    'In dieser Währung haben Sie schon ein Konto, oder es wird gerade eröffnet. Wählen Sie eine andere.',
  officeCurrencyMissing: 'Dieses Konto gibt es schon nicht mehr. Sie können das Fenster schließen.',
  officeCurrencyInUse:
    'Auf diesem Konto ist Geld, oder eine Wette oder Zahlung davon ist offen. Leeren Sie es und warten Sie, bis das erledigt ist.',

  office_convert: 'Welches Konto zahlt',
  office_convert_main_title: 'Ihr Hauptkonto zahlt nicht',
  office_convert_main_text: 'Einsätze gehen von diesem Konto ab, und Gewinne kommen darauf:',
  office_convert_main_rest: 'Das Geld auf Ihrem Hauptkonto bleibt dort, bis Sie davon zahlen:',
  office_convert_main_yes: 'Vom Hauptkonto zahlen',
  office_convert_additional_title: 'Ihr Hauptkonto zahlt',
  office_convert_additional_text: 'Einsätze gehen vom Hauptkonto ab, und Gewinne kommen darauf:',
  office_convert_additional_rest:
    'Das Geld auf Ihren anderen Konten bleibt dort, bis Sie davon zahlen:',

  exchange_text:
    'Das Geld geht zum hier gezeigten Kurs auf ein anderes Ihrer Konten. Es kostet nichts.',
  exchange_from: 'Von',
  exchange_to: 'Auf',
  exchange_all: 'Alles',
  exchange_rate: 'Kurs',
  exchange_rate_is: '1 {{from}} = {{rate}} {{to}}',
  exchange_arrives: 'Es kommen an',
  exchange_send: 'Geld umbuchen',
  exchange_done: '{{amount}} sind abgegangen, {{received}} sind angekommen.',
  exchange_failed: 'Die Kurse konnten nicht geladen werden',
  exchange_one_account: 'Sie haben ein einziges Konto. Fügen Sie zuerst eine Währung hinzu.',
  exchangeRefusedSame: 'Wählen Sie zwei Konten in verschiedenen Währungen.',
  exchangeRefusedRate:
    'Der Kurs hat sich geändert. Sehen Sie sich den neuen an und senden Sie noch einmal.',
  exchangeRefusedNothing: 'Das ist so wenig, dass nichts ankäme. Wählen Sie einen größeren Betrag.',

  office_person_phone: 'Telefon',
  office_profile_complete: 'Ihr Profil ist vollständig.',
  office_profile_lacks: 'Ihr Profil ist nicht vollständig',
  office_profile_lacks_text: 'Danach wird gefragt, wenn Ihre Identität geprüft wird:',
  office_profile_add: 'Zur Prüfung',
  office_contacts_lack: 'Wir erreichen Sie nicht auf jedem Weg.',
  office_profile_name: 'Vorname',
  office_profile_surname: 'Nachname',
  office_profile_date_birthday: 'Geburtsdatum',
  office_profile_passport: 'Nummer Ihres Reisepasses oder Ausweises',
  office_profile_passport_date: 'Tag der Ausstellung',
  office_profile_registration_address: 'Meldeadresse',

  office_mailing: 'Was wir Ihnen schreiben',
  office_mailing_text: 'Nachrichten zur Sicherheit Ihres Kontos kommen in jedem Fall.',
  office_mailing_enable_mail_news: 'Neues und Angebote per E-Mail',
  office_mailing_enable_mail_deposit: 'Ein- und Auszahlungen per E-Mail',
  office_mailing_enable_mail_bets: 'Abgerechnete Wetten per E-Mail',
  office_mailing_enable_sms_news: 'Neues und Angebote per SMS',
  office_mailing_save: 'Speichern',
  officeMailingSaved: 'Gespeichert.',
  officeMailingFailed: 'Ihre Wahl konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  office_mailing_load_failed: 'Ihre Wahl konnte nicht geladen werden',
  exchange_title: 'Geld umbuchen',
};
