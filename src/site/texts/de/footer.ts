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
  footer_session: 'Sitzung',
};
