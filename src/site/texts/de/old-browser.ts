import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/old-browser.ts';

export const texts: Translation<typeof en> = {
  title: 'Dieser Browser ist zu alt',
  lead: 'Quoten ändern sich im Sekundentakt, und dieser Browser kommt nicht sicher mit.',
  needs: 'Was die Seite braucht: einen von diesen, oder eine neuere Version',
  scripts: 'eingeschaltetes JavaScript',
  todo: 'Was Sie tun können',
  update:
    'Aktualisieren Sie diesen Browser in seinen Einstellungen oder mit den Updates Ihres Geräts.',
  other:
    'Gibt es für Ihr Gerät keine neuere Version, nutzen Sie einen anderen Browser dieser Liste oder ein anderes Gerät.',
  back: 'Öffnen Sie danach die Seite noch einmal.',
  safe: 'Ihr Konto, Ihr Geld und Ihre offenen Wetten bleiben, wie sie sind.',
  open: 'Zur Seite',
};
