import type { signIn as en } from '../en/sign-in.ts';
import type { Translation } from '../texts.ts';

export const signIn: Translation<typeof en> = {
  auth_forms: 'Art der Anmeldung',
  auth_form_login_password: 'E-Mail',
  auth_form_phone_password: 'Telefon',
  auth_form_sms: 'SMS-Code',
  auth_or: 'oder',

  auth_link_offer: 'Mit einem Link anmelden',
  auth_link_text: 'Wir senden einen Link an Ihre E-Mail-Adresse. Er meldet Sie ohne Passwort an.',
  auth_link_send: 'Link senden',
  auth_link_back: 'Mit Passwort anmelden',
  auth_link_sent:
    'Wenn es dieses Konto gibt, ist ein Link an seine E-Mail-Adresse unterwegs. Öffnen Sie ihn bald: Er gilt einmal.',
  auth_link_used:
    'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie hier einen neuen an.',

  auth_sms_hint: 'An diese Nummer senden wir einen Code per SMS.',
  auth_sms_send: 'Code senden',
  auth_sms_sent:
    'Wenn es ein Konto mit {{phone}} gibt, kommt der Code per SMS. Er gilt einige Minuten.',
  auth_sms_change: 'Andere Nummer verwenden',
  auth_code_sent: 'Ein neuer Code ist unterwegs.',

  auth_method: 'Woher der Code kommt',
  auth_method_totp: 'App',
  auth_method_sms: 'SMS',
  auth_method_recovery: 'Wiederherstellungscode',
  auth_two_step_totp:
    'Noch ein Schritt: Geben Sie den Code ein, den Ihre Authenticator-App jetzt anzeigt.',
  auth_two_step_sms:
    'Noch ein Schritt: Geben Sie den Code ein, den wir an Ihr Telefon gesendet haben.',
  auth_two_step_sms_unsent:
    'Noch ein Schritt: Lassen Sie sich einen Code per SMS senden, und geben Sie ihn hier ein.',
  auth_two_step_recovery:
    'Noch ein Schritt: Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder gilt einmal.',
  auth_two_step_any:
    'Noch ein Schritt: Geben Sie den Code Ihrer App oder der SMS oder einen Ihrer Wiederherstellungscodes ein.',
  auth_two_step_left: 'Verbleibende Zeit: {{time}}',
  auth_two_step_back: 'Von vorn beginnen',
  auth_two_step_over:
    'Es hat zu lange gedauert, oder der Code war zu oft falsch. Melden Sie sich noch einmal an.',

  auth_wrong_code: 'Dieser Code stimmt nicht. Bitte prüfen und noch einmal versuchen.',
  auth_time_up: 'Dieser Code gilt nicht mehr. Bitte einen neuen anfordern.',
  auth_again: 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
  auth_signed_in: 'Hier ist schon jemand angemeldet. Melden Sie sich zuerst ab.',
  auth_retry_in: 'Sie können es in {{time}} wieder versuchen.',

  auth_networks: 'Netzwerke',
  auth_networks_more: 'Weitere Netzwerke',
  auth_networks_fewer: 'Weniger Netzwerke',
  auth_with_network: 'Mit {{network}} anmelden',
  auth_register_with_network: 'Mit {{network}} registrieren',
  auth_link_network: '{{network}} mit dem Konto verbinden',
  auth_one_tap: 'Mit einem Tippen anmelden',
  auth_leaving: 'Sie werden weitergeleitet …',
  auth_coming: 'Einen Moment, Sie werden angemeldet …',
  auth_going_failed:
    'Jene Seite hat sich nicht geöffnet. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  auth_social_denied:
    'Sie haben dem Netzwerk nicht erlaubt, uns zu sagen, wer Sie sind. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  auth_social_failed:
    'Das Netzwerk hat uns nicht gesagt, wer Sie sind. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  auth_social_unknown:
    'Dieses Konto des Netzwerks gehört hier zu niemandem, und neue Konten werden gerade nicht eröffnet.',
  auth_linked_elsewhere:
    'Dieses Konto des Netzwerks gehört zu einem anderen Spieler. Wählen Sie dort ein anderes.',
};
