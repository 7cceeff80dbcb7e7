import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/consent.ts';

export const texts: Translation<typeof en> = {
  consent_title: 'Cookies',
  consent_text:
    'Einige Cookies brauchen wir, damit Sie angemeldet bleiben und Ihre Wetten sicher sind. Andere helfen uns, die Seite zu verbessern und Angebote zu zeigen; darüber entscheiden Sie.',
  consent_more: 'Was jedes davon tut',
  consent_all: 'Alle annehmen',
  consent_necessary_only: 'Nur notwendige',
  consent_choose: 'Auswählen',
  consent_save: 'Auswahl speichern',
  consent_necessary: 'Notwendig',
  consent_necessary_text:
    'Anmeldung, Sicherheit und Ihr Wettschein. Ohne sie funktioniert die Seite nicht.',
  consent_functionality: 'Funktion',
  consent_functionality_text: 'Zählt Besuche, damit wir sehen, was gut funktioniert und was nicht.',
  consent_marketing: 'Werbung',
  consent_marketing_text: 'Damit zeigen wir Ihnen passende Angebote, hier und anderswo.',
};
