import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/auth.ts';

export const texts: Translation<typeof en> = {
  auth_login: 'E-Mail oder Login',
  auth_login_missing: 'Geben Sie Ihre E-Mail-Adresse oder Ihren Login ein.',
  authWrong:
    'Diese Angaben passen nicht zusammen. Prüfen Sie sie, oder setzen Sie Ihr Passwort zurück.',
  authStaff:
    'Das ist ein Konto des Personals. Das Personal meldet sich in der Konsole an und wettet nicht.',
  auth_needed: 'Melden Sie sich an, um diese Seite zu öffnen. Danach gelangen Sie dorthin.',
  auth_forgot: 'Passwort vergessen?',
  auth_no_account: 'Noch kein Konto?',
  auth_letter_text:
    'Diese Seite gehört zu einem Link aus einer E-Mail, und in der Adresse fehlt ein Teil davon. Öffnen Sie den Link vollständig aus der E-Mail selbst.',
  auth_token_text:
    'Links dieser Art lassen sich hier nicht mehr einlösen, auch wenn sie vollständig sind.',
  auth_token_way:
    'Melden Sie sich wie gewohnt an. Wenn Sie eine E-Mail angefordert haben, fordern Sie bei der Anmeldung eine neue an: Der Link darin führt zu einer eigenen Seite.',
  auth_terms_text:
    'Unsere Regeln haben sich geändert. Bitte lesen Sie sie: Für abgegebene Wetten gelten weiter die Regeln, unter denen sie abgegeben wurden. Sie können sich jederzeit abmelden und Ihr Guthaben auszahlen lassen.',
  auth_terms_agree: 'Ich stimme zu',
  auth_terms_read: 'Regeln lesen',

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
  authLinkUsed: 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie hier einen neuen an.',

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
  authTwoStepOver:
    'Es hat zu lange gedauert, oder der Code war zu oft falsch. Melden Sie sich noch einmal an.',

  authWrongCode: 'Dieser Code stimmt nicht. Bitte prüfen und noch einmal versuchen.',
  authTimeUp: 'Dieser Code gilt nicht mehr. Bitte einen neuen anfordern.',
  authAgain: 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
  authSignedIn: 'Hier ist schon jemand angemeldet. Melden Sie sich zuerst ab.',

  auth_networks: 'Netzwerke',
  auth_networks_more: 'Weitere Netzwerke',
  auth_networks_fewer: 'Weniger Netzwerke',
  auth_with_network: 'Mit {{network}} anmelden',
  auth_register_with_network: 'Mit {{network}} registrieren',
  auth_link_network: '{{network}} mit dem Konto verbinden',
  auth_one_tap: 'Mit einem Tippen anmelden',
  auth_leaving: 'Sie werden weitergeleitet …',
  auth_coming: 'Einen Moment, Sie werden angemeldet …',
  authGoingFailed:
    'Jene Seite hat sich nicht geöffnet. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  authSocialDenied:
    'Sie haben dem Netzwerk nicht erlaubt, uns zu sagen, wer Sie sind. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  authSocialFailed:
    'Das Netzwerk hat uns nicht gesagt, wer Sie sind. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  auth_social_unknown:
    'Dieses Konto des Netzwerks gehört hier zu niemandem, und neue Konten werden gerade nicht eröffnet.',
  authLinkedElsewhere:
    'Dieses Konto des Netzwerks gehört zu einem anderen Spieler. Wählen Sie dort ein anderes.',

  registrationKnown:
    'So entsteht kein neues Konto. Wenn Sie hier eines haben, melden Sie sich an oder setzen Sie ein neues Passwort.',
  registrationClosed:
    'Diese Art der Registrierung ist zurzeit geschlossen. Bitte eine andere wählen.',

  auth_terms_since: 'Sie gelten seit dem {{date}}.',

  security_off_sms_sent: 'Ein Code ist unterwegs auf Ihr Telefon.',

  auth_registration_title: 'Registrierung',
  auth_login_title: 'Anmeldung',
  auth_account_verify_title: 'Konto bestätigen',
  auth_activate_fast_title: 'Konto aktivieren',
  auth_password_reset_title: 'Neues Passwort',
  auth_stop_newsletter_title: 'Newsletter abbestellen',
  auth_token_title: 'Link aus einer E-Mail',
  auth_confirm_terms_title: 'Unsere Regeln haben sich geändert',
  authExcluded:
    'Sie haben sich vom Spiel gesperrt. Anmelden können Sie sich wieder, wenn die Sperre vorbei ist.',
  auth_terms_open:
    'Ihre Wetten, Ihre Zahlungen, das Auszahlen, Ihre Limits und der Support bleiben offen. Alles andere öffnet sich wieder, wenn Sie die Regeln gelesen und ihnen zugestimmt haben.',
  auth_terms_confirm: 'Lesen und zustimmen',
  auth_terms_go_on: 'Hier weitermachen',
  auth_terms_take_out: 'Geld auszahlen lassen',
};
