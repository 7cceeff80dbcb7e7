import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/contacts.ts';

export const texts: Translation<typeof en> = {
  activation_title: 'E-Mail und Telefon',
  activation_text:
    'Mit einer bestätigten Adresse oder Nummer kommen Sie wieder an Ihr Konto, wenn Sie das Passwort vergessen.',
  activation_email: 'E-Mail',
  activation_phone: 'Telefonnummer',
  activation_missing: 'Nicht angegeben',
  activation_unconfirmed: 'Nicht bestätigt',
  activation_confirmed: 'Bestätigt',
  activation_to: 'Code senden an',
  activation_send: 'Code senden',
  activation_have_code: 'Ich habe einen Code',
  activation_password:
    'Damit niemand sonst Ihrem Konto eine Adresse oder Nummer hinzufügt. Wenn Sie noch keines haben, melden Sie sich ab und fordern Sie bei der Anmeldung ein neues an.',
  activation_code_sent: 'Ein Code ist unterwegs an {{to}}.',
  activation_code_letter: 'Die E-Mail enthält auch einen Link: Beides geht.',
  activation_code_had: 'Geben Sie den Code ein, den wir Ihnen gesendet haben.',
  activation_code_left: 'Noch {{time}} gültig.',
  activation_confirm: 'Bestätigen',
  activation_change_email: 'Andere Adresse angeben',
  activation_change_phone: 'Andere Nummer angeben',
  activation_time_up: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  activation_taken_email:
    'Diese Adresse hat ein anderes Konto bestätigt. Nehmen Sie eine andere, oder melden Sie sich dort an.',
  activation_taken_phone:
    'Diese Nummer hat ein anderes Konto bestätigt. Nehmen Sie eine andere, oder melden Sie sich dort an.',
  activation_locked: 'Was bestätigt ist, ändert nur der Kundendienst, damit es niemand sonst kann.',
  activation_reminder_one:
    'Bestätigen Sie Ihre E-Mail-Adresse oder Telefonnummer. Dafür bleibt Ihnen {{count}} Tag.',
  activation_reminder_other:
    'Bestätigen Sie Ihre E-Mail-Adresse oder Telefonnummer. Dafür bleiben Ihnen {{count}} Tage.',
  activation_go: 'Jetzt bestätigen',
  activation_reminder_late:
    'Bestätigen Sie Ihre E-Mail-Adresse oder Telefonnummer: Die Frist dafür ist vorbei.',
  activation_guest:
    'Melden Sie sich an, und bestätigen Sie hier E-Mail-Adresse und Telefonnummer mit einem Code.',
  activation_all: 'E-Mail-Adresse und Telefonnummer sind bestätigt. Es ist nichts mehr zu tun.',
  securityConfirmed: 'Das ist schon bestätigt. Ändern kann es nur der Kundendienst.',
};
