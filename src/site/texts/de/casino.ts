import type { casino as en } from '../en/casino.ts';
import type { Translation } from '../texts.ts';

export const casino: Translation<typeof en> = {
  casino_categories: 'Bereiche des Casinos',
  casino_none_title: 'Hier sind keine Spiele angebunden',
  casino_none_text:
    'Casinospiele laufen auf den Servern ihrer Anbieter. An diese Seite ist kein Anbieter angebunden, deshalb gibt es in diesem Bereich nichts zu spielen. Sportwetten funktionieren vollständig.',
  casino_none_money:
    'Ihr Guthaben ist überall auf der Seite dasselbe: Für Sportwetten müssen Sie nichts umbuchen.',
};
