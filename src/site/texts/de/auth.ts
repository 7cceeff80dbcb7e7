import type { auth as en } from '../en/auth.ts';
import type { Translation } from '../texts.ts';

export const auth: Translation<typeof en> = {
  auth_sign_in: 'Anmelden',
  auth_sign_in_short: 'Anmelden',
  auth_sign_out: 'Abmelden',
  auth_register: 'Registrieren',
  auth_login: 'E-Mail oder Login',
  auth_password: 'Passwort',
  auth_password_show: 'Passwort zeigen',
  auth_password_hide: 'Passwort verbergen',
  auth_login_missing: 'Geben Sie Ihre E-Mail-Adresse oder Ihren Login ein.',
  auth_password_missing: 'Geben Sie Ihr Passwort ein.',
  auth_wrong:
    'Diese Angaben passen nicht zusammen. Prüfen Sie sie, oder setzen Sie Ihr Passwort zurück.',
  auth_too_many: 'Zu viele Versuche. Warten Sie etwas und versuchen Sie es dann erneut.',
  auth_staff:
    'Das ist ein Konto des Personals. Das Personal meldet sich in der Konsole an und wettet nicht.',
  auth_needed: 'Melden Sie sich an, um diese Seite zu öffnen. Danach gelangen Sie dorthin.',
  auth_forgot: 'Passwort vergessen?',
  auth_no_account: 'Noch kein Konto?',
  auth_letter_text:
    'Diese Seite gehört zu einem Link aus einer E-Mail, und in der Adresse fehlt ein Teil davon. Öffnen Sie den Link vollständig aus der E-Mail selbst.',
  auth_terms_text:
    'Unsere Regeln haben sich geändert. Bitte lesen Sie sie: Für abgegebene Wetten gelten weiter die Regeln, unter denen sie abgegeben wurden. Sie können sich jederzeit abmelden und Ihr Guthaben auszahlen lassen.',
  auth_terms_agree: 'Ich stimme zu',
  auth_terms_read: 'Regeln lesen',

  session_ended: 'Sie sind abgemeldet',
  session_ended_logout: 'Bis bald.',
  session_ended_expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um fortzufahren.',
  session_ended_other_tab: 'Sie haben sich in einem anderen Tab abgemeldet.',
  session_ended_idle: 'Sie waren eine Weile nicht da, deshalb haben wir Sie abgemeldet.',
  session_ended_captcha: 'Die Prüfung wurde nicht bestanden, deshalb haben wir Sie abgemeldet.',
};
