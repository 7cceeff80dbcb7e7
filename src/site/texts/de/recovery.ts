import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/recovery.ts';

export const texts: Translation<typeof en> = {
  recovery_title_call: 'Passwort vergessen?',
  recovery_title_code: 'Code eingeben',
  recovery_title_late: 'Ein neuer Code ist nötig',
  recovery_title_password: 'Neues Passwort wählen',
  recovery_title_done: 'Ihr Passwort ist neu',
  recovery_call_text:
    'Sagen Sie uns, um welches Konto es geht: Wir senden einen Code, mit dem Sie ein neues Passwort wählen.',
  recovery_login: 'E-Mail, Telefonnummer oder Login',
  recovery_login_hint: 'Telefonnummern bitte mit + und Landesvorwahl.',
  recovery_login_missing: 'Geben Sie E-Mail, Telefonnummer oder Login Ihres Kontos ein.',
  recovery_send: 'Code senden',
  recovery_sent: 'Gibt es zu {{login}} ein Konto, ist ein Code unterwegs.',
  recovery_sent_somewhere: 'Gibt es das Konto, ist ein Code unterwegs.',
  recovery_sent_look: 'Das kann eine Minute dauern; sehen Sie auch im Spam nach.',
  recovery_left: 'Noch {{time}} gültig.',
  recovery_change: 'Nicht Sie? Andere Adresse angeben',
  recovery_time_up:
    'Die Zeit ist abgelaufen, oder es gab zu viele falsche Codes. Ihr Passwort ist noch das alte. Fordern Sie einen neuen Code an, um fortzufahren.',
  recovery_password_new: 'Neues Passwort',
  recovery_password_missing: 'Geben Sie ein neues Passwort ein.',
  recovery_save: 'Passwort speichern',
  recovery_done: 'Es gilt ab sofort. Überall, wo Sie angemeldet waren, sind Sie nun abgemeldet.',

  letter_reset_text: 'Mit dem Link aus Ihrer E-Mail wählen Sie ein neues Passwort für Ihr Konto.',
  letter_reset_wrong:
    'Dieser Link wurde schon benutzt, oder es gibt einen neueren. Haben Sie damit bereits ein Passwort gewählt, melden Sie sich an.',
  letter_reset_time_up: 'Dieser Link ist abgelaufen. Lassen Sie sich einen neuen senden.',
  letter_reset_again: 'Neuen Link senden',
  letter_verify_busy: 'Ihre E-Mail-Adresse wird bestätigt …',
  letter_verify_done: 'Ihre E-Mail-Adresse ist bestätigt.',
  letter_verify_wrong:
    'Dieser Link wurde schon benutzt, oder es gibt einen neueren. Steht die Adresse in Ihrem Konto als bestätigt, ist nichts mehr zu tun.',
  letter_verify_time_up:
    'Dieser Link ist abgelaufen. Lassen Sie sich in Ihrem Konto einen neuen senden.',
  letter_verify_taken:
    'Diese Adresse hat ein anderes Konto bestätigt. Melden Sie sich dort an, oder geben Sie bei Ihrem eine andere an.',
  letter_verify_waiting: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  letter_account: 'Zu meinem Konto',
  letter_stop_text:
    'Ein Druck auf die Schaltfläche, und wir schreiben Ihnen nicht mehr über Neues und Angebote. Nachrichten zu Ihren Wetten und Ihrem Konto kommen weiterhin.',
  letter_stop: 'Newsletter abbestellen',
  letter_stop_done: 'Erledigt: Neues und Angebote kommen von uns nicht mehr.',
  letter_stop_wrong:
    'Dieser Link gilt nicht. Melden Sie sich an, und wählen Sie in den Einstellungen, worüber wir Ihnen schreiben.',
  letter_settings: 'Einstellungen',
  recovery_continue: 'Weiter',
};
